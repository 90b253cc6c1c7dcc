import { DECKS, PLAYABLE } from '@methuselah/cards';
import { findCards, fullName } from '@methuselah/cards/catalogue';
import {
  DECK_FORMATS,
  type DeckFormat,
  issuesOf,
  readDeckList,
  readDeckLists,
  writeDeck,
} from '@methuselah/cards/decklist';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byCard, entries, line } from './anydeck.ts';

const id = (name: string): number => findCards(name, 'en')[0]?.id ?? 0;

/** Formats with a place for the name, the author and a description. */
const WITH_NAMES: readonly DeckFormat[] = ['text', 'twd', 'vdb', 'amaranth', 'ardb', 'link'];

describe('every format', () => {
  const deck = fc.record({
    name: line,
    author: line,
    description: line,
    crypt: entries('crypt'),
    library: entries('library'),
  });
  // XML has no control characters; everything else keeps them.
  const printable = deck.filter(({ name, author, description }) =>
    [name, author, description].every((text) => !/\p{Cc}/u.test(text)),
  );

  test.each(DECK_FORMATS)('%s: what was written is read again, and recognised', (format) => {
    fc.assert(
      fc.property(printable, (deck) => {
        const read = readDeckList(writeDeck(deck, format));
        expect(read.problems).toEqual([]);
        expect([byCard(read.crypt), byCard(read.library)]).toEqual([
          byCard(deck.crypt),
          byCard(deck.library),
        ]);
        if (!WITH_NAMES.includes(format)) return;
        const { name, author, description } = read;
        expect({ name, author, description }).toEqual({
          name: deck.name,
          author: deck.author,
          description: deck.description,
        });
      }),
      { numRuns: 60 },
    );
  });

  test.each(DECK_FORMATS)('%s: a deck without cards is one', (format) => {
    const empty = { name: 'None', author: '', crypt: [], library: [] };
    expect(readDeckList(writeDeck(empty, format))).toMatchObject({ crypt: [], library: [], problems: [] });
  });

  test.each(DECK_FORMATS)('%s: the prebuilt decks are read as what they are', (format) => {
    for (const deck of DECKS) {
      const read = readDeckList(writeDeck({ ...deck, author: 'Somebody' }, format));
      expect(read.problems).toEqual([]);
      expect(read.format).toBe(format);
      expect([byCard(read.crypt), byCard(read.library)]).toEqual([byCard(deck.crypt), byCard(deck.library)]);
    }
  });

  test('never fails, whatever the text is', () => {
    const part = fc.constantFrom(
      '{"cards":',
      '{"200848": 2}',
      '}',
      '[',
      '<deck>',
      '<card count="2"><name>Blood Doll</name>',
      '</card>',
      '<vampire',
      '&#x110000;',
      '#200848=2;',
      '"id": 1, "count": 1e9',
      '\n',
    );
    const text = fc.array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 20 });
    fc.assert(
      fc.property(text, (parts) => {
        const read = readDeckList(parts.join(''), undefined, 1);
        for (const { count } of [...read.crypt, ...read.library]) expect(count).toBeGreaterThan(0);
        for (const { line } of read.problems) expect(line).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
    expect(readDeckList('['.repeat(200_000)).problems).toHaveLength(1);
    expect(readDeckList(`<deck>${'<card>'.repeat(50_000)}`).crypt).toEqual([]);
  });
});

describe('what other programs write', () => {
  const bloodDoll = { id: id('Blood Doll'), count: 4 };
  const ayelech = { id: id('Ayelech'), count: 2 };
  const read = (text: string) => {
    const { crypt, library, problems, name, author } = readDeckList(text);
    return { crypt, library, problems, name, author };
  };
  const expected = { crypt: [ayelech], library: [bloodDoll], problems: [], name: 'Night', author: 'Me' };

  test.each([
    ['cards by number', { name: 'Night', author: 'Me', cards: { [ayelech.id]: 2, [bloodDoll.id]: 4 } }],
    [
      'the owner as author',
      { name: 'Night', owner: 'Me', cards: { [ayelech.id]: 2, [bloodDoll.id]: 4, 100001: 0 } },
    ],
    [
      'a reply of a server',
      { result: { title: 'Night', author: 'Me', cards: { [ayelech.id]: 2, [bloodDoll.id]: 4 } } },
    ],
    [
      'sections with cards',
      {
        name: 'Night',
        author: 'Me',
        crypt: { count: 2, cards: [{ count: 2, id: ayelech.id, name: 'Ayelech' }] },
        library: {
          count: 4,
          cards: [{ type: 'Master', count: 4, cards: [{ count: 4, name: 'Blood Doll' }] }],
        },
      },
    ],
    [
      'lists with numbers of copies',
      {
        name: 'Night',
        author: 'Me',
        crypt: [{ id: ayelech.id, number: 2 }],
        library: [{ id: bloodDoll.id, number: 4 }],
      },
    ],
    ['names as keys', { name: 'Night', author: 'Me', crypt: { Ayelech: 2 }, library: { 'Blood Doll': 4 } }],
  ])('JSON: %s', (_, json) => {
    expect(read(JSON.stringify(json))).toEqual(expected);
    expect(read(JSON.stringify(json, null, 2))).toEqual(expected);
  });

  test('XML with numbers of its own, groups and advanced vampires', () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>
      <deck generator="Some Deck Builder" formatVersion="-TODO-1.0" databaseVersion="-TODO-20040101">
        <name>Night</name><author>Me</author><description>Bites &amp; bites</description><date>2004-05-05</date>
        <crypt size="4" min="4" max="9" avg="6.5">
          <vampire databaseID="12" count="2"><adv></adv><name>Theo Bell</name><capacity>7</capacity><group>2</group></vampire>
          <vampire databaseID="13" count="1"><adv>(Advanced)</adv><name>Theo Bell</name><group>2</group></vampire>
          <vampire databaseID="14" count="1"><adv/><name>Theo Bell</name><group>6</group></vampire>
        </crypt>
        <library size="4"><card databaseID="15" count="4"><name>Blood Doll</name><set>Jyhad</set></card></library>
      </deck>`;
    const { crypt, library, problems, description } = readDeckList(text);
    expect(problems).toEqual([]);
    expect(description).toBe('Bites & bites');
    expect(crypt.map(({ id, count }) => [id, count])).toEqual(
      [
        [id('Theo Bell (G2)'), 2],
        [id('Theo Bell (ADV)'), 1],
        [id('Theo Bell (G6)'), 1],
      ].map(([card, count]) => [card, count]),
    );
    expect(library).toEqual([bloodDoll]);
  });

  test('XML with an element a copy', () => {
    const card = (name: string): string => `<card><name id="1">${name}</name><set>V5</set></card>`;
    const text = `<deck version="0.8"><meta><game>vtes</game></meta>
      <superzone name="Deck">${card('Blood Doll').repeat(4)}</superzone>
      <superzone name="Crypt">${card('Ayelech').repeat(2)}</superzone></deck>`;
    expect(read(text)).toMatchObject({ crypt: [ayelech], library: [bloodDoll], problems: [] });
  });

  test('a link to a deck without cards', () => {
    const empty = { name: '', author: '', description: '!', crypt: [], library: [] };
    expect(readDeckList(writeDeck(empty, 'link'))).toMatchObject({ format: 'link', description: '!' });
  });

  test('a link of the page', () => {
    const link = `https://example.org/#/decks?name=Night&author=Me&cards=${ayelech.id}-2.${bloodDoll.id}-4`;
    expect(read(link)).toEqual(expected);
  });

  test('a description of several lines', () => {
    const text =
      'Deck Name: Few\nDescription: It bites.\nOften.\n\nCrypt (2)\n2x Ayelech\nLibrary (4)\n4x Blood Doll';
    expect(readDeckList(text)).toMatchObject({ description: 'It bites.\nOften.', crypt: [ayelech] });
  });

  test('numbers that no card has are named, with their line', () => {
    const text = JSON.stringify({ title: 'Night', cards: { 12: 3, [bloodDoll.id]: 4 } }, null, 2);
    const { library, problems, format } = readDeckList(text);
    expect([library, format]).toEqual([[bloodDoll], 'amaranth']);
    expect(problems).toEqual([{ line: 4, text: '3x 12', key: 'unknownNumber', candidates: [] }]);
  });
});

describe('many decks', () => {
  const one = { crypt: { [id('Ayelech')]: 12 }, library: { [id('Blood Doll')]: 60 } };
  test.each([
    ['a list', [one, one]],
    ['a list by name', { decks: { first: one, second: one } }],
    ['a reply', { result: [one, one] }],
  ])('%s', (_, json) => {
    const decks = readDeckLists(JSON.stringify(json));
    expect(decks.map(({ crypt, library }) => [crypt, library])).toEqual([
      [[{ id: id('Ayelech'), count: 12 }], [{ id: id('Blood Doll'), count: 60 }]],
      [[{ id: id('Ayelech'), count: 12 }], [{ id: id('Blood Doll'), count: 60 }]],
    ]);
  });

  test('one deck is one', () => {
    expect(readDeckLists(JSON.stringify(one))).toHaveLength(1);
    expect(readDeckLists('4x Blood Doll')).toHaveLength(1);
    expect(readDeckLists(JSON.stringify([{ id: id('Blood Doll'), count: 4 }]))[0]?.library).toEqual([
      { id: id('Blood Doll'), count: 4 },
    ]);
  });
});

describe('what is wrong', () => {
  const text = `Crypt (12)
12x Ayelech
Library (61)
60x Govern teh Unaligned
58x Blood Doll
1x Edge Explosion
1x Seduction`;
  // As if only these could be played.
  const playable = ['Ayelech', 'Blood Doll', 'Bonding', 'Govern the Unaligned', 'Conditioning'].map(id);

  test('unknown, illegal, banned and not playable cards have their line and suggestions', () => {
    const issues = issuesOf(readDeckList(text), playable);
    expect(
      issues.map(({ key, line, card, illegal, suggestions }) => [
        illegal?.key ?? key,
        line,
        card?.name,
        suggestions.map((other) => fullName(other)),
      ]),
    ).toEqual([
      ['unknownName', 4, undefined, ['Govern the Unaligned']],
      ['notPlayable', 6, 'Edge Explosion', []],
      ['banned', 6, 'Edge Explosion', []],
      ['notPlayable', 7, 'Seduction', ['Bonding', 'Conditioning']],
    ]);
    expect(issuesOf(readDeckList('12x Ayelech'), PLAYABLE)).toMatchObject([
      { key: 'illegal', illegal: { key: 'libraryTooSmall', count: 0 } },
    ]);
  });

  test('a legal deck of playable cards has no issue', () => {
    for (const deck of DECKS) expect(issuesOf(readDeckList(writeDeck(deck, 'vdb')), PLAYABLE)).toEqual([]);
  });
});
