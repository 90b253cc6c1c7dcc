import { CATALOGUE, type CardQuery } from '@methuselah/cards/catalogue';

/** What the search is narrowed to, as chosen in fields: an empty text is anything. */
export interface FilterValues {
  readonly part: string;
  readonly clan: string;
  readonly discipline: string;
  readonly second: string;
  readonly type: string;
  readonly cost: string;
  readonly capacity: string;
  readonly group: string;
  readonly title: string;
  readonly set: string;
  readonly onlyPlayable: boolean;
}

export const NO_FILTERS: FilterValues = {
  part: '',
  clan: '',
  discipline: '',
  second: '',
  type: '',
  cost: '',
  capacity: '',
  group: '',
  title: '',
  set: '',
  onlyPlayable: false,
};

export const filterCount = (filters: FilterValues): number =>
  Object.values(filters).filter((value) => value !== '' && value !== false).length;

/** "3": exactly; "4+": at least; "1–3": between. */
function range(text: string): { least: number; most: number } {
  const [, least = '0', sign, most] = /^(\d+)(\+|–(\d+))?$/.exec(text) ?? [];
  return {
    least: Number(least),
    most: sign === '+' ? Number.POSITIVE_INFINITY : Number(most ?? least),
  };
}

export function queryOf(filters: FilterValues): Omit<CardQuery, 'words'> {
  const { part, clan, discipline, second, type, cost, capacity, group, title, set } = filters;
  const disciplines = [discipline, second].filter((code) => code !== '');
  return {
    ...((part === 'crypt' || part === 'library') && { kind: part }),
    ...(clan !== '' && { clan }),
    ...(disciplines.length > 0 && { disciplines }),
    ...(type !== '' && { type: type as CardQuery['type'] & string }),
    ...(cost !== '' && { cost: range(cost) }),
    ...(capacity !== '' && { capacity: range(capacity) }),
    ...(group !== '' && { group: group === 'any' ? group : Number(group) }),
    ...(title !== '' && { title }),
    ...(set !== '' && { set }),
  };
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** What there is to choose from. */
export const CHOICES = {
  clans: unique(CATALOGUE.flatMap(({ clans }) => clans)),
  disciplines: unique(CATALOGUE.flatMap(({ disciplines }) => Object.keys(disciplines))),
  types: unique(CATALOGUE.flatMap((card) => (card.kind === 'library' ? card.types : []))),
  titles: unique(
    CATALOGUE.flatMap((card) => (card.kind === 'crypt' && card.title !== 'own' ? (card.title ?? []) : [])),
  ),
  sets: unique(CATALOGUE.flatMap(({ sets }) => sets)),
  groups: unique(CATALOGUE.flatMap((card) => (card.kind === 'crypt' ? [String(card.group)] : []))),
  costs: ['0', '1', '2', '3', '4+'],
  capacities: ['1–3', '4–6', '7–8', '9+', ...Array.from({ length: 11 }, (_, n) => `${n + 1}`)],
} as const;
