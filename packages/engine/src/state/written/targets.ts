import { ACTION_KINDS } from '../../language/language.ts';
import { KEY, keyOfParts, partsOfKey } from '../ledger.ts';
import { clanTarget, isClanTarget, type Target, targetClan } from '../targets.ts';
import { type Codec, Misfit, type Reading } from './codec.ts';
import type { PoolNames } from './names.ts';

/** A card or seat by number, a clan by name. */
export const TARGET: Codec<Target> = {
  write: (target, { clans }) => (isClanTarget(target) ? clans.name(targetClan(target)) : target),
  read: (written, { names, seats, cards }) => {
    if (typeof written === 'string') {
      const clan = names.clans.number(written);
      if (clan !== undefined) return clanTarget(clan);
    } else if (Number.isSafeInteger(written)) {
      const target = Number(written);
      // A frame that has caught no signal has 0 there, even at a table without cards.
      if (target < Math.max(cards, 1) && target > -2 - seats) return target;
    }
    throw new Misfit('should be a card, a seat or a clan');
  },
};

const RULES = Object.keys(KEY) as (keyof typeof KEY)[];

/**
 * A ledger key in words: `bleed`, `keyword boon`, `card 100323`, `action hunt 7`, `use 100323.1 7`, `trigger 100323!1`.
 */
export const LEDGER_KEY: Codec<number> = {
  write: (key, names) => {
    const parts = partsOfKey(key);
    switch (parts.is) {
      case 'rule':
        return RULES.find((rule) => KEY[rule] === key) ?? '';
      case 'keyword':
        return `keyword ${names.keywords.name(parts.n)}`;
      case 'card':
        return `card ${names.defs.name(parts.n)}`;
      case 'trigger':
        return `trigger ${names.nodes.name(parts.n)}`;
      case 'action':
        return `action ${ACTION_KINDS[parts.n]} ${parts.card}`;
      case 'use':
        return `use ${names.uses.name(parts.n)} ${parts.card}`;
    }
  },
  read: (written, reading) => {
    const key = typeof written === 'string' ? keyIn(written, reading) : undefined;
    if (key === undefined) throw new Misfit('should be a key of the ledger');
    return key;
  },
};

const IN_POOL: Readonly<Record<string, (names: PoolNames, name: string) => number | undefined>> = {
  keyword: ({ keywords }, name) => keywords.number(name),
  card: ({ defs }, name) => defs.number(name),
  trigger: ({ nodes }, name) => nodes.number(name),
  use: ({ uses }, name) => uses.number(name),
  action: (_, name) => (ACTION_KINDS as readonly string[]).indexOf(name),
};

function keyIn(text: string, { names, cards }: Reading): number | undefined {
  const rule = RULES.find((each) => each === text);
  if (rule !== undefined) return KEY[rule];
  const [, is = '', name = '', of] =
    /^(keyword|card|trigger) (.*)$/.exec(text) ?? /^(action|use) (\S+) (-?\d{1,4})$/.exec(text) ?? [];
  const n = IN_POOL[is]?.(names, name) ?? -1;
  const card = Number(of ?? -1);
  if (n < 0 || card < -1 || card >= cards) return undefined;
  if (is === 'keyword' || is === 'card' || is === 'trigger') return keyOfParts({ is, n });
  return is === 'action' || is === 'use' ? keyOfParts({ is, n, card }) : undefined;
}
