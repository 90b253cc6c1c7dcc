import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type ArenaGame, playContest, resultsOf } from '@methuselah/bots/arena';
import type { Lang } from '@methuselah/cards';
import { type Arguments, BadInput } from '../line/command.ts';
import { withWriteErrors } from '../line/files.ts';
import { strong } from '../print/colour.ts';
import { table } from '../print/columns.ts';
import { Progress } from '../print/progress.ts';
import { type Arena, type Rows, speedOf, tablesOf } from '../simulation/arena.ts';
import { botsOf, decksOf } from '../simulation/entrants.ts';
import { reportOf } from '../simulation/report.ts';
import { ARENA_WORDS } from '../words/index.ts';

const MAX_GAMES = 1_000_000;
const MAX_SEED = 0x7fffffff - MAX_GAMES;

/** methuselah arena: bots against bots. Exits with 1 if a bot threw or gave an illegal answer. */
export async function run({ words, lang, has, text, integer }: Arguments): Promise<number> {
  if (words.length > 0) throw new BadInput((w) => w.optionsOnly('arena', words[0] ?? ''));
  const games = integer('games', 100, 1, MAX_GAMES);
  const seats = integer('seats', 5, 2, 6);
  const seed = integer('seed', 1, 0, MAX_SEED);
  const threads = Math.min(games, integer('workers', availableParallelism(), 1, 256));
  const bots = botsOf(text('bots') ?? 'heuristic', seats);
  const decks = decksOf(text('decks'), lang);
  // Opened before the first game, so that an unwritable path fails at once.
  const opened = (name: string | undefined): number | null =>
    name === undefined ? null : withWriteErrors(name, () => openSync(name, 'w'));
  const [out, html] = [opened(text('out')), opened(text('html'))];

  const names = decks.map(({ name }) => name);
  const played: ArenaGame[] = [];
  const progress = new Progress(games);
  const start = performance.now();
  const cpu = process.cpuUsage();
  await playContest(
    { bots, games, seed },
    decks.map(({ deck }) => deck),
    threads,
    (game, done) => {
      played.push(game);
      if (out !== null) writeSync(out, `${JSON.stringify(lineOf(game, names))}\n`);
      progress.update(done);
    },
  );
  progress.end();
  const { user, system } = process.cpuUsage(cpu);
  const machine = {
    threads,
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (user + system) / 1e6,
  };
  const results = resultsOf(played, names);
  const arena: Arena = { seats, seed, decks: names, results, machine };

  if (out !== null) closeSync(out);
  if (html !== null) {
    writeFileSync(html, reportOf(arena, lang));
    closeSync(html);
  }
  if (has('json')) console.log(JSON.stringify({ seats, seed, ...results, machine }, null, 2));
  else console.log(printed(arena, lang, text('html')).join('\n'));
  return results.faults.length > 0 ? 1 : 0;
}

/** One game as a line of JSON: decks by name, without machine-dependent timings. */
function lineOf({ chairs, seats, late, ...game }: ArenaGame, decks: readonly string[]) {
  return {
    ...game,
    seats: seats.map((seat, i) => ({ bot: chairs[i]?.bot, deck: decks[chairs[i]?.deck ?? -1], ...seat })),
  };
}

function printed(arena: Arena, lang: Lang, report: string | undefined): string[] {
  const { results } = arena;
  const words = ARENA_WORDS[lang];
  const { bots, decks, seats, length, ends, faults } = tablesOf(arena, lang);
  const titled = (rows: Rows): string[] => {
    const [head = '', ...lines] = table(rows);
    return [strong(head), ...lines, ''];
  };
  return [
    ...[bots, decks, seats, length, ends].flatMap(titled),
    ...(results.faults.length > 0 ? [strong(words.faults), ...table(faults, 4), ''] : []),
    words.decided(results.decided, results.games),
    speedOf(arena, lang),
    ...(report === undefined ? [] : [words.written(report)]),
  ];
}
