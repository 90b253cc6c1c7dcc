import { addRow, spendPoints } from '../atoms/rows.ts';
import { disciplineName } from '../language/aliases.ts';
import type { PreventedDamage } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { matches } from '../query/filters.ts';
import { controllerOf, isVampire } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { grantsOf, unlike } from '../query/stats.ts';
import { cloneContext } from '../state/clone.ts';
import {
  type CardId,
  type EffectContext,
  NONE,
  type Packet,
  type PreventionFrame,
  type Row,
  type Seat,
} from '../state/types.ts';
import { preventionFrame } from '../table/frames.ts';
import { type Offers, type OptionOf, preventKindsOption, preventOption } from '../table/options.ts';
import { currentCombat, currentDamage, done, push } from '../table/stack.ts';
import { type Ask, findCard, frameRules, type Table, useAt } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { canPayFor, grantAt, payFor } from './grants.ts';
import { isImmune, isOpposing } from './immunity.ts';

/** Prevention of damage: which damage, by whom, and how much (rulebook p.31). */

/** Who may prevent the damage to this victim: its controller, and others only if some card guards them. */
export function preventers(t: Table, victim: CardId): Seat[] {
  const seat = controllerOf(t, victim);
  return t.pool.hasGuards ? clockwiseFrom(t, seat) : [seat];
}

const victimNow = (t: Table): CardId => {
  const f = currentDamage(t);
  return f?.order[f.at] ?? NONE;
};

/** Only the victim prevents, unless the text says whose damage: an employer cannot do it for a retainer. */
function guards(t: Table, context: EffectContext, use: CompiledUse | undefined, victim: CardId): boolean {
  const whose = use?.text.preventFor;
  return whose === undefined ? context.by === victim : matches(t, context, victim, whose);
}

/** The damage to the current victim that a use, or a grant without one, may prevent. */
export function damageLeft(t: Table, context: EffectContext, use: CompiledUse | undefined): number {
  const victim = victimNow(t);
  return victim !== NONE && guards(t, context, use, victim) ? amountIn(packetsFor(t, victim, use)) : 0;
}

const packetsFor = (t: Table, victim: CardId, use: CompiledUse | undefined): Packet[] =>
  (currentDamage(t)?.packets ?? []).filter(
    (p) =>
      p.target === victim &&
      p.preventable &&
      p.amount > 0 &&
      comesFrom(t, p, use?.text.preventFrom) &&
      !withstands(t, p, use),
  );

function comesFrom(t: Table, p: Packet, from: PreventedDamage | undefined): boolean {
  if (from === undefined) return true;
  const { keywords = [] } = t.pool.cards[useAt(t, p.use)?.def ?? NONE] ?? {};
  if (from.strikesWith !== undefined && !(p.strike && keywords.includes(from.strikesWith))) return false;
  if (from.notStrikesWith !== undefined && p.strike && keywords.includes(from.notStrikesWith)) return false;
  if (from.normal === true && p.aggravated) return false;
  if (from.initial === true && currentCombat(t)?.pair !== 1) return false;
  return from.opposing !== true || (p.strike && isOpposing(t, p));
}

/** The strike's damage cannot be prevented by cards that require this Discipline. */
function withstands(t: Table, p: Packet, use: CompiledUse | undefined): boolean {
  const discipline = p.strike ? useAt(t, p.use)?.text.strike?.unpreventableBy : undefined;
  if (discipline === undefined || use === undefined) return false;
  const name = disciplineName(discipline);
  // An ability of a card in play is that card's: the card required the Discipline as it was played.
  const played = use.fromHand ? [use] : (t.pool.cards[use.def]?.handUses ?? []);
  return played.some(({ requires: { disciplines = {} } }) => name in disciplines);
}

/** Damage of one kind to a minion that a use may prevent. Damage it is immune to is a kind of its own. */
function preventable(
  t: Table,
  minion: CardId,
  use: number,
  kind: 'aggravated' | 'normal' | 'immune',
): Packet[] {
  const kindOf = (p: Packet): typeof kind =>
    isImmune(t, minion, p) ? 'immune' : p.aggravated ? 'aggravated' : 'normal';
  return packetsFor(t, minion, useAt(t, use)).filter((p) => kindOf(p) === kind);
}

const amountIn = (packets: readonly Packet[]): number => packets.reduce((sum, p) => sum + p.amount, 0);

/** Prevents up to `amount` from these packets and returns how much was prevented. */
function preventPoints(t: Table, minion: CardId, packets: readonly Packet[], amount: number): number {
  let left = amount;
  for (const p of packets) {
    const prevented = Math.min(left, p.amount);
    if (prevented <= 0) continue;
    p.amount -= prevented;
    left -= prevented;
    t.emit?.({
      type: 'prevented',
      when: now(t),
      card: told(t, minion),
      amount: prevented,
      aggravated: p.aggravated,
    });
  }
  return amount - left;
}

/** Prevents damage, or asks which kind if it matters; returns the points used. */
export function preventSome(t: Table, minion: CardId, amount: number, use: number): number {
  const aggravated = preventable(t, minion, use, 'aggravated');
  const normal = preventable(t, minion, use, 'normal');
  const harm = amountIn(aggravated) + amountIn(normal);
  // R-DAMAGE-11: the victim chooses which kind to prevent first; R-DAMAGE-13: both are the same to an ally
  if (amount < harm && isVampire(t, minion)) {
    push(t, preventionFrame(minion, amount, use));
    return amount;
  }
  return preventPoints(
    t,
    minion,
    [...aggravated, ...normal, ...preventable(t, minion, use, 'immune')],
    amount,
  );
}

export const preventionFrameRules = frameRules<PreventionFrame>({
  steps: {
    kinds: {
      window: () => 'whichDamage',
      offer(t, { minion, amount, use }, out) {
        const normal = amountIn(preventable(t, minion, use, 'normal'));
        const most = Math.min(amount, amountIn(preventable(t, minion, use, 'aggravated')));
        for (let n = most; n >= Math.max(0, amount - normal); n--)
          out.push(preventKindsOption(minion, n, amount - n));
        return controllerOf(t, minion);
      },
      take(t, { minion, use }, { aggravated, normal }) {
        done(t);
        preventPoints(t, minion, preventable(t, minion, use, 'aggravated'), aggravated);
        preventPoints(t, minion, preventable(t, minion, use, 'normal'), normal);
      },
    } satisfies Ask<PreventionFrame, 'whichDamage'>,
  },
});

/** Prevents damage with a card; unused points of a card in play last until its limit resets. */
export function preventBy(t: Table, context: EffectContext, use: CompiledUse, amount: number): void {
  const victim = victimNow(t);
  const left = amount - preventSome(t, victim, amount, use.index);
  const { once } = use.text;
  // ruling:G00153#2: mandatory prevention is not carried over
  if (left <= 0 || use.fromHand || (once !== 'round' && once !== 'combat') || victim !== context.by) return;
  addRow(t, {
    kind: 'grant',
    what: 'prevent',
    subject: context.by,
    amount: left,
    node: NONE,
    context: cloneContext(context),
    scope: once,
    uses: 1,
    limited: false,
  });
}

/** Unused points of a card in play, as opposed to points granted by an effect. */
const isLeftOver = (row: Row): boolean => row.node === NONE;

// R-STRIKE-07: unused points are lost when the card leaves its bearer
const isStillOnBearer = (t: Table, row: Row): boolean =>
  !isLeftOver(row) || row.context.card === row.subject || findCard(t, row.context.card)?.host === row.subject;

/** The damage that a grant may prevent: what its own text says, or that of the card whose points are left. */
function packetsOf(t: Table, minion: CardId, row: Row): Packet[] {
  const from = grantAt(t, row)?.prevents;
  return packetsFor(t, minion, useAt(t, row.context.use)).filter((p) => comesFrom(t, p, from));
}

/** Only the controller of the damaged minion may use what was granted to it, and chooses which. */
export function offerPrevention(t: Table, seat: Seat, out: Offers<OptionOf<'prevent'>>): void {
  const minion = victimNow(t);
  if (minion === NONE || controllerOf(t, minion) !== seat) return;
  for (const row of unlike(grantsOf(t, 'prevent', minion)))
    if (isStillOnBearer(t, row) && packetsOf(t, minion, row).length > 0 && canPayFor(t, row))
      out.push(preventOption(minion, row.context.card, row.id));
}

export function takePrevention(t: Table, { minion, grant }: OptionOf<'prevent'>): void {
  const row = t.state.rows.find((r) => r.id === grant);
  if (!row) return;
  const { id, amount } = row;
  payFor(t, id);
  // ruling:G00153#2: optional prevention points that are not needed are kept
  spendPoints(t, id, preventSome(t, minion, amount, row.context.use));
}
