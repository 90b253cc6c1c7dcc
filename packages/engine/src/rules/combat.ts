import { attach, leavePlay } from '../atoms/cards.ts';
import { moveCounters } from '../atoms/counters.ts';
import { clearMarks, endScope } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import type { Effect, StrikeText, Window } from '../language/language.ts';
import { controllerOf, equipmentOf, isReady, retainersOf } from '../query/minions.ts';
import { amountOf, cardOf } from '../query/nouns.ts';
import { impulseOrder } from '../query/seats.ts';
import { castOf, grantsOf, isRestricted, strengthOf } from '../query/stats.ts';
import {
  type CardId,
  type Cast,
  type CombatFrame,
  NONE,
  type Packet,
  type Seat,
  type Strike,
} from '../state/types.ts';
import { damageFrame } from '../table/frames.ts';
import { call, currentCombat, done, impulse, raise } from '../table/stack.ts';
import { defOf, findCard, frameRules, type Option, option, type Table, tell } from '../table/table.ts';
import {
  chooseStrike,
  maneuverBy,
  pressBy,
  spendGrant,
  strikeOf,
  whyNotManeuver,
  whyNotPress,
  whyNotStrike,
} from './combatcards.ts';
import { beginUse, offerUses } from './playing.ts';

/** Combat: rounds of seven steps (rulebook p.28-34). */

function ask(t: Table, f: CombatFrame, next: string, window: Window): void {
  // R-COMBAT-08, R-SEQ-03: the acting minion's Methuselah first, then the opposing one
  impulse(t, f, next, window, impulseOrder(t, controllerOf(t, f.first), [controllerOf(t, f.second)]));
}

const HAND: StrikeText = { kind: 'damage', hand: true };
const other = (f: CombatFrame, id: CardId): CardId => (f.first === id ? f.second : f.first);

export const combatFrameRules = frameRules<CombatFrame>({
  steps: {
    begin(t, f) {
      tell(t, 'combatBegan', controllerOf(t, f.first), f.first, f.second);
      // What was granted for the resulting combat begins to count.
      for (const row of t.state.rows) if (row.scope === 'resultingCombat') row.scope = 'combat';
      f.step = 'round';
    },
    round(t, f) {
      f.round += 1;
      // R-COMBAT-10: close range by default in every round
      f.long = false;
      f.lastManeuver = NONE;
      f.lastPress = NONE;
      f.pressed = false;
      f.committed1 = null;
      f.committed2 = null;
      f.extra1 = 0;
      f.extra2 = 0;
      f.gained1 = false;
      f.gained2 = false;
      f.lost1 = 0;
      f.lost2 = 0;
      f.pair = 0;
      f.stolen = [];
      tell(t, 'roundBegan', NONE, f.first, f.second, f.round);
      // R-COMBAT-09: before range
      ask(t, f, 'range', 'beforeRange');
    },
    range(t, f) {
      ask(t, f, 'beforeStrikes', 'range');
    },
    beforeStrikes(t, f) {
      tell(t, 'range', NONE, f.first, f.second, f.long ? 1 : 0);
      // R-COMBAT-18: after range is set and before strikes are chosen
      ask(t, f, 'newPair', 'beforeStrikes');
    },
    newPair(_t, f) {
      f.pair += 1;
      f.strike1 = null;
      f.strike2 = null;
      f.step = 'choose1';
    },
    // R-COMBAT-21: the acting minion chooses its strike first, then the opponent
    choose1: choosing((f) => f.first, 'aim1'),
    aim1: aiming((f) => f.first, 'choose2'),
    choose2: choosing((f) => f.second, 'aim2'),
    aim2: aiming((f) => f.second, 'combatEnds'),
    combatEnds(t, f) {
      // R-STRIKE-03: combat ends always resolves first, and dodge does not touch it
      if (f.strike1?.kind === 'combatEnds' || f.strike2?.kind === 'combatEnds') raise(t, 'endCombat');
      else f.step = 'firstStrikes';
    },
    firstStrikes(t, f) {
      // R-STRIKE-08, R-STRIKE-10: first strikes resolve before normal ones; two of them together
      resolveStrikes(t, f, true, 'strikes');
    },
    strikes(t, f) {
      // R-COMBAT-21: the others resolve at the same time
      resolveStrikes(t, f, false, 'pairDone');
    },
    pairDone(t, f) {
      // R-COMBAT-27: additional strikes are announced only after the first pair is completed
      if (f.pair === 1) ask(t, f, 'additional', 'afterStrikes');
      else f.step = 'additional';
    },
    additional(_t, f) {
      // R-COMBAT-28: further choose and resolve steps, for those with additional strikes left
      f.step = f.extra1 > 0 || f.extra2 > 0 ? 'newPair' : 'press';
    },
    press(t, f) {
      // R-COMBAT-30: only if both are still ready; R-COMBAT-26 has ended the combat otherwise
      ask(t, f, 'endOfRound', 'press');
    },
    endOfRound(t, f) {
      // R-COMBAT-32: this step comes even if combat ends prematurely
      happen(t, 'roundEnds', f.first);
      ask(t, f, 'roundOver', 'roundEnd');
    },
    roundOver(t, f) {
      endScope(t, 'round');
      clearMarks(t, 'round');
      // R-COMBAT-31: an uncancelled press to continue starts another round
      if (f.pressed && !f.over && isReady(t, f.first) && isReady(t, f.second)) {
        f.step = 'round';
        return;
      }
      f.over = true;
      happen(t, 'combatEnds', f.first);
      f.step = 'finished';
    },
    finished(t, f) {
      endScope(t, 'combat');
      clearMarks(t, 'combat');
      tell(t, 'combatEnded', NONE, f.first, f.second);
      done(t);
    },
    ends(_t, f) {
      f.over = true;
      f.step = 'endOfRound';
    },
  },
  catches: { endCombat: 'ends' },
  cleanup: 'ends',
});

// ---------------------------------------------------------------------------------------------- range and press

export function offerManeuvers(t: Table, seat: Seat, out: Option[]): void {
  const f = currentCombat(t);
  if (!f) return;
  for (const minion of [f.first, f.second]) {
    if (controllerOf(t, minion) !== seat || whyNotManeuver(t, f, minion) !== null) continue;
    // R-COMBAT-14: no maneuvers by default: they are granted
    const [row] = grantsOf(t, 'maneuver', minion);
    if (row) out.push(option('maneuver', NONE, row.cast.card, minion));
  }
}

export function takeManeuver(t: Table, chosen: Option): void {
  const f = currentCombat(t);
  if (!f) return;
  spendGrant(t, 'maneuver', chosen.by);
  maneuverBy(t, f, chosen.by);
}

export function offerPresses(t: Table, seat: Seat, out: Option[]): void {
  const f = currentCombat(t);
  if (!f) return;
  for (const minion of [f.first, f.second]) {
    if (controllerOf(t, minion) !== seat || whyNotPress(t, f, minion) !== null) continue;
    const [row] = grantsOf(t, 'press', minion);
    if (row) out.push(option('press', NONE, row.cast.card, minion));
  }
}

export function takePress(t: Table, chosen: Option): void {
  const f = currentCombat(t);
  if (!f) return;
  spendGrant(t, 'press', chosen.by);
  pressBy(t, f, chosen.by);
}

// ---------------------------------------------------------------------------------------------- strikes

const hasStrike = (f: CombatFrame, minion: CardId): boolean =>
  f.pair === 1 || (f.first === minion ? f.extra1 : f.extra2) > 0;

function choosing(who: (f: CombatFrame) => CardId, next: string) {
  return {
    window: (): string => 'strike',
    offer(t: Table, f: CombatFrame, out: Option[]): Seat {
      const minion = who(f);
      const seat = controllerOf(t, minion);
      // R-COMBAT-20: additional strikes are for those who have them
      if (!hasStrike(f, minion)) {
        out.push(option('pass'));
        return seat;
      }
      const committed = f.pair === 1 ? (f.first === minion ? f.committed1 : f.committed2) : null;
      if (committed !== null) {
        // R-COMBAT-23: no other strike; if it has become illegal, none at all
        const text = textOf(t, committed);
        out.push(
          text !== null && usable(t, committed, minion) && whyNotStrike(t, f, text, minion) === null
            ? option('strike', committed.use, committed.weapon, minion)
            : option('pass'),
        );
        return seat;
      }
      // R-COMBAT-22, R-STRIKE-01: the default strike is a hand strike
      if (!isRestricted(t, 'strike', minion)) out.push(option('strike', NONE, NONE, minion));
      for (const row of grantsOf(t, 'strike', minion)) {
        const text = grantedStrike(t, row.node);
        if (text !== null && whyNotStrike(t, f, text, minion) === null)
          out.push(option('strike', NONE, row.cast.card, minion, NONE, row.id));
      }
      offerUses(t, seat, 'strike', out);
      if (out.length === 0) out.push(option('pass'));
      return seat;
    },
    take(t: Table, f: CombatFrame, chosen: Option): void {
      const minion = who(f);
      f.step = next;
      if (chosen.verb === 'pass') return;
      if (f.pair > 1) {
        if (f.first === minion) f.extra1 -= 1;
        else f.extra2 -= 1;
      }
      if (chosen.verb === 'play' || chosen.verb === 'use') {
        beginUse(t, controllerOf(t, minion), chosen, 'strike');
        return;
      }
      const committed = f.pair === 1 ? (f.first === minion ? f.committed1 : f.committed2) : null;
      if (committed !== null) chooseStrike(t, f, minion, committed);
      else if (chosen.n > 0) {
        const row = t.state.rows.find((r) => r.id === chosen.n);
        const text = row ? grantedStrike(t, row.node) : null;
        chooseStrike(t, f, minion, strikeOf(text ?? HAND, NONE, NONE, chosen.n, 0));
      } else chooseStrike(t, f, minion, strikeOf(HAND, NONE, NONE, NONE, 0));
    },
  };
}

function grantedStrike(t: Table, node: number): StrikeText | null {
  const effect = t.pool.nodes[node];
  return effect && 'do' in effect && effect.do === 'grant' ? (effect.strike ?? null) : null;
}

function textOf(t: Table, strike: Strike): StrikeText | null {
  if (strike.use !== NONE) return t.pool.uses[strike.use]?.text.strike ?? null;
  if (strike.row !== NONE) {
    const row = t.state.rows.find((r) => r.id === strike.row);
    return row ? grantedStrike(t, row.node) : null;
  }
  return HAND;
}

// R-STRIKE-09: a strike with a weapon that is gone is lost
const usable = (t: Table, strike: Strike, minion: CardId): boolean =>
  strike.weapon === NONE || findCard(t, strike.weapon)?.host === minion || strike.weapon === minion;

/** A strike names what it is aimed at when it is announced: a retainer, or the equipment to take. */
function aiming(who: (f: CombatFrame) => CardId, next: string) {
  return {
    window: (): string => 'strikeTarget',
    offer(t: Table, f: CombatFrame, out: Option[]): Seat {
      const minion = who(f);
      const strike = f.first === minion ? f.strike1 : f.strike2;
      // R-STRIKE-06: the striker chooses which piece of equipment
      if (strike !== null)
        for (const id of piecesFor(t, strike, other(f, minion)))
          out.push(option('pick', NONE, id, minion, id));
      if (out.length > 0) return controllerOf(t, minion);
      out.push(option('pick', NONE, NONE, minion, NONE));
      // R-COMBAT-33: at long range a ranged strike may be aimed at a retainer instead
      if (strike !== null && f.long && strike.ranged && strike.kind === 'damage') {
        for (const id of retainersOf(t, other(f, minion))) out.push(option('pick', NONE, id, minion, id));
      }
      return controllerOf(t, minion);
    },
    take(_t: Table, f: CombatFrame, chosen: Option): void {
      const strike = f.first === who(f) ? f.strike1 : f.strike2;
      if (strike !== null) strike.target = chosen.at;
      f.step = next;
    },
  };
}

function resolveStrikes(t: Table, f: CombatFrame, first: boolean, next: string): void {
  const packets: Packet[] = [];
  const order: CardId[] = [];
  const equipment: { readonly by: CardId; readonly from: CardId; readonly strike: Strike }[] = [];
  f.step = next;
  let any = false;
  for (const striker of [f.first, f.second]) {
    const strike = striker === f.first ? f.strike1 : f.strike2;
    if (strike === null || strike.done || strike.first !== first) continue;
    const opposing = striker === f.first ? f.strike2 : f.strike1;
    strike.done = true;
    any = true;
    if (!usable(t, strike, striker)) continue;
    resolveStrike(t, f, striker, strike, opposing, packets, equipment);
  }
  // Effects that strike at the same time as strikes resolve (environmental damage and the like).
  if (!first) {
    happen(t, 'strikesResolve', f.first);
    collectDue(t, packets);
  }
  for (const e of equipment) takeEquipment(t, f, e.by, e.from, e.strike);
  if (!any && packets.length === 0) return;
  for (const id of [f.first, f.second]) if (packets.some((p) => p.target === id)) order.push(id);
  for (const p of packets) if (!order.includes(p.target)) order.push(p.target);
  // R-COMBAT-25: strike effects are applied first, then damage is resolved
  if (packets.some((p) => p.amount > 0)) call(t, f, next, damageFrame(packets, order));
}

function resolveStrike(
  t: Table,
  f: CombatFrame,
  striker: CardId,
  strike: Strike,
  opposing: Strike | null,
  packets: Packet[],
  equipment: { by: CardId; from: CardId; strike: Strike }[],
): void {
  const victim = other(f, striker);
  const text = textOf(t, strike);
  // R-COMBAT-24: without effect at long range, unless ranged
  if (text === null || (f.long && !strike.ranged)) return;
  // R-STRIKE-02: a dodge protects the minion and its possessions, not its retainers
  const atRetainer = strike.kind === 'damage' && strike.target !== NONE;
  if (opposing?.kind === 'dodge' && !atRetainer) return;
  const cast =
    strike.weapon !== NONE && findCard(t, strike.weapon)
      ? castOf(t, strike.weapon, strike.use)
      : { ...castOf(t, striker, strike.use) };
  cast.by = striker;
  cast.x = strike.x;
  const amount =
    (strike.hand ? strengthOf(t, striker) : 0) +
    (text.amount === undefined ? 0 : amountOf(t, cast, text.amount));
  switch (strike.kind) {
    case 'damage':
      packets.push({
        target: strike.target === NONE ? victim : strike.target,
        amount,
        aggravated: strike.aggravated,
        preventable: true,
        source: striker,
        strike: true,
      });
      return;
    case 'stealBlood':
      // R-STRIKE-04, R-STRIKE-05: moves blood or life to the striker before damage is mended; it is no damage
      moveCounters(t, victim, striker, amount);
      return;
    case 'destroyEquipment':
    case 'stealEquipment':
      equipment.push({ by: striker, from: victim, strike });
      return;
    case 'dodge':
    case 'combatEnds':
    case 'none':
      return;
  }
}

/** The pieces that a strike may destroy or steal. */
function piecesFor(t: Table, strike: Strike, from: CardId): CardId[] {
  if (strike.kind !== 'destroyEquipment' && strike.kind !== 'stealEquipment') return [];
  const weaponOnly = textOf(t, strike)?.weaponOnly ?? false;
  return equipmentOf(t, from).filter(
    (id) => !weaponOnly || (defOf(t, id).card.keywords ?? []).includes('weapon'),
  );
}

function takeEquipment(t: Table, f: CombatFrame, by: CardId, from: CardId, strike: Strike): void {
  const pieces = piecesFor(t, strike, from);
  const piece = pieces.includes(strike.target) ? strike.target : pieces[0];
  if (piece === undefined) return;
  // R-STRIKE-06: destroyed equipment is burned
  if (strike.kind === 'destroyEquipment') leavePlay(t, piece, 'ashHeap');
  else {
    // R-STRIKE-07: stolen equipment moves to the striker, and is of no use for the rest of the round
    attach(t, piece, by);
    f.stolen.push(piece);
  }
}

/** Damage that scheduled effects do at strike resolution joins the strikes' own: it is dealt with at the same time. */
function collectDue(t: Table, packets: Packet[]): void {
  const kept: typeof t.state.due = [];
  for (const due of t.state.due) {
    const node = t.pool.nodes[due.node];
    const effects = node && 'effects' in node ? node.effects : [];
    const damage = effects.length === 1 && effects[0]?.do === 'damage' ? effects[0] : null;
    if (damage === null) kept.push(due);
    else packets.push(...damagePackets(t, due.cast, damage));
  }
  t.state.due = kept;
}

export function damagePackets(t: Table, cast: Cast, e: Extract<Effect, { do: 'damage' }>): Packet[] {
  const target = cardOf(t, cast, e.to);
  if (target === NONE || !findCard(t, target)) return [];
  // R-DAMAGE-06: environmental unless a minion inflicts it
  const source = e.by === 'self' ? cast.by : e.by === 'this' ? cast.card : NONE;
  return [
    {
      target,
      amount: amountOf(t, cast, e.amount),
      aggravated: e.aggravated ?? false,
      preventable: !(e.unpreventable ?? false),
      source,
      strike: false,
    },
  ];
}
