// The rules, the rulings and their scope: which of them need a test now.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One statement of the rulebook, in our own words. Tags: ADV advanced, EX example, AMB ambiguous, NN not normative. */
export interface Rule {
  readonly id: string;
  readonly page: string;
  readonly tags: readonly string[];
  readonly gloss: string;
}

/** One decision of the judges on a card or a group of cards, in our own words. */
export interface Ruling {
  /** ruling:100001#1 on a card, ruling:G00115#2 on a group: the official number, then a counter. */
  readonly id: string;
  readonly group?: string;
  /** The cards it is about: names by card id. */
  readonly cards: Readonly<Record<string, string>>;
  readonly gloss: string;
}

interface Group {
  readonly reason: string;
  readonly ids: readonly string[];
}

/** Ids that need no test now. Tag NN makes an id not normative without being listed here. */
export interface Scope {
  readonly later: readonly Group[];
  readonly notNormative: readonly Group[];
}

export type Standing =
  | { readonly kind: 'due' }
  | { readonly kind: 'later' | 'not normative'; readonly reason: string };

interface Placing {
  /** The middle of a rule's id: BLOCK in R-BLOCK-13. For a ruling, the name of its card or group. */
  readonly section: string;
  readonly standing: Standing;
}

export type ScopedRule = Rule & Placing;
export type ScopedRuling = Ruling & Placing;
/** What a test can pin. */
export type ScopedEntry = ScopedRule | ScopedRuling;

export function isRuling(placed: ScopedEntry): placed is ScopedRuling {
  return 'cards' in placed;
}

/** An id anywhere in a text: R-BLOCK-13, R-CARD-44-magnum-1, ruling:100001#1. */
const ID = /\b(?:R-[A-Z]+-[a-z0-9]+(?:-[a-z0-9]+)*|ruling:G?\d+#\d+)/g;

export function idsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ID), (match) => match[0]))];
}

/** Adds to each its section and whether a test is due. Throws if the scope names an unknown id, or one twice. */
export function applyScope<Each extends Rule | Ruling>(
  all: readonly Each[],
  scope: Scope,
): (Each & Placing)[] {
  const standings = new Map<string, Standing>();
  for (const each of all) {
    if ('tags' in each && each.tags.includes('NN'))
      standings.set(each.id, { kind: 'not normative', reason: 'Tagged NN' });
  }
  const known = new Set(all.map(({ id }) => id));
  const stand = (groups: readonly Group[], kind: 'later' | 'not normative') => {
    for (const { reason, ids } of groups) {
      for (const id of ids) {
        if (!known.has(id)) throw new Error(`rules-scope.json names ${id}, which is no rule and no ruling.`);
        if (standings.has(id)) throw new Error(`rules-scope.json names ${id}, which already has a standing.`);
        standings.set(id, { kind, reason });
      }
    }
  };
  stand(scope.later, 'later');
  stand(scope.notNormative, 'not normative');
  return all.map((each) => ({
    ...each,
    section: sectionOf(each),
    standing: standings.get(each.id) ?? { kind: 'due' },
  }));
}

function sectionOf(each: Rule | Ruling): string {
  if (!('cards' in each)) return each.id.split('-')[1] ?? '';
  return each.group ?? Object.values(each.cards).join(', ');
}

function readData(name: string): unknown {
  const path = fileURLToPath(new URL(`../../data/${name}`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The rules of data/rules-index.json and the rulings of data/rulings.json, with the scope of data/rules-scope.json. */
export function readRulesAndRulings(): ScopedEntry[] {
  const all = [...(readData('rules-index.json') as Rule[]), ...(readData('rulings.json') as Ruling[])];
  return applyScope(all, readData('rules-scope.json') as Scope);
}

export function readRules(): ScopedRule[] {
  return readRulesAndRulings().filter((each): each is ScopedRule => !isRuling(each));
}

export function readRulings(): ScopedRuling[] {
  return readRulesAndRulings().filter(isRuling);
}
