import type { CryptFacts, LibraryFacts } from '@methuselah/cards/catalogue';
import { cardById } from '@methuselah/cards/catalogue';
import { describe, expect, it } from 'vitest';
import { asAbove } from './above.ts';
import { readLibraryCard, readVampire } from './read.ts';
import { librarySource, withImports } from './source.ts';
import { linesOf, type PrintedCard, sentencesOf } from './text.ts';

/** The grammar, by invented sentences. */

const facts = (more: Partial<LibraryFacts>): LibraryFacts => ({
  kind: 'library',
  id: 1,
  name: 'Lantern Walk',
  names: { en: '', fr: '', es: '', it: '', pt: '' },
  aka: [],
  clans: [],
  disciplines: {},
  sets: [],
  types: ['action'],
  burnOption: false,
  unique: false,
  keywords: [],
  ...more,
});
const printed = (text: string, types: readonly string[] = ['Action']): PrintedCard => ({
  id: 1,
  name: 'Lantern Walk',
  kind: 'library',
  types,
  text,
});
const read = (text: string, more: Partial<LibraryFacts>) => {
  const result = readLibraryCard(printed(text), facts(more));
  return 'definition' in result ? result.definition : result.unread;
};

describe('text', () => {
  it('makes old words new ones', () => {
    const [line] = linesOf(printed('Tap this card. An Assamite may untap.'));
    expect(line?.sentences).toEqual(['Lock this card', 'An Banu Haqim can unlock']);
  });
  it('divides sentences, but not within brackets or names', () => {
    expect(sentencesOf('Gain 1 pool (if you can. Else not). Visit St. Ives.')).toEqual([
      'Gain 1 pool (if you can. Else not)',
      'Visit St. Ives',
    ]);
  });
  it('finds icons, any of several, and types', () => {
    expect(linesOf(printed('[obf] or [pre] +1 stealth.\n[OBF] [COMBAT] Maneuver.'))).toMatchObject([
      { icons: ['obf', 'pre'], either: true, type: null },
      { icons: ['OBF'], either: false, type: 'combat' },
    ]);
  });
});

describe('as above', () => {
  const above = ['+1 stealth action', 'This vampire gains 2 blood'];
  it('adds, extends and replaces', () => {
    expect(asAbove(above, ['As above, and gain 1 pool'])).toEqual([...above, 'Gain 1 pool']);
    expect(asAbove(above, ['As above, but this vampire gains 3 blood'])).toEqual([
      '+1 stealth action',
      'This vampire gains 3 blood',
    ]);
    expect(asAbove(['Strike: dodge'], ['As above, with 1 optional press'])).toEqual([
      'Strike: dodge, with 1 optional press',
    ]);
  });
  it('does not guess what else changes', () => {
    expect(asAbove(above, ['As above, but at night'])).toBeNull();
  });
});

describe('library cards', () => {
  it('reads a modifier with levels', () => {
    const text =
      'Only usable during a bleed action.\n[dom] +1 bleed (limited).\n[DOM] +2 stealth and +2 bleed (limited).';
    expect(read(text, { types: ['modifier'], disciplines: { dom: 1 } })).toMatchObject({
      modes: [
        {
          disciplines: { dom: 1 },
          when: [{ if: 'action', kind: ['bleed'] }],
          effects: [{ stat: 'bleed', amount: 1 }],
        },
        {
          disciplines: { dom: 2 },
          effects: [
            { stat: 'stealth', amount: 2 },
            { stat: 'bleed', amount: 2 },
          ],
        },
      ],
    });
  });
  it('reads who is meant: the acting minion is not the one that reacts', () => {
    const text = '+1 intercept, with an additional +2 intercept if the acting minion is titled.';
    expect(read(text, { types: ['reaction'] })).toMatchObject({
      modes: [
        { effects: [{ amount: 1 }, { amount: 2, if: [{ card: 'acting', filter: { titled: true } }] }] },
      ],
    });
  });
  it('reads a location, and where a condition is needed for a bonus', () => {
    const text = 'Unique location.\nYou can lock this card to give a Gangrel you control +2 stealth.';
    expect(read(text, { types: ['master'], keywords: ['location'], unique: true })).toEqual({
      modes: [{ stays: 'table' }],
      abilities: [
        {
          by: 'methuselah',
          cost: { lock: 'this' },
          when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Gangrel', of: 'you' } }],
          effects: [{ do: 'modify', stat: 'stealth', amount: 2, who: 'acting', for: 'action' }],
        },
      ],
    });
  });
  it('gives a combat its beginning before it begins', () => {
    const text =
      'Ⓓ Enter combat with a locked vampire. This acting minion gets 1 optional press during that combat.';
    expect(read(text, {})).toMatchObject({
      modes: [
        {
          effects: [
            { do: 'grant', grant: 'press' },
            { do: 'enterCombat', second: { pick: 0 } },
          ],
        },
      ],
    });
  });
  it('is for vampires if it speaks of one and asks for nothing else', () => {
    expect(read('+1 stealth action. This vampire gains 1 blood.', {})).toMatchObject({
      requires: { kind: 'vampire' },
    });
    expect(read('+1 stealth action. Gain 1 pool.', {})).not.toHaveProperty('requires');
  });
  it('says what it cannot read', () => {
    expect(read('+1 stealth action. Paint the town red.', {})).toEqual(['Paint the town red']);
  });
  it('reads no half of a card', () => {
    expect(read('[dom] +1 stealth action. Gain 1 pool.\n[DOM] Sing.', { disciplines: { dom: 1 } })).toEqual([
      'Sing',
    ]);
  });
});

describe('vampires', () => {
  const vampire = cardById(201529) as CryptFacts;
  const said = (text: string) => {
    const result = readVampire({ ...printed(text), kind: 'crypt', name: vampire.name }, vampire);
    return 'definition' in result ? result.definition : result.unread;
  };
  it('reads names, pronouns, numbers and conditions', () => {
    expect(said('Camarilla: While you have the Edge, Alexa gets +1 strength. +2 bleed.')).toEqual({
      bleed: 3,
      statics: [{ stat: 'strength', amount: 1, who: 'this', if: [{ if: 'hasEdge', who: 'you' }] }],
    });
  });
  it('leaves facts to the catalogue', () => {
    expect(said('Sabbat. Black Hand: +1 stealth. Infernal.')).toEqual({
      statics: [{ stat: 'stealth', amount: 1, who: 'this' }],
    });
  });
});

describe('TypeScript', () => {
  it('uses the makers that people use', () => {
    const definition = read('[obf] +1 stealth.\n[OBF] +2 stealth.', {
      types: ['modifier'],
      disciplines: { obf: 1 },
    });
    expect(librarySource(definition as Parameters<typeof librarySource>[0])).toBe(
      "{ modes: [mode('obf', { effects: [moreStealth(1)] }), mode('OBF', { effects: [moreStealth(2)] })] }",
    );
  });
  it('imports what it uses', () => {
    expect(withImports("export const X = { modes: [{ ...wakes }, mode('dom', {})] };\n", '../')).toBe(
      "import { mode, wakes } from '../definition/make.ts';\n\nexport const X = { modes: [{ ...wakes }, mode('dom', {})] };\n",
    );
  });
});
