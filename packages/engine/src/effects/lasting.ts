import { addRow, belong, grantForRound } from '../atoms/rows.ts';
import { clanName } from '../language/aliases.ts';
import { type EffectOf, type Scope, SECTS } from '../language/language.ts';
import { amountOf } from '../query/amounts.ts';
import { raiseAllowance } from '../rules/allowances.ts';
import { raiseBlockTax } from '../rules/block.ts';
import { ballotsGained, votesGained } from '../rules/votes.ts';
import { cloneContext } from '../state/clone.ts';
import { type Belonging, type EffectContext, NONE, type RowKind } from '../state/types.ts';
import { findCard, type Table, useAt } from '../table/table.ts';
import { cardsOf, go, sideOf, subjectsOf } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Lasting effects: stat changes, grants, restrictions, scheduled effects, and sect, clan and traits. */

/** More damage than is ever inflicted. */
const ALL = 1_000_000;

export const LASTING_VERBS = {
  modify(t, f, e) {
    const amount = amountOf(t, f.context, e.amount);
    addRows(t, f.context, 'stat', e, amount);
    raiseAllowance(t, e.stat, subjectsOf(t, f.context, e.who), amount);
    if (e.stat === 'blockTax' || e.stat === 'blockTaxOrLife' || e.stat === 'blockTaxLibrary')
      raiseBlockTax(t);
    go(f);
  },
  grant(t, f, e) {
    const { amount = 1 } = e;
    addRows(t, f.context, 'grant', e, amount === 'all' ? ALL : amountOf(t, f.context, amount));
    go(f);
  },
  restrict(t, f, e) {
    addRows(t, f.context, 'restriction', e, 0);
    go(f);
  },
  schedule(t, f, e) {
    go(f);
    const { context } = f;
    if (!canLast(t, context, e.for)) return;
    for (const subject of e.about === undefined ? [NONE] : subjectsOf(t, context, e.about))
      addRow(t, {
        kind: 'schedule',
        what: e.at,
        subject,
        amount: 0,
        node: t.pool.nodeOf.get(e) ?? NONE,
        context: cloneContext(context),
        scope: e.for,
        uses: e.once ? 1 : NONE,
        limited: false,
      });
  },
  sect(t, f, e) {
    addBelonging(t, f.context, e, 'sect', SECTS.indexOf(e.sect));
    go(f);
  },
  clan(t, f, e) {
    addBelonging(t, f.context, e, 'clan', t.pool.clans.indexOf(clanName(e.clan)));
    go(f);
  },
  trait(t, f, e) {
    addBelonging(t, f.context, e, 'trait', 0);
    go(f);
  },
} satisfies Partial<Verbs>;

/** R-CONTEST-11: an effect that lasts while its card is in play does not begin if the card was burned on arrival. */
const canLast = (t: Table, context: EffectContext, scope: Scope): boolean =>
  scope !== 'inPlay' || findCard(t, context.card) !== undefined;

function addRows(
  t: Table,
  context: EffectContext,
  kind: RowKind,
  e: EffectOf['modify' | 'grant' | 'restrict'],
  amount: number,
): void {
  const what = e.do === 'modify' ? e.stat : e.do === 'grant' ? e.grant : e.what;
  const use = useAt(t, context.use);
  const limited = e.do === 'modify' && e.stat === 'bleed' && use?.type === 'modifier' && !e.unlimited;
  if (!canLast(t, context, e.for)) return;
  const uses = e.do === 'grant' ? (e.uses ?? 1) : e.do === 'modify' && e.once ? 1 : NONE;
  const subjects = subjectsOf(t, context, e.who);
  const alsoLater = e.do !== 'grant' && e.alsoLater === true;
  for (const subject of alsoLater ? [NONE] : subjects) {
    const row = addRow(t, {
      kind,
      what,
      subject,
      amount,
      node: t.pool.nodeOf.get(e) ?? NONE,
      context: cloneContext(context),
      scope: e.for,
      uses,
      limited,
    });
    if (e.do === 'grant' && e.eachRound && e.for === 'combat') grantForRound(t, row);
  }
  for (const subject of subjects) {
    if (e.do === 'modify' && e.stat === 'votes' && e.for === 'referendum')
      votesGained(t, subject, amount, context.card, e.side === undefined ? 0 : sideOf(e.side));
    if (e.do === 'modify' && e.stat === 'ballots' && e.for === 'referendum')
      ballotsGained(t, subject, amount);
  }
}

/** Changes the sect, clan or traits of cards. */
function addBelonging(
  t: Table,
  context: EffectContext,
  e: EffectOf['sect' | 'clan' | 'trait'],
  what: Belonging,
  amount: number,
): void {
  if (!canLast(t, context, e.for)) return;
  const node = t.pool.nodeOf.get(e) ?? NONE;
  for (const subject of cardsOf(t, context, e.who)) belong(t, context, subject, what, amount, e.for, node);
}
