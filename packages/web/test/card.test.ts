import { DECKS, PLAYABLE_CARDS } from '@methuselah/cards';
import { CATALOGUE } from '@methuselah/cards/catalogue';
import { CARD_TYPES } from '@methuselah/engine/language';
import { facesOf, localeFor } from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';
import { LANGS } from '@methuselah/text';
import { GLOSSARIES } from '@methuselah/text/internal';
import { expect, test } from 'vitest';
import { CHOSEN } from '../src/looks/emblem/chosen.ts';
import { LOOKS } from '../src/looks/emblem/people.ts';
import { emblem } from '../src/looks/emblem.ts';
import {
  clanIcon,
  disciplineIcon,
  drawing,
  ICON_NAMES,
  type IconName,
  rareDrawing,
} from '../src/looks/signs.ts';
import { longestWord, nameStep, sideSigns } from '../src/page/card/signs.ts';
import { explainedLines, piecesOf } from '../src/page/card/text.ts';

const faces = facesOf(fifthPool, await localeFor('en'));
const numbers = new Set(DECKS.flatMap(({ crypt, library }) => [...crypt, ...library].map(({ id }) => id)));
const prebuilt = faces.filter(({ card }) => numbers.has(card));

test('every card has its own picture, which stays the same', () => {
  const pictures = faces.map(emblem);
  expect(new Set(pictures).size).toBe(PLAYABLE_CARDS.length);
  expect(faces.map(emblem)).toEqual(pictures);
});

test('no picture has an undefined or unfilled part', () => {
  for (const face of faces) expect(emblem(face)).not.toMatch(/undefined|NaN|\$[a-z]/);
});

test('unknown cards have a picture, too', () => {
  for (const types of [...CARD_TYPES, 'vampire' as const].map((type) => [type]))
    for (const clan of ['Toreador', 'Nosferatu', 'No such clan', null])
      expect(emblem({ card: 7, types, clan, disciplines: [] })).toContain('</svg>');
});

test('pictures are chosen for existing cards only, and every vampire of the prebuilt decks has a look', () => {
  const known = new Set(faces.map(({ card }) => card));
  expect([...Object.keys(CHOSEN), ...Object.keys(LOOKS)].filter((card) => !known.has(Number(card)))).toEqual(
    [],
  );
  const vampires = prebuilt.filter(({ capacity }) => capacity !== null);
  expect(vampires.filter(({ card }) => LOOKS[card] === undefined)).toEqual([]);
});

/** Every clan and Discipline printed on a card. */
const clans = [...new Set(CATALOGUE.flatMap((card) => card.clans))];
const codes = [...new Set(CATALOGUE.flatMap((card) => Object.keys(card.disciplines)))];
const drawn = async (name: IconName): Promise<string> => drawing(name) ?? (await rareDrawing(name));

test('every clan and Discipline of the catalogue has its own drawing', async () => {
  const ofClans = await Promise.all(clans.map((clan) => drawn(clanIcon(clan))));
  expect(new Set(ofClans).size).toBe(47);
  expect(ofClans).not.toContain(await drawn(clanIcon('Quill')));
  for (const superior of [false, true]) {
    const ofDisciplines = await Promise.all(codes.map((code) => drawn(disciplineIcon(code, superior))));
    expect(new Set(ofDisciplines).size).toBe(39);
    expect(ofDisciplines).not.toContain(await drawn(disciplineIcon('xyz', superior)));
    for (const svg of ofDisciplines) expect(svg.includes('<circle')).toBe(!superior);
  }
});

test('icons of the prebuilt decks are not loaded on demand', () => {
  for (const { clan, disciplines } of prebuilt) {
    if (clan !== null) expect(drawing(clanIcon(clan)), clan).not.toBeNull();
    for (const { code, superior } of disciplines)
      expect(drawing(disciplineIcon(code, superior)), code).not.toBeNull();
  }
});

test('no two icons are drawn alike, except those that mean the same', () => {
  const alike = Map.groupBy(ICON_NAMES, (name) => drawing(name));
  expect([...alike.values()].filter((names) => names.length > 1)).toEqual([['no', 'close']]);
});

test('the side of a card shows its types and what it requires', () => {
  const side = (name: string) => {
    const face = faces.find((each) => each.name === name);
    return face && sideSigns(face);
  };
  expect(side('Nassir')).toEqual(['clan-Tremere', 'dis-aus', 'dis-THA']);
  expect(side('Slum Hunting Ground')).toEqual(['master', 'clan-Nosferatu']);
  expect(side('Majesty')).toEqual(['combat', 'dis-pre']);
});

test('card text in pieces: Disciplines are icons, types are marked, a name before its icon is not read twice', () => {
  const disciplines = [{ code: 'ani', superior: false, text: 'Animalism' }];
  expect(piecesOf('[ani] [COMBAT] Ⓓ Bleed.', { disciplines })).toEqual([
    { is: 'sign', icon: 'dis-ani', discipline: 'Animalism', superior: false },
    { is: 'words', text: ' ' },
    { is: 'type', text: 'COMBAT' },
    { is: 'words', text: ' ' },
    { is: 'directed' },
    { is: 'words', text: ' Bleed.' },
  ]);
  expect(piecesOf('requires Animalism [ANI]', { disciplines })[1]).toMatchObject({
    discipline: '',
    superior: true,
  });
});

test('a word is explained only where it first occurs', () => {
  const face = { lines: ['[dom] +1 bleed.', '[DOM] +2 bleed.'], disciplines: [] };
  const explained = explainedLines(face, GLOSSARIES.en).map((line) =>
    line.flatMap((piece) => (piece.is === 'explained' ? [piece.text] : [])),
  );
  expect(explained).toEqual([['bleed'], []]);
  expect(explainedLines(face, null)).toEqual(face.lines.map((line) => piecesOf(line, face)));
});

test.each(LANGS)('in %s no card text shows a bare code, and long names are set smaller', async (lang) => {
  for (const face of facesOf(fifthPool, await localeFor(lang))) {
    const words = face.lines.flatMap((line) => piecesOf(line, face)).filter((piece) => piece.is === 'words');
    expect(words.filter(({ text }) => /[[\]Ⓓ]/.test(text))).toEqual([]);
    if (face.name.length > 26) expect(nameStep(face.name)).toBe(2);
  }
});

test('the longest word of a name decides how small it is set', () => {
  expect(longestWord('The Warrens')).toBe(longestWord('Warrens'));
  expect(longestWord('Will')).toBeLessThan(longestWord('Moon'));
  expect(longestWord('Wilhelmina')).toBeGreaterThan(longestWord('Illicit'));
  // On the smallest cards of a desk the longest words of all are still 6 px high.
  for (const { name } of faces) expect((0.87 * 64) / longestWord(name)).toBeGreaterThan(6);
});
