import type { ActionKind, Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { cloneCast } from '../state/clone.ts';
import type {
  ActionFrame,
  AwardFrame,
  CardId,
  Cast,
  CombatFrame,
  DamageFrame,
  DiablerieFrame,
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

/** New frames, as plain data, each at its first step. The other steps are named beside their rules alone. */

export const gameFrame = (): GameFrame => ({ kind: 'game', step: 'turn', ret: 0 });

export const turnFrame = (seat: Seat, step: TurnFrame['step']): TurnFrame => ({
  kind: 'turn',
  step,
  ret: 0,
  seat,
});

export const handFrame = (seat: Seat, step: HandFrame['step']): HandFrame => ({
  kind: 'hand',
  step,
  ret: 0,
  seat,
});

export const impulseFrame = (window: Window, order: Seat[]): ImpulseFrame => ({
  kind: 'impulse',
  step: 'next',
  ret: 0,
  window,
  order,
  holder: 0,
  passes: 0,
  lastCall: false,
});

export const triggersFrame = (order: Seat[]): TriggersFrame => ({
  kind: 'triggers',
  step: 'next',
  ret: 0,
  order,
});

export const playFrame = (cast: Cast, use: CompiledUse, window: Window, step: 'x' | 'picks'): PlayFrame => ({
  kind: 'play',
  step,
  ret: 0,
  cast,
  fromHand: use.fromHand,
  discards: [],
  toDiscard: use.cost.discard ?? 0,
  window,
  cancelled: false,
});

export const effectFrame = (script: number, cast: Cast): EffectFrame => ({
  kind: 'effect',
  step: 'run',
  ret: 0,
  script,
  pc: 0,
  cast: cloneCast(cast),
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
  ret: 0,
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
  stolen: [],
});

export const damageFrame = (packets: Packet[], order: CardId[]): DamageFrame => ({
  kind: 'damage',
  step: 'prevent',
  ret: 0,
  packets,
  order,
  at: 0,
});

export const preventionFrame = (minion: CardId, amount: number, use: number): PreventionFrame => ({
  kind: 'prevention',
  step: 'kinds',
  ret: 0,
  minion,
  amount,
  use,
});

export const diablerieFrame = (diablerist: CardId, victim: CardId): DiablerieFrame => ({
  kind: 'diablerie',
  step: 'blood',
  ret: 0,
  diablerist,
  victim,
  older: false,
  redList: false,
});

export const awardFrame = (seat: Seat, vampire: CardId, what: AwardFrame['what']): AwardFrame => ({
  kind: 'award',
  step: 'begin',
  ret: 0,
  seat,
  vampire,
  what,
  asked: [],
});

export const referendumFrame = (seat: Seat, cast: Cast, diablerist: CardId): ReferendumFrame => ({
  kind: 'referendum',
  step: 'terms',
  ret: 0,
  seat,
  cast: cloneCast(cast),
  bloodHunt: diablerist !== NONE,
  diablerist,
  ballots: [],
  cardVotes: [],
  prisci: 0,
  votesFor: 0,
  votesAgainst: 0,
});

export const actionFrame = (
  action: ActionKind,
  seat: Seat,
  minion: CardId,
  cast: Cast,
  step: ActionFrame['step'],
): ActionFrame => ({
  kind: 'action',
  step,
  ret: 0,
  action,
  seat,
  minion,
  cast,
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
  bled: 0,
  cancelled: false,
  champion: NONE,
});

export const noCast = (seat: Seat, by: CardId): Cast => ({
  seat,
  card: NONE,
  def: NONE,
  by,
  use: NONE,
  picks: [],
  x: 0,
  subject: NONE,
});
