// Writes packages/cards/data/catalogue.json, the facts of every card, from the published card lists:
//   node scripts/make-catalogue.ts path/to/folder-of-csv path/to/card-names.json
// The folder holds vtescrypt.csv and vteslib.csv, and the French and Spanish names in vtescrypt.fr-FR.csv, …; the other
// file has French, Spanish, Italian and Portuguese names by English name. Of a card's text, only the words that state
// facts are read (catalogue/kind.ts).
//
// If both sources have a name, the card list wins: it is keyed by card id, covers more cards and follows the printed
// cards. The other name is kept as an alternative.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLUMNS } from '../packages/cards/src/catalogue/columns.ts';
import { cryptKind, libraryKind } from './catalogue/kind.ts';
import { readCsv } from './shared/csv.ts';

type Row = Readonly<Record<string, string>>;
type Names = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

const TYPES: Readonly<Record<string, string>> = {
  'Action Modifier': 'modifier',
  'Political Action': 'political',
};

const [, , folder, namesFile] = process.argv;
if (folder === undefined || namesFile === undefined) {
  console.error('Say where they are: node scripts/make-catalogue.ts folder-of-csv card-names.json');
  process.exit(2);
}
const csv = (name: string): Row[] => readCsv(readFileSync(join(folder, name), 'utf8'));
const otherNames: Names = JSON.parse(readFileSync(namesFile, 'utf8'));

/** The names of a card list in another language, by card id. */
function translated(list: string, locale: string): Map<string, string> {
  return new Map(csv(`${list}.${locale}.csv`).map((row) => [row.Id ?? '', row[`Name ${locale}`] ?? '']));
}

/** Uses the typographic apostrophe of the rulebooks. */
const typeset = (name: string): string => name.replaceAll("'", '’');

function names(row: Row, fr: string | undefined, es: string | undefined): Record<string, string> {
  const { Name = '', Aka = '' } = row;
  const other = otherNames[Name] ?? {};
  const chosen = { fr: fr ?? other.fr, es: es ?? other.es, it: other.it, pt: other.pt };
  const also = new Set(Aka.split(';').filter((aka) => aka !== ''));
  for (const lang of ['fr', 'es'] as const) {
    const [wins, loses] = [typeset(chosen[lang] ?? Name), typeset(other[lang] ?? '')];
    if (loses !== '' && loses.toLowerCase() !== wins.toLowerCase()) also.add(loses);
  }
  const result: Record<string, string> = { name: Name, aka: [...also].join(';') };
  for (const [lang, name] of Object.entries(chosen)) {
    // If a language has no name of its own, nothing is written and the English name is used.
    result[lang] = !name || name === Name ? '' : typeset(name);
  }
  return result;
}

/** Facts of both crypt and library cards. */
function facts(row: Row): Record<string, string> {
  const sets = (row.Set ?? '').split(',').map((printing) => printing.trim().split(':')[0]);
  return {
    id: row.Id ?? '',
    clans: row.Clan ?? '',
    path: row.Path ?? '',
    sets: [...new Set(sets)].join(' '),
    banned: (row.Banned ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    format: row.Format ?? '',
  };
}

/** The id of the base card, by the name and group of the advanced one. */
const baseCards = new Map(
  csv('vtescrypt.csv')
    .filter((row) => row.Adv === '')
    .map((row) => [`${row.Name} ${row.Group}`, row.Id ?? '']),
);

function cryptFacts(row: Row): Record<string, string> {
  const { sect, city, traits, slaveTo, circle, isUnique } = cryptKind(row['Card Text'] ?? '');
  const base = row.Adv === '' ? '' : baseCards.get(`${row.Name} ${row.Group}`);
  if (base === undefined) throw new Error(`The advanced card ${row.Id} has no base card.`);
  if (row.Type === 'Vampire' && sect === '') throw new Error(`The vampire ${row.Id} has no sect.`);
  return {
    ...facts(row),
    type: (row.Type ?? '').toLowerCase(),
    base,
    sect,
    city,
    traits: traits.join(' '),
    slaveTo,
    circle,
    unique: isUnique ? '' : 'N',
    group: (row.Group ?? '').toLowerCase(),
    capacity: row.Capacity ?? '',
    disciplines: row.Disciplines === '-none-' ? '' : (row.Disciplines ?? ''),
    title: (row.Title ?? '').replace('inner circle', 'innerCircle'),
  };
}

function libraryFacts(row: Row): Record<string, string> {
  const types = (row.Type ?? '').split('/').map((type) => TYPES[type] ?? type.toLowerCase());
  const { isUnique, keywords } = libraryKind(row['Card Text'] ?? '');
  return {
    ...facts(row),
    unique: isUnique ? 'Y' : '',
    keywords: keywords.join(' '),
    types: types.join('/'),
    disciplines: row.Discipline ?? '',
    pool: row['Pool Cost'] ?? '',
    blood: row['Blood Cost'] ?? '',
    conviction: row['Conviction Cost'] ?? '',
    burnOption: row['Burn Option'] === '' ? '' : 'Y',
    // For some cards that give a title, the list has a clan name in this column.
    capacity: /^[+-]?\d+$/.test(row.Capacity ?? '') ? (row.Capacity ?? '') : '',
  };
}

function lines(
  list: string,
  kind: keyof typeof COLUMNS,
  read: (row: Row) => Record<string, string>,
): string[] {
  const [fr, es] = [translated(list, 'fr-FR'), translated(list, 'es-ES')];
  const rows = csv(`${list}.csv`).map((row) => {
    const id = row.Id ?? '';
    const all = { ...read(row), ...names(row, fr.get(id), es.get(id)) };
    const line = COLUMNS[kind].map((column) => all[column] ?? '');
    const odd = line.find((field) => field.includes('|'));
    if (odd !== undefined) throw new Error(`Card ${id} has a line in "${odd}".`);
    return line.join('|').replace(/\|+$/, '');
  });
  return rows.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

const catalogue = {
  crypt: lines('vtescrypt', 'crypt', cryptFacts),
  library: lines('vteslib', 'library', libraryFacts),
};
const target = fileURLToPath(new URL('../packages/cards/data/catalogue.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(catalogue, null, 2)}\n`);
console.log(`${catalogue.crypt.length} crypt cards, ${catalogue.library.length} library cards`);
