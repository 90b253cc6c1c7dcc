import { enterPlay } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import { mark, marked } from '../atoms/rows.ts';
import { scriptIndex } from '../flow/happenings.ts';
import { type Effect, isSeatNoun, type Level, type Who } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { matches } from '../query/filters.ts';
import { controllerOf, lifeOf } from '../query/minions.ts';
import { cardOf, seatsOf } from '../query/nouns.ts';
import { arrive } from '../rules/contest.ts';
import { pay, whyCannotPay } from '../rules/cost.ts';
import { contextFor } from '../rules/draft.ts';
import { newVampire } from '../rules/newvampire.ts';
import { needsDiscipline, whyRequirementFails } from '../rules/requirements.ts';
import { onceKey, onceSubject } from '../rules/whycannot.ts';
import {
  type CardId,
  type EffectContext,
  type EffectFrame,
  NONE,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { push } from '../table/stack.ts';
import { defOf, EngineError, findCard, seatState, type Table } from '../table/table.ts';

/** Scripts: lists of effects, their nodes, and the cards that their nouns refer to. */

export const nodeAt = (t: Table, f: EffectFrame): Effect | undefined => t.pool.scripts[f.script]?.[f.pc];
export function nodeOf<K extends Effect['do']>(
  t: Table,
  f: EffectFrame,
  verb: K,
): Extract<Effect, { do: K }> {
  const node = nodeAt(t, f);
  if (node?.do !== verb) throw new EngineError(`Expected the effect ${verb}, found ${node?.do ?? 'none'}.`);
  return node as Extract<Effect, { do: K }>;
}

/** The side of a vote as a number. */
export const sideOf = (side: 'for' | 'against'): 1 | -1 => (side === 'for' ? 1 : -1);

export const go = (f: EffectFrame): void => {
  f.pc += 1;
  f.step = 'run';
};

export function runScript(t: Table, effects: readonly Effect[], context: EffectContext): void {
  push(t, effectFrame(scriptIndex(t, effects), context));
}

/** The cards in play that a noun refers to. */
export function cardsOf(t: Table, context: EffectContext, who: Who): CardId[] {
  if (typeof who === 'object' && 'all' in who)
    return t.state.cards.filter((c) => matches(t, context, c.id, who.all)).map((c) => c.id);
  if (isSeatNoun(who)) throw new EngineError(`${JSON.stringify(who)} is no card.`);
  const id = cardOf(t, context, who);
  return id >= 0 && findCard(t, id) ? [id] : [];
}

export function subjectsOf(t: Table, context: EffectContext, who: Who): Target[] {
  if (isSeatNoun(who)) return seatsOf(t, context, who).map(seatTarget);
  return cardsOf(t, context, who);
}

export function discardChoices(t: Table, seat: Seat, node: Extract<Effect, { do: 'discard' }>): CardId[] {
  const seen: number[] = [];
  return seatState(t, seat).hand.filter((id) => {
    const def = defOf(t, id);
    if (seen.includes(def.index)) return false;
    if (node.type !== undefined && !def.types.includes(node.type)) return false;
    if (node.needs !== undefined && !needsDiscipline(def, node.needs)) return false;
    seen.push(def.index);
    return true;
  });
}

const asPlayedBy = ({ seat, by }: EffectContext, use: CompiledUse, card: CardId): EffectContext =>
  contextFor(seat, use, card, by);

/** The ways the minion could play this card from hand, by requirements and cost. */
export const waysAsNormal = (t: Table, context: EffectContext, card: CardId): readonly CompiledUse[] =>
  defOf(t, card).handUses.filter(
    (use) =>
      !isUsedUp(t, asPlayedBy(context, use, card), use) &&
      whyRequirementFails(t, context.by, use.requires) === null &&
      whyCannotPay(t, asPlayedBy(context, use, card), use.cost, use) === null,
  );

/** A limit on playing a card counts what enters play "as normal" too. */
const isUsedUp = (t: Table, { seat, card, by }: EffectContext, use: CompiledUse): boolean =>
  use.text.once !== undefined &&
  marked(t, use.text.once, onceSubject(use, seat, card, by), onceKey(use, card));

export function payAsNormal(t: Table, context: EffectContext, card: CardId, use: CompiledUse): void {
  const { once } = use.text;
  if (once !== undefined) mark(t, once, onceSubject(use, context.seat, card, context.by), onceKey(use, card));
  pay(t, asPlayedBy(context, use, card), use.cost, use);
}

/**
 * Puts a card into play other than by its own action. An ally may act in the same turn (R-ALLY-04).
 * R-EQUIP-06, R-RETAIN-04, R-ALLY-04: at basic level, unless it enters play "as normal", at a chosen level.
 */
export function bringIn(
  t: Table,
  context: EffectContext,
  card: CardId,
  host: CardId,
  level: Level = 1,
): void {
  const def = defOf(t, card);
  if (host !== NONE) enterPlay(t, card, controllerOf(t, host), 'attached', host, level);
  // R-GLOSS-14: a new vampire, created by the user of the effect
  else if (def.isVampire) newVampire(t, { ...context, card }, level);
  else enterPlay(t, card, context.seat, def.isAlly ? 'ready' : 'table', NONE, level);
  addCounters(t, card, lifeOf(t, card), 'entered');
  arrive(t, card);
}
