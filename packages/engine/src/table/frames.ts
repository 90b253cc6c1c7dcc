import type { ActionKind, Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { cloneContext } from '../state/clone.ts';
import type {
  ActionFrame,
  AwardFrame,
  CardId,
  CombatFrame,
  DamageFrame,
  DiablerieFrame,
  EffectContext,
  EffectFrame,
  GameFrame,
  HandFrame,
  ImpulseFrame,
  Packet,
  PlayFrame,
  PreventionFrame,
  ReferendumFrame,
  Seat,
  Side,
  TriggersFrame,
  TurnFrame,
} from '../state/types.ts';
import { NONE } from '../state/types.ts';

/** Constructors of frames, each at its first step. The other steps are named only beside their rules. */

export const gameFrame = (): GameFrame => ({ kind: 'game', step: 'turn', signalTarget: 0 });

export const turnFrame = (seat: Seat, step: TurnFrame['step']): TurnFrame => ({
  kind: 'turn',
  step,
  signalTarget: 0,
  seat,
});

export const handFrame = (seat: Seat, step: HandFrame['step']): HandFrame => ({
  kind: 'hand',
  step,
  signalTarget: 0,
  seat,
});

export const impulseFrame = (window: Window, order: Seat[]): ImpulseFrame => ({
  kind: 'impulse',
  step: 'next',
  signalTarget: 0,
  window,
  order,
  holder: 0,
  passes: 0,
  lastCall: false,
});

export const triggersFrame = (order: Seat[]): TriggersFrame => ({
  kind: 'triggers',
  step: 'next',
  signalTarget: 0,
  order,
});

export const playFrame = (
  context: EffectContext,
  use: CompiledUse,
  window: Window,
  step: 'x' | 'picks',
): PlayFrame => ({
  kind: 'play',
  step,
  signalTarget: 0,
  context,
  fromHand: use.fromHand,
  discards: [],
  toDiscard: use.cost.discard ?? use.cost.removeFromAsh ?? 0,
  window,
  cancelled: false,
  unpaid: false,
});

export const effectFrame = (script: number, context: EffectContext): EffectFrame => ({
  kind: 'effect',
  step: 'run',
  signalTarget: 0,
  script,
  pc: 0,
  context: cloneContext(context),
  list: [],
  count: 0,
});

const newSide = (minion: CardId): Side => ({
  minion,
  strike: null,
  committed: null,
  again: false,
  extra: 0,
  gained: false,
  lost: 0,
});

export const combatFrame = (first: CardId, second: CardId): CombatFrame => ({
  kind: 'combat',
  step: 'begin',
  signalTarget: 0,
  sides: [newSide(first), newSide(second)],
  round: 0,
  long: false,
  nextRange: 'open',
  rangeFixed: false,
  lastManeuver: NONE,
  lastPress: NONE,
  pressed: false,
  pair: 0,
  chooser: 0,
  over: false,
  again: false,
  queued: false,
  stolen: [],
});

export const damageFrame = (packets: Packet[], order: CardId[]): DamageFrame => ({
  kind: 'damage',
  step: 'begin',
  signalTarget: 0,
  packets,
  order,
  at: 0,
});

export const preventionFrame = (minion: CardId, amount: number, use: number): PreventionFrame => ({
  kind: 'prevention',
  step: 'kinds',
  signalTarget: 0,
  minion,
  amount,
  use,
});

export const diablerieFrame = (diablerist: CardId, victim: CardId): DiablerieFrame => ({
  kind: 'diablerie',
  step: 'blood',
  signalTarget: 0,
  diablerist,
  victim,
  older: false,
  redList: false,
});

export const awardFrame = (seat: Seat, vampire: CardId, what: AwardFrame['what']): AwardFrame => ({
  kind: 'award',
  step: 'begin',
  signalTarget: 0,
  seat,
  vampire,
  what,
  asked: [],
});

export const referendumFrame = (seat: Seat, context: EffectContext, diablerist: CardId): ReferendumFrame => ({
  kind: 'referendum',
  step: 'terms',
  signalTarget: 0,
  seat,
  context: cloneContext(context),
  bloodHunt: diablerist !== NONE,
  diablerist,
  ballots: [],
  cardVotes: [],
  prisci: 0,
  votesFor: 0,
  votesAgainst: 0,
  passes: false,
  fails: false,
});

export const actionFrame = (
  action: ActionKind,
  seat: Seat,
  minion: CardId,
  context: EffectContext,
  step: ActionFrame['step'],
): ActionFrame => ({
  kind: 'action',
  step,
  signalTarget: 0,
  action,
  seat,
  minion,
  context,
  directedAt: [],
  targets: [],
  stealth: 0,
  declined: [],
  blocker: NONE,
  attempts: [],
  discards: [],
  outcome: 'pending',
  inVain: false,
  split: 0,
  margin: 0,
  automatic: false,
  bled: 0,
  bleedBonus: 0,
  cancelled: false,
  champion: NONE,
});

export const emptyContext = (seat: Seat, by: CardId): EffectContext => ({
  seat,
  card: NONE,
  def: NONE,
  by,
  use: NONE,
  picks: [],
  x: 0,
  subject: NONE,
});
