import { PLAYABLE_CARDS } from '@methuselah/cards';
import { compilePool } from '@methuselah/engine';
import { LANGS, type Lang } from '@methuselah/text';
import { localeOf } from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';
import { lint } from '../src/lint.ts';

const pool = compilePool(PLAYABLE_CARDS);
const names = pool.cards.map(({ card }) => card.name);

/** The short texts of a card's uses, from hand or in play. */
function waysOf(name: string, of: 'handUses' | 'playUses', lang: Lang = 'en'): string[] {
  const { cards } = localeOf(lang);
  const card = pool.byName.get(name)?.[0];
  if (card === undefined || cards === undefined) throw new Error(`There is no ${name}.`);
  return card[of].map(({ index }) => cards.ability(pool, index));
}

describe('one way of using a card', () => {
  it('addresses its user', () => {
    expect(waysOf('Blood Doll', 'playUses')).toEqual([
      'Move 1 blood from this vampire to your pool',
      'Move 1 blood from your pool to this vampire',
    ]);
    expect(waysOf('Blood Doll', 'playUses', 'fr')[0]).toBe(
      'Déplacer 1 point de sang de ce vampire vers votre réserve',
    );
    expect(waysOf('Blood Doll', 'playUses', 'es')[0]).toBe(
      'Mover 1 de sangre de este vampiro a tu reserva sanguínea',
    );
    expect(waysOf('Blood Doll', 'playUses', 'it')[0]).toBe(
      'Spostare 1 punto sangue da questo vampiro nelle tue risorse',
    );
    expect(waysOf('Blood Doll', 'playUses', 'pt')[0]).toBe(
      'Mover 1 de sangue deste vampiro para seus recursos',
    );
  });

  it('states the cost and the effect', () => {
    expect(waysOf('Dreams of the Sphinx', 'playUses')[1]).toBe('Lock this card to gain 1 pool');
    expect(waysOf('Warsaw Station', 'playUses')[0]).toMatch(/^Lock this card\. After action resolution/);
  });

  it('from hand, omits when it may be played', () => {
    expect(waysOf('Govern the Unaligned', 'handUses')).toEqual([
      'Ⓓ Bleed with +2 bleed',
      'Add 3 blood to a younger vampire in your uncontrolled region',
    ]);
    expect(waysOf('Bewitching Oration', 'handUses')).toEqual([
      'This vampire gets +2 votes',
      'This vampire gets +4 votes',
    ]);
  });

  it('says more if two ways begin alike, and when to play them if only that differs', () => {
    expect(waysOf('Raven Spy', 'handUses')).toEqual([
      'The employer gets +1 intercept',
      'The employer gets +1 intercept. This retainer has 2 life',
    ]);
    expect(waysOf('Freak Drive', 'handUses')).toEqual([
      'Only usable after resolution of a successful action. Unlock this vampire',
      'Only usable after resolution of a blocked action. Unlock this vampire',
    ]);
  });

  it('is empty for an unknown use', () => {
    expect(localeOf('en').cards?.ability(pool, -1)).toBe('');
  });
});

describe.each(LANGS)('%s: every way of every card', (lang) => {
  const all = pool.cards.flatMap(({ card }) => [
    ...waysOf(card.name, 'handUses', lang),
    ...waysOf(card.name, 'playUses', lang),
  ]);

  it('reads well, and is short', () => {
    const said = all.filter((text) => text !== '');
    expect(said.length).toBeGreaterThan(150);
    expect(said.flatMap((text) => lint(text, lang, names))).toEqual([]);
    for (const text of said) {
      expect(text).toMatch(/^(Ⓓ )?[\p{Lu}+−\d]/u);
      expect(text).not.toMatch(/\.$/);
      expect(text.length, text).toBeLessThan(300);
    }
  });

  it('distinguishes the abilities of a card', () => {
    for (const { card } of pool.cards) {
      const told = waysOf(card.name, 'playUses', lang);
      expect(new Set(told).size, card.name).toBe(told.length);
    }
  });
});
