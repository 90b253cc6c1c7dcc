import { type CardId, type Due, NONE, type Target, type TriggersFrame } from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { orderOption } from '../table/options.ts';
import { courseOf, done, push } from '../table/stack.ts';
import { type Ask, EngineError, findCard, frameRules, type Table } from '../table/table.ts';
import { scriptIndex } from './happenings.ts';

/** Effects due at the same moment: the acting Methuselah's in an order they choose, then the others' clockwise. */
export const triggersFrame = frameRules<TriggersFrame>({
  steps: {
    next(t, f) {
      if (dueNow(t).length === 0) return done(t);
      f.step = 'order';
    },
    order: {
      window: () => 'order',
      offer(t, f, out) {
        const seat = firstSeat(t, f);
        const now = dueNow(t);
        const offered: Due[] = [];
        t.state.due.forEach((due, i) => {
          const { seat: whose, node, context } = due;
          if (whose !== seat || !now.includes(due) || offered.some((other) => isSameChoice(t, other, due)))
            return;
          offered.push(due);
          out.push(orderOption(node, context.card, context.by, context.subject, i));
        });
        return seat;
      },
      take(t, f, chosen) {
        f.step = 'next';
        const [due] = t.state.due.splice(chosen.place, 1);
        if (!due) throw new EngineError('No effect is due.');
        const node = t.pool.nodes[due.node];
        if (!node || !('effects' in node)) throw new EngineError('What is due has no effects.');
        push(t, effectFrame(scriptIndex(t, node.effects), due.context));
      },
    } satisfies Ask<TriggersFrame, 'order'>,
  },
});

/** The same effect due twice, from one card or from indistinguishable cards, is offered once: order is irrelevant. */
function isSameChoice(t: Table, a: Due, b: Due): boolean {
  if (a.node !== b.node) return false;
  const relativeTo = ({ context }: Due, target: Target): Target | 'itself' =>
    target === context.card ? 'itself' : target;
  if (
    relativeTo(a, a.context.by) !== relativeTo(b, b.context.by) ||
    relativeTo(a, a.context.subject) !== relativeTo(b, b.context.subject)
  )
    return false;
  if (a.context.card === b.context.card) return true;
  return (
    a.context.use === b.context.use &&
    a.context.x === b.context.x &&
    a.context.picks.join() === b.context.picks.join() &&
    areAlike(t, a.context.card, b.context.card)
  );
}

/** Two cards of one name and owner, in the same place and state, with no cards or lasting effects on them. */
function areAlike(t: Table, a: CardId, b: CardId): boolean {
  const { state } = t;
  if (state.def[a] !== state.def[b] || state.owner[a] !== state.owner[b]) return false;
  if (state.cards.some((c) => c.host === a || c.host === b)) return false;
  if (state.rows.some((row) => row.subject === a || row.subject === b)) return false;
  const [one, other] = [findCard(t, a), findCard(t, b)];
  if (!one || !other) return !one && !other;
  return JSON.stringify({ ...one, id: NONE }) === JSON.stringify({ ...other, id: NONE });
}

/** Effects to resolve now: inside an action, combat or referendum begun by an effect, only those due within it. */
function dueNow(t: Table): readonly Due[] {
  const { due, frames } = t.state;
  const course = courseOf(t);
  const interrupted = frames.some((f, i) => f.kind === 'triggers' && i < course);
  return interrupted ? due.filter((d) => d.course >= course) : due;
}

/** Is an effect due that no triggers frame is resolving yet? */
export function isDue(t: Table): boolean {
  const course = courseOf(t);
  return dueNow(t).length > 0 && !t.state.frames.some((f, i) => f.kind === 'triggers' && i > course);
}

function firstSeat(t: Table, f: TriggersFrame): number {
  const due = dueNow(t);
  for (const seat of f.order) if (due.some((d) => d.seat === seat)) return seat;
  return due[0]?.seat ?? -1;
}
