import type { Due, TriggersFrame } from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { courseOf, done, push } from '../table/stack.ts';
import { EngineError, frameRules, option, type Table } from '../table/table.ts';
import { scriptIndex } from './happenings.ts';

/** Effects that came due at one moment: the acting Methuselah's in the order they choose, then the others' in turn. */
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
        t.state.due.forEach((due, i) => {
          if (!now.includes(due)) return;
          const { seat: whose, node, cast } = due;
          // The same effect due twice of the same card makes one option.
          const twin = out.some(
            (o) => o.use === node && o.card === cast.card && o.by === cast.by && o.at === cast.subject,
          );
          if (whose === seat && !twin) out.push(option('order', node, cast.card, cast.by, cast.subject, i));
        });
        return seat;
      },
      take(t, f, chosen) {
        f.step = 'next';
        const [due] = t.state.due.splice(chosen.n, 1);
        if (!due) throw new EngineError('No effect is due.');
        const node = t.pool.nodes[due.node];
        if (!node || !('effects' in node)) throw new EngineError('What is due has no effects.');
        push(t, effectFrame(scriptIndex(t, node.effects), due.cast));
      },
    },
  },
});

/** What is to be dealt with now: in a course that an effect has begun only what came due in it, the rest after it. */
function dueNow(t: Table): readonly Due[] {
  const { due, frames } = t.state;
  const course = courseOf(t);
  const interrupted = frames.some((f, i) => f.kind === 'triggers' && i < course);
  return interrupted ? due.filter((d) => d.course >= course) : due;
}

/** Is something due that nobody is dealing with yet? */
export function isDue(t: Table): boolean {
  const course = courseOf(t);
  return dueNow(t).length > 0 && !t.state.frames.some((f, i) => f.kind === 'triggers' && i > course);
}

function firstSeat(t: Table, f: TriggersFrame): number {
  const due = dueNow(t);
  for (const seat of f.order) if (due.some((d) => d.seat === seat)) return seat;
  return due[0]?.seat ?? -1;
}
