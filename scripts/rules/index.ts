// The rule index and its scope: what the rulebook says, and which of it is due now.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One statement of the rulebook, in our own words. Tags: ADV advanced, EX example, AMB ambiguous, NN not normative. */
export interface Rule {
  readonly id: string;
  readonly page: string;
  readonly tags: readonly string[];
  readonly gloss: string;
}

interface Group {
  readonly reason: string;
  readonly ids: readonly string[];
}

/** The ids that need no test now. Tag NN makes an id not normative without being named here. */
export interface Scope {
  readonly later: readonly Group[];
  readonly notNormative: readonly Group[];
}

export type Standing =
  | { readonly kind: 'due' }
  | { readonly kind: 'later' | 'not normative'; readonly reason: string };

export interface PlacedRule extends Rule {
  /** The middle of the id: BLOCK in R-BLOCK-13. */
  readonly section: string;
  readonly standing: Standing;
}

/** An id anywhere in a text: R-BLOCK-13, R-CARD-44-magnum-1. */
const ID = /\bR-[A-Z]+-[a-z0-9]+(?:-[a-z0-9]+)*/g;

export function idsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ID), (match) => match[0]))];
}

/** Every rule with its section and whether a test is due. Throws when the scope names an unknown id, or one twice. */
export function placeRules(rules: readonly Rule[], scope: Scope): PlacedRule[] {
  const standings = new Map<string, Standing>();
  for (const rule of rules) {
    if (rule.tags.includes('NN')) standings.set(rule.id, { kind: 'not normative', reason: 'Tagged NN' });
  }
  const known = new Set(rules.map((rule) => rule.id));
  const place = (groups: readonly Group[], kind: 'later' | 'not normative') => {
    for (const { reason, ids } of groups) {
      for (const id of ids) {
        if (!known.has(id))
          throw new Error(`rules-scope.json names ${id}, which is not in rules-index.json.`);
        if (standings.has(id)) throw new Error(`rules-scope.json names ${id}, which already has a standing.`);
        standings.set(id, { kind, reason });
      }
    }
  };
  place(scope.later, 'later');
  place(scope.notNormative, 'not normative');
  return rules.map((rule) => ({
    ...rule,
    section: rule.id.split('-')[1] ?? '',
    standing: standings.get(rule.id) ?? { kind: 'due' },
  }));
}

function readData(name: string): unknown {
  const path = fileURLToPath(new URL(`../../data/${name}`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The rules of data/rules-index.json, placed by data/rules-scope.json. */
export function readRules(): PlacedRule[] {
  return placeRules(readData('rules-index.json') as Rule[], readData('rules-scope.json') as Scope);
}
