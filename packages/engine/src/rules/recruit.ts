import { actsFromTurn, enterPlay } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import { controllerOf, lifeOf } from '../query/minions.ts';
import { NONE } from '../state/types.ts';
import { burnActionCard, canBear, levelOf } from './actioncard.ts';
import type { ActionRules } from './actionrules.ts';
import { arrive } from './contest.ts';

/** Employing retainers and recruiting allies (rulebook p.22-23). */

export const employ: ActionRules = {
  stealth: 1, // R-RETAIN-01
  resolve(t, f, use) {
    if (!canBear(t, f)) return burnActionCard(t, f);
    // R-RETAIN-02, R-MINION-08: it goes on the acting minion with its life from the bank
    enterPlay(t, f.context.card, controllerOf(t, f.minion), 'attached', f.minion, levelOf(use));
    addCounters(t, f.context.card, lifeOf(t, f.context.card), 'entered');
    arrive(t, f.context.card);
  },
};

export const recruit: ActionRules = {
  stealth: 1, // R-ALLY-01
  resolve(t, f, use) {
    // R-ALLY-02, R-MINION-06: it enters your ready region with its life from the bank and cannot act this turn
    enterPlay(t, f.context.card, f.seat, 'ready', NONE, levelOf(use));
    addCounters(t, f.context.card, lifeOf(t, f.context.card), 'entered');
    actsFromTurn(t, f.context.card, t.state.turn + 1);
    arrive(t, f.context.card);
  },
};
