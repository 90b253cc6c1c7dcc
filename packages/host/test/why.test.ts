import { nameIn } from '@methuselah/cards';
import { Dice, type Game, newGame, type Option } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { type WhyLine, whyDeedIsNotOffered, whyNotOffered } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import type { Lang } from '@methuselah/text';
import { localeOf } from '@methuselah/text/internal';
import { expect, test } from 'vitest';

const localeIn = (lang: Lang) => localeOf(lang, (card) => nameIn(card, lang));
const EN = localeIn('en');

/** A game of random choices. */
function play(seed: number, decisions: number, look: (game: Game) => void): void {
  const game = newGame({ ...fifthSetup(seed, 4, fifthPool), asks: 'all' });
  const dice = new Dice(seed);
  for (let at = 0; at < decisions && game.optionCount > 0; at++) {
    look(game);
    game.chooseAt(dice.roll(game.optionCount));
  }
}

/** The card, minion or vampire that an option uses. */
const doneWith = (o: Option): number[] =>
  Object.entries(o).flatMap(([field, id]) =>
    typeof id === 'number' && ['card', 'minion', 'vampire', 'incoming'].includes(field) ? [id] : [],
  );

test('everything possible is offered, and everything else has a reason and a rule', () => {
  const seen = { can: 0, not: 0 };
  play(3, 2400, (game) => {
    const { decision, state } = tableOf(game);
    if (!decision) return;
    const { seat, options, window } = decision;
    const hand = state.seats[seat]?.hand ?? [];
    // Copies of a card in hand share one option.
    const isAlike = (one: number, other: number): boolean =>
      one === other || (hand.includes(one) && hand.includes(other) && state.def[one] === state.def[other]);
    for (const { what, why, rule, about } of whyNotOffered(game, seat, null, EN)) {
      expect(what).not.toBe('');
      const can = why === null;
      expect(rule === null).toBe(can);
      seen[can ? 'can' : 'not']++;
      for (const key of about) {
        const id = game.keys(seat).card(key) ?? -1;
        const offers = options.filter((o) => doneWith(o).some((card) => isAlike(card, id)));
        if (can) expect(offers, `${what} at ${window}`).not.toEqual([]);
        else if (hand.includes(id)) expect(offers.filter(({ verb }) => verb === 'play')).toEqual([]);
      }
    }
  });
  expect(seen.can).toBeGreaterThan(200);
  expect(seen.not).toBeGreaterThan(1000);
});

test('every card has an answer of its own, without hidden names', () => {
  let hidden = 0;
  play(4, 400, (game) => {
    const { state, pool } = tableOf(game);
    for (const { id, controller, region } of state.cards) {
      const key = game.keys(0).key(id);
      const lines = whyNotOffered(game, 0, key, EN);
      expect(lines.length).toBeGreaterThan(0);
      for (const { about } of lines) expect(about).toEqual([key]);
      if (region !== 'uncontrolled' || controller === 0) continue;
      hidden++;
      expect(lines).toMatchObject([{ what: 'a card', why: 'notInYourUncontrolledRegion', rule: 'R-INF-03' }]);
      expect(JSON.stringify(lines)).not.toContain(pool.cards[state.def[id] ?? -1]?.card.name);
    }
  });
  expect(hidden).toBeGreaterThan(100);
});

test("a minion of another's is not one's own to act with", () => {
  let asked = 0;
  play(5, 1200, (game) => {
    const { state, pool } = tableOf(game);
    for (const { id, controller, region } of state.cards) {
      const def = pool.cards[state.def[id] ?? -1];
      if (controller === 0 || region !== 'ready' || !def?.isVampire || def.playUses.length > 0) continue;
      asked++;
      const key = game.keys(0).key(id);
      expect(whyNotOffered(game, 0, key, EN)).toEqual([
        {
          what: def.card.name,
          why: 'notControlledByYou',
          rule: 'R-TERM-07',
          about: [key],
        },
      ]);
    }
  });
  expect(asked).toBeGreaterThan(50);
});

test('an uncontrolled vampire is explained by the options of the influence phase', () => {
  let told: readonly WhyLine[] = [];
  play(6, 400, (game) => {
    const { decision, state } = tableOf(game);
    if (told.length > 0 || decision?.window !== 'influence' || state.active !== decision.seat) return;
    const vampire = state.cards.find((c) => c.region === 'uncontrolled' && c.controller === decision.seat);
    if (vampire?.counters === 0 && decision.options.some((o) => o.verb === 'transfer'))
      told = whyNotOffered(game, decision.seat, game.keys(decision.seat).key(vampire.id), localeIn('fr'));
  });
  expect(told.map(({ why }) => why)).toEqual(['belowCapacity', null, 'noBloodOnIt']);
});

test('one deed is explained for every minion', () => {
  let asked = 0;
  play(3, 800, (game) => {
    const { state, pool } = tableOf(game);
    const mine = state.cards.filter(
      ({ id, controller, region }) =>
        controller === 0 &&
        (region === 'ready' || region === 'torpor') &&
        pool.cards[state.def[id] ?? -1]?.isMinion,
    );
    const lines = whyDeedIsNotOffered(game, 0, 'bleed', EN);
    expect(lines.map(({ about }) => about)).toEqual(mine.map(({ id }) => [game.keys(0).key(id)]));
    for (const { what } of lines) expect(what).toMatch(/ \(bleed\)$/);
    asked += lines.length;
  });
  expect(asked).toBeGreaterThan(100);
});
