import { bleedOf } from '../query/stats.ts';
import type { ActionFrame } from '../state/types.ts';
import type { EventFacts, EventOf } from '../table/events.ts';
import type { Table } from '../table/table.ts';
import { now, told, toldIfAny, toldUse } from '../table/tell.ts';
import { useOf } from './actioncard.ts';
import { bringsAnother } from './actions.ts';

/** The events that report an action. */

export function announcementOf(t: Table, f: ActionFrame): EventOf<'announced'> {
  const { action: kind, context } = f;
  const use = useOf(t, f);
  return {
    type: 'announced',
    when: now(t),
    seat: f.seat,
    minion: told(t, f.minion),
    kind,
    bringsAnother: bringsAnother(kind, use),
    directedAt: f.directedAt.slice(),
    targets: f.targets.map((id) => told(t, id)),
    takesFrom: kind === 'equip' && use === undefined ? toldIfAny(t, context.subject) : null,
    use: use === undefined ? null : toldUse(t, context.card, use),
    stealth: f.stealth,
  };
}

export const ofBlock = (t: Table, f: ActionFrame): EventFacts['blocked'] => ({
  blocker: told(t, f.blocker),
  acting: told(t, f.minion),
});

export const resolved = (t: Table, f: ActionFrame): EventOf<'resolved'> => ({
  type: 'resolved',
  when: now(t),
  seat: f.seat,
  minion: told(t, f.minion),
  kind: f.action,
  outcome: f.inVain ? 'inVain' : f.outcome === 'pending' ? 'ended' : f.outcome,
  bleed: f.action === 'bleed' ? bleedOf(t, f.minion) : null,
});
