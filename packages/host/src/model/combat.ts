import type { CardId } from '@methuselah/engine';
import {
  type CombatFrame,
  type DamageFrame,
  NONE,
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
    title: capital(events.combatBegan(look.card(f.first), look.card(f.second))),
    played,
    round: f.round,
    long: f.long,
    where: capital(events.range(f.round, f.long)),
    fighters: [
      fighter(look, shelf, f, f.first, f.strike1, f.strike2, damage),
      fighter(look, shelf, f, f.second, f.strike2, f.strike1, damage),
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
  minion: CardId,
  own: Strike | null,
  other: Strike | null,
  damage: DamageFrame | undefined,
): Fighter {
  return {
    minion: shelf.about(minion),
    seat: look.inPlay(minion)?.controller ?? look.t.state.owner[minion] ?? NONE,
    strength: statOf(look, 'strength', minion),
    strike: own === null ? '' : strikeText(look, minion, own),
    toCome: damage ? damageText(look, minion, damage) : strikeToCome(look, f, minion, own, other),
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

/** What the strike of the other would do to a minion as things stand. */
function strikeToCome(
  { t, tongue }: Look,
  f: CombatFrame,
  minion: CardId,
  own: Strike | null,
  other: Strike | null,
): string {
  const { toCome } = tongue.host;
  if (other === null || !STRIKING.includes(f.step)) return '';
  // R-STRIKE-03: combat ends always resolves first
  if (own?.kind === 'combatEnds' || other.kind === 'combatEnds') return toCome.combatEnds;
  if (other.kind === 'dodge' || other.kind === 'none') return toCome.nothing;
  // R-COMBAT-24: without effect at long range, unless ranged
  if (f.long && !other.ranged) return toCome.outOfRange;
  const isAtRetainer = other.target !== NONE && (other.kind === 'damage' || other.kind === 'stealBlood');
  if (isAtRetainer) return '';
  // R-STRIKE-02: a dodge protects the minion and its possessions
  if (own?.kind === 'dodge') return toCome.dodged;
  const amount = strikeAmount(t, f.first === minion ? f.second : f.first, other);
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

/** From the choice of strikes to their resolution. */
const STRIKING: readonly string[] = [
  'choose1',
  'aim1',
  'choose2',
  'aim2',
  'combatEnds',
  'firstStrikes',
  'strikes',
];
