import type { TriggersFrame } from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { done, push } from '../table/stack.ts';
import { EngineError, frameRules, option, type Table } from '../table/table.ts';
import { scriptIndex } from './happenings.ts';

/** Effects that came due at one moment: the acting Methuselah's in the order they choose, then the others' in turn. */
export const triggersFrame = frameRules<TriggersFrame>({
  steps: {
    next(t, f) {
      if (t.state.due.length === 0) return done(t);
      f.step = 'order';
    },
    order: {
      window: () => 'order',
      offer(t, f, out) {
        const seat = firstSeat(t, f);
        t.state.due.forEach(({ seat: whose, node, cast }, i) => {
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

function firstSeat(t: Table, f: TriggersFrame): number {
  for (const seat of f.order) if (t.state.due.some((due) => due.seat === seat)) return seat;
  return t.state.due[0]?.seat ?? -1;
}
