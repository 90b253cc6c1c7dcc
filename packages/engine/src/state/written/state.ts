import {
  COUNTER_KINDS,
  GRANTS,
  HAPPENINGS,
  RESTRICTIONS,
  SCOPES,
  SECTS,
  STATS,
  TITLES,
} from '../../language/language.ts';
import type { Pool } from '../../language/pool.ts';
import { PHASES } from '../targets.ts';
import type { CardInPlay, Due, LedgerEntry, Row, SeatState, State } from '../types.ts';
import { SIGNALS } from '../types.ts';
import {
  AMOUNT,
  between,
  CARD,
  COUNT,
  type Codec,
  FLAG,
  fields,
  isWritten,
  list,
  Misfit,
  named,
  oneOf,
  orNull,
  placeIn,
  SEAT,
  WORD,
  WORDS,
  type Written,
} from './codec.ts';
import { EFFECT_CONTEXT, FRAME } from './frames.ts';
import { namesOf } from './names.ts';
import { LEDGER_KEY, TARGET } from './targets.ts';

/**
 * The format in which a state is saved, hashed and sent: field by field, with names instead of the numbers of a pool.
 */

const SEAT_STATE: Codec<SeatState> = fields<SeatState>({
  pool: AMOUNT,
  victoryPoints: AMOUNT,
  ousted: FLAG,
  library: list(CARD),
  crypt: list(CARD),
  hand: list(CARD),
  toReplace: AMOUNT,
  ashHeap: list(CARD),
  removed: list(CARD),
  masterActions: AMOUNT,
  transfers: AMOUNT,
  discardActions: AMOUNT,
  outOfTurn: COUNT,
  withdrawing: FLAG,
});

const REGION = oneOf('ready', 'torpor', 'uncontrolled', 'table', 'attached', 'contested');

const CARD_IN_PLAY: Codec<CardInPlay> = fields<CardInPlay>({
  id: CARD,
  controller: SEAT,
  region: REGION,
  host: CARD,
  counters: AMOUNT,
  locked: FLAG,
  actsFrom: COUNT,
  title: placeIn(TITLES),
  domain: WORDS,
  titleContested: FLAG,
  titleCard: CARD,
  was: REGION,
  merged: CARD,
  level: COUNT,
  bound0: TARGET,
  bound1: TARGET,
});

const BELONGINGS = ['sect', 'clan', 'trait'] as const;
const NODE = named((of) => of.nodes);

const PLAIN_ROW: Codec<Row> = fields<Row>({
  id: COUNT,
  kind: oneOf('stat', 'grant', 'restriction', 'schedule', 'belongs', 'counters'),
  what: oneOf(...STATS, ...GRANTS, ...RESTRICTIONS, ...HAPPENINGS, ...BELONGINGS, ...COUNTER_KINDS),
  subject: TARGET,
  amount: AMOUNT,
  node: NODE,
  context: EFFECT_CONTEXT,
  scope: oneOf(...SCOPES),
  uses: COUNT,
  limited: FLAG,
});

/** Codecs for row amounts that are indexes into a list. */
const AMOUNT_OF: Readonly<Record<string, Codec<number>>> = {
  'belongs sect': placeIn(SECTS),
  'belongs clan': named((of) => of.clans),
};
const amountOf = (kind: unknown, what: unknown): Codec<number> => AMOUNT_OF[`${kind} ${what}`] ?? AMOUNT;

const ROW: Codec<Row> = {
  write: (row, names) => ({
    ...(PLAIN_ROW.write(row, names) as Written),
    amount: amountOf(row.kind, row.what).write(row.amount, names),
  }),
  read: (written, reading) => {
    if (!isWritten(written)) throw new Misfit('should be an object');
    const { kind, what, amount } = written;
    return PLAIN_ROW.read({ ...written, amount: amountOf(kind, what).read(amount, reading) }, reading);
  },
};

const LEDGER_ENTRY: Codec<LedgerEntry> = fields<LedgerEntry>({
  scope: oneOf('action', 'round', 'combat', 'turn', 'phase', 'betweenUnlockPhases', 'referendum', 'game'),
  subject: TARGET,
  key: LEDGER_KEY,
});

const DUE: Codec<Due> = fields<Due>({ seat: SEAT, node: NODE, context: EFFECT_CONTEXT, course: COUNT });

const STATE: Codec<State> = fields<State>({
  turn: COUNT,
  active: SEAT,
  first: SEAT,
  phase: oneOf(...PHASES),
  edge: SEAT,
  over: FLAG,
  turnLimit: COUNT,
  limitReached: FLAG,
  seats: list(SEAT_STATE),
  def: list(named((of) => of.defs)),
  owner: list(SEAT),
  cards: list(CARD_IN_PLAY),
  limbo: list(CARD),
  frames: list(FRAME),
  rows: list(ROW),
  ledger: list(LEDGER_ENTRY),
  due: list(DUE),
  signal: orNull(oneOf(...SIGNALS)),
  signalTo: TARGET,
  cleaning: COUNT,
  rng: list(WORD),
  nextRow: COUNT,
  decisions: COUNT,
  dirty: between(0, 63),
});

/** A state as plain data that is independent of the pool's numbering. */
export const writeState = (state: State, pool: Pool): Written => STATE.write(state, namesOf(pool)) as Written;

/** Reads a written state into the numbering of a pool; returns the error as a text. */
export function readWritten(written: unknown, pool: Pool): State | string {
  if (!isWritten(written)) return 'The state should be an object.';
  const { seats, def } = written;
  if (!Array.isArray(seats) || !Array.isArray(def)) return 'The state has no seats or no cards.';
  try {
    return STATE.read(written, { names: namesOf(pool), seats: seats.length, cards: def.length });
  } catch (error) {
    if (error instanceof Misfit) return `The state does not fit: ${error.message}.`;
    throw error;
  }
}
