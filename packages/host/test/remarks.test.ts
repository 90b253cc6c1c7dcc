import { answer, BOTS } from '@methuselah/bots';
import { Dice, type Game, newGame, type Option } from '@methuselah/engine';
import {
  bleedOf,
  capacityOf,
  currentAction,
  interceptOf,
  stealthOf,
  tableOf,
} from '@methuselah/engine/internal';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { LANGS } from '@methuselah/text';
import { describe, expect, test } from 'vitest';
import { testPosition, withOtherSecrets } from '../../bots/test/help.ts';
import { lint } from '../../text/src/lint.ts';
import { remarkOf } from '../src/model/remarks.ts';
import { ViewerContext } from '../src/model/viewercontext.ts';
import { LOCALES } from '../src/words/all.ts';
import type { RemarkWords } from '../src/words/words.ts';

const { remarks } = LOCALES.en.host;
type Kind = keyof RemarkWords;
const KINDS = Object.keys(remarks) as Kind[];

interface Seen {
  readonly kind: Kind;
  readonly option: Option;
  readonly game: Game;
}

const saidOf = (game: Game, option: Option): string | null =>
  remarkOf(new ViewerContext(game, game.decider, LOCALES.en, game.keys(game.decider)), option);

/** The remarks in some games, in which the players choose by bots and by dice. */
function remarksIn(games: number): Seen[] {
  const seen: Seen[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const game = newGame(fifthSetup(seed, 5, fifthPool));
    const dice = new Dice(seed);
    const bot = BOTS.heuristic(seed);
    while (game.optionCount > 0) {
      for (const option of tableOf(game).decision?.options ?? []) {
        const remark = saidOf(game, option);
        const kind = KINDS.find((key) => remarks[key] === remark);
        expect(remark === null || kind !== undefined).toBe(true);
        if (kind) seen.push({ kind, option, game: game.fork() });
      }
      game.chooseAt(dice.roll(3) === 0 ? dice.roll(game.optionCount) : answer(game, bot));
    }
  }
  return seen;
}

const seen = remarksIn(3);
const of = (kind: Kind): Seen[] => seen.filter((s) => s.kind === kind);
const countersOn = (game: Game, id: number): number =>
  tableOf(game).state.cards.find((c) => c.id === id)?.counters ?? 0;

/** The remark on the first option of a kind, which is offered. */
function remarkOn(game: Game, isMeant: (option: Option) => boolean): string | null {
  const option = tableOf(game).decision?.options.find(isMeant);
  if (option === undefined) throw new Error('It is not offered.');
  return saidOf(game, option);
}

/** Who would gain the blood: the hunter, the target, or the minion that plays the card. */
const gainer = (option: Option): number =>
  option.verb === 'pick' ? option.target : 'minion' in option ? option.minion : -1;

const CERTAIN: Readonly<Record<Kind, (s: Seen) => boolean>> = {
  full: ({ game, option }) => countersOn(game, gainer(option)) >= capacityOf(tableOf(game), gainer(option)),
  overfull: ({ game, option }) =>
    option.verb === 'transfer' &&
    countersOn(game, option.vampire) >= capacityOf(tableOf(game), option.vampire),
  noBleed: ({ game, option }) => option.verb === 'act' && bleedOf(tableOf(game), option.minion) <= 0,
  nothingToReduce: ({ game }) => bleedOf(tableOf(game), currentAction(tableOf(game))?.minion ?? -1) <= 0,
  bleedLater: ({ game }) => ['beforeBlocks', 'blocking'].includes(tableOf(game).decision?.window ?? ''),
  stealthLater: ({ game }) => currentAction(tableOf(game))?.blocker === -1,
  nobodyBlocks: ({ game }) =>
    ['declined', 'succeeding', 'resolved'].includes(tableOf(game).decision?.window ?? ''),
  failsToBlock: ({ game, option }) =>
    option.verb === 'block' &&
    interceptOf(tableOf(game), option.minion) <
      stealthOf(tableOf(game), currentAction(tableOf(game))?.minion ?? -1),
};

describe('remarks on options', () => {
  test.each(KINDS)('%s is only said where it is so', (kind) => {
    for (const s of of(kind)) expect(CERTAIN[kind](s)).toBe(true);
  });

  test('occur in play', () => {
    const kinds = new Set(seen.map(({ kind }) => kind));
    for (const kind of ['full', 'bleedLater', 'stealthLater', 'nobodyBlocks', 'failsToBlock'] as const)
      expect([...kinds]).toContain(kind);
  });

  test('a transfer to a vampire that is full says so', () => {
    const at = (blood: number): Game =>
      testPosition(`players:
  Sarah: { uncontrolled: [ { Nestor Hale: { blood: ${blood} } } ] }
  Alexis: {}
phase: influence`);
    const { state } = tableOf(at(0));
    const vampire = state.cards.find(({ region }) => region === 'uncontrolled')?.id ?? -1;
    const capacity = capacityOf(tableOf(at(0)), vampire);
    expect(remarkOn(at(capacity), ({ verb }) => verb === 'transfer')).toBe(remarks.overfull);
    expect(remarkOn(at(capacity - 1), ({ verb }) => verb === 'transfer')).toBeNull();
  });

  describe('where a bleed is for 0', () => {
    const at = (on: string, ...taken: string[]): Game =>
      testPosition(
        `players:
  Sarah: { ready: [ { Bramble: { on: [${on}] } } ] }
  Alexis: { hand: [Shrug It Off], ready: [Edric Vane] }
phase: minion`,
        ...taken,
      );
    const isBleed = (o: Option): boolean => o.verb === 'act' && o.action === 'bleed';
    const isPlay = ({ verb }: Option): boolean => verb === 'play';

    test('it says that it takes no pool', () => {
      expect(remarkOn(at('Household Brand'), isBleed)).toBe(remarks.noBleed);
      expect(remarkOn(at(''), isBleed)).toBeNull();
    });

    test('a card that reduces it says that there is nothing to reduce', () => {
      const bled = 'Bramble bleeds Alexis';
      expect(remarkOn(at('Household Brand', bled), isPlay)).toBe(remarks.nothingToReduce);
      expect(remarkOn(at('', bled), isPlay)).toBeNull();
    });
  });

  test('depend on nothing hidden', () => {
    const dice = new Dice(9);
    for (const { game, option, kind } of seen.filter((_, at) => at % 9 === 0)) {
      expect(saidOf(withOtherSecrets(game, game.decider, dice), option)).toBe(remarks[kind]);
    }
  });

  test('read well in every language', () => {
    const problems = LANGS.flatMap((lang) =>
      Object.values(LOCALES[lang].host.remarks).flatMap((text) => lint(text, lang, [])),
    );
    expect(problems).toEqual([]);
  });
});
