import type { Pool } from '@methuselah/engine';
import { isForLater, walkEffects } from '@methuselah/engine/internal';
import type { Effect, StrikeText, Who } from '@methuselah/engine/language';
import type { CardText, UseText } from '../eyes/eyes.ts';
import { roughly } from './amounts.ts';
import { type Gist, gistOfCard } from './gist.ts';

/**
 * What a use is good for, read from its data once for each pool: a card that nobody has seen before is understood as soon
 * as it is written in the card language.
 */
export interface UseReading {
  /** For the action under way. */
  readonly bleed: number;
  readonly bleedLess: number;
  readonly stealth: number;
  readonly intercept: number;
  readonly interceptLess: number;
  readonly nobodyBlocks: boolean;
  readonly redirects: boolean;
  readonly wakes: boolean;
  /** Makes its own minion, or the acting one, ready to do something again. */
  readonly unlocksSelf: boolean;
  readonly unlocksActing: boolean;
  readonly attemptsBlock: boolean;
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
  readonly additionalStrikes: number;
  readonly gainsBloodInCombat: boolean;
  /** What is paid, as far as the text alone tells. */
  readonly bloodCost: number;
  readonly poolCost: number;
  /** Has it any effect of its own but those above? */
  readonly settles: boolean;
  /** The highest pool that it may burn of its user. */
  readonly burnsOwnPool: number;
}

export interface StrikeReading {
  readonly kind: StrikeText['kind'];
  readonly amount: number;
  readonly hand: boolean;
  readonly ranged: boolean;
  readonly aggravated: boolean;
  readonly first: boolean;
  readonly unlocks: boolean;
}

export interface Readings {
  readonly uses: readonly UseReading[];
  /** By definition: what the card is worth in play, to its controller and to that of what it is on. */
  readonly gists: readonly Gist[];
}

const isSelf = (who: Who): boolean => who === 'self';

function readUse(use: UseText): UseReading {
  const effects = [...walkEffects(use.text.effects ?? [])];
  const later = laterOf(use.text.effects ?? []);
  const now = effects.filter((e) => !later.has(e));
  const sum = (wanted: (e: Effect) => number): number => now.reduce((n, e) => n + wanted(e), 0);
  const stat = (name: string, sign: 1 | -1): number =>
    sum((e) => {
      if (e.do !== 'modify' || e.stat !== name || e.for !== 'action') return 0;
      return Math.max(0, sign * roughly(e.amount));
    });
  const has = (wanted: (e: Effect) => boolean): boolean => now.some(wanted);
  return {
    bleed: stat('bleed', 1),
    bleedLess: stat('bleed', -1),
    stealth: stat('stealth', 1),
    intercept: stat('intercept', 1),
    interceptLess: stat('intercept', -1),
    nobodyBlocks: has((e) => e.do === 'restrict' && e.what === 'block' && e.for === 'action'),
    redirects: use.redirects,
    wakes: use.mode?.wake === true || has((e) => e.do === 'restrict' && e.what === 'wake'),
    unlocksSelf: has((e) => e.do === 'unlock' && isSelf(e.who)),
    unlocksActing: has((e) => e.do === 'unlock' && e.who === 'acting'),
    attemptsBlock: use.forcesBlock,
    endsAction: has((e) => e.do === 'endAction'),
    cancels: use.cancels,
    votes: sum((e) => (e.do === 'modify' && e.stat === 'votes' ? Math.max(0, roughly(e.amount)) : 0)),
    cancelsVotes: has((e) => e.do === 'cancelVotes'),
    strike: use.text.strike ? readStrike(use.text.strike) : null,
    prevents: roughly(use.text.prevent),
    presses: use.text.press !== undefined || has((e) => e.do === 'grant' && e.grant === 'press'),
    maneuvers: use.text.maneuver !== undefined,
    roundDamage: effects.reduce(
      (n, e) => n + (e.do === 'damage' && e.to === 'opposing' ? roughly(e.amount) : 0),
      0,
    ),
    handStrikesOnly: has((e) => e.do === 'restrict' && e.what === 'handStrikesOnly'),
    additionalStrikes: sum((e) => (e.do === 'additionalStrikes' ? roughly(e.amount) : 0)),
    gainsBloodInCombat: has((e) => e.do === 'gainBlood' && isSelf(e.who)) && use.type === 'combat',
    bloodCost: roughly(use.cost.blood, 0),
    poolCost: roughly(use.cost.pool, 0),
    settles: use.settles,
    burnsOwnPool: ownPool(effects),
  };
}

/** What happens only later, if at all. */
function laterOf(effects: readonly Effect[]): Set<Effect> {
  const later = new Set<Effect>();
  for (const e of walkEffects(effects))
    if (isForLater(e)) for (const inner of walkEffects([e])) if (inner !== e) later.add(inner);
  return later;
}

function ownPool(effects: readonly Effect[]): number {
  let most = 0;
  for (const e of effects) {
    if ((e.do === 'burnPool' || e.do === 'poolToCard' || e.do === 'burnMix') && ownSeat(e.who))
      most += Math.max(1, roughly(e.amount));
    else if (e.do === 'movePool' && ownSeat(e.from)) most += Math.max(1, roughly(e.amount));
  }
  return most;
}
const ownSeat = (who: Who): boolean => who === 'you' || who === 'everyone' || who === 'actingMethuselah';

const readStrike = (strike: StrikeText): StrikeReading => ({
  kind: strike.kind,
  amount: roughly(strike.amount),
  hand: strike.hand === true,
  ranged: strike.ranged === true,
  aggravated: strike.aggravated === true,
  first: strike.first === true,
  unlocks: (strike.effects ?? []).some((e) => e.do === 'unlock' && e.who === 'self'),
});

const KNOWN = new WeakMap<Pool, Readings>();

/** What a pool's cards are good for. */
export function readingsOf(pool: Pool): Readings {
  let known = KNOWN.get(pool);
  if (known === undefined) {
    known = { uses: pool.uses.map(readUse), gists: pool.cards.map((card: CardText) => gistOfCard(card)) };
    KNOWN.set(pool, known);
  }
  return known;
}
