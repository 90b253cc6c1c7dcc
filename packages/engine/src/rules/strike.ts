import { leavePlay } from '../atoms/cards.ts';
import { addCounters, burnCounters } from '../atoms/counters.ts';
import { happen, scriptIndex } from '../flow/happenings.ts';
import type { Effect, StrikeText } from '../language/language.ts';
import { walkEffects } from '../language/walk.ts';
import { amountOf } from '../query/amounts.ts';
import { controllerOf, countersOn, equipmentOf, retainersOf } from '../query/minions.ts';
import { contextOf, grantsOf, isRestricted, strengthOf, total } from '../query/stats.ts';
import { sideAgainst } from '../state/sides.ts';
import {
  type CardId,
  type CombatFrame,
  type EffectContext,
  NONE,
  type Packet,
  type Seat,
  type Side,
  type Strike,
} from '../state/types.ts';
import { damageFrame, effectFrame } from '../table/frames.ts';
import {
  aimOption,
  committedStrikeOption,
  grantedStrikeOption,
  handStrikeOption,
  type Offers,
  type OptionIn,
  type OptionOf,
  PASS,
} from '../table/options.ts';
import { call, push } from '../table/stack.ts';
import { defOf, findCard, isGone, type Table } from '../table/table.ts';
import { collectDue } from './beside.ts';
import { burnCard } from './burn.ts';
import { chooseStrike, isSparedBy, strikeOf, whyCannotStrike } from './combatcards.ts';
import { victimsOf } from './damage.ts';
import { offerUses } from './offering.ts';
import { moveOnto } from './onlyone.ts';
import { beginUse } from './playing.ts';

/** Strikes are chosen, aimed and resolved in pairs (rulebook p.30-34). */

const HAND: StrikeText = { kind: 'damage', hand: true };
const opposing = (f: CombatFrame, minion: CardId): CardId => sideAgainst(f, minion).minion;
/** The side that is choosing. */
const chooserOf = (f: CombatFrame): Side => f.sides[f.chooser];

// R-COMBAT-19, R-COMBAT-20: one strike per round, plus additional strikes
const hasStrike = (f: CombatFrame, { extra }: Side): boolean => f.pair === 1 || extra > 0;

const committedIn = (f: CombatFrame, { committed }: Side): Strike | null => (f.pair === 1 ? committed : null);

export function offerStrikes(t: Table, f: CombatFrame, out: Offers<OptionIn<'strike'>>): Seat {
  const side = chooserOf(f);
  const { minion } = side;
  const seat = controllerOf(t, minion);
  const committed = committedIn(f, side);
  // R-COMBAT-20: without an additional strike left, no strike in this pair
  if (!hasStrike(f, side)) out.push(PASS);
  // R-COMBAT-23: no other strike may be chosen; if this one has become illegal, none
  else if (committed !== null)
    out.push(
      isLegal(t, f, committed, minion)
        ? committedStrikeOption(minion, committed.use, committed.weapon)
        : PASS,
    );
  else offerFreeStrikes(t, f, minion, seat, out);
  return seat;
}

function offerFreeStrikes(
  t: Table,
  f: CombatFrame,
  minion: CardId,
  seat: Seat,
  out: Offers<OptionIn<'strike'>>,
): void {
  // R-COMBAT-22, R-STRIKE-01: the default strike is a hand strike
  if (!isRestricted(t, 'strike', minion)) out.push(handStrikeOption(minion));
  const seen: number[] = [];
  for (const row of grantsOf(t, 'strike', minion)) {
    // The same strike granted twice is offered once.
    if (seen.includes(row.node)) continue;
    seen.push(row.node);
    const text = grantedStrike(t, row.node);
    if (text !== null && whyCannotStrike(t, f, text, minion) === null)
      out.push(grantedStrikeOption(minion, row.context.card, row.id));
  }
  offerUses(t, seat, 'strike', out);
  if (out.length === 0) out.push(PASS);
}

function isLegal(t: Table, f: CombatFrame, strike: Strike, minion: CardId): boolean {
  const text = textOf(t, strike);
  return text !== null && usable(t, strike, minion) && whyCannotStrike(t, f, text, minion) === null;
}

/** An ability that is not a strike may be used here; the strike is still to be chosen. */
export const isNoStrike = (t: Table, chosen: OptionIn<'strike'>): boolean =>
  chosen.verb === 'use' && t.pool.uses[chosen.use]?.text.strike === undefined;

export function takeStrike(t: Table, f: CombatFrame, chosen: OptionIn<'strike'>): void {
  const side = chooserOf(f);
  const { minion } = side;
  // R-COMBAT-28: an additional strike is used up even by a minion that cannot strike
  if (f.pair > 1 && hasStrike(f, side) && !isNoStrike(t, chosen)) side.extra -= 1;
  switch (chosen.verb) {
    case 'pass':
      return;
    case 'play':
    case 'use':
      return beginUse(t, controllerOf(t, minion), chosen, 'strike');
    case 'committedStrike': {
      const committed = committedIn(f, side);
      if (committed !== null) chooseStrike(t, f, minion, committed);
      return;
    }
    case 'grantedStrike': {
      const row = t.state.rows.find((r) => r.id === chosen.grant);
      const text = row ? grantedStrike(t, row.node) : null;
      return chooseStrike(t, f, minion, strikeOf(text ?? HAND, NONE, NONE, chosen.grant, 0));
    }
    case 'handStrike':
      return chooseStrike(t, f, minion, strikeOf(HAND, NONE, NONE, NONE, 0));
  }
}

/** The strike card was cancelled: the minion chooses again, and its additional strike is not used up. */
export function choosesAgain(f: CombatFrame): boolean {
  const side = chooserOf(f);
  if (!side.again) return false;
  side.again = false;
  if (f.pair > 1) side.extra += 1;
  return true;
}

function grantedStrike(t: Table, node: number): StrikeText | null {
  const effect = t.pool.nodes[node];
  return effect && 'do' in effect && effect.do === 'grant' ? (effect.strike ?? null) : null;
}

/** A strike, or a use that may be a strike. */
export type StrikeOption = Exclude<OptionIn<'strike'>, OptionOf<'pass'>>;

/** The strike that an option chooses, or null if it is not a strike. */
export function strikeOffered(t: Table, o: StrikeOption): StrikeText | null {
  switch (o.verb) {
    case 'play':
    case 'use':
    case 'committedStrike':
      return t.pool.uses[o.use]?.text.strike ?? null;
    case 'grantedStrike': {
      const row = t.state.rows.find((r) => r.id === o.grant);
      return row === undefined ? HAND : grantedStrike(t, row.node);
    }
    case 'handStrike':
      return HAND;
  }
}

function textOf(t: Table, strike: Strike): StrikeText | null {
  if (strike.use !== NONE) return t.pool.uses[strike.use]?.text.strike ?? null;
  if (strike.row !== NONE) {
    const row = t.state.rows.find((r) => r.id === strike.row);
    return row ? grantedStrike(t, row.node) : null;
  }
  return HAND;
}

// R-STRIKE-09: a strike is lost if its weapon is gone
const usable = (t: Table, strike: Strike, minion: CardId): boolean =>
  strike.weapon === NONE ||
  strike.weapon === minion ||
  (findCard(t, strike.weapon)?.host === minion && !isGone(t, strike.weapon));

/** Affects the opposing minion or, instead, one of its retainers: damage, or stealing blood or life. */
const harms = ({ kind }: Strike): boolean => kind === 'damage' || kind === 'stealBlood';

const isAtRetainer = (t: Table, { target }: Strike): boolean =>
  target !== NONE && defOf(t, target).isRetainer;

const isUndodgeable = (t: Table, striker: CardId, strike: Strike): boolean =>
  textOf(t, strike)?.undodgeable === true || isRestricted(t, 'undodgeable', striker);

// R-COMBAT-24: no effect at long range unless ranged
const isOutOfRange = (f: CombatFrame, strike: Strike): boolean => f.long && !strike.ranged;

// R-STRIKE-02: a dodge protects the minion and its possessions, but not its retainers
const isDodged = (t: Table, f: CombatFrame, striker: CardId, strike: Strike): boolean =>
  sideAgainst(f, striker).strike?.kind === 'dodge' &&
  !isAtRetainer(t, strike) &&
  !isUndodgeable(t, striker, strike);

const misses = (t: Table, f: CombatFrame, striker: CardId, strike: Strike): boolean =>
  isOutOfRange(f, strike) || isDodged(t, f, striker, strike);

/** Do these effects touch the opposing minion, or what was chosen? */
const touchOpposing = (effects: readonly Effect[]): boolean =>
  [...walkEffects(effects)].some((e) =>
    Object.values(e).some(
      (value: unknown) =>
        value === 'opposing' || (typeof value === 'object' && value !== null && 'pick' in value),
    ),
  );
/** Is it only the striker who suffers from these effects? */
const isRecoil = (effects: readonly Effect[]): boolean =>
  [...walkEffects(effects)].every((e) => e.do === 'gate' || (e.do === 'damage' && e.to === 'self'));

/** R-STRIKE-02: what is left of a dodged strike: the end of combat with what it does to others, and its recoil. */
const survivesDodge = ({ kind }: Strike, effects: readonly Effect[]): boolean =>
  kind === 'combatEnds' ? !touchOpposing(effects) : isRecoil(effects);

/** A strike's target is named at its announcement: a retainer, or the equipment to destroy or steal. */
export function offerAims(t: Table, f: CombatFrame, out: Offers<OptionOf<'aim'>>): Seat {
  const { minion, strike } = chooserOf(f);
  // R-STRIKE-06: the striking minion chooses the piece of equipment
  if (strike !== null)
    for (const id of piecesFor(t, strike, opposing(f, minion))) out.push(aimOption(minion, id));
  if (out.length > 0) return controllerOf(t, minion);
  const text = strike === null ? null : textOf(t, strike);
  if (text === null || !isSparedBy(t, text, opposing(f, minion))) out.push(aimOption(minion, NONE));
  // R-COMBAT-33: at long range, a ranged strike may target a retainer instead
  if (strike !== null && f.long && strike.ranged && harms(strike)) {
    for (const id of retainersOf(t, opposing(f, minion))) out.push(aimOption(minion, id));
  }
  if (out.length === 0) out.push(aimOption(minion, NONE));
  return controllerOf(t, minion);
}

/** Sets the target and returns the strike. */
export function takeAim(f: CombatFrame, { target }: OptionOf<'aim'>): Strike | null {
  const { strike } = chooserOf(f);
  if (strike !== null) strike.target = target;
  return strike;
}

/** R-STRIKE-06: the striking minion chooses again if the chosen piece is gone; returns true if a choice is needed. */
export function aimsAgain(t: Table, f: CombatFrame, first: boolean): boolean {
  for (const chooser of [0, 1] as const) {
    const { minion, strike } = f.sides[chooser];
    if (strike === null || strike.first !== first || misses(t, f, minion, strike)) continue;
    const pieces = piecesFor(t, strike, opposing(f, minion));
    if (pieces.length === 0 || pieces.includes(strike.target) || !usable(t, strike, minion)) continue;
    f.chooser = chooser;
    return true;
  }
  return false;
}

export function resolveStrikes(t: Table, f: CombatFrame, first: boolean, next: CombatFrame['step']): void {
  const packets: Packet[] = [];
  const equipment: Taking[] = [];
  const thefts: Theft[] = [];
  const landed: Strike[] = [];
  for (const { minion, strike } of f.sides) {
    if (strike === null || strike.first !== first || !usable(t, strike, minion)) continue;
    if (resolveStrike(t, f, minion, strike, packets, equipment, thefts) || isSpent(t, f, minion, strike))
      landed.push(strike);
  }
  // R-DAMAGE-07: damage during strike resolution from other effects is not a strike and cannot be dodged
  if (!first && f.pair === 1) {
    happen(t, 'strikesResolve', f.sides[0].minion);
    collectDue(t, f, packets);
  }
  // R-STRIKE-04: mutual thefts are simultaneous: each is limited by the counters before either
  for (const theft of thefts) burnCounters(t, theft.from, theft.amount, 'strike');
  for (const theft of thefts) addCounters(t, theft.to, theft.amount, 'strike');
  for (const taking of equipment) takeEquipment(t, f, taking);
  // R-COMBAT-25: strike effects apply first; the damage waits, since they may add to it
  const harmful = packets.filter((p) => p.amount > 0);
  call(t, f, next, damageFrame(harmful, victimsOf(t, harmful)));
  pushStrikeEffects(t, f, (strike) => landed.includes(strike));
  for (const { strike } of f.sides)
    if (
      strike !== null &&
      strike.first === first &&
      textOf(t, strike)?.spent === true &&
      strike.weapon !== NONE
    )
      leavePlay(t, strike.weapon, 'ashHeap');
}

/** It was used, but dodged: it may have a recoil. */
const isSpent = (t: Table, f: CombatFrame, striker: CardId, strike: Strike): boolean =>
  !isOutOfRange(f, strike) && isDodged(t, f, striker, strike);

interface Theft {
  readonly from: CardId;
  readonly to: CardId;
  readonly amount: number;
}

/** A strike that destroys or steals a piece of equipment. */
interface Taking {
  readonly by: CardId;
  readonly kind: Strike['kind'];
  readonly piece: CardId;
}

function contextOfStrike(t: Table, striker: CardId, strike: Strike): EffectContext {
  const context = contextOf(t, findCard(t, strike.weapon) ? strike.weapon : striker, strike.use);
  context.x = strike.x;
  return context;
}

/** Pushes the additional effects of strikes on the stack, so that the acting minion's resolve first. */
export function pushStrikeEffects(t: Table, f: CombatFrame, resolves: (strike: Strike) => boolean): void {
  for (const { minion, strike } of f.sides.toReversed()) {
    const effects = strike === null ? undefined : textOf(t, strike)?.effects;
    if (strike === null || effects === undefined || !resolves(strike) || !findCard(t, minion)) continue;
    if (!isDodged(t, f, minion, strike) || survivesDodge(strike, effects))
      push(t, effectFrame(scriptIndex(t, effects), contextOfStrike(t, minion, strike)));
  }
}

/** Is its damage aggravated? */
export const isAggravated = (t: Table, striker: CardId, strike: Strike): boolean =>
  strike.aggravated || (strike.hand && isRestricted(t, 'aggravatedHands', striker));

/** The amount of damage inflicted, or of blood stolen. */
export function strikeAmount(t: Table, striker: CardId, strike: Strike): number {
  const { amount } = textOf(t, strike) ?? {};
  const given = amount === undefined ? 0 : amountOf(t, contextOfStrike(t, striker, strike), amount);
  if (strike.kind !== 'damage') return given;
  const more = strike.ranged ? total(t, 'rangedDamage', striker, given) : given;
  return strike.hand ? total(t, 'handDamage', striker, strengthOf(t, striker) + more) : more;
}

/** Returns whether the strike has any effect. */
function resolveStrike(
  t: Table,
  f: CombatFrame,
  striker: CardId,
  strike: Strike,
  packets: Packet[],
  equipment: Taking[],
  thefts: Theft[],
): boolean {
  if (textOf(t, strike) === null || misses(t, f, striker, strike)) return false;
  const victim = harms(strike) && isAtRetainer(t, strike) ? strike.target : opposing(f, striker);
  const amount = strikeAmount(t, striker, strike);
  switch (strike.kind) {
    case 'damage':
      packets.push({
        target: victim,
        amount,
        aggravated: isAggravated(t, striker, strike),
        preventable: true,
        source: striker,
        strike: true,
        use: strike.use,
      });
      return true;
    case 'stealBlood':
      // R-STRIKE-04, R-STRIKE-05: blood or life moves to the striking minion before damage is mended; it is not damage
      if (findCard(t, victim))
        thefts.push({ from: victim, to: striker, amount: Math.min(amount, countersOn(t, victim)) });
      return true;
    case 'destroyEquipment':
    case 'stealEquipment':
      // R-COMBAT-21: based on the equipment before either strike took any
      if (piecesFor(t, strike, victim).includes(strike.target))
        equipment.push({ by: striker, kind: strike.kind, piece: strike.target });
      return true;
    case 'dodge':
    case 'combatEnds':
    case 'special':
      return true;
  }
}

/** The equipment and retainers that a strike may destroy or steal. */
function piecesFor(t: Table, strike: Strike, from: CardId): CardId[] {
  if (strike.kind !== 'destroyEquipment' && strike.kind !== 'stealEquipment') return [];
  const { weaponOnly = false, retainers } = textOf(t, strike) ?? {};
  const equipment = retainers === 'only' ? [] : equipmentOf(t, from);
  return [
    ...equipment.filter((id) => !weaponOnly || defOf(t, id).keywords.includes('weapon')),
    ...(retainers === undefined ? [] : retainersOf(t, from)),
  ];
}

function takeEquipment(t: Table, f: CombatFrame, { by, kind, piece }: Taking): void {
  // R-STRIKE-06: destroyed equipment is burned
  if (kind === 'destroyEquipment') burnCard(t, piece, by);
  else {
    // R-STRIKE-07: stolen equipment moves to the striking minion and cannot be used for the rest of the round
    moveOnto(t, piece, by);
    f.stolen.push(piece);
  }
}
