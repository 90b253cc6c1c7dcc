import type { CardId, Phase, Viewer } from '@methuselah/engine';
import {
  type ActionFrame,
  type CombatFrame,
  cardShown,
  currentAction,
  currentCombat,
  currentReferendum,
  type Frame,
  handSizeOf,
  interceptOf,
  NONE,
  type PendingDecision,
  pollOf,
  RESCUE_PRICE,
  stealthOf,
  type Table,
  windowFor,
} from '@methuselah/engine/internal';
import { type Locale, nameText, type Reader, seatText } from './locale.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts } from './words.ts';

/** What is to be decided now; to the others, whom they wait for. Null when the game is over. */
export function promptText(t: Table, viewer: Viewer, locale: Locale): string | null {
  const pending = t.decision;
  if (pending === null) return null;
  const { prompts, terms } = locale.words;
  const r: Reader = { t, viewer, locale };
  const who = seatText(r, pending.seat);
  if (viewer === 'all') return prompts.decides(who, decisionText(r, pending));
  return viewer === pending.seat
    ? decisionText(r, pending)
    : prompts.waits(who, terms.windows[windowFor(t, viewer) ?? pending.window]);
}

function decisionText(r: Reader, pending: PendingDecision): string {
  const { t, locale } = r;
  const { prompts } = locale.words;
  const { seat, window } = pending;
  const name = (id: CardId): string => nameText(r, id);
  const top = t.state.frames[t.state.frames.length - 1];
  switch (window) {
    case 'unlock':
    case 'master':
    case 'minion':
    case 'influence':
      return prompts.phase[window](phaseFacts(r, pending, window));
    case 'discard':
      return top?.kind === 'effect'
        ? prompts.discard(name(top.context.card))
        : prompts.phase.discard(phaseFacts(r, pending, window));

    case 'announced':
    case 'beforeBlocks':
    case 'blocking':
    case 'blocked':
    case 'blockResolved':
    case 'declined':
    case 'succeeding':
    case 'resolved':
      return prompts.action[window](actionFacts(r, need(currentAction(t), window), seat));
    case 'beforeRange':
    case 'range':
    case 'beforeStrikes':
    case 'strike':
    case 'afterStrikes':
    case 'press':
    case 'roundEnd':
      return prompts.combat[window](combatFacts(r, need(currentCombat(t), window), seat));
    case 'damage': {
      const f = frameOf(t, 'damage', window);
      const victim = f.order[f.at] ?? NONE;
      const amount = f.packets.reduce((sum, p) => sum + (p.target === victim ? p.amount : 0), 0);
      return prompts.damage(name(victim), amount);
    }
    case 'beforeVotes':
      return prompts.beforeVotes(pollFacts(r));
    case 'polling':
      return prompts.polling(pollFacts(r));
    case 'asPlayed': {
      const { context } = need(cardShown(t), window);
      return prompts.asPlayed(seatText(r, context.seat), name(context.card));
    }

    case 'order':
      return prompts.order;
    case 'may':
    case 'target':
    case 'x':
    case 'discardForCost':
    case 'stolen':
    case 'toPool':
    case 'terms':
    case 'share':
      return prompts[window](name(top && 'context' in top ? top.context.card : NONE));
    case 'payMix':
      if (top?.kind === 'effect') return prompts.payMix(name(top.context.card), top.count);
      return prompts.payMix(name(frameOf(t, 'play', window).context.card), null);
    case 'search':
      return prompts.search;
    case 'maySearch': {
      const f = frameOf(t, 'award', window);
      return prompts.maySearch(name(f.vampire), f.what);
    }
    case 'trophies':
      return prompts.trophies(name(frameOf(t, 'award', window).vampire));
    case 'equipment': {
      const f = frameOf(t, 'action', window);
      return prompts.equipment(name(f.minion), name(f.context.subject));
    }
    case 'takeEquipment': {
      const f = frameOf(t, 'diablerie', window);
      return prompts.takeEquipment(name(f.diablerist), name(f.victim));
    }
    case 'rescueCost': {
      const f = frameOf(t, 'action', window);
      return prompts.rescueCost(name(f.minion), name(f.targets[0] ?? NONE), RESCUE_PRICE);
    }
    case 'mayDiablerise': {
      const f = frameOf(t, 'action', window);
      return prompts.mayDiablerise(name(f.blocker), name(f.minion));
    }
    case 'strikeTarget': {
      const { minion, opposing } = combatFacts(r, need(currentCombat(t), window), seat);
      return prompts.strikeTarget(minion, opposing);
    }
    case 'whichDamage':
      return prompts.whichDamage(name(frameOf(t, 'prevention', window).minion));
    case 'handSize':
      return prompts.handSize(handSizeOf(t, seat));
  }
}

// ---------------------------------------------------------------------------------------------- facts

function need<T>(found: T | undefined, window: string): T {
  if (found === undefined) throw new Error(`The decision "${window}" stands outside of its frame.`);
  return found;
}

function frameOf<K extends Frame['kind']>(t: Table, kind: K, window: string): Extract<Frame, { kind: K }> {
  const found = t.state.frames.findLast((f): f is Extract<Frame, { kind: K }> => f.kind === kind);
  return need(found, window);
}

function phaseFacts(r: Reader, { seat, options }: PendingDecision, phase: Phase): PhaseFacts {
  const { state } = r.t;
  const p = state.seats[seat];
  const left: Readonly<Partial<Record<Phase, number | undefined>>> = {
    unlock: options.filter(({ verb }) => verb === 'yieldCard' || verb === 'yieldTitle').length,
    master: p?.masterActions,
    influence: p?.transfers,
    discard: p?.discardActions,
  };
  return {
    own: seat === state.active,
    active: seatText(r, state.active),
    left: left[phase] ?? 0,
    mayEnd: options.some(({ verb }) => verb === 'pass'),
  };
}

function actionFacts(r: Reader, f: ActionFrame, seat: number): ActionFacts {
  return {
    own: f.seat === seat,
    minion: nameText(r, f.minion),
    action: f.action,
    stealth: stealthOf(r.t, f.minion),
    blocker: f.blocker === NONE ? null : nameText(r, f.blocker),
    intercept: f.blocker === NONE ? 0 : interceptOf(r.t, f.blocker),
  };
}

function combatFacts(r: Reader, f: CombatFrame, seat: number): CombatFacts {
  const [first, second] = f.sides;
  const controller = r.t.state.cards.find((c) => c.id === second.minion)?.controller;
  const [own, other] = controller === seat ? [second, first] : [first, second];
  return {
    minion: nameText(r, own.minion),
    opposing: nameText(r, other.minion),
    round: f.round,
    long: f.long,
  };
}

function pollFacts(r: Reader): PollFacts {
  const f = need(currentReferendum(r.t), 'polling');
  const poll = pollOf(r.t);
  return {
    subject: nameText(r, f.bloodHunt ? f.diablerist : f.context.card),
    bloodHunt: f.bloodHunt,
    for: poll?.for ?? 0,
    against: poll?.against ?? 0,
  };
}
