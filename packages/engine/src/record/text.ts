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
import { type CardSource, poolOfDecks } from '../language/source.ts';
import { notate, parseOption, seatName } from '../notation/notation.ts';
import { misplacedCards, type Player, problemInWords } from '../rules/setup.ts';
import { parseSeed } from '../state/seed.ts';
import { type CardHashes, differences, differencesInWords, hashesOfDecks } from './definitions.ts';
import { RULES_OF_FORMAT_1 } from './format1.ts';
import { type GameRecord, recordGame, startOf } from './record.ts';
import { beginning, type Divergence, diverged, recordedOption } from './replay.ts';
import { endHash } from './seal.ts';
import { excerpt, isVersion, type Refusal } from './shape.ts';
import { RULES_VERSION } from './version.ts';

/**
 * The text form of a record: a head of "key value" lines that ends with "decisions", then one line per decision in the full
 * notation. Lines that begin with # are comments.
 */

/** Format 2 is written; both formats are read. */
const HEAD = 'Methuselah record 2';
const HEADS: readonly string[] = ['Methuselah record 1', HEAD];
const DECISIONS = 'decisions';

/** A record that cannot be printed as text and read back as the same game; use JSON for it. */
export type NoText = { readonly ok: false; readonly refused: 'noText'; readonly message: string };
/** A record as text, or why it cannot be printed. */
export type PrintResult = { readonly ok: true; readonly text: string } | Refusal | Divergence | NoText;

const noText = (message: string): NoText => ({ ok: false, refused: 'noText', message });
/** Lines are trimmed when read, and a line that begins with # is a comment. */
const fitsLine = (name: string): boolean => name === name.trim() && !/^#|[\r\n]/.test(name);

/** A record as readable text, one line per decision. */
export function printRecord(record: GameRecord, pool: Pool): PrintResult {
  if (startOf(record) !== null) return noText('The record does not begin with the deal.');
  const unfit = record.players.find((player) => !fitsLine(player.name));
  if (unfit) return noText(`The name "${excerpt(unfit.name)}" cannot begin a line of text.`);
  const begun = beginning(record, pool);
  if (!begun.ok) return begun;
  const { game } = begun;
  const table = tableOf(game);
  const lines: string[] = [];
  let turn = 0;
  for (const id of record.decisions) {
    const pending = table.decision;
    const chosen = pending === null ? undefined : recordedOption(table, pending, record, id);
    if (pending === null || chosen === undefined)
      return diverged(table, record, id, `"${excerpt(id)}" is not offered`);
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
  return { ok: true, text: `${[...headLines(record, pool, endHash(game)), ...lines].join('\n')}\n` };
}

/** The head of the text. The record has just been replayed, so the current version and card hashes apply. */
function headLines(record: GameRecord, pool: Pool, end: string): string[] {
  const cards = Object.entries(hashesOfDecks(record.players, pool)).map(([id, hash]) => `${id}:${hash}`);
  return [
    HEAD,
    `engine ${record.engine}`,
    `rules ${RULES_VERSION}`,
    `cards ${cards.join(' ')}`,
    `seed ${record.seed}`,
    `first ${record.first}`,
    `turn limit ${record.turnLimit}`,
    ...record.players.flatMap(({ name, deck }) => [
      `player ${name}`,
      `crypt ${deck.crypt.join(' ')}`,
      `library ${deck.library.join(' ')}`,
    ]),
    `end ${end}`,
    DECISIONS,
  ];
}

/** The parsed record, or why it could not be parsed. */
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

interface Line {
  readonly number: number;
  readonly text: string;
}
interface TextHead {
  readonly values: ReadonlyMap<string, string>;
  readonly players: readonly Player[];
  readonly decisions: readonly Line[];
}
const isRefusal = (result: object): result is Refusal => 'refused' in result;

/**
 * Reads the text form by replaying it: each line must match exactly one option.
 *
 * Snapshots are not kept; without "end" the final state is not checked.
 */
export function parseRecord(text: string, source: CardSource): ParseResult {
  const large = tooLarge(text);
  if (large !== null) return { ok: false, ...large };
  const lines = text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const format = lines[0]?.text ?? '';
  if (!HEADS.includes(format)) return corrupt(1, `a record begins with "${HEAD}".`);
  const head = headIn(lines, source);
  if (isRefusal(head)) return head;
  const pool = poolOfDecks(
    head.players.map(({ deck }) => deck),
    source,
  );
  const setup = setupOf(head, pool);
  if (isRefusal(setup)) return setup;
  const { values, decisions } = head;
  const isFirst = format !== HEAD;
  const changed = differences(
    isFirst
      ? { rules: RULES_OF_FORMAT_1, cards: {} }
      : { rules: whole(values.get('rules')), cards: hashesIn(values.get('cards') ?? '') },
    pool,
  );
  return played(setup, decisions, isFirst ? undefined : values.get('end'), differencesInWords(changed, pool));
}

const hashesIn = (text: string): CardHashes =>
  Object.fromEntries(
    text.split(' ', 2 * LIMITS.mostSeats * LIMITS.deck).flatMap((card) => {
      const [, id = '', hash = ''] = /^(\d{1,9}):([0-9a-f]{1,16})$/.exec(card) ?? [];
      return id === '' ? [] : [[id, hash]];
    }),
  );

/** Parses the lines before the decisions: values by key, and the players. */
function headIn(lines: readonly Line[], source: CardSource): TextHead | Refusal {
  const values = new Map<string, string>();
  const players: Player[] = [];
  const end = lines.findIndex(({ text }) => text === DECISIONS);
  for (const line of lines.slice(1, end < 0 ? lines.length : end)) {
    const found = /^(engine|rules|cards|seed|first|turn limit|player|crypt|library|end)(?: (.*))?$/s.exec(
      line.text,
    );
    if (!found) return corrupt(line.number, `"${excerpt(line.text)}" has no place in the head of a record.`);
    const [, key = '', value = ''] = found;
    if (key === 'player') players.push({ name: value, deck: { crypt: [], library: [] } });
    else if (key === 'crypt' || key === 'library') {
      const player = players.pop();
      const written = value === '' ? [] : value.split(' ', LIMITS.deck + 1);
      if (!player) return corrupt(line.number, `the ${key} is before the first player.`);
      const unknown = written.find((id) => source.card(whole(id)) === undefined);
      if (unknown !== undefined) return corrupt(line.number, `there is no card ${excerpt(unknown)}.`);
      players.push({ ...player, deck: { ...player.deck, [key]: written.map(whole) } });
    } else values.set(key, value);
    const over = playersOverLimit(players.slice(-1), players.length - 1);
    if (over !== null) return overLimit(line.number, over);
    if (players.length > LIMITS.mostSeats)
      return corrupt(line.number, `a game has 2 to 6 players, not ${players.length}.`);
  }
  return { values, players, decisions: end < 0 ? [] : lines.slice(end + 1) };
}

function setupOf({ values, players, decisions }: TextHead, pool: Pool): GameSetup | Refusal {
  for (const key of ['seed', 'first', 'turn limit'])
    if (!values.has(key)) return corrupt(1, `the head has no ${key}.`);
  if (!isSeatCount(players.length)) return corrupt(1, `a game has 2 to 6 players, not ${players.length}.`);
  for (const { name, deck } of players) {
    const [problem] = misplacedCards(pool, deck);
    if (problem) return corrupt(1, `${name} cannot play: ${problemInWords(pool, problem)}`);
  }
  const [seed, turnLimit] = [parseSeed(values.get('seed') ?? ''), whole(values.get('turn limit'))];
  const first = values.get('first') === 'random' ? 'random' : whole(values.get('first'));
  const engine = values.get('engine') ?? '';
  if (!isVersion(engine)) return corrupt(1, `"${excerpt(engine)}" is no version of an engine.`);
  const wrong = wrongNumbers(seed, first, turnLimit, players.length);
  if (wrong !== null) return corrupt(1, wrong);
  if (decisions.length > LIMITS.decisions) return { ok: false, ...tooManyDecisions(decisions.length) };
  return { pool, seed, players, first, turnLimit };
}

function played(
  setup: GameSetup,
  decisions: readonly Line[],
  end: string | undefined,
  changed: string,
): ParseResult {
  const game = recordGame(setup, { snapshotEvery: Number.POSITIVE_INFINITY });
  for (const line of decisions) {
    const table = tableOf(game);
    const option = parseOption(table, line.text, 'all');
    if (table.decision === null) return corrupt(line.number, `the game is over${changed}.`);
    if (!option)
      return corrupt(
        line.number,
        `"${excerpt(line.text)}" is none of the options, or more than one${changed}.`,
      );
    game.chooseAt(table.decision.options.indexOf(option));
  }
  const record = game.record();
  if (end === undefined || end === record.seal.end) return { ok: true, record };
  return corrupt(
    decisions.at(-1)?.number ?? 1,
    `the game ends otherwise: with ${record.seal.end}, not ${excerpt(end)}${changed}.`,
  );
}
