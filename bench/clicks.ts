/**
 * Counts what a person presses in a turn of their own: plays games through the page's own host as a bot would, and counts
 * the buttons and cards that the page needs for each choice. Without a browser.
 */
import * as bots from '@methuselah/bots';
import { CARDS, DECKS } from '@methuselah/cards';
import type { CardKey } from '@methuselah/engine';
import { playerName } from '@methuselah/engine/internal';
import {
  DEFAULT_ORDERS,
  type DecisionModel,
  Host,
  localeFor,
  type OptionModel,
  type TableModel,
} from '@methuselah/host';
import { Adviser } from '../packages/web/e2e/positions.ts';
import { ENTRIES, type Entry, isTargeting, type Screen } from '../packages/web/src/page/table/entries.ts';

/** The first rounds are early: few minions, few cards in play. */
const EARLY = 5;
export const MOST_CLICKS = { early: 12, late: 20 } as const;

export type Part = keyof typeof MOST_CLICKS;

/** From the beginning of a turn to the next turn of the same player. */
interface Round {
  decisions: number;
  clicks: number;
  /** Clicks by window. */
  readonly at: Record<string, number>;
}

export interface Clicks {
  readonly turns: number;
  readonly decisions: number;
  readonly clicks: number;
  readonly median: number;
  readonly p90: number;
  /** Clicks in a turn by window, most first. */
  readonly byWindow: Readonly<Record<string, number>>;
}

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
  const host = new Host(CARDS, bots);
  const adviser = new Adviser();
  const person = seed % DECKS.length;
  const chairs = DECKS.map(({ key }, seat) => ({
    name: playerName(seat),
    chair: seat === person ? ('person' as const) : ('heuristic' as const),
    deck: key,
  }));
  const counter = new Counter(person, screen);
  const table = { chairs, seating: 'given', seed } as const;
  let reply = host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, locale);
  for (;;) {
    const model = reply.is === 'table' ? reply.frames.at(-1) : undefined;
    if (!model) throw new Error(`The table answers "${reply.is}".`);
    const { decision } = model;
    if (decision === null) return counter.fullRounds;
    const option = decision.options[adviser.advice(host.saved() ?? '')];
    if (!option) throw new Error(`There is no such option at ${decision.id}.`);
    const side = sideOf(decision, option);
    counter.count(model, option, side !== null);
    reply = host.handle(
      side === null
        ? { is: 'choose', decision: decision.id, option: option.id }
        : { is: 'votes', decision: decision.id, side },
      locale,
    );
  }
}

/** The side of a vote that the page offers to cast together with all others. */
function sideOf({ votes }: DecisionModel, { icon, id }: OptionModel): 'for' | 'against' | null {
  if (icon !== 'for' && icon !== 'against') return null;
  return /^cast(Own)?\//.test(id) && (votes?.[icon] ?? 0) > 0 ? icon : null;
}

/** The plan of an influence phase: counters for each vampire, and the transfers there were. */
interface Plan {
  readonly transfers: number;
  readonly moved: Map<CardKey, { readonly room: number; readonly n: number }>;
}

class Counter {
  readonly #person: number;
  readonly #screen: Screen;
  readonly #rounds: Round[] = [];
  #turn = 0;
  #plan: Plan | null = null;

  constructor(person: number, screen: Screen) {
    this.#person = person;
    this.#screen = screen;
  }

  /** Without the last round, which may have been cut short. */
  get fullRounds(): readonly Round[] {
    return this.#rounds.slice(0, -1);
  }

  count(model: TableModel, option: OptionModel, isTogether: boolean): void {
    const { decision, active, turn } = model;
    const isOwn = active === this.#person;
    const isPlanned = decision?.influence && PLANNED.test(option.id);
    if (!isPlanned) this.#confirm();
    // What is asked before the first turn belongs to the first round.
    if (this.#rounds.length === 0 || (isOwn && turn !== this.#turn && this.#turn > 0))
      this.#rounds.push({ decisions: 0, clicks: 0, at: {} });
    if (isOwn) this.#turn = turn;
    if (isPlanned) this.#plans(model, option);
    else {
      const clicks = isTogether ? 1 : pressesFor(model, option, ENTRIES[this.#screen](model));
      this.#add(`${isOwn ? 'own' : 'other'} ${decision?.window}`, clicks);
    }
  }

  #add(where: string, clicks: number): void {
    const round = this.#rounds.at(-1);
    if (!round) return;
    round.decisions++;
    round.clicks += clicks;
    round.at[where] = (round.at[where] ?? 0) + clicks;
  }

  #plans({ decision, cards }: TableModel, { id, cards: [key] }: OptionModel): void {
    this.#plan ??= { transfers: decision?.influence?.transfers ?? 0, moved: new Map() };
    if (key === undefined) return;
    const { counters = 0, capacity } = cards[key] ?? {};
    const { room, n } = this.#plan.moved.get(key) ?? { room: (capacity ?? 0) - counters, n: 0 };
    if (id.startsWith('transfer')) this.#plan.moved.set(key, { room, n: n + 1 });
    if (id.startsWith('takeBack')) this.#plan.moved.set(key, { room, n: n - 1 });
  }

  /** One press fills a vampire or gives it all that is left; else one for each counter; and one confirms. */
  #confirm(): void {
    if (this.#plan === null) return;
    let { transfers: left } = this.#plan;
    let clicks = 1;
    for (const { room, n } of this.#plan.moved.values()) {
      clicks += n > 0 && n === Math.min(room, left) ? 1 : Math.abs(n);
      left -= n > 0 ? n : -2 * n;
    }
    this.#plan = null;
    this.#add('own influence', clicks);
  }
}

/** Choices of the influence phase that are made by one plan; a full vampire comes out by itself. */
const PLANNED = /^(transfer|takeBack|bringOut|pass)\b/;

/** One for a button of the bar or a card that is a target; two for an option in the list of a card or of all options. */
function pressesFor({ decision }: TableModel, { id, cards }: OptionModel, entries: readonly Entry[]): number {
  if (id === decision?.pass || entries.some((entry) => entry.is === 'option' && entry.option.id === id))
    return 1;
  const isOnlyOne = (key: CardKey): boolean =>
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
