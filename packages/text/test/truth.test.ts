import { Dice, newGame, type Verb } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { fifthSetup, pickPlace } from '@methuselah/testkit';
import { beforeAll, expect, it } from 'vitest';
import { claimsOf, kindOf, outcomeOf, wrongIn } from './truth.ts';

/** All stated consequences of options come true in random games with the five decks. */

const GAMES = 10;
/** How often each kind of option is tried. */
const MOST = 4;

const tried = new Map<string, number>();
const wrong: string[] = [];

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = newGame({ ...fifthSetup(seed, 5), turnLimit: 120, asks: 'all' });
    const dice = new Dice(seed);
    while (!game.over) {
      for (const [place, option] of (tableOf(game).decision?.options ?? []).entries()) {
        const kind = kindOf(game, option);
        const times = tried.get(kind) ?? 0;
        const claims = times < MOST ? claimsOf(game, option) : [];
        if (claims.length === 0) continue;
        tried.set(kind, times + 1);
        const outcome = outcomeOf(game, place);
        for (const claim of claims) {
          const what = wrongIn(outcome, claim);
          if (what !== null) wrong.push(`${game.decision?.options[place]?.text} (${claim.says}): ${what}`);
        }
      }
      game.chooseAt(pickPlace(game, dice, 'curious'));
    }
  }
});

it('holds for each kind of option', () => {
  expect(wrong).toEqual([]);
});

it('covers everything that happens in these games', () => {
  const verbs = new Set([...tried.keys()].map((kind) => kind.split(' ')[0]));
  const common: readonly Verb[] = [
    'pass',
    'play',
    'use',
    'act',
    'block',
    'pick',
    'maneuver',
    'press',
    'handStrike',
    'cast',
    'burnForVote',
    'edgeVote',
    'transfer',
    'takeBack',
    'drawCrypt',
    'bringOut',
    'discard',
    'edgePool',
  ];
  expect(common.filter((verb) => !verbs.has(verb))).toEqual([]);
  expect(tried.size).toBeGreaterThan(120);
});
