/**
 * Counts what a person presses in a turn of their own: plays games through the page's own host as a bot would, and counts
 * the buttons and cards that the page needs for each choice. Without a browser.
 */
import { CARDS, DECKS } from '@methuselah/cards';
import { playerName } from '@methuselah/engine/internal';
import { DEFAULT_ORDERS, Host, localeFor, type OptionModel, type TableModel } from '@methuselah/host';
import { Adviser } from '../packages/web/e2e/positions.ts';
import { type Entry, entriesOf, isTargeting } from '../packages/web/src/page/table/entries.ts';

/** The first rounds are early: few minions, few cards in play. */
const EARLY = 5;
export const MOST_CLICKS = { early: 12, late: 20 } as const;

export type Part = keyof typeof MOST_CLICKS;

/** From the beginning of a turn to the next turn of the same player. */
interface Round {
  decisions: number;
  clicks: number;
  /** Decisions by window. */
  readonly at: Record<string, number>;
}

export interface Clicks {
  readonly turns: number;
  readonly decisions: number;
  readonly clicks: number;
  readonly median: number;
  readonly p90: number;
  /** Decisions in a turn by window, most frequent first. */
  readonly byWindow: Readonly<Record<string, number>>;
}

/** How a screen puts options into the bar of decisions, as `TableUi.entries` does. */
const SCREENS = {
  desk: (model: TableModel) => entriesOf(model, 4, 5),
  phone: (model: TableModel) => entriesOf(model, 3, 0, 10),
} as const;
export type Screen = keyof typeof SCREENS;

/** The mean and the quantiles of all full rounds of some games; a bot plays the person's seat. */
export async function clicksOf(games: number, screen: Screen): Promise<Readonly<Record<Part, Clicks>>> {
  const rounds: Record<Part, Round[]> = { early: [], late: [] };
  for (let seed = 1; seed <= games; seed++) {
    const played = await roundsOf(seed, screen);
    rounds.early.push(...played.slice(0, EARLY));
    rounds.late.push(...played.slice(EARLY));
    console.error(`clicks, ${screen}: game ${seed} of ${games}, ${played.length} rounds`);
  }
  return { early: summary(rounds.early), late: summary(rounds.late) };
}

async function roundsOf(seed: number, screen: Screen): Promise<readonly Round[]> {
  const locale = await localeFor('en');
  const host = new Host(CARDS);
  const adviser = new Adviser();
  const person = seed % DECKS.length;
  const chairs = DECKS.map(({ key }, seat) => ({
    name: playerName(seat),
    chair: seat === person ? ('person' as const) : ('heuristic' as const),
    deck: key,
  }));
  const rounds: Round[] = [{ decisions: 0, clicks: 0, at: {} }];
  let turn = 0;
  const table = { chairs, seating: 'given', seed } as const;
  let reply = host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, locale);
  for (;;) {
    const model = reply.is === 'table' ? reply.frames.at(-1) : undefined;
    if (!model) throw new Error(`The table answers "${reply.is}".`);
    const { decision } = model;
    // The last round is not a full one.
    if (decision === null) return rounds.slice(0, -1);
    // What is asked before the first turn belongs to the first round.
    if (model.active === person && model.turn !== turn) {
      if (turn > 0) rounds.push({ decisions: 0, clicks: 0, at: {} });
      turn = model.turn;
    }
    const option = decision.options[adviser.advice(host.saved() ?? '')];
    const round = rounds.at(-1);
    if (!option || !round) throw new Error(`There is no such option at ${decision.id}.`);
    round.decisions++;
    round.clicks += pressesFor(model, option, SCREENS[screen](model));
    const where = `${model.active === person ? 'own' : 'other'} ${decision.window}`;
    round.at[where] = (round.at[where] ?? 0) + 1;
    reply = host.handle({ is: 'choose', decision: decision.id, option: option.id }, locale);
  }
}

/** One for a button of the bar or a card that is a target; two for an option in the list of a card or of all options. */
function pressesFor({ decision }: TableModel, { id, cards }: OptionModel, entries: readonly Entry[]): number {
  if (id === decision?.pass || entries.some((entry) => entry.is === 'option' && entry.option.id === id))
    return 1;
  const isOnlyOne = (key: number): boolean =>
    decision?.options.filter((option) => option.cards.includes(key)).length === 1;
  return isTargeting(decision) && cards.some(isOnlyOne) ? 1 : 2;
}

function summary(rounds: readonly Round[]): Clicks {
  const mean = (of: (round: Round) => number): number =>
    Number((rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length).toFixed(1));
  const sorted = rounds.map(({ clicks }) => clicks).sort((a, b) => a - b);
  const quantile = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const windows = [...new Set(rounds.flatMap(({ at }) => Object.keys(at)))];
  const byWindow = windows
    .map((window) => [window, mean(({ at }) => at[window] ?? 0)] as const)
    .sort(([, a], [, b]) => b - a);
  return {
    turns: rounds.length,
    decisions: mean(({ decisions }) => decisions),
    clicks: mean(({ clicks }) => clicks),
    median: quantile(0.5),
    p90: quantile(0.9),
    byWindow: Object.fromEntries(byWindow),
  };
}
