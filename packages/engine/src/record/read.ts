import { wrongNumbers } from '../game/game.ts';
import { isSeatCount, LIMITS, type OverLimit, playersOverLimit, tooManyDecisions } from '../game/limits.ts';
import { FORMATS, type GameRecord } from './record.ts';
import { wrongSeal } from './seal.ts';
import {
  corrupt,
  excerpt,
  isFields,
  isVersion,
  misfit,
  parseJson,
  type Refusal,
  type Shape,
} from './shape.ts';

/** Reads records from untrusted JSON. */

const RECORD: Shape = {
  format: 'string',
  engine: 'string',
  seed: 'seed',
  players: 'list',
  turnLimit: 'number',
  decisions: 'strings',
  snapshots: 'list',
  seal: 'object',
};
const OF_FORMAT: Readonly<Record<string, Shape>> = {
  [FORMATS[1]]: { cards: 'string' },
  [FORMATS[2]]: { cards: 'object', rules: 'number' },
};
const SNAPSHOT: Shape = { at: 'number', hash: 'string', state: 'object' };
const START: Shape = { hash: 'string', state: 'object' };
const DECK: Shape = { crypt: 'numbers', library: 'numbers' };

/** Reads a record from JSON; errors are returned, never thrown. */
export function readRecord(json: string): { readonly ok: true; readonly record: GameRecord } | Refusal {
  const parsed = parseJson(json);
  if (!parsed.ok) return parsed;
  const wrong = wrongRecord(parsed.value);
  if (wrong !== null) return corrupt(wrong);
  const record = parsed.value as GameRecord;
  const over = overLimit(record);
  return over === null ? { ok: true, record } : { ok: false, ...over };
}

/** The limit that a well-formed record exceeds, if any. */
function overLimit({ players, decisions }: GameRecord): OverLimit | null {
  if (decisions.length > LIMITS.decisions) return tooManyDecisions(decisions.length);
  return playersOverLimit(players);
}

function wrongRecord(value: unknown): string | null {
  const wrong = misfit(value, RECORD, 'the record');
  if (wrong !== null || !isFields(value)) return wrong;
  if (!isVersion(value.engine)) return `"${excerpt(`${value.engine}`)}" is no version of an engine.`;
  const shape = OF_FORMAT[`${value.format}`];
  if (shape === undefined) return `"${excerpt(`${value.format}`)}" is no format of a record.`;
  const players = value.players as readonly unknown[];
  if (!isSeatCount(players.length)) return `A game has 2 to 6 players, not ${players.length}.`;
  return (
    misfit(value, shape, 'the record') ??
    wrongNumbers(value.seed, value.first, value.turnLimit, players.length) ??
    wrongPlayers(players) ??
    wrongSeal(value.seal, value.format === FORMATS[1]) ??
    (value.format === FORMATS[2] ? wrongCards(value.cards) : null) ??
    wrongDecisions(value.decisions as readonly string[], value.snapshots as readonly unknown[]) ??
    (isFields(value.start) ? misfit(value.start, START, 'the start') : noStart(value.start))
  );
}

function wrongPlayers(players: readonly unknown[]): string | null {
  for (const player of players) {
    const misfitting =
      misfit(player, { name: 'string', deck: 'object' }, 'a player') ??
      misfit(isFields(player) ? player.deck : null, DECK, 'a deck');
    if (misfitting !== null) return misfitting;
  }
  return null;
}

const CARD_ID = /^[1-9]\d{0,8}$/;

/** Each card has a number and a hash; no more cards than decks can hold, with the bases of advanced cards. */
function wrongCards(cards: unknown): string | null {
  const entries = Object.entries(isFields(cards) ? cards : {});
  if (entries.length > 2 * LIMITS.mostSeats * LIMITS.deck) return `There are ${entries.length} cards.`;
  const wrong = entries.find(([id, hash]) => !CARD_ID.test(id) || typeof hash !== 'string');
  return wrong ? `"${excerpt(wrong[0])}" should be the number of a card, with a hash.` : null;
}

const noStart = (start: unknown): string | null =>
  start === null || start === undefined ? null : 'the start should be an object.';

function wrongDecisions(decisions: readonly string[], snapshots: readonly unknown[]): string | null {
  const long = decisions.findIndex((id) => id.length > LIMITS.option);
  if (long >= 0) return `Decision ${long} is longer than any option.`;
  if (snapshots.length > decisions.length + 1) return 'There are more snapshots than decisions.';
  for (const snapshot of snapshots) {
    const misfitting = misfit(snapshot, SNAPSHOT, 'a snapshot');
    if (misfitting !== null) return misfitting;
  }
  return null;
}
