import type { Card, Path, Sect, Title } from '@methuselah/engine/language';

/** What a card speaks of: a table made for it has such cards. */
export interface Wants {
  readonly clans: readonly string[];
  readonly sects: readonly Sect[];
  readonly paths: readonly Path[];
  readonly titles: readonly Title[];
  readonly disciplines: readonly string[];
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  readonly discards: readonly { readonly type?: string; readonly needs?: string }[];
  readonly names: readonly string[];
}

type Found = { [K in keyof Wants]: Wants[K][number][] };

/** The fields of a card's data that name something, and where it is noted. */
const FIELDS: Readonly<Record<string, (found: Found, value: unknown) => void>> = {
  clan: (found, value) => found.clans.push(...words(value)),
  sect: (found, value) => found.sects.push(...(words(value) as Sect[])),
  path: (found, value) => found.paths.push(...(words(value) as Path[])),
  title: (found, value) => found.titles.push(...(words(value) as Title[])),
  titled: (found, value) => {
    if (value === true) found.titles.push('primogen');
  },
  discipline: (found, value) => found.disciplines.push(...words(value)),
  superior: (found, value) => found.disciplines.push(...words(value)),
  disciplines: (found, value) => found.disciplines.push(...Object.keys(value ?? {})),
  keyword: (found, value) => found.keywords.push(...words(value)),
  trait: (found, value) => found.traits.push(...words(value)),
  discardNeeds: (found, value) => found.discards.push({ needs: String(value) }),
  discardType: (found, value) => found.discards.push({ type: String(value) }),
  named: (found, value) => found.names.push(...words(value)),
};

const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((each): each is string => typeof each === 'string')
      : [];

export function wantsOf(card: Card): Wants {
  const found: Found = {
    clans: [],
    sects: [],
    paths: [],
    titles: [],
    disciplines: [],
    keywords: [],
    traits: [],
    discards: [],
    names: [],
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) {
        FIELDS[key]?.(found, each);
        walk(each);
      }
  };
  const { kind, ...text } = card;
  walk(
    kind === 'vampire'
      ? {
          ...text,
          clan: undefined,
          sect: undefined,
          path: undefined,
          title: undefined,
          disciplines: undefined,
        }
      : text,
  );
  const titles = found.titles.filter((title) => (title as string) !== '');
  return { ...found, titles };
}
