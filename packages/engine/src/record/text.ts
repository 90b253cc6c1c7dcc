import { type GameSetup, tableOf, wrongNumbers } from '../game/game.ts';
import {
  isSeatCount,
  LIMITS,
  type OverLimit,
  playersOverLimit,
  tooLarge,
  tooManyDecisions,
} from '../game/limits.ts';
import type { Pool } from '../language/pool.ts';
import { findOption } from '../notation/decision.ts';
import { notate, parseOption, seatName } from '../notation/notation.ts';
import { misplacedCards, type Player, problemInWords } from '../rules/setup.ts';
import { parseSeed } from '../state/seed.ts';
import { type Divergence, diverged, type GameRecord, recordGame, replay } from './record.ts';
import { otherEngine } from './saved.ts';
import { excerpt, type Refusal } from './shape.ts';

/**
 * The readable form of a record: a head of "key value" lines that ends with "decisions", then a line for each decision
 * in the full notation. Lines that begin with # are remarks.
 */

const HEAD = 'Methuselah record 1';
const DECISIONS = 'decisions';

/** A record that cannot be told in lines that are read back as the same game; JSON holds it. */
export type NoText = { readonly ok: false; readonly refused: 'noText'; readonly message: string };
/** A record as text, or why it cannot be told so. */
export type PrintResult = { readonly ok: true; readonly text: string } | Refusal | Divergence | NoText;

const noText = (message: string): NoText => ({ ok: false, refused: 'noText', message });
/** A line is trimmed when it is read, and one that begins with # is a remark. */
const fitsLine = (name: string): boolean => name === name.trim() && !/^#|[\r\n]/.test(name);

/** A record as text that people can read, a line for each decision. */
export function printRecord(record: GameRecord, pool: Pool): PrintResult {
  const unfit = record.players.find((player) => !fitsLine(player.name));
  if (unfit) return noText(`The name "${excerpt(unfit.name)}" cannot begin a line of text.`);
  const begun = replay(record, pool, { to: 0 });
  if (!begun.ok) return begun;
  const { game } = begun;
  const table = tableOf(game);
  const lines = [HEAD, `engine ${record.engine}`, `cards ${record.cards}`, `seed ${record.seed}`];
  lines.push(`first ${record.first}`, `turn limit ${record.turnLimit}`);
  for (const { name, deck } of record.players)
    lines.push(`player ${name}`, `crypt ${deck.crypt.join(' ')}`, `library ${deck.library.join(' ')}`);
  lines.push(`end ${record.seal.end}`, DECISIONS);
  let turn = 0;
  for (const id of record.decisions) {
    const pending = table.decision;
    const chosen = pending === null ? undefined : findOption(table, pending, id);
    if (pending === null || chosen === undefined) return diverged(table, id, `"${id}" is not offered`);
    if (table.state.turn !== turn) {
      turn = table.state.turn;
      lines.push('', `# turn ${turn}: ${seatName(table, table.state.active)}`);
    }
    const words = notate(table, chosen, 'all');
    if (parseOption(table, words, 'all') !== chosen)
      return noText(`"${words}" may mean more than one option.`);
    lines.push(words);
    game.chooseAt(pending.options.indexOf(chosen));
  }
  return { ok: true, text: `${lines.join('\n')}\n` };
}

/** The record that was read, or why it could not be. */
export type ParseResult = { readonly ok: true; readonly record: GameRecord } | Refusal;

const corrupt = (line: number, message: string): Refusal => ({
  ok: false,
  refused: 'corrupt',
  message: `Line ${line}: ${message}`,
});

const overLimit = (line: number, { refused, message }: OverLimit): Refusal => ({
  ok: false,
  refused,
  message: `Line ${line}: ${message}`,
});

const whole = (text = ''): number => (/^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN);

/** Reads the text form by playing it: each line must be the words of exactly one option. Snapshots are not kept; without "end" any end will do. */
export function parseRecord(text: string, pool: Pool): ParseResult {
  const large = tooLarge(text);
  if (large !== null) return { ok: false, ...large };
  const lines = text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
  if (lines[0]?.text !== HEAD) return corrupt(1, `a record begins with "${HEAD}".`);
  const head = new Map<string, string>();
  const players: Player[] = [];
  let at = 1;
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.text === DECISIONS) break;
    const found = /^(engine|cards|seed|first|turn limit|player|crypt|library|end)(?: (.*))?$/s.exec(
      line.text,
    );
    if (!found) return corrupt(line.number, `"${excerpt(line.text)}" has no place in the head of a record.`);
    const [, key = '', value = ''] = found;
    if (key === 'player') players.push({ name: value, deck: { crypt: [], library: [] } });
    else if (key === 'crypt' || key === 'library') {
      const player = players.pop();
      const written = value === '' ? [] : value.split(' ', LIMITS.deck + 1);
      if (!player) return corrupt(line.number, `the ${key} is before the first player.`);
      const unknown = written.find((id) => !pool.byId.has(whole(id)));
      if (unknown !== undefined) return corrupt(line.number, `there is no card ${excerpt(unknown)}.`);
      players.push({ ...player, deck: { ...player.deck, [key]: written.map(whole) } });
    } else head.set(key, value);
    const over = playersOverLimit(players.slice(-1), players.length - 1);
    if (over !== null) return overLimit(line.number, over);
    if (players.length > LIMITS.mostSeats)
      return corrupt(line.number, `a game has 2 to 6 players, not ${players.length}.`);
  }
  const [seed, turnLimit] = [parseSeed(head.get('seed') ?? ''), whole(head.get('turn limit'))];
  const first = head.get('first') === 'random' ? 'random' : whole(head.get('first'));
  for (const key of ['seed', 'first', 'turn limit'])
    if (!head.has(key)) return corrupt(1, `the head has no ${key}.`);
  if (!isSeatCount(players.length)) return corrupt(1, `a game has 2 to 6 players, not ${players.length}.`);
  for (const { name, deck } of players) {
    const [problem] = misplacedCards(pool, deck);
    if (problem) return corrupt(1, `${name} cannot play: ${problemInWords(pool, problem)}`);
  }
  const wrong = wrongNumbers(seed, first, turnLimit, players.length);
  if (wrong !== null) return corrupt(1, wrong);
  const from = { engine: head.get('engine') ?? '', cards: head.get('cards') ?? '' };
  const other = otherEngine(from, pool, 'record');
  if (other) return other;
  const chosen = lines.slice(at + 1);
  if (chosen.length > LIMITS.decisions) return { ok: false, ...tooManyDecisions(chosen.length) };
  const setup: GameSetup = { pool, seed, players, first, turnLimit };
  const game = recordGame(setup, { snapshotEvery: Number.POSITIVE_INFINITY });
  for (const line of chosen) {
    const table = tableOf(game);
    const option = parseOption(table, line.text, 'all');
    if (table.decision === null) return corrupt(line.number, 'the game is over.');
    if (!option)
      return corrupt(line.number, `"${excerpt(line.text)}" is none of the options, or more than one.`);
    game.chooseAt(table.decision.options.indexOf(option));
  }
  const record = game.record();
  const end = head.get('end') ?? record.seal.end;
  if (end !== record.seal.end)
    return corrupt(
      lines.at(-1)?.number ?? 1,
      `the game ends otherwise: with ${record.seal.end}, not ${excerpt(end)}.`,
    );
  return { ok: true, record };
}
