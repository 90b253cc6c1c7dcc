import type { CardId, Option, OptionOf, Pool, Target } from '@methuselah/engine';
import {
  bleedIfSuccessful,
  bleedOf,
  canSee,
  capacityOf,
  currentAction,
  ifAnnounced,
  interceptOf,
  NONE,
  stealthOf,
  type Table,
  unitOf,
  walkEffects,
} from '@methuselah/engine/internal';
import type { Effect } from '@methuselah/engine/language';
import type { RemarkWords } from '../words/words.ts';
import type { ViewerContext } from './viewercontext.ts';

/**
 * What a player might overlook: an option that does nothing now, or would do more later. Only what is certain from what the seat
 * that decides knows; null if there is nothing to say.
 */
export function remarkOf({ t, locale }: ViewerContext, o: Option): string | null {
  const kind = kindOf(t, o);
  return kind === null ? null : locale.host.remarks[kind];
}

type Kind = keyof RemarkWords;
type CompiledUse = Pool['uses'][number];

function kindOf(t: Table, o: Option): Kind | null {
  switch (o.verb) {
    case 'act':
      return ofAction(t, o);
    case 'block':
      return failsToBlock(t, o.minion) ? 'failsToBlock' : null;
    case 'transfer':
      return isFull(t, o.vampire) ? 'overfull' : null;
    case 'pick':
      return ofPick(t, o.target);
    case 'play':
    case 'use':
      return ofUse(t, o);
    default:
      return null;
  }
}

// ---------------------------------------------------------------------------------------------- blood

/** A vampire that one sees, with as much blood as it can have. */
function isFull(t: Table, id: Target): boolean {
  const card = t.state.cards.find((c) => c.id === id);
  if (card === undefined || unitOf(t, card.id) !== 'blood') return false;
  return canSee(t, t.decision?.seat ?? NONE, card.id) && card.counters >= capacityOf(t, card.id);
}

/** Nothing else, and none of it may go to the pool instead. */
const gainsBlood = (effects: readonly Effect[]): boolean =>
  effects.length > 0 && effects.every((e) => e.do === 'gainBlood' && e.toPool === undefined);

/** The target of a card that only gives it blood. */
function ofPick(t: Table, target: Target): Kind | null {
  const top = t.state.frames.at(-1);
  const use = top?.kind === 'play' ? t.pool.uses[top.context.use] : undefined;
  const card = t.state.cards.find((c) => c.id === target);
  // A vampire that is not in play may have more than its capacity.
  if (use === undefined || card?.region === 'uncontrolled' || !gainsBlood(effectsOf(use))) return null;
  return isFull(t, target) ? 'full' : null;
}

// ---------------------------------------------------------------------------------------------- actions and blocks

function ofAction(t: Table, o: OptionOf<'act'>): Kind | null {
  if (o.action === 'hunt') return isFull(t, o.minion) ? 'full' : null;
  if (o.action !== 'bleed') return null;
  return bleedIfSuccessful(ifAnnounced(t, t.state.active, o)) < 1 ? 'noBleed' : null;
}

const effectsOf = (use: CompiledUse): readonly Effect[] => [...walkEffects(use.text.effects ?? [])];
const addsIntercept = (use: CompiledUse): boolean =>
  effectsOf(use).some((e) => e.do === 'modify' && e.stat === 'intercept');

/** Too little intercept, and nothing of one's own that could add any. */
function failsToBlock(t: Table, minion: CardId): boolean {
  const action = currentAction(t);
  const seat = t.decision?.seat ?? NONE;
  if (action === undefined || interceptOf(t, minion) >= stealthOf(t, action.minion)) return false;
  const { cards, seats, def } = t.state;
  const own = [
    ...(seats[seat]?.hand ?? []),
    ...cards.filter((c) => c.controller === seat && c.region !== 'uncontrolled').map(({ id }) => id),
  ];
  return !own.some((id) => {
    const card = t.pool.cards[def[id] ?? NONE];
    return [...(card?.handUses ?? []), ...(card?.playUses ?? [])].some(addsIntercept);
  });
}

// ---------------------------------------------------------------------------------------------- cards

type Change = Extract<Effect, { readonly do: 'modify' }>;
const isChange = (e: Effect): e is Change => e.do === 'modify';
const isMore = ({ amount }: Change): boolean => typeof amount === 'number' && amount > 0;
const isLess = ({ amount }: Change): boolean => typeof amount === 'number' && amount < 0;

function ofUse(t: Table, o: OptionOf<'play' | 'use'>): Kind | null {
  const use = t.pool.uses[o.use];
  const action = currentAction(t);
  if (use === undefined || use.text.action !== undefined) return null;
  const effects = effectsOf(use);
  if (gainsBlood(effects) && effects.every((e) => 'who' in e && e.who === 'self') && isFull(t, o.minion))
    return 'full';
  if (action === undefined || use.text.windows !== undefined || !effects.every(isChange)) return null;
  return effects.length === 0 ? null : ofChanges(t, use, effects);
}

/** A card that does nothing but change numbers of the action under way. */
function ofChanges(t: Table, use: CompiledUse, changes: readonly Change[]): Kind | null {
  const action = currentAction(t);
  const window = t.decision?.window;
  if (action === undefined) return null;
  const isOver = window === 'declined' || window === 'succeeding' || window === 'resolved';
  const all = (is: (change: Change) => boolean): boolean => changes.every(is);
  if (use.type === 'modifier' && all((c) => c.stat === 'bleed' && isMore(c)))
    return window === 'beforeBlocks' || window === 'blocking' ? 'bleedLater' : null;
  if (use.type === 'reaction' && all((c) => c.stat === 'bleed' && isLess(c)))
    return bleedOf(t, action.minion) <= 0 ? 'nothingToReduce' : null;
  const hides = all((c) => (c.stat === 'stealth' ? isMore(c) : c.stat === 'intercept' && isLess(c)));
  if (use.type !== 'modifier' || !hides) return null;
  if (isOver) return 'nobodyBlocks';
  return window === 'beforeBlocks' && action.blocker === NONE ? 'stealthLater' : null;
}
