import { ACTION_KINDS, STRIKE_KINDS, TITLES, WINDOWS } from '../../language/language.ts';
import type {
  ActionFrame,
  AwardFrame,
  Ballot,
  CombatFrame,
  DamageFrame,
  DiablerieFrame,
  EffectContext,
  EffectFrame,
  Frame,
  FrameKind,
  GameFrame,
  HandFrame,
  ImpulseFrame,
  Packet,
  PlayFrame,
  PreventionFrame,
  ReferendumFrame,
  Side,
  Strike,
  TriggersFrame,
  TurnFrame,
} from '../frames.ts';
import {
  AMOUNT,
  CARD,
  COUNT,
  type Codec,
  FLAG,
  fields,
  isWritten,
  LATER_AMOUNT,
  LATER_FLAG,
  list,
  Misfit,
  named,
  oneOf,
  orNull,
  pair,
  placeIn,
  SEAT,
  WORDS,
  word,
} from './codec.ts';
import { TARGET } from './targets.ts';

/** Codecs of the frames, field by field. */

const USE = named((of) => of.uses);

export const EFFECT_CONTEXT: Codec<EffectContext> = fields<EffectContext>({
  seat: SEAT,
  card: CARD,
  def: named((of) => of.defs),
  by: CARD,
  use: USE,
  picks: list(TARGET),
  x: AMOUNT,
  subject: TARGET,
});

const STRIKE: Codec<Strike> = fields<Strike>({
  kind: oneOf(...STRIKE_KINDS),
  use: USE,
  weapon: CARD,
  row: COUNT,
  hand: FLAG,
  aggravated: FLAG,
  ranged: FLAG,
  first: FLAG,
  target: CARD,
  x: AMOUNT,
});

const PACKET: Codec<Packet> = fields<Packet>({
  target: CARD,
  amount: AMOUNT,
  aggravated: FLAG,
  preventable: FLAG,
  source: CARD,
  strike: FLAG,
  use: USE,
});

const VOTE_SIDE = oneOf(-1, 0, 1);

const BALLOT: Codec<Ballot> = fields<Ballot>({
  seat: SEAT,
  source: TARGET,
  card: CARD,
  amount: AMOUNT,
  forOnly: AMOUNT,
  againstOnly: AMOUNT,
  ballots: AMOUNT,
  side: VOTE_SIDE,
  ofTitle: placeIn(TITLES),
  domain: WORDS,
  cancelled: FLAG,
});

/** The name of a step. The caller checks that the rulebook has it: this layer does not know the rulebook. */
const step = word;
/** The fields of all frames. */
const base = <K extends FrameKind>(kind: K) => ({ kind: oneOf<K>(kind), signalTarget: TARGET });

const ACTION = fields<ActionFrame>({
  ...base('action'),
  step: step(),
  action: oneOf(...ACTION_KINDS),
  seat: SEAT,
  minion: CARD,
  context: EFFECT_CONTEXT,
  directedAt: list(SEAT),
  targets: list(CARD),
  stealth: AMOUNT,
  declined: list(SEAT),
  blocker: CARD,
  attempts: list(CARD),
  outcome: oneOf('pending', 'successful', 'blocked', 'ended'),
  inVain: FLAG,
  discards: list(CARD),
  split: AMOUNT,
  margin: AMOUNT,
  automatic: LATER_FLAG,
  bled: LATER_AMOUNT,
  bleedBonus: AMOUNT,
  cancelled: FLAG,
  champion: CARD,
});

const COMBAT_SIDE = fields<Side>({
  minion: CARD,
  strike: orNull(STRIKE),
  committed: orNull(STRIKE),
  again: FLAG,
  extra: AMOUNT,
  gained: FLAG,
  lost: AMOUNT,
});

const COMBAT = fields<CombatFrame>({
  ...base('combat'),
  step: step(),
  sides: pair(COMBAT_SIDE),
  round: COUNT,
  long: FLAG,
  nextRange: oneOf('open', 'close', 'long'),
  rangeFixed: FLAG,
  lastManeuver: CARD,
  lastPress: CARD,
  pressed: FLAG,
  pair: COUNT,
  chooser: oneOf(0, 1),
  over: FLAG,
  again: LATER_FLAG,
  queued: LATER_FLAG,
  stolen: list(CARD),
});

const REFERENDUM = fields<ReferendumFrame>({
  ...base('referendum'),
  step: step(),
  seat: SEAT,
  context: EFFECT_CONTEXT,
  bloodHunt: FLAG,
  diablerist: CARD,
  ballots: list(BALLOT),
  cardVotes: list(SEAT),
  votesFor: AMOUNT,
  votesAgainst: AMOUNT,
  prisci: VOTE_SIDE,
  passes: LATER_FLAG,
  fails: LATER_FLAG,
});

const FRAMES: { readonly [K in FrameKind]: Codec<Extract<Frame, { kind: K }>> } = {
  game: fields<GameFrame>({ ...base('game'), step: step() }),
  turn: fields<TurnFrame>({ ...base('turn'), step: step(), seat: SEAT }),
  impulse: fields<ImpulseFrame>({
    ...base('impulse'),
    step: step(),
    window: oneOf(...WINDOWS),
    order: list(SEAT),
    holder: COUNT,
    passes: COUNT,
    lastCall: FLAG,
  }),
  play: fields<PlayFrame>({
    ...base('play'),
    step: step(),
    context: EFFECT_CONTEXT,
    fromHand: FLAG,
    discards: list(CARD),
    toDiscard: COUNT,
    window: oneOf(...WINDOWS),
    cancelled: FLAG,
    unpaid: LATER_FLAG,
  }),
  action: ACTION,
  combat: COMBAT,
  damage: fields<DamageFrame>({
    ...base('damage'),
    step: step(),
    packets: list(PACKET),
    order: list(CARD),
    at: COUNT,
  }),
  prevention: fields<PreventionFrame>({
    ...base('prevention'),
    step: step(),
    minion: CARD,
    amount: AMOUNT,
    use: USE,
  }),
  referendum: REFERENDUM,
  diablerie: fields<DiablerieFrame>({
    ...base('diablerie'),
    step: step(),
    diablerist: CARD,
    victim: CARD,
    older: FLAG,
    redList: FLAG,
  }),
  award: fields<AwardFrame>({
    ...base('award'),
    step: step(),
    seat: SEAT,
    vampire: CARD,
    what: oneOf('discipline', 'trophy'),
    asked: list(SEAT),
  }),
  effect: fields<EffectFrame>({
    ...base('effect'),
    step: step(),
    script: named((of) => of.scripts),
    pc: COUNT,
    context: EFFECT_CONTEXT,
    list: list(TARGET),
    count: AMOUNT,
  }),
  triggers: fields<TriggersFrame>({ ...base('triggers'), step: step(), order: list(SEAT) }),
  hand: fields<HandFrame>({ ...base('hand'), step: step(), seat: SEAT }),
};

const isKind = (kind: unknown): kind is FrameKind => typeof kind === 'string' && Object.hasOwn(FRAMES, kind);

/** A frame of any kind. */
export const FRAME: Codec<Frame> = {
  write: (frame, names) => (FRAMES[frame.kind] as Codec<Frame>).write(frame, names),
  read: (written, reading) => {
    if (!isWritten(written) || !isKind(written.kind)) throw new Misfit('should be a frame');
    return FRAMES[written.kind].read(written, reading);
  },
};
