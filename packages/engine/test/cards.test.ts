import { cardOf, DECKS } from '@methuselah/cards';
import { compilePool, type Game } from '@methuselah/engine';
import { emptyState, NONE, resume, tableOf, turnFrame } from '@methuselah/engine/internal';
import {
  CARD_TYPES,
  type Card,
  type CardType,
  type Level,
  type VampireCard,
} from '@methuselah/engine/language';
import { LIBRARY, testPool, VAMPIRES } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';
import { newCardInPlay } from '../src/atoms/cards.ts';

/** The cards of the five decks that the rulebook is about. */
const numbers = new Set(DECKS.flatMap(({ crypt, library }) => [...crypt, ...library].map(({ id }) => id)));
const FIFTH_EDITION = [...numbers].flatMap((id) => cardOf(id) ?? []);

/** The reference page (p.53). */
const DISCIPLINES = ['ani', 'aus', 'tha', 'cel', 'dom', 'for', 'obf', 'pot', 'pre'] as const;
const CLANS = ['Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue'] as const;
const ICONS: readonly CardType[] = [
  'action',
  'modifier',
  'ally',
  'combat',
  'equipment',
  'political',
  'reaction',
  'retainer',
];

const vampire = (more: Partial<VampireCard>): VampireCard => ({
  kind: 'vampire',
  id: 1,
  name: 'Somebody',
  capacity: 5,
  clan: 'Ventrue',
  group: 6,
  sect: 'camarilla',
  disciplines: {},
  ...more,
});

/** A game of two players in the first one's phase, with the vampire ready and the card in hand. */
function withCard(ready: VampireCard, hand: Card, phase: 'master' | 'minion'): Game {
  const pool = compilePool([ready, hand]);
  const state = emptyState(
    pool,
    [
      { crypt: [ready.id], library: [hand.id] },
      { crypt: [], library: [] },
    ],
    1,
  );
  const [first] = state.seats;
  if (first === undefined) throw new Error('There is no seat.');
  first.hand = first.library.splice(0);
  for (const id of first.crypt.splice(0))
    state.cards.push({
      ...newCardInPlay({ title: NONE, domain: '' }, id, 0, 'ready'),
      counters: ready.capacity,
    });
  state.turn = 10;
  state.phase = phase;
  state.frames.push(turnFrame(0, phase));
  return resume(pool, state, ['Sarah', 'Alexis'], 'phases');
}
const plays = (game: Game): boolean => game.decision?.options.some((o) => o.id.startsWith('play')) ?? false;

describe('the reference page', () => {
  it.each(DISCIPLINES)('R-REF-01, R-CRYPT-08: %s is a Discipline, basic and superior', (discipline) => {
    const card = (level: Level): Card => ({
      kind: 'library',
      id: 2,
      name: 'Something',
      modes: [{ type: 'action', disciplines: { [discipline]: level }, action: { kind: 'special' } }],
    });
    const others = Object.fromEntries(DISCIPLINES.filter((d) => d !== discipline).map((d) => [d, 2]));
    const can = (has: Record<string, Level>, needs: Level): boolean =>
      plays(withCard(vampire({ disciplines: has }), card(needs), 'minion'));
    expect(can({ [discipline]: 1 }, 1)).toBe(true);
    expect(can({ [discipline]: 1 }, 2)).toBe(false);
    expect(can({ [discipline]: 2 }, 1)).toBe(true);
    expect(can({ [discipline]: 2 }, 2)).toBe(true);
    expect(can(others as Record<string, Level>, 1)).toBe(false);
  });

  it('R-REF-01: the cards use these nine Disciplines and no others', () => {
    const used = new Set<string>();
    for (const { disciplines, handUses } of compilePool([...FIFTH_EDITION, ...VAMPIRES, ...LIBRARY]).cards)
      for (const some of [disciplines, ...handUses.map((use) => use.requires.disciplines ?? {})])
        for (const discipline of Object.keys(some)) used.add(discipline);
    expect([...used].sort()).toEqual([...DISCIPLINES].sort());
  });

  it('R-REF-02, R-LIB-02: eight types of card have an icon on that page; masters have none', () => {
    // Reflex and event cards belong to legacy sets (p.13).
    const legacy: readonly CardType[] = ['reflex', 'event'];
    expect(CARD_TYPES.filter((type) => type !== 'master' && !legacy.includes(type)).sort()).toEqual(
      [...ICONS].sort(),
    );
    for (const def of testPool.cards) {
      if (def.card.kind === 'vampire') continue;
      expect(def.types.length).toBeGreaterThan(0);
      // A master card has no other type.
      expect(def.types.some((type) => type !== 'master')).toBe(!def.isMaster);
    }
    for (const icon of ICONS) expect(testPool.cards.some((def) => def.types.includes(icon))).toBe(true);
  });

  it.each(CLANS)('R-REF-03, R-CRYPT-07: %s is a clan', (clan) => {
    const card: Card = {
      kind: 'library',
      id: 2,
      name: 'Something',
      requires: { clan: [clan] },
      modes: [{ type: 'master' }],
    };
    for (const other of CLANS)
      expect(plays(withCard(vampire({ clan: other }), card, 'master'))).toBe(other === clan);
  });

  it('R-REF-03: the vampires of the five decks belong to these clans', () => {
    const clans = FIFTH_EDITION.flatMap((card) => (card.kind === 'vampire' ? [card.clan] : []));
    expect([...new Set(clans)].sort()).toEqual([...CLANS].sort());
  });

  it('R-CRYPT-13: a vampire card has only the facts that the game uses', () => {
    // No expansion, artist or copyright: two printings are one card.
    const known = ['kind', 'id', 'name', 'capacity', 'clan', 'group', 'sect', 'disciplines', 'title'];
    const legacy = ['city', 'votes', 'circle', 'path', 'advancedOf', 'merged', 'traits', 'slaveTo'];
    const text = ['strength', 'bleed', 'statics', 'abilities', 'triggers', 'keywords', 'unique'];
    for (const v of VAMPIRES)
      for (const key of Object.keys(v)) expect([...known, ...legacy, ...text]).toContain(key);
  });
});

describe('a search', () => {
  const net: Card = {
    kind: 'library',
    id: 2,
    name: 'Something',
    modes: [{ type: 'master', effects: [{ do: 'search', type: 'equipment', to: 'hand' }] }],
  };
  const others = Array.from(
    { length: 8 },
    (_, i): Card => ({
      kind: 'library',
      id: 10 + i,
      name: `Piece ${i}`,
      modes: [{ type: 'equipment', action: { kind: 'equip' } }],
    }),
  );

  function searched(seed: number, finds: boolean): { readonly order: string; readonly told: number } {
    const pool = compilePool([vampire({}), net, ...others]);
    const library = others.map((c) => c.id);
    const state = emptyState(
      pool,
      [
        { crypt: [], library: [...library, net.id] },
        { crypt: [], library: [] },
      ],
      seed,
    );
    const [first] = state.seats;
    if (first === undefined) throw new Error('There is no seat.');
    first.hand = first.library.splice(-1);
    // The restriction below prevents draws.
    first.ashHeap = [];
    state.phase = 'master';
    state.turn = 10;
    const context = { seat: 0, card: NONE, def: NONE, by: NONE, use: NONE, picks: [], x: 0, subject: NONE };
    state.rows.push({
      id: state.nextRow++,
      kind: 'restriction',
      what: 'draw',
      subject: NONE,
      amount: 0,
      node: NONE,
      context,
      scope: 'game',
      uses: NONE,
      limited: false,
    });
    state.frames.push(turnFrame(0, 'master'));
    const game = resume(pool, state, ['Sarah', 'Alexis'], 'phases');
    let told = 0;
    game.onEvent((event) => {
      if (event.type === 'shuffled' && event.seat === 0) told += 1;
    });
    const take = (prefix: string): void => {
      const option = game.decision?.options.find((o) => o.id.startsWith(prefix));
      expect(game.choose(game.decision?.id ?? '', option?.id ?? '')).toEqual({ ok: true });
    };
    take('play');
    expect(game.decision?.window).toBe('search');
    expect(game.decision?.options).toHaveLength(1 + others.length);
    take(finds ? 'pick' : 'pass');
    const left = tableOf(game).state.seats[0]?.library ?? [];
    expect(left).toHaveLength(finds ? 7 : 8);
    return { order: left.map((id) => tableOf(game).state.def[id]).join(), told };
  }

  it.each([true, false])(
    'R-TMPL-03: shuffles the library afterwards, whether it finds a card or not',
    (finds) => {
      const orders = Array.from({ length: 20 }, (_, seed) => searched(seed + 1, finds));
      expect(new Set(orders.map((o) => o.order)).size).toBeGreaterThan(15);
      for (const { told } of orders) expect(told).toBe(1);
    },
  );
});
