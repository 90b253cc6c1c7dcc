import { disciplineName } from '../language/aliases.ts';
import type { Grant, Restriction, Stat, Static, Who } from '../language/language.ts';
import {
  type CardId,
  type EffectContext,
  isSeatTarget,
  NONE,
  type Row,
  type Seat,
  seatTarget,
  type Target,
  targetSeat,
} from '../state/types.ts';
import { currentAction, currentCombat } from '../table/stack.ts';
import { cardInPlay, defOf, findCard, indexOf, type Table } from '../table/table.ts';

/** Derived values: summed when read, from rows and from the text of cards in play. Never stored. */

/** The context of a card in play's own text. */
export function contextOf(t: Table, card: CardId, use = NONE): EffectContext {
  const c = cardInPlay(t, card);
  const def = defOf(t, card);
  return {
    seat: c.controller,
    card,
    def: def.index,
    by: def.isMinion ? card : c.host,
    use,
    picks: [],
    x: 0,
    subject: NONE,
  };
}

/** Does it apply only once the resulting combat begins? */
export const isForResultingCombat = ({ scope }: Pick<Row, 'scope'>): boolean =>
  scope === 'resultingCombat' || scope === 'resultingRound';

/** Does it apply only later: once the resulting combat or the next round begins? */
export const isDormant = (row: Pick<Row, 'scope'>): boolean =>
  row.scope === 'nextRound' || isForResultingCombat(row);

/** Does the row's own condition hold? A bonus may come and go. */
export function rowHolds(t: Table, row: Row): boolean {
  // R-CONTEST-03: an effect that lasts while a card is in play is suspended while the card is contested
  if (row.scope === 'inPlay' && findCard(t, row.context.card)?.region === 'contested') return false;
  if (row.node === NONE) return true;
  const node = t.pool.nodes[row.node];
  if (!node || !('if' in node) || !node.if) return true;
  // R-MINION-15: an effect that lasts while a card is in play no longer belongs to playing it
  const context = row.scope === 'inPlay' ? { ...row.context, use: NONE } : row.context;
  return t.book.text.allHold(t, context, node.if);
}

/** R-STRIKE-07: the bearer cannot use equipment stolen in this round of combat. */
export const isIdle = (t: Table, card: CardId, who: Who): boolean =>
  who === 'host' && (currentCombat(t)?.stolen.includes(card) === true || isUseless(t, card));

/** Equipment of a minion that cannot use any. */
export function isUseless(t: Table, card: CardId): boolean {
  if (!t.pool.words.has('useEquipment') || !defOf(t, card).isEquipment) return false;
  const host = findCard(t, card)?.host ?? NONE;
  return host !== NONE && isRestricted(t, 'useEquipment', host);
}

/** A quick test, before a context is built, that the text of a card in play is about something else. */
function isAboutAnother(t: Table, card: CardId, who: Who, subject: Target): boolean {
  if (who === 'this') return card !== subject;
  return who === 'host' && findCard(t, card)?.host !== subject;
}

/** The context of a card in play if its text applies to this card or Methuselah now; else null. */
export function speakingOf(t: Table, card: CardId, text: Static, subject: Target): EffectContext | null {
  if (isAboutAnother(t, card, text.who, subject)) return null;
  const context = contextOf(t, card);
  const { appliesTo, allHold } = t.book.text;
  return appliesTo(t, context, text.who, subject) && (!text.if || allHold(t, context, text.if))
    ? context
    : null;
}

/** A row applies to one card or Methuselah, or to all that currently match. */
export function isAbout(t: Table, row: Row, subject: Target): boolean {
  if (row.subject !== NONE) return row.subject === subject;
  const node = t.pool.nodes[row.node];
  return (
    node !== undefined &&
    'who' in node &&
    node.who !== undefined &&
    t.book.text.appliesTo(t, row.context, node.who, subject)
  );
}

/** A row without text that names nobody applies to everybody. */
const isForAll = ({ subject, node }: Row): boolean => subject === NONE && node === NONE;

/** A part of a value: from the printed number, a rule or a card. */
export interface Part {
  readonly n: number;
  /** `title`: votes of a title; `least`: raises a negative sum to 0. */
  readonly of: 'printed' | 'action' | 'title' | 'card' | 'least';
  /** The definition of the card it comes from, or NONE. */
  readonly def: number;
}

/** The sum of a stat; also adds its parts to a list, if one is given (query/parts.ts). */
export function total(
  t: Table,
  stat: Stat,
  subject: Target,
  base: number,
  parts: Part[] | null = null,
): number {
  let sum = base;
  for (const row of t.state.rows) {
    if (
      row.what === stat &&
      row.kind === 'stat' &&
      isAbout(t, row, subject) &&
      !isDormant(row) &&
      rowHolds(t, row)
    ) {
      sum += row.amount;
      if (parts !== null) parts.push({ n: row.amount, of: 'card', def: row.context.def });
    }
  }
  const statics = indexOf(t).statics.get(stat);
  if (statics) {
    for (const {
      card,
      text: { text },
    } of statics) {
      if (!('stat' in text) || isIdle(t, card, text.who)) continue;
      const context = speakingOf(t, card, text, subject);
      if (context === null) continue;
      const amount = t.book.text.amountOf(t, context, text.amount, seatMeant(subject));
      sum += amount;
      if (parts !== null) parts.push({ n: amount, of: 'card', def: context.def });
    }
  }
  return sum;
}

const seatMeant = (subject: Target): Seat => (isSeatTarget(subject) ? targetSeat(subject) : NONE);

/** Does anything in the game change this stat for anybody? */
export function isChanged(t: Table, stat: Stat): boolean {
  if (indexOf(t).statics.has(stat)) return true;
  for (const row of t.state.rows) if (row.what === stat) return true;
  return false;
}

export function isRestricted(t: Table, what: Restriction, subject: Target): boolean {
  for (const row of t.state.rows) {
    if (
      row.kind === 'restriction' &&
      row.what === what &&
      (isAbout(t, row, subject) || isForAll(row)) &&
      !isDormant(row) &&
      rowHolds(t, row)
    )
      return true;
  }
  const statics = indexOf(t).statics.get(what);
  if (statics) {
    for (const { card, text } of statics)
      if (
        // A text that keeps from using equipment is not itself something to use.
        (what === 'useEquipment' || !isIdle(t, card, text.text.who)) &&
        speakingOf(t, card, text.text, subject) !== null
      )
        return true;
  }
  return false;
}

/** Renews a grant in each round: what can be used is its copy for the round. */
export function isForEachRound(t: Table, row: Row): boolean {
  const node = t.pool.nodes[row.node];
  return node !== undefined && 'eachRound' in node && node.eachRound === true && row.scope !== 'round';
}

/** A minion's unspent grants, as rows. */
export function grantsOf(t: Table, grant: Grant, minion: CardId): Row[] {
  const found: Row[] = [];
  for (const row of t.state.rows) {
    if (
      row.kind === 'grant' &&
      row.what === grant &&
      row.subject === minion &&
      !isDormant(row) &&
      !isForEachRound(t, row) &&
      rowHolds(t, row)
    )
      found.push(row);
  }
  return found;
}

/** Leaves one of each set of equivalent grants: using any of them is the same choice. */
export const unlike = (rows: readonly Row[]): Row[] =>
  rows.filter(
    (row, i) =>
      rows.findIndex(
        (r) =>
          r.node === row.node &&
          r.amount === row.amount &&
          r.scope === row.scope &&
          (r.node !== NONE || r.context.use === row.context.use),
      ) === i,
  );

export const printed = (t: Table, id: CardId, stat: 'bleed' | 'strength'): number => {
  const { card, isVampire } = defOf(t, id);
  // R-BLEED-06, R-STRIKE-01: vampires have a bleed and a strength of 1 by default
  const superior =
    card.kind === 'library' && findCard(t, id)?.level === 2 ? card.atSuperior?.[stat] : undefined;
  return superior ?? card[stat] ?? (isVampire ? 1 : 0);
};

/** The bleed or stealth that the action itself gives its minion. */
export function byAction(t: Table, minion: CardId, stat: 'bleed' | 'stealth'): number {
  const action = currentAction(t);
  if (action === undefined || action.minion !== minion) return 0;
  // R-BLOCK-10: stealth is 0 by default; an action's inherent stealth is the starting value
  if (stat === 'stealth') return action.stealth;
  return action.action === 'bleed' ? action.bleedBonus : 0;
}

export const bleedOf = (t: Table, minion: CardId): number =>
  total(t, 'bleed', minion, printed(t, minion, 'bleed') + byAction(t, minion, 'bleed'));

/** The strength that the last effect has set, or the printed one; bonuses add to it. */
export function baseStrength(t: Table, minion: CardId): Part {
  const set = t.state.rows.findLast(
    (row) => row.what === 'baseStrength' && row.subject === minion && !isDormant(row) && rowHolds(t, row),
  );
  return set === undefined
    ? { n: printed(t, minion, 'strength'), of: 'printed', def: NONE }
    : { n: set.amount, of: 'card', def: set.context.def };
}

export const strengthOf = (t: Table, minion: CardId): number =>
  Math.max(0, total(t, 'strength', minion, baseStrength(t, minion).n));

export const stealthOf = (t: Table, minion: CardId): number =>
  total(t, 'stealth', minion, byAction(t, minion, 'stealth'));

export const interceptOf = (t: Table, minion: CardId): number => total(t, 'intercept', minion, 0);
export const huntOf = (t: Table, minion: CardId): number => total(t, 'hunt', minion, 1);
// R-PLAY-09: the default hand size is 7
export const HAND_SIZE = 7;
export const handSizeOf = (t: Table, seat: Seat): number =>
  Math.max(0, total(t, 'handSize', seatTarget(seat), HAND_SIZE));

/** Levels of a Discipline that cards in play and effects give a minion. */
export function levelsGiven(t: Table, minion: CardId, discipline: string): number {
  let levels = 0;
  for (const row of t.state.rows) {
    if (row.what !== 'discipline' || row.subject !== minion || !rowHolds(t, row)) continue;
    const node = t.pool.nodes[row.node];
    if (node && 'discipline' in node && disciplineName(node.discipline ?? '') === discipline)
      levels += row.amount;
  }
  for (const {
    card,
    text: { text },
  } of indexOf(t).statics.get('discipline') ?? []) {
    if (!('discipline' in text) || disciplineName(text.discipline) !== discipline) continue;
    const context = isIdle(t, card, text.who) ? null : speakingOf(t, card, text, minion);
    if (context !== null) levels += t.book.text.amountOf(t, context, text.amount);
  }
  return levels;
}
