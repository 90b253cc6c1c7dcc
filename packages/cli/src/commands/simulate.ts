import { accessSync, closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAME_ENDS, type Spread } from '@methuselah/bots/arena';
import type { Lang } from '@methuselah/cards';
import { type Arguments, BadInput } from '../line/command.ts';
import { withWriteErrors } from '../line/files.ts';
import { strong } from '../print/colour.ts';
import { table } from '../print/columns.ts';
import { Progress } from '../print/progress.ts';
import { botsOf, decksOf } from '../simulation/entrants.ts';
import type { GameLine } from '../simulation/game.ts';
import { playGames } from '../simulation/run.ts';
import { type Statistics, statisticsOf } from '../simulation/statistics.ts';
import { CARD_WORDS, SIMULATION_WORDS } from '../words/index.ts';

const MAX_GAMES = 1_000_000;
const MAX_SEED = 0x7fffffff - MAX_GAMES;

/** methuselah simulate: plays many games between bots and prints statistics. */
export async function run({ words, lang, has, text, integer }: Arguments): Promise<number> {
  if (words.length > 0) throw new BadInput((w) => w.optionsOnly('simulate', words[0] ?? ''));
  const games = integer('games', 100, 1, MAX_GAMES);
  const seats = integer('seats', 5, 2, 6);
  const seed = integer('seed', 1, 0, MAX_SEED);
  const workers = integer('workers', availableParallelism(), 1, 256);
  const bots = botsOf(text('bots') ?? 'prudent', seats);
  const decks = decksOf(text('decks'), lang);
  const records = text('records') ?? null;
  if (records !== null)
    withWriteErrors(records, () => {
      mkdirSync(records, { recursive: true });
      accessSync(records, constants.W_OK);
    });
  const out = text('out');
  const file = out === undefined ? null : withWriteErrors(out, () => openSync(out, 'w'));

  const lines: GameLine[] = [];
  const progress = new Progress(games);
  const start = performance.now();
  const each = (line: GameLine, done: number): void => {
    lines.push(line);
    if (file !== null) writeSync(file, `${JSON.stringify(line)}\n`);
    progress.update(done);
  };
  await playGames({ simulation: { bots, decks }, records }, { seed, games, workers, each });
  progress.end();
  if (file !== null) closeSync(file);

  const names = [...new Set(decks.map(({ name }) => name))];
  const statistics = statisticsOf(lines, names);
  if (has('json')) console.log(JSON.stringify({ seed, seats, bots, ...statistics }, null, 2));
  else console.log(printed(statistics, (performance.now() - start) / 1000, lang).join('\n'));
  return 0;
}

function printed(
  { games, decks, ties, turns, decisions, ends }: Statistics,
  seconds: number,
  lang: Lang,
): string[] {
  const { deck } = CARD_WORDS[lang];
  const words = SIMULATION_WORDS[lang];
  const percent = (part: number, of: number): string =>
    of === 0 ? '–' : `${((100 * part) / of).toFixed(1)}%`;
  const spread = (name: string, { mean, median, least, most }: Spread): string[] => [
    name,
    ...[mean, median, least, most].map((n) => String(Math.round(n * 10) / 10)),
  ];
  const titled = (rows: readonly (readonly string[])[]): string[] => {
    const [head = '', ...lines] = table(rows);
    return [strong(head), ...lines];
  };
  return [
    ...titled([
      [deck, words.games, words.wins, '%', words.victoryPoints],
      ...decks.map((d) => [
        d.deck,
        String(d.games),
        String(d.wins),
        percent(d.wins, d.games),
        d.victoryPoints?.toFixed(2) ?? '–',
      ]),
    ]),
    '',
    ...titled([
      [words.length, words.mean, words.median, words.least, words.most],
      spread(words.turns, turns),
      spread(words.decisions, decisions),
    ]),
    '',
    ...titled([
      [words.ends, words.games, '%'],
      ...GAME_ENDS.filter((end) => end !== 'unfinished' || ends[end] > 0).map((end) => [
        words.end[end],
        String(ends[end]),
        percent(ends[end], games),
      ]),
      [words.ties, String(ties), percent(ties, games)],
    ]),
    '',
    words.took(games, seconds.toFixed(1), (games / seconds).toFixed(1)),
  ];
}
