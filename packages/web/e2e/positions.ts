import * as bots from '@methuselah/bots';
import { answer, BOTS } from '@methuselah/bots';
import { CARDS, DECKS } from '@methuselah/cards';
import { type Game, type GameRecord, replay } from '@methuselah/engine';
import { playerName, replayOn } from '@methuselah/engine/internal';
import { DEFAULT_ORDERS, Host, localeFor, type TableModel, type TableNews } from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';

/** Games played outside the page: a bot's advice, and saved games at interesting moments. */

/** A bot that follows a growing record and says what to choose next. */
export class Adviser {
  #game: Game | null = null;
  #n = 0;

  /** Index of the option to choose at the end of a record (JSON). */
  advice(saved: string): number {
    const record: GameRecord = JSON.parse(saved);
    if (this.#game === null) {
      const begun = replay(record, fifthPool);
      if (!begun.ok) throw new Error(begun.message);
      this.#game = begun.game;
    } else {
      const left = replayOn(this.#game, record);
      if (left) throw new Error(left.message);
    }
    const game = this.#game;
    return answer(game, BOTS.heuristic(this.#n++));
  }
}

export type Moment = 'table' | 'action' | 'combat' | 'referendum' | 'options' | 'end';

let found: Promise<Readonly<Record<Moment, string>>> | null = null;

/** A game of bots and one person, saved at the person's first decision in each kind of moment. */
export function moments(): Promise<Readonly<Record<Moment, string>>> {
  found ??= findMoments();
  return found;
}

async function findMoments(): Promise<Readonly<Record<Moment, string>>> {
  for (let seed = 5; ; seed++) {
    const saves: Partial<Record<Moment, string>> = {};
    const end = await play(seed, 1, (_, model, saved) => {
      const is = momentOf(model);
      if (is !== null) saves[is] ??= saved;
      if (hasLongOptions(model)) saves.options ??= saved;
      return false;
    });
    const { table, action, combat, referendum, options } = saves;
    if (table && action && combat && referendum && options)
      return { table, action, combat, referendum, options, end };
  }
}

/** A game of bots and one person, saved at the person's action with the most ready minions on the table. */
export async function fullBoards(): Promise<string> {
  let best = { minions: 0, saved: '' };
  await play(9, 1, (_, { seats, decision }, saved) => {
    const minions = seats.reduce((sum, { ready, ousted }) => sum + (ousted ? 0 : ready.length), 0);
    if (decision?.window === 'minion' && minions > best.minions) best = { minions, saved };
    return false;
  });
  return best.saved;
}

/** A hot-seat game of two people, saved when the second is about to take the screen. */
export const handedOver = (): Promise<string> =>
  play(4, 2, ({ curtain }, { turn }) => curtain?.seat === 1 && turn > 5);

const isOut = ({ viewer, seats }: TableModel): boolean =>
  seats.some(({ seat, ousted }) => seat === viewer && ousted);

/** A game of one person, who will be ousted if they pass, long before it ends. */
export async function beforeOusting(): Promise<string> {
  for (let seed = 4; ; seed++) {
    let before = '';
    let isFound = false;
    const look = ({ frames }: TableNews, { decision, end }: TableModel, saved: string): boolean => {
      isFound = end !== null && before !== '' && frames.filter(isOut).length > 20;
      if (end === null) before = decision?.pass ? saved : '';
      return false;
    };
    await play(seed, 1, look, simple);
    if (isFound) return before;
  }
}

const momentOf = ({ stage, turn, viewer, active }: TableModel): Moment | null => {
  if (stage === null) return turn > 10 && active === viewer ? 'table' : null;
  return stage.is === 'play' ? null : stage.is;
};

/** Six options with long texts and a way to pass, while something is under way. */
const hasLongOptions = ({ stage, decision }: TableModel): boolean => {
  const texts = decision?.options.filter(({ id }) => id !== decision.pass).map(({ text }) => text) ?? [];
  return (
    stage !== null &&
    decision?.pass !== null &&
    texts.length === 6 &&
    texts.every(({ length }) => length > 28)
  );
};

/** With several people, even forced passes are asked: they pass, or take the first option. */
const simple = ({ decision }: TableModel): string => decision?.pass ?? decision?.options[0]?.id ?? '';

async function play(
  seed: number,
  people: number,
  isThere: (news: TableNews, model: TableModel, saved: string) => boolean,
  chosen?: (model: TableModel) => string,
): Promise<string> {
  const locale = await localeFor('en');
  const host = new Host(CARDS, bots);
  const adviser = new Adviser();
  const chairs = DECKS.map(({ key }, seat) => ({
    name: playerName(seat),
    chair: seat < people ? ('person' as const) : ('heuristic' as const),
    deck: key,
  }));
  const table = { chairs, seating: 'given', seed } as const;
  let reply = host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, locale);
  for (;;) {
    const model = reply.is === 'table' ? reply.frames.at(-1) : undefined;
    if (reply.is !== 'table' || !model) throw new Error(`The table answers "${reply.is}".`);
    const saved = host.saved() ?? '';
    if (isThere(reply, model, saved) || model.end) return saved;
    reply = host.handle(
      reply.curtain
        ? { is: 'ready' }
        : {
            is: 'choose',
            decision: model.decision?.id ?? '',
            option:
              chosen?.(model) ??
              (people === 1 ? (model.decision?.options[adviser.advice(saved)]?.id ?? '') : simple(model)),
          },
      locale,
    );
  }
}
