import type { CardType, Disciplines, Path, Sect, Title, Trait } from '@methuselah/engine/language';
import data from '../../data/catalogue.json' with { type: 'json' };
import { COLUMNS } from './columns.ts';
import { disciplines as printed } from './disciplines.ts';
import { LANGS, type Lang } from './lang.ts';

/** The facts of every card ever published, playable or not. `names.ts` finds cards by name. */

/** A number, or X if the card's text gives it. */
export type PrintedCost = number | 'X';

interface Facts {
  readonly id: number;
  readonly name: string;
  /** By language; English if a language has none. */
  readonly names: Readonly<Record<Lang, string>>;
  /** Former or alternative names, in any language. */
  readonly aka: readonly string[];
  /** A crypt card has one; a library card that requires a clan may accept either of two. */
  readonly clans: readonly string[];
  readonly path?: Path;
  readonly disciplines: Disciplines;
  /** Codes of its sets, oldest first: Jyhad, VTES, …, V5. */
  readonly sets: readonly string[];
  /** Banned from tournaments since this day: 2016-02-16. */
  readonly banned?: string;
  /** The only format that allows it. */
  readonly format?: string;
}

/** The facts of a crypt card. */
export interface CryptFacts extends Facts {
  readonly kind: 'crypt';
  readonly type: 'vampire' | 'imbued';
  readonly capacity: number;
  readonly group: number | 'any';
  /** For an advanced vampire: the id of its base card. */
  readonly advancedOf?: number;
  /** Vampires have one; the imbued do not. */
  readonly sect?: Sect;
  readonly title?: Title;
  /** The city of a prince, baron or archbishop. */
  readonly city?: string;
  /** The votes of a title unique to this vampire. */
  readonly votes?: number;
  readonly traits: readonly Trait[];
  /** The clan that a slave serves. */
  readonly slaveTo?: string;
  /** The circle of a Blood Brother. */
  readonly circle?: string;
  readonly unique: boolean;
}

/** The facts of a library card. */
export interface LibraryFacts extends Facts {
  readonly kind: 'library';
  readonly types: readonly (CardType | 'power' | 'conviction')[];
  /** With several Disciplines: are all of them required, or any? */
  readonly combine?: 'and' | 'or';
  readonly pool?: PrintedCost;
  readonly blood?: PrintedCost;
  readonly conviction?: PrintedCost;
  readonly burnOption: boolean;
  readonly unique: boolean;
  /** Its kinds: location, weapon, gun, animal, trifle, outOfTurn, … */
  readonly keywords: readonly string[];
  /** As printed: a bonus to a vampire's capacity (+1), or the capacity of the vampire it becomes (2). */
  readonly capacity?: string;
}

/** A card of the catalogue, with its facts. */
export type CatalogueCard = CryptFacts | LibraryFacts;

type Line<Kind extends keyof typeof COLUMNS> = Readonly<Record<(typeof COLUMNS)[Kind][number], string>>;

function fields<Kind extends keyof typeof COLUMNS>(kind: Kind, line: string): Line<Kind> {
  const values = line.split('|');
  return Object.fromEntries(COLUMNS[kind].map((column, i) => [column, values[i] ?? ''])) as Line<Kind>;
}

const list = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));

/** The fields that are not empty. */
function nonEmpty<Key extends string>(line: Readonly<Record<Key, string>>, ...keys: readonly Key[]) {
  return Object.fromEntries(keys.filter((key) => line[key] !== '').map((key) => [key, line[key]])) as {
    [K in Key]?: string;
  };
}

function facts(line: Line<'crypt'> | Line<'library'>): Facts {
  const names = Object.fromEntries(
    LANGS.map((lang) => [lang, (lang === 'en' ? '' : line[lang]) || line.name]),
  ) as Record<Lang, string>;
  return {
    id: Number(line.id),
    name: line.name,
    names,
    aka: list(line.aka, ';'),
    clans: list(line.clans, '/'),
    disciplines: line.disciplines === '' ? {} : printed(line.disciplines.replaceAll(/[&/]/g, ' ')),
    sets: list(line.sets, ' '),
    ...(line.path !== '' && { path: line.path as Path }),
    ...nonEmpty<'banned' | 'format'>(line, 'banned', 'format'),
  };
}

function title(text: string): Pick<CryptFacts, 'title' | 'votes'> {
  if (text === '') return {};
  const votes = Number.parseInt(text, 10);
  return Number.isNaN(votes) ? { title: text as Title } : { title: 'own', votes };
}

function crypt(text: string): CryptFacts {
  const line = fields('crypt', text);
  return {
    ...facts(line),
    kind: 'crypt',
    type: line.type as CryptFacts['type'],
    capacity: Number(line.capacity),
    group: line.group === 'any' ? 'any' : Number(line.group),
    ...(line.base !== '' && { advancedOf: Number(line.base) }),
    ...(line.sect !== '' && { sect: line.sect as Sect }),
    ...title(line.title),
    traits: list(line.traits, ' '),
    ...nonEmpty<'city' | 'slaveTo' | 'circle'>(line, 'city', 'slaveTo', 'circle'),
    unique: line.unique === '',
  };
}

function library(text: string): LibraryFacts {
  const line = fields('library', text);
  const costs = (['pool', 'blood', 'conviction'] as const)
    .filter((kind) => line[kind] !== '')
    .map((kind): [string, PrintedCost] => [kind, line[kind] === 'X' ? 'X' : Number(line[kind])]);
  const combine = line.disciplines.includes('&') ? 'and' : line.disciplines.includes('/') ? 'or' : undefined;
  return {
    ...facts(line),
    kind: 'library',
    types: line.types.split('/') as LibraryFacts['types'][number][],
    ...(combine && { combine }),
    ...Object.fromEntries(costs),
    burnOption: line.burnOption !== '',
    unique: line.unique !== '',
    keywords: list(line.keywords, ' '),
    ...nonEmpty<'capacity'>(line, 'capacity'),
  };
}

/** Every card ever published. */
export const CATALOGUE: readonly CatalogueCard[] = [...data.crypt.map(crypt), ...data.library.map(library)];

const byId = new Map(CATALOGUE.map((card) => [card.id, card]));

/** The facts of a card by its id, or undefined. */
export const cardById = (id: number): CatalogueCard | undefined => byId.get(id);
