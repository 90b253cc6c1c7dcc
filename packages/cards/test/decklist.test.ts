import { DECKS, type DeckEntry, LANGS } from '@methuselah/cards';
import { CATALOGUE, findCards, fullName } from '@methuselah/cards/catalogue';
import { checkDeck, readDeckList, writeDeckList } from '@methuselah/cards/decklist';
import { LIMITS } from '@methuselah/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byCard, entries, line } from './anydeck.ts';

const id = (name: string): number => findCards(name, 'en')[0]?.id ?? 0;
/** A deck as card names with counts, to make failures readable. */
const cards = (text: string, lang?: 'fr') => {
  const { crypt, library, problems } = readDeckList(text, lang);
  const inWords = ({ id, count }: DeckEntry): string => {
    const card = CATALOGUE.find((other) => other.id === id);
    return `${count} ${card && fullName(card)}`;
  };
  expect(problems).toEqual([]);
  return { crypt: crypt.map(inWords), library: library.map(inWords) };
};
const problems = (text: string) =>
  readDeckList(text).problems.map(({ line, key, candidates }) => [
    line,
    key,
    candidates.map((card) => fullName(card)),
  ]);

describe('reading', () => {
  test.each([
    '2x Govern the Unaligned',
    '2 Govern the Unaligned',
    '  2 x  govern the unaligned',
    '2xGovern the Unaligned',
    '2\tGovern the Unaligned',
    '- 2x Govern the Unaligned',
    'Govern the Unaligned x2',
    '2x Govern the Unaligned -- the best one',
    '2x Govern the Unaligned // the best one',
    '2x Govern the Unaligned # the best one',
    'Govern the Unaligned\nGovern the Unaligned',
    '1x Govern the Unaligned\n1x DIRIGER LES INDECIS',
  ])('%j', (line) => {
    expect(cards(line)).toEqual({ crypt: [], library: ['2 Govern the Unaligned'] });
  });

  test('numbers and marks that belong to a name', () => {
    expect(cards('3x .44 Magnum\n2 Xaviar\n419 Operation\n2x 419 Operation')).toEqual({
      crypt: ['2 Xaviar'],
      library: ['3 .44 Magnum', '3 419 Operation'],
    });
    expect(cards("1x Bang Nakh -- Tiger's Claws -- for fun").library).toEqual([
      "1 Bang Nakh — Tiger's Claws",
    ]);
  });

  test('a tournament winning deck', () => {
    const text = `The Small Cup
      Nowhere, Iceland
      May 12th 2024
      3R+F
      40 players
      A. Nonymous
      https://example.org/event/1

      -- 3vp in final

      Deck Name : Night Shift
      Created by: Somebody
      Description: It bleeds, and then it bleeds.
      Combat: there is none.
      4 Deflection would be better.

      Crypt (5 cards, min=4, max=38, avg=6.25)
      ----------------------------------------
      2x Theo Bell (ADV)     7  CEL POT dom pre  Brujah:2
      1x Theo Bell           8  CEL POT PRE aus dom  Brujah:6
      1x Anarch Convert      1  -none-           Caitiff:ANY
      1x Theo Bell  7 cel dom pre POT

      Library (10 cards)
      Master (3; 1 trifle)
      2x Barrens, The
      1x Pentex(TM) Subversion -- ${'a long remark '.repeat(30)}

      Action Modifier/Combat (4)
      4x Swallowed by the Night

      Reaction [3]
      ============
      3x Deflection`;
    expect(readDeckList(text)).toMatchObject({ name: 'Night Shift', author: 'Somebody' });
    expect(cards(text)).toEqual({
      crypt: ['2 Theo Bell (ADV)', '1 Theo Bell (G6)', '1 Anarch Convert', '1 Theo Bell (G2)'],
      library: ['2 The Barrens', '1 Pentex™ Subversion', '4 Swallowed by the Night', '3 Deflection'],
    });
  });

  test('library first, without a heading, as some programs export it', () => {
    expect(cards('4\tBlood Doll\n2\tDeflection\nCrypt:\n2\tAyelech\n')).toEqual({
      crypt: ['2 Ayelech'],
      library: ['4 Blood Doll', '2 Deflection'],
    });
  });

  test('a list without headings, with a description', () => {
    const text = '\uFEFFDeck Name: Few\nDescription: bleeds\n4x Blood Doll\n2x Deflection';
    expect(cards(text).library).toEqual(['4 Blood Doll', '2 Deflection']);
  });

  test('older exports, with columns in another form', () => {
    const text = `Deck Name : Old
      Author : Me
      Crypt [3 vampires] Capacity min: 4 max: 7 average: 6
      ------------------------------------------------------------
      2x Gilbert Duane   7 AUS DOM OBF prince   Malkavian (group 6)
      1x Victoria Ash    7 AUS CEL PRE  primogen  Toreador:7
      Total: 3
      Library [2 cards]
      ------------------------------------------------------------
      Masters (1)
      1x Blood Doll
      Political Actions: 1
      1x Kine Resources Contested`;
    expect(cards(text)).toEqual({
      crypt: ['2 Gilbert Duane (G6)', '1 Victoria Ash (G7)'],
      library: ['1 Blood Doll', '1 Kine Resources Contested'],
    });
  });

  test('a name that two languages share is read in the language of the list', () => {
    expect(cards('1x Distraction\n4x Blood Doll').library).toEqual(['1 Distraction', '4 Blood Doll']);
    expect(cards('1x Distraction\n4x Poupée de sang').library).toEqual(['1 Misdirection', '4 Blood Doll']);
    expect(cards('1x Distraction', 'fr').library).toEqual(['1 Misdirection']);
  });

  test('names each problem, its line and similar cards', () => {
    const text = `Crypt (2)
2x Theo Bell
1x Ayelechh

Library
0x Blood Doll
100x Deflection
3x Govern teh Unaligned
1x Qqqqqqqqqqqq
some words
2x Bonding`;
    expect(problems(text)).toEqual([
      [2, 'severalCards', ['Theo Bell (G2)', 'Theo Bell (G6)']],
      [3, 'unknownName', ['Ayelech']],
      [6, 'badCount', ['Blood Doll']],
      [7, 'badCount', ['Deflection']],
      [8, 'unknownName', ['Govern the Unaligned']],
      [9, 'unknownName', []],
      [10, 'unreadable', []],
    ]);
    expect(readDeckList(text).library).toEqual([{ id: id('Bonding'), count: 2 }]);
  });

  test('never fails, whatever the text is', () => {
    const word = fc.constantFrom(
      '2x',
      '3',
      'x',
      'Crypt',
      'Library:',
      'Master (2)',
      '(',
      '[',
      '--',
      '\t',
      '\n',
      'Ayelech',
      'The',
    );
    const text = fc.array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 });
    fc.assert(
      fc.property(text, (parts) => {
        const read = readDeckList(parts.join(' '));
        for (const { count } of [...read.crypt, ...read.library]) expect(count).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  test('a file that is not a deck list is refused quickly', () => {
    expect(readDeckList('{"some": "json"}\n'.repeat(5000)).problems).toHaveLength(5000);
    expect(readDeckList(`2x ${' '.repeat(100_000)}y${'('.repeat(100_000)}`).problems).toHaveLength(1);
    expect(readDeckList('')).toMatchObject({ name: '', author: '', crypt: [], library: [], problems: [] });
  });
});

describe('writing', () => {
  test('a deck in another language', () => {
    const deck = {
      name: 'Nuit',
      crypt: [
        { id: id('Lauren'), count: 1 },
        { id: id('Chrysanthemum'), count: 2 },
      ],
      library: [
        { id: id('Bonding'), count: 2 },
        { id: id('Swallowed by the Night'), count: 1 },
        { id: id('Blood Doll'), count: 4 },
      ],
    };
    expect(writeDeckList(deck, 'fr')).toBe(`Deck Name: Nuit

Crypte (3)
2x Chrysanthème  5  dom AUS THA  primogen  Tremere:6
1x Lauren        4  aus dom tha            Tremere:6

Bibliothèque (7)

Maître (4)
4x Poupée de sang

Modificateur d’action (2)
2x Sociabilisation

Modificateur d’action/Combat (1)
1x ${findCards('Swallowed by the Night')[0]?.names.fr}
`);
  });

  test('a written list can be read again, in every language', () => {
    const deck = fc.record({
      name: line,
      author: line,
      crypt: entries('crypt'),
      library: entries('library'),
    });
    fc.assert(
      fc.property(deck, fc.constantFrom(...LANGS), (deck, lang) => {
        for (const hint of [lang, undefined]) {
          const { crypt, library, name, author, problems } = readDeckList(writeDeckList(deck, lang), hint);
          expect({ name, author, problems }).toEqual({ name: deck.name, author: deck.author, problems: [] });
          expect([byCard(crypt), byCard(library)]).toEqual([byCard(deck.crypt), byCard(deck.library)]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test('a deck of more than 200 cards is cut there, and the line is named', () => {
  const fits = '99x Deflection\n99x Govern the Unaligned\n2x Blood Doll\n';
  expect(readDeckList(fits).problems).toEqual([]);
  const { library, problems } = readDeckList(`${fits}1x Villein\n99x Deflection\n`);
  expect(problems).toMatchObject([{ line: 4, key: 'tooManyCards', candidates: [] }]);
  expect(library.reduce((sum, { count }) => sum + count, 0)).toBe(LIMITS.deck);
});

describe('checking', () => {
  test('the prebuilt decks are legal, in every language', () => {
    for (const deck of DECKS) {
      expect(checkDeck(deck)).toMatchObject({ illegal: [], banned: [] });
      for (const lang of LANGS) {
        const { crypt, library, problems } = readDeckList(writeDeckList(deck, lang));
        expect([deck.key, lang, problems]).toEqual([deck.key, lang, []]);
        expect([byCard(crypt), byCard(library)]).toEqual([byCard(deck.crypt), byCard(deck.library)]);
      }
    }
  });

  test('sizes and groups count all cards of the list, playable or not', () => {
    const { crypt, library } = readDeckList(
      `10x Gilbert Duane (G1)\n3x Ayelech\n60x Blood Doll\n31x Kaymakli Nightmares`,
    );
    const { illegal, notPlayable } = checkDeck({ crypt, library });
    expect(illegal).toMatchObject([
      { key: 'libraryTooLarge', count: 91 },
      { key: 'groupsTooFarApart', groups: [{ group: 1, cards: [id('Gilbert Duane (G1)')] }, { group: 6 }] },
    ]);
    expect(notPlayable.map((card) => card.name)).toEqual(['Gilbert Duane', 'Kaymakli Nightmares']);
  });

  test('playability depends on the given cards', () => {
    const deck = {
      crypt: [{ id: id('Ayelech'), count: 12 }],
      library: [{ id: id('Blood Doll'), count: 60 }],
    };
    expect(checkDeck(deck, () => false).notPlayable.map((card) => card.name)).toEqual([
      'Ayelech',
      'Blood Doll',
    ]);
    expect(checkDeck(deck, () => false).illegal).toEqual([]);
  });

  test('banned cards are named', () => {
    const { library } = readDeckList('60x Blood Doll\n1x Edge Explosion');
    expect(checkDeck({ crypt: [], library }).banned.map((card) => card.name)).toEqual(['Edge Explosion']);
  });
});
