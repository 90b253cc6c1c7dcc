import type { Pool } from '@methuselah/engine';
import { isForLater, walkEffects } from '@methuselah/engine/internal';
import type { Effect, StrikeText } from '@methuselah/engine/language';
import type { CardText, UseText } from '../eyes/eyes.ts';
import { roughly } from './amounts.ts';
import { type Gist, gistOfCard } from './gist.ts';
import { sumsOf } from './sums.ts';
import type { WeighedMode, WeighedStrike, WeighedUse } from './uses.ts';

/** What a use is good for, read once per pool from its data, so that bots understand new cards without code. */
export interface UseReading {
  /** During the current action. */
  readonly bleed: number;
  readonly bleedLess: number;
  readonly stealth: number;
  readonly intercept: number;
  readonly interceptLess: number;
  readonly nobodyBlocks: boolean;
  readonly redirects: boolean;
  readonly wakes: boolean;
  /** Unlocks the minion that uses it, or the acting minion. */
  readonly unlocksSelf: boolean;
  readonly unlocksActing: boolean;
  readonly attemptsBlock: boolean;
  readonly failsBlock: boolean;
  readonly endsAction: boolean;
  readonly cancels: boolean;
  /** In a referendum. */
  readonly votes: number;
  readonly cancelsVotes: boolean;
  /** In combat. */
  readonly strike: StrikeReading | null;
  readonly prevents: number;
  readonly presses: boolean;
  readonly maneuvers: boolean;
  readonly roundDamage: number;
  readonly handStrikesOnly: boolean;
  readonly aggravates: boolean;
  readonly fightsOn: boolean;
  readonly range: 'close' | 'long' | null;
  readonly additionalStrikes: number;
  readonly gainsBloodInCombat: boolean;
  /** The cost, as far as the text alone says. */
  readonly bloodCost: number;
  readonly poolCost: number;
  /** Does it have any effect besides those above? */
  readonly settles: boolean;
  /** The most pool of its user that it may burn. */
  readonly burnsOwnPool: number;
}

export interface StrikeReading {
  readonly kind: StrikeText['kind'];
  readonly amount: number;
  readonly hand: boolean;
  readonly ranged: boolean;
  readonly aggravated: boolean;
  readonly first: boolean;
  readonly undodgeable: boolean;
  readonly unlocks: boolean;
  /** What it does besides damage, or does as a special strike. */
  readonly effects: readonly Effect[];
}

export interface Readings {
  readonly uses: readonly UseReading[];
  /** By definition: the worth of the card in play. */
  readonly gists: readonly Gist[];
}

/** More damage than is ever inflicted. */
const ALL_DAMAGE = 99;

const isWake = (mode: WeighedMode | null): boolean => mode?.wake === true;

function readUse(use: UseText): UseReading {
  const text: WeighedUse = use.text;
  const all = [...walkEffects(text.effects ?? [])];
  const later = laterOf(text.effects ?? []);
  const ever = sumsOf(all);
  const now = later.size === 0 ? ever : sumsOf(all.filter((e) => !later.has(e)));
  return {
    bleed: now.bleed,
    bleedLess: now.bleedLess,
    stealth: now.stealth,
    intercept: now.intercept,
    interceptLess: now.interceptLess,
    nobodyBlocks: now.nobodyBlocks,
    redirects: use.redirects,
    wakes: isWake(use.mode) || now.wakes,
    unlocksSelf: now.unlocksSelf,
    unlocksActing: now.unlocksActing,
    attemptsBlock: use.forcesBlock,
    failsBlock: now.failsBlock,
    endsAction: now.endsAction,
    cancels: use.cancels,
    votes: now.votes,
    cancelsVotes: now.cancelsVotes,
    strike: text.strike ? readStrike(text.strike) : null,
    prevents: text.prevent === 'all' ? ALL_DAMAGE : roughly(text.prevent),
    presses: text.press !== undefined || now.presses,
    maneuvers: text.maneuver !== undefined,
    roundDamage: ever.damage,
    handStrikesOnly: now.handStrikesOnly,
    aggravates: now.aggravates,
    fightsOn: now.fightsOn,
    range: now.range,
    additionalStrikes: now.additionalStrikes,
    gainsBloodInCombat: now.gainsBlood && use.type === 'combat',
    bloodCost: roughly(use.cost.blood, 0),
    poolCost: roughly(use.cost.pool, 0),
    settles: use.settles,
    burnsOwnPool: ever.ownPool,
  };
}

/** Effects that happen only later, if at all. */
function laterOf(effects: readonly Effect[]): Set<Effect> {
  const later = new Set<Effect>();
  for (const e of walkEffects(effects))
    if (isForLater(e)) for (const inner of walkEffects([e])) if (inner !== e) later.add(inner);
  return later;
}

const readStrike = (strike: WeighedStrike): StrikeReading => ({
  kind: strike.kind,
  amount: roughly(strike.amount),
  hand: strike.hand === true,
  ranged: strike.ranged === true,
  aggravated: strike.aggravated === true,
  first: strike.first === true,
  undodgeable: strike.undodgeable === true,
  unlocks: sumsOf(strike.effects ?? []).unlocksSelf,
  effects: strike.effects ?? [],
});

const CACHE = new WeakMap<Pool, Readings>();

/** The readings of a pool's cards. Cached. */
export function readingsOf(pool: Pool): Readings {
  let known = CACHE.get(pool);
  if (known === undefined) {
    known = { uses: pool.uses.map(readUse), gists: pool.cards.map((card: CardText) => gistOfCard(card)) };
    CACHE.set(pool, known);
  }
  return known;
}
