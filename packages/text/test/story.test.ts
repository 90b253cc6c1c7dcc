import { Dice, newGame } from '@methuselah/engine';
import { type Table, tableOf, turnBegan } from '@methuselah/engine/internal';
import { fifthSetup, pickPlace } from '@methuselah/testkit';
import { GameStory, type Locale, localeOf } from '@methuselah/text/internal';
import { beforeAll, expect, it } from 'vitest';

/** The numbers in a game's log add up. */

const GAMES = 14;
const en = localeOf('en');

/** Errors, and the number of checks. */
const pools = { looked: 0, wrong: [] as string[] };
const blood = { looked: 0, wrong: [] as string[] };
const votes = { looked: 0, wrong: [] as string[] };

/** English words that add up the pool, blood and votes they mention. */
function addingUp({ state, pool: cards }: Table): Locale['words'] {
  const pool = new Map<string, number>();
  const counters = new Map<string, number>();
  /** A vampire may be brought out while another copy is still uncontrolled. */
  const isAlone = (name: string): boolean =>
    state.cards.filter(({ id }) => name.endsWith(cards.cards[state.def[id] ?? -1]?.card.name ?? '?')).length <
    2;
  let cast = { for: 0, against: 0 };
  let isCancelled = false;
  const { events, story } = en.words;
  return {
    ...en.words,
    events: {
      ...events,
      pool: (who, n, now) => {
        const before = pool.get(who);
        if (before !== undefined) pools.looked++;
        if (before !== undefined && before + n !== now) pools.wrong.push(`${who}: ${before}, ${n}, ${now}`);
        pool.set(who, now);
        return events.pool(who, n, now);
      },
      counters: (card, n, unit, now) => {
        const before = isAlone(card) ? counters.get(card) : undefined;
        if (before !== undefined) blood.looked++;
        if (before !== undefined && before + n !== now) blood.wrong.push(`${card}: ${before}, ${n}, ${now}`);
        if (now !== null) counters.set(card, now);
        return events.counters(card, n, unit, now);
      },
      inflicted: (card, normal, aggravated, left) => {
        if (left !== null) counters.set(card, left.n);
        return events.inflicted(card, normal, aggravated, left);
      },
      referendum: (card, bloodHunt) => {
        cast = { for: 0, against: 0 };
        isCancelled = false;
        return events.referendum(card, bloodHunt);
      },
      cast: (who, n, side) => {
        cast[side] += n;
        return events.cast(who, n, side);
      },
      votesCancelled: (card) => {
        isCancelled = true;
        return events.votesCancelled(card);
      },
      tallied: (votesFor, against) => {
        votes.looked++;
        if (!isCancelled && (cast.for !== votesFor || cast.against !== against))
          votes.wrong.push(`${cast.for} to ${cast.against} is told as ${votesFor} to ${against}`);
        return events.tallied(votesFor, against);
      },
    },
    story: {
      ...story,
      pool: (who, n, edge) => {
        pool.set(who, n);
        // Names change with the turn: only others' cards are named with their owner.
        counters.clear();
        return story.pool(who, n, edge);
      },
      // Transfers are logged without pool, so the pool is unknown from then on.
      influence: (moved, drawn) => {
        pool.clear();
        return story.influence(moved, drawn);
      },
      broughtOut: (...facts) => {
        pool.clear();
        return story.broughtOut(...facts);
      },
    },
  };
}

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = newGame({ ...fifthSetup(seed, 5), turnLimit: 120 });
    const told = new GameStory(tableOf(game), { ...en, words: addingUp(tableOf(game)) }, () => {});
    told.tell(turnBegan(tableOf(game)));
    game.onEvent((event) => told.tell(event));
    const dice = new Dice(seed);
    while (!game.over) game.chooseAt(pickPlace(game, dice, 'curious'));
    told.flush();
  }
});

it('pool: gains and losses add up to the total', () => {
  expect(pools.looked).toBeGreaterThan(100);
  expect(pools.wrong).toEqual([]);
});

it('blood: gains and losses add up to the total', () => {
  expect(blood.looked).toBeGreaterThan(100);
  expect(blood.wrong).toEqual([]);
});

it('votes: votes cast add up to the tally', () => {
  expect(votes.looked).toBeGreaterThan(10);
  expect(votes.wrong).toEqual([]);
});
