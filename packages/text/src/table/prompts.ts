import type { DecisionWindow, Phase, Viewer } from '@methuselah/engine';
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
  rescuePrice,
  stealthOf,
  type Table,
  windowFor,
} from '@methuselah/engine/internal';
import { type Locale, nameText, type Reader, seatText } from './locale.ts';
import type { ActionFacts, CombatFacts, PhaseFacts, PollFacts, PromptWords } from './words.ts';

/** What must be decided now or, for other viewers, who decides. Null when the game is over. */
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

const decisionText = (r: Reader, pending: PendingDecision): string => PROMPTS[pending.window](r, pending);

const wordsOf = ({ locale }: Reader) => locale.words.prompts;
const topOf = ({ t }: Reader): Frame | undefined => t.state.frames[t.state.frames.length - 1];

/** Choices left open by a card's text. */
type CardChoice = 'may' | 'target' | 'x' | 'discardForCost' | 'stolen' | 'toPool' | 'terms' | 'share';
type Prompt = (r: Reader, pending: PendingDecision) => string;
const ofPhase =
  (phase: Phase): Prompt =>
  (r, pending) =>
    wordsOf(r).phase[phase](phaseFacts(r, pending, phase));
const ofAction =
  (window: keyof PromptWords['action']): Prompt =>
  (r, { seat }) =>
    wordsOf(r).action[window](actionFacts(r, required(currentAction(r.t), window), seat));
const ofCombat =
  (window: keyof PromptWords['combat']): Prompt =>
  (r, { seat }) =>
    wordsOf(r).combat[window](combatFacts(r, required(currentCombat(r.t), window), seat));
/** Prompts that name the card being played, used or resolved. */
const ofCard =
  (choice: CardChoice): Prompt =>
  (r) => {
    const top = topOf(r);
    return wordsOf(r)[choice](nameText(r, top && 'context' in top ? top.context.card : NONE));
  };

const PROMPTS: Readonly<Record<DecisionWindow, Prompt>> = {
  unlock: ofPhase('unlock'),
  master: ofPhase('master'),
  minion: ofPhase('minion'),
  influence: ofPhase('influence'),
  discard(r, pending) {
    const top = topOf(r);
    return top?.kind === 'effect'
      ? wordsOf(r).discard(nameText(r, top.context.card))
      : wordsOf(r).phase.discard(phaseFacts(r, pending, 'discard'));
  },

  announced: ofAction('announced'),
  beforeBlocks: ofAction('beforeBlocks'),
  blocking: ofAction('blocking'),
  blocked: ofAction('blocked'),
  blockResolved: ofAction('blockResolved'),
  declined: ofAction('declined'),
  succeeding: ofAction('succeeding'),
  resolved: ofAction('resolved'),

  beforeRange: ofCombat('beforeRange'),
  range: ofCombat('range'),
  beforeStrikes: ofCombat('beforeStrikes'),
  strike: ofCombat('strike'),
  afterStrikes: ofCombat('afterStrikes'),
  press: ofCombat('press'),
  roundEnd: ofCombat('roundEnd'),
  combatEnding: ofCombat('combatEnding'),
  damage(r) {
    const f = frameOf(r.t, 'damage', 'damage');
    const victim = f.order[f.at] ?? NONE;
    const amount = f.packets.reduce((sum, p) => sum + (p.target === victim ? p.amount : 0), 0);
    return wordsOf(r).damage(nameText(r, victim), amount);
  },
  beforeVotes: (r) => wordsOf(r).beforeVotes(pollFacts(r)),
  polling: (r) => wordsOf(r).polling(pollFacts(r)),
  asPlayed(r) {
    const { context } = required(cardShown(r.t), 'asPlayed');
    return wordsOf(r).asPlayed(seatText(r, context.seat), nameText(r, context.card));
  },

  order: (r) => wordsOf(r).order,
  may: ofCard('may'),
  target: ofCard('target'),
  x: ofCard('x'),
  discardForCost: ofCard('discardForCost'),
  stolen: ofCard('stolen'),
  toPool: ofCard('toPool'),
  terms: ofCard('terms'),
  share: ofCard('share'),
  payMix(r) {
    const top = topOf(r);
    if (top?.kind === 'effect') return wordsOf(r).payMix(nameText(r, top.context.card), top.count);
    return wordsOf(r).payMix(nameText(r, frameOf(r.t, 'play', 'payMix').context.card), null);
  },
  search: (r) => wordsOf(r).search,
  maySearch(r) {
    const f = frameOf(r.t, 'award', 'maySearch');
    return wordsOf(r).maySearch(nameText(r, f.vampire), f.what);
  },
  trophies: (r) => wordsOf(r).trophies(nameText(r, frameOf(r.t, 'award', 'trophies').vampire)),
  equipment(r) {
    const f = frameOf(r.t, 'action', 'equipment');
    return wordsOf(r).equipment(nameText(r, f.minion), nameText(r, f.context.subject));
  },
  takeEquipment(r) {
    const f = frameOf(r.t, 'diablerie', 'takeEquipment');
    return wordsOf(r).takeEquipment(nameText(r, f.diablerist), nameText(r, f.victim));
  },
  rescueCost(r) {
    const f = frameOf(r.t, 'action', 'rescueCost');
    return wordsOf(r).rescueCost(
      nameText(r, f.minion),
      nameText(r, f.targets[0] ?? NONE),
      rescuePrice(r.t, f.minion),
    );
  },
  mayDiablerise(r) {
    const f = frameOf(r.t, 'action', 'mayDiablerise');
    return wordsOf(r).mayDiablerise(nameText(r, f.blocker), nameText(r, f.minion));
  },
  strikeTarget(r, { seat }) {
    const { minion, opposing } = combatFacts(r, required(currentCombat(r.t), 'strikeTarget'), seat);
    return wordsOf(r).strikeTarget(minion, opposing);
  },
  whichDamage: (r) => wordsOf(r).whichDamage(nameText(r, frameOf(r.t, 'prevention', 'whichDamage').minion)),
  handSize: (r, { seat }) => wordsOf(r).handSize(handSizeOf(r.t, seat)),
};

// ---------------------------------------------------------------------------------------------- facts

function required<T>(found: T | undefined, window: string): T {
  if (found === undefined) throw new Error(`The decision "${window}" stands outside of its frame.`);
  return found;
}

function frameOf<K extends Frame['kind']>(t: Table, kind: K, window: string): Extract<Frame, { kind: K }> {
  const found = t.state.frames.findLast((f): f is Extract<Frame, { kind: K }> => f.kind === kind);
  return required(found, window);
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
  const f = required(currentReferendum(r.t), 'polling');
  const poll = pollOf(r.t);
  return {
    subject: nameText(r, f.bloodHunt ? f.diablerist : f.context.card),
    bloodHunt: f.bloodHunt,
    for: poll?.for ?? 0,
    against: poll?.against ?? 0,
  };
}
