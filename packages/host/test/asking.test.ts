import { BOTS, answer as botAnswer } from '@methuselah/bots';
import { type Game, type Seat, saveGame } from '@methuselah/engine';
import { optionId, playedGame, readState, resume, tableOf } from '@methuselah/engine/internal';
import { Asking, type Chair, Fold, type Next, type Pace, passPlace } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';

const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');
const AMONG_BOTS: readonly Chair[] = ['person', 'heuristic', 'person', 'novice', 'heuristic'];
const BEAT = 1000;
const PACE: Pace = { beat: BEAT, jitter: (step) => (step * 37) % 100 };

const setupOf = (seed: number) => ({ ...fifthSetup(seed, 5, fifthPool), asks: 'all' as const });

/** A choice that was made. */
interface Made {
  readonly seat: Seat;
  readonly at: number;
  readonly by: (Next & { readonly is: 'choose' })['by'];
  readonly isPass: boolean;
  readonly isShared: boolean;
}

/** A table in virtual time, whose people decide as bots would. */
class Played {
  fold: Fold;
  asking: Asking;
  now = 0;
  readonly made: Made[] = [];
  /** How many people were asked at once, at most. */
  most = 0;
  readonly #bots = [0, 1, 2, 3, 4].map((seat) => BOTS[seat % 2 ? 'novice' : 'heuristic'](seat));
  readonly #delay: (seat: Seat, question: string) => number;

  constructor(seed: number, chairs = PEOPLE, delay: (seat: Seat, question: string) => number = () => 300) {
    this.fold = new Fold(playedGame(setupOf(seed)), chairs);
    this.asking = new Asking(this.fold, PACE, 0);
    this.#delay = delay;
  }

  /** Makes choices until so many were made. */
  until(choices: number): void {
    const answers = new Map<string, number>();
    while (this.made.length < choices) {
      const asked = this.fold.people.flatMap((seat) => {
        const question = this.asking.question(seat);
        return question ? [{ seat, question }] : [];
      });
      this.most = Math.max(this.most, asked.length);
      for (const { seat, question } of asked)
        if (!answers.has(question.id)) answers.set(question.id, this.now + this.#delay(seat, question.id));
      const next = this.asking.next(this.now);
      if (next.is === 'over') return;
      if (next.is === 'choose') {
        this.#choose(next);
        continue;
      }
      const due = asked.map(({ seat, question }) => ({ seat, question, at: answers.get(question.id) ?? 0 }));
      const first = due.toSorted((a, b) => a.at - b.at)[0];
      if (first && (next.until === null || first.at < next.until)) {
        this.now = Math.max(this.now, first.at);
        this.reply(first.seat);
      } else if (next.until !== null) this.now = next.until;
      else throw new Error('The table waits for nobody.');
    }
  }

  reply(seat: Seat, place?: number): void {
    const question = this.asking.question(seat);
    if (!question) throw new Error(`Seat ${seat} is not asked.`);
    const option = idOf(question.game, seat, place ?? this.#wants(seat, question.game));
    expect(this.asking.answer(seat, question.id, { is: 'option', option, whatever: false })).toBe(true);
  }

  #wants(seat: Seat, game: Game): number {
    const bot = this.#bots[seat];
    return game.optionCount === 1 || !bot ? 0 : botAnswer(game, bot);
  }

  #choose({ seat, place, by }: Next & { readonly is: 'choose' }): void {
    const { t, game } = this.fold;
    const taken = place ?? this.#wants(seat, game);
    const isPass = taken === passPlace(t);
    const isShared = t.state.frames.at(-1)?.kind === 'impulse';
    this.made.push({ seat, at: this.now, by, isPass, isShared });
    this.asking.choose(taken, this.now, by);
  }
}

function idOf(game: Game, seat: Seat, place: number): string {
  const t = tableOf(game);
  const option = t.decision?.options[place];
  return option ? game.keys(seat).optionId(optionId(t, option)) : '';
}

/** The first moment at which several people are asked. */
function shared(seed = 3): Played {
  const played = new Played(seed);
  for (let n = 1; n < 5000; n++) {
    played.until(n);
    if (played.fold.people.filter((seat) => played.asking.question(seat)).length > 1) return played;
  }
  throw new Error('No window is open for several people.');
}

/** A moment at which the first of several people who are asked can do something after which all are asked again. */
function beforeAnAct() {
  const played = new Played(3);
  for (let n = 1; n < 3000; n++) {
    played.until(n);
    const { t, game, people } = played.fold;
    const first = game.decider;
    const frame = t.state.frames.at(-1);
    const later = people.find((seat) => seat !== first && played.asking.question(seat));
    if (frame?.kind !== 'impulse' || later === undefined || !played.asking.question(first)) continue;
    // There, orders pass for who has passed once.
    if (frame.window === 'polling') continue;
    for (const [act, option] of (t.decision?.options ?? []).entries()) {
      if (option.verb === 'pass') continue;
      const ahead = game.fork();
      ahead.chooseAt(act);
      // As everybody lets it happen.
      for (let n = 0; n < 20 && ahead.optionCount > 0; n++) {
        const { frames } = tableOf(ahead).state;
        const top = frames.at(-1);
        const isBack = top?.kind === 'impulse' && frames.length === t.state.frames.length;
        if (isBack && top.window === frame.window && ahead.decider === first)
          return { played, first, later, act };
        ahead.chooseAt(Math.max(0, passPlace(tableOf(ahead))));
      }
    }
  }
  throw new Error('There is no such moment.');
}

describe('people at a table', () => {
  test.each([1, 2, 3])('play a whole game, several asked at once (seed %i)', (seed) => {
    const played = new Played(seed);
    played.until(100_000);
    expect(played.fold.game.over).toBe(true);
    expect(played.most).toBeGreaterThan(1);
  });

  test('play with bots, who answer on the beat', () => {
    const played = new Played(5, AMONG_BOTS);
    played.until(100_000);
    expect(played.fold.game.over).toBe(true);
    expect(new Set(played.made.map(({ by }) => by))).toEqual(new Set(['person', 'bot', 'order', 'only']));
  });

  test('an automatic and a manual pass take the same time', () => {
    const played = new Played(4, AMONG_BOTS);
    let before = 0;
    played.until(600);
    for (const { at, isPass, isShared } of played.made) {
      // A round of passes counts at one moment, a beat after the last deed.
      if (isPass && isShared && at !== before) expect(at - before).toBeGreaterThanOrEqual(BEAT);
      before = at;
    }
  });

  test('who is asked before their turn sees the options that they will have', () => {
    const played = shared();
    const seats = played.fold.people.filter((seat) => played.asking.question(seat));
    const later = seats.find((seat) => seat !== played.fold.game.decider) as Seat;
    const asked = played.asking.question(later);
    const ahead = played.asking.model(later, LOCALES.en);
    expect(ahead.decision?.id).toBe(asked?.id);
    expect(ahead.decision?.options.length).toBeGreaterThan(1);
    for (const seat of seats)
      if (seat !== later) played.reply(seat, passPlace(tableOf(questioned(played, seat))));
    played.now = played.asking.closes;
    for (
      let next = played.asking.next(played.now);
      next.is === 'choose';
      next = played.asking.next(played.now)
    )
      played.until(played.made.length + 1);
    expect(played.fold.game.decider).toBe(later);
    const now = played.asking.model(later, LOCALES.en);
    expect(now.decision).toEqual(ahead.decision);
  });

  test.each([
    [false, 'is void'],
    [true, 'stays, if it is to hold whatever happens'],
  ])('an answer that somebody acts before (whatever happens: %s) %s', (whatever) => {
    const { played, first, later, act } = beforeAnAct();
    const question = played.asking.question(later);
    const game = question?.game ?? played.fold.game;
    const answer = { is: 'option', option: idOf(game, later, passPlace(tableOf(game))), whatever } as const;
    expect(played.asking.answer(later, question?.id ?? '', answer)).toBe(true);
    expect(played.asking.question(later)).toBeNull();
    const frame = played.fold.t.state.frames.at(-1);
    played.reply(first, act);
    const { step } = played.fold;
    while (played.fold.step === step || played.fold.t.state.frames.at(-1) !== frame)
      played.until(played.made.length + 1);
    expect(played.asking.question(later) === null).toBe(whatever);
    expect(played.asking.check(later, question?.id ?? '', answer)).toBe('stale');
  });

  test('passing until one’s turn ends with that turn', () => {
    const played = new Played(3);
    const isOther = (seat: Seat): boolean =>
      played.fold.t.state.active !== seat &&
      played.asking.mayPass(seat, played.asking.question(seat)?.id ?? '');
    const until = (isIt: () => boolean): void => {
      while (!isIt()) played.until(played.made.length + 1);
    };
    let seat: Seat | undefined;
    until(() => {
      seat = played.fold.people.find(isOther);
      return seat !== undefined;
    });
    const passer = seat as Seat;
    expect(played.asking.pass(passer, played.asking.question(passer)?.id ?? '', 'turn')).toBe(true);
    expect(played.asking.wishes(passer).passing).not.toBeNull();
    until(() => played.fold.t.state.active === passer);
    // Before they have answered anything: the clock may choose for them all turn long.
    expect(played.asking.wishes(passer).passing).toBeNull();
    until(() => played.fold.t.state.active !== passer);
    expect(played.asking.wishes(passer).passing).toBeNull();
  });

  test('a table that is taken up elsewhere asks the same', () => {
    const played = new Played(8, AMONG_BOTS);
    for (let n = 25; n <= 400; n += 25) {
      played.until(n);
      const { game, t } = played.fold;
      const { state: written, hash } = saveGame(game);
      const state = readState({ state: written, hash }, fifthPool);
      if (!state.ok) throw new Error(state.message);
      const again = resume(fifthPool, state.state, t.names, 'all');
      again.readAsides(JSON.parse(JSON.stringify(game.writeAsides())));
      const fold = Fold.read(again, JSON.parse(JSON.stringify(played.fold.write())));
      const asking = new Asking(fold, PACE, played.now, JSON.parse(JSON.stringify(played.asking.write())));
      expect(asking.next(played.now)).toEqual(played.asking.next(played.now));
      for (const viewer of fold.viewers)
        expect(asking.model(viewer, LOCALES.en)).toEqual(played.asking.model(viewer, LOCALES.en));
    }
  });
});

const questioned = (played: Played, seat: Seat): Game =>
  played.asking.question(seat)?.game ?? played.fold.game;
