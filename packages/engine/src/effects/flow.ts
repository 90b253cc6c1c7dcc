import { mark, marked, triggerKey } from '../atoms/rows.ts';
import type { EffectOf, SeatNoun } from '../language/language.ts';
import { allHold } from '../query/conditions.ts';
import { fits } from '../query/filters.ts';
import { cardOf, seatOf, seatsOf } from '../query/nouns.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { candidates } from '../rules/candidates.ts';
import { pay, whyCannotPay } from '../rules/cost.ts';
import {
  type CardId,
  type EffectContext,
  type EffectFrame,
  NONE,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import type { Table } from '../table/table.ts';
import { cardsOf, go, runScript } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Control flow: gates, choices and loops. */

export const FLOW_VERBS = {
  /** "May", "if", "unless" and costs: check the condition, offer, pay, branch. */
  gate(t, f, e) {
    if (isNobody(t, f.context, deciderOf(e))) return go(f);
    const open =
      !(e.once && marked(t, e.once, f.context.card, keyOf(t, e))) &&
      (e.if === undefined || allHold(t, f.context, e.if)) &&
      (e.pay === undefined || whyCannotPay(t, payerOf(t, f.context, e), e.pay, undefined) === null);
    if (open && e.may) {
      f.step = e.lookingAt === undefined ? 'may' : 'mayLooking';
      return;
    }
    passGate(t, f, e, open);
  },
  choose(t, f, e) {
    const list: Target[] = [];
    candidates(t, f.context, e.pick, list);
    if (isNobody(t, f.context, e.who)) return go(f);
    if (list.length > 0) {
      f.step = 'pick';
      return;
    }
    go(f);
    if (e.else) runScript(t, e.else, f.context);
  },
  eachChooses(_t, f) {
    f.count = 0;
    f.list = [];
    f.step = 'eachPick';
  },
  each(t, f, e) {
    const { context } = f;
    f.list =
      e.of === 'everyone' || e.of === 'everyoneElse'
        ? clockwiseFrom(t, context.seat)
            .filter((s) => e.of === 'everyone' || s !== context.seat)
            .map(seatTarget)
        : cardsOf(t, context, e.of);
    f.step = 'each';
  },
} satisfies Partial<Verbs>;

/** The seat that should choose or pay is no longer in the game. */
const isNobody = (t: Table, context: EffectContext, who: SeatNoun | undefined): boolean =>
  who !== undefined && seatsOf(t, context, who).length === 0;

/** Who decides at a gate, if not the user of the card: the Methuselah that it names, or the controller of the minion that pays. */
export const deciderOf = ({ who, payer }: EffectOf['gate']): SeatNoun | undefined =>
  payer === undefined ? who : { controllerOf: payer };

/** The context of the payer: the minion and the seat named by the node, otherwise the user of the card. */
function payerOf(t: Table, context: EffectContext, e: EffectOf['gate']): EffectContext {
  const who = deciderOf(e);
  if (who === undefined) return context;
  const by = e.payer === undefined ? context.by : cardOf(t, context, e.payer);
  return { ...context, by, seat: seatOf(t, context, who) };
}

/** The limit of a gate is kept as that of a trigger. */
const keyOf = (t: Table, e: EffectOf['gate']): number => triggerKey(t.pool.nodeOf.get(e) ?? NONE);

/** Pays and runs the gate's effects, or runs its `else` effects. */
export function passGate(t: Table, f: EffectFrame, e: EffectOf['gate'], through: boolean): void {
  go(f);
  if (through && e.once) mark(t, e.once, f.context.card, keyOf(t, e));
  if (through && e.pay) pay(t, payerOf(t, f.context, e), e.pay, undefined);
  const effects = through ? e.effects : e.else;
  if (effects) runScript(t, effects, f.context);
}

/** The Methuselahs who each choose a card. */
export const choosers = (t: Table, { context }: EffectFrame, e: EffectOf['eachChooses']): Seat[] =>
  seatsOf(t, context, e.of);

/** The cards that a Methuselah may choose from, among those they control. */
export const ownCards = (
  t: Table,
  { context }: EffectFrame,
  e: EffectOf['eachChooses'],
  seat: Seat,
): CardId[] =>
  t.state.cards.filter((c) => c.controller === seat && fits(t, context, c, e.filter)).map(({ id }) => id);
