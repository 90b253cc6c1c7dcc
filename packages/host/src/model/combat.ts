import type { CardId } from '@methuselah/engine';
import {
  type CombatFrame,
  type DamageFrame,
  isStriking,
  NONE,
  type Side,
  type Strike,
  strikeAmount,
} from '@methuselah/engine/internal';
import type { CombatStage, Fighter, Played } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import { capital, type Look } from './look.ts';
import { statOf } from './stats.ts';

export function combatStage(
  look: Look,
  shelf: Shelf,
  f: CombatFrame,
  played: readonly Played[],
  within: string,
): CombatStage {
  const { events } = look.tongue.words;
  const damage = damageIn(look, f);
  return {
    is: 'combat',
    title: capital(events.combatBegan(look.card(f.sides[0].minion), look.card(f.sides[1].minion))),
    played,
    round: f.round,
    long: f.long,
    where: capital(events.range(f.round, f.long)),
    fighters: [
      fighter(look, shelf, f, f.sides[0], f.sides[1], damage),
      fighter(look, shelf, f, f.sides[1], f.sides[0], damage),
    ],
    within,
  };
}

/** The damage under way in this combat. */
function damageIn({ t }: Look, f: CombatFrame): DamageFrame | undefined {
  const { frames } = t.state;
  return frames.slice(frames.indexOf(f)).find((frame): frame is DamageFrame => frame.kind === 'damage');
}

function fighter(
  look: Look,
  shelf: Shelf,
  f: CombatFrame,
  own: Side,
  other: Side,
  damage: DamageFrame | undefined,
): Fighter {
  const { minion, strike } = own;
  return {
    minion: shelf.about(minion),
    seat: look.inPlay(minion)?.controller ?? look.t.state.owner[minion] ?? NONE,
    strength: statOf(look, 'strength', minion),
    strike: strike === null ? '' : strikeText(look, minion, strike),
    toCome: damage ? damageText(look, minion, damage) : strikeToCome(look, f, strike, other),
  };
}

function strikeText(look: Look, minion: CardId, strike: Strike): string {
  const { t, tongue } = look;
  const card = t.pool.cards[t.pool.uses[strike.use]?.def ?? NONE]?.card;
  const with_ = strike.weapon !== NONE ? look.card(strike.weapon) : card ? tongue.cardName(card) : null;
  // What a minion does by its own text it does with nothing.
  const means = with_ === look.card(minion) ? null : with_;
  return capital(tongue.words.events.strike[strike.kind](look.card(minion), means));
}

function damageText({ tongue }: Look, minion: CardId, { packets }: DamageFrame): string {
  const mine = packets.filter(({ target }) => target === minion);
  if (mine.length === 0) return '';
  const sum = (aggravated: boolean): number =>
    mine.reduce((n, p) => n + (p.aggravated === aggravated ? p.amount : 0), 0);
  return tongue.host.toCome.damage(sum(false), sum(true));
}

/** What the strike of the other side would do to a minion as things stand. */
function strikeToCome(
  { t, tongue }: Look,
  f: CombatFrame,
  own: Strike | null,
  { minion: striker, strike: other }: Side,
): string {
  const { toCome } = tongue.host;
  if (other === null || !isStriking(f)) return '';
  // R-STRIKE-03: combat ends always resolves first
  if (own?.kind === 'combatEnds' || other.kind === 'combatEnds') return toCome.combatEnds;
  if (other.kind === 'dodge' || other.kind === 'none') return toCome.nothing;
  // R-COMBAT-24: without effect at long range, unless ranged
  if (f.long && !other.ranged) return toCome.outOfRange;
  const isAtRetainer = other.target !== NONE && (other.kind === 'damage' || other.kind === 'stealBlood');
  if (isAtRetainer) return '';
  // R-STRIKE-02: a dodge protects the minion and its possessions
  if (own?.kind === 'dodge') return toCome.dodged;
  const amount = strikeAmount(t, striker, other);
  switch (other.kind) {
    case 'damage':
      return toCome.damage(other.aggravated ? 0 : amount, other.aggravated ? amount : 0);
    case 'stealBlood':
      return toCome.stolenBlood(amount);
    case 'destroyEquipment':
    case 'stealEquipment':
      return toCome.equipment;
  }
}
