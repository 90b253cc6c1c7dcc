import type { CardId } from '@methuselah/engine';
import {
  type CombatFrame,
  type DamageFrame,
  isAggravated,
  isStriking,
  NONE,
  type Side,
  type Strike,
  strikeAmount,
} from '@methuselah/engine/internal';
import type { CombatStage, Fighter, Played } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import { statOf } from './stats.ts';
import { capital, type ViewerContext } from './viewercontext.ts';

export function combatStage(
  context: ViewerContext,
  shelf: Shelf,
  f: CombatFrame,
  played: readonly Played[],
  within: string,
): CombatStage {
  const { events } = context.locale.words;
  const damage = damageIn(context, f);
  return {
    is: 'combat',
    title: capital(events.combatBegan(context.card(f.sides[0].minion), context.card(f.sides[1].minion))),
    played,
    round: f.round,
    long: f.long,
    where: capital(events.range(f.round, f.long)),
    fighters: [
      fighter(context, shelf, f, f.sides[0], f.sides[1], damage),
      fighter(context, shelf, f, f.sides[1], f.sides[0], damage),
    ],
    within,
  };
}

/** The damage being resolved in this combat. */
function damageIn({ t }: ViewerContext, f: CombatFrame): DamageFrame | undefined {
  const { frames } = t.state;
  return frames.slice(frames.indexOf(f)).find((frame): frame is DamageFrame => frame.kind === 'damage');
}

function fighter(
  context: ViewerContext,
  shelf: Shelf,
  f: CombatFrame,
  own: Side,
  other: Side,
  damage: DamageFrame | undefined,
): Fighter {
  const { minion, strike } = own;
  return {
    minion: shelf.about(minion),
    seat: context.inPlay(minion)?.controller ?? context.t.state.owner[minion] ?? NONE,
    strength: statOf(context, 'strength', minion),
    strike: strike === null ? '' : strikeText(context, minion, strike),
    strikes: strike?.kind ?? null,
    last: f.lastPress === minion ? 'press' : f.lastManeuver === minion ? 'maneuver' : null,
    toCome: damage ? damageText(context, minion, damage) : strikeToCome(context, f, strike, other),
  };
}

function strikeText(context: ViewerContext, minion: CardId, strike: Strike): string {
  const { t, locale } = context;
  const card = t.pool.cards[t.pool.uses[strike.use]?.def ?? NONE]?.card;
  const with_ = strike.weapon !== NONE ? context.card(strike.weapon) : card ? locale.cardName(card) : null;
  // A strike from the minion's own text is not "with" anything.
  const means = with_ === context.card(minion) ? null : with_;
  // Said of the portrait beside it, which has the name.
  return locale.words.events.strike[strike.kind](null, means);
}

function damageText({ locale }: ViewerContext, minion: CardId, { packets }: DamageFrame): string {
  const mine = packets.filter(({ target }) => target === minion);
  if (mine.length === 0) return '';
  const sum = (aggravated: boolean): number =>
    mine.reduce((n, p) => n + (p.aggravated === aggravated ? p.amount : 0), 0);
  return locale.host.toCome.damage(sum(false), sum(true));
}

/** What the opponent's strike would do to this minion as things stand. */
function strikeToCome(
  { t, locale }: ViewerContext,
  f: CombatFrame,
  own: Strike | null,
  { minion: striker, strike: other }: Side,
): string {
  const { toCome } = locale.host;
  if (other === null || !isStriking(f)) return '';
  // R-STRIKE-03: combat ends always resolves first
  if (own?.kind === 'combatEnds' || other.kind === 'combatEnds') return toCome.combatEnds;
  if (other.kind === 'dodge') return toCome.nothing;
  // R-COMBAT-24: without effect at long range, unless ranged
  if (f.long && !other.ranged) return toCome.outOfRange;
  const isAtRetainer = other.target !== NONE && (other.kind === 'damage' || other.kind === 'stealBlood');
  if (isAtRetainer) return '';
  // R-STRIKE-02: a dodge protects the minion and its possessions
  if (own?.kind === 'dodge') return toCome.dodged;
  const amount = strikeAmount(t, striker, other);
  switch (other.kind) {
    case 'damage':
      return isAggravated(t, striker, other) ? toCome.damage(0, amount) : toCome.damage(amount, 0);
    case 'stealBlood':
      return toCome.stolenBlood(amount);
    case 'destroyEquipment':
    case 'stealEquipment':
      return toCome.equipment;
    case 'special':
      return toCome.effect;
  }
}
