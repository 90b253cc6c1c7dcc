import * as bots from '@methuselah/bots';
import { answer, BOTS } from '@methuselah/bots';
import { CARDS, DECKS } from '@methuselah/cards';
import { Dice, type Game, type GameRecord, replay } from '@methuselah/engine';
import { replayOn } from '@methuselah/engine/internal';
import {
  DEFAULT_ORDERS,
  Host,
  type LogLine,
  type NewTable,
  type Orders,
  type Reply,
  type Request,
  type TableModel,
  type TableNews,
} from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';
import type { Lang } from '@methuselah/text';
import { expect } from 'vitest';
import { LOCALES } from '../src/words/all.ts';

/** A table as a page uses it: all requests go through a host, and every reply is checked. */

export const NO_ORDERS: Orders = {
  aimedAtMe: false,
  neighbours: false,
  crossTable: false,
  myCombats: false,
  otherCombats: false,
  referendums: false,
  needless: false,
  belowPool: 0,
};
export const ALL_ORDERS: Orders = {
  ...NO_ORDERS,
  aimedAtMe: true,
  neighbours: true,
  crossTable: true,
  myCombats: true,
  otherCombats: true,
  referendums: true,
  needless: true,
};

export function newTable(people: readonly number[], seats: number, seed: number, deck = 0): NewTable {
  const chairs = Array.from({ length: seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    chair: people.includes(seat) ? ('person' as const) : ('heuristic' as const),
    deck: DECKS[(seat + deck) % DECKS.length]?.key ?? '',
  }));
  return { chairs, seating: 'given', seed };
}

export interface Saved {
  readonly decisions: readonly string[];
  readonly seal: { readonly end: string };
  readonly taken: readonly number[];
}
/** A reply, and the save made at the same time. */
export type KeptNews = TableNews & { readonly saved: string };
export const read = ({ saved }: KeptNews): Saved => JSON.parse(saved);
/** The hash of the game. */
export const hashOf = (news: KeptNews): string => read(news).seal.end;

export const nowOf = ({ frames }: TableNews): TableModel => frames.at(-1) as TableModel;

export class Clicker {
  readonly dice: Dice;
  readonly host = new Host(CARDS, bots);
  lang: Lang;
  news: KeptNews;
  log: readonly LogLine[] = [];
  /** A replay of the game, up to the last check. */
  #beside: { readonly record: GameRecord; readonly game: Game } | null = null;

  constructor(
    table: NewTable,
    { lang = 'en', orders = DEFAULT_ORDERS }: { lang?: Lang; orders?: Orders } = {},
  ) {
    this.dice = new Dice(table.seed ?? 0);
    this.lang = lang;
    this.news = this.#take(this.ask({ is: 'new', lang, table, orders }));
  }

  ask(request: Request): Reply {
    return this.host.handle(request, LOCALES[this.lang]);
  }

  /** Sends a request that must not be refused. */
  do(request: Request): KeptNews {
    this.news = this.#take(this.ask(request));
    return this.news;
  }

  /** The saved game. */
  get saved(): string {
    return this.host.saved() ?? '';
  }

  get now(): TableModel {
    return nowOf(this.news);
  }

  choose(option: string): KeptNews {
    return this.do({ is: 'choose', decision: this.now.decision?.id ?? '', option });
  }

  /** Any option, with passing more likely so that games progress. */
  any(): string {
    const { options = [], pass = null } = this.now.decision ?? {};
    if (pass !== null && this.dice.percent(30)) return pass;
    return options[this.dice.roll(options.length)]?.id ?? '';
  }

  /** The option that a bot would choose. */
  sensible(): string {
    const [only, ...others] = this.now.decision?.options ?? [];
    if (only && others.length === 0) return only.id;
    const record: GameRecord = JSON.parse(this.saved);
    const known = this.#beside?.record.decisions ?? [];
    const goesOn = known.every((decision, at) => record.decisions[at] === decision);
    if (this.#beside === null || !goesOn) {
      const replayed = replay(record, fifthPool);
      if (!replayed.ok) throw new Error(replayed.message);
      this.#beside = { record, game: replayed.game };
    } else {
      replayOn(this.#beside.game, record);
      this.#beside = { record, game: this.#beside.game };
    }
    const { game } = this.#beside;
    while (game.optionCount === 1) game.chooseAt(0);
    return this.now.decision?.options[answer(game, BOTS.heuristic(1))]?.id ?? '';
  }

  #take(reply: Reply): KeptNews {
    if (reply.is !== 'table') throw new Error(`${reply.is}: ${reply.is === 'refused' ? reply.text : ''}`);
    const { frames, logFrom, log, curtain } = reply;
    const now = nowOf(reply);
    expect(logFrom).toBeLessThanOrEqual(this.log.length);
    this.log = [...this.log.slice(0, logFrom), ...log];
    expect(frames.length).toBeLessThanOrEqual(61);
    // Only the last frame has a decision; frames are in order and for one viewer.
    for (const [i, frame] of frames.entries()) {
      expect(frame.viewer).toBe(now.viewer);
      if (frame === now) continue;
      expect(frame.decision).toBeNull();
      expect(frame.step).toBeLessThanOrEqual(frames[i + 1]?.step ?? 0);
    }
    for (const line of log) expect(line.step).toBeLessThanOrEqual(now.step);
    if (curtain) {
      expect(now.viewer).toBe('spectator');
      expect(this.log).toEqual([]);
    } else expect(now.decision === null).toBe(now.end !== null);
    return { ...reply, saved: this.saved };
  }
}
