import { parseArgs } from 'node:util';
import { DECKS, FIFTH_EDITION, toDeck } from '@methuselah/cards';
import { compilePool, newGame } from '@methuselah/engine';
import { answer, BOT_NAMES, BOTS, type BotName } from './index.ts';

/**
 * One bot among others of a kind, with the five prebuilt decks rotated through the seats:
 * node packages/bots/src/measure.ts --games 200 --bot heuristic --against prudent
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'heuristic' },
    against: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    turns: { type: 'string', default: '300' },
  },
});

const SEATS = 5;
/** No game takes so many decisions: somebody goes round in a circle. */
const ENDLESS = 20_000;
const pool = compilePool(FIFTH_EDITION);
const decks = DECKS.map(toDeck);

interface Result {
  won: number;
  decided: number;
  points: number;
  byOusting: number;
  turns: number;
  decisions: number;
  seconds: number;
  pool: number[];
  times: number[];
}

function measure(bot: BotName, against: BotName, games: number, firstSeed: number): Result {
  const r: Result = {
    won: 0,
    decided: 0,
    points: 0,
    byOusting: 0,
    turns: 0,
    decisions: 0,
    seconds: 0,
    pool: [],
    times: [],
  };
  const start = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    const seed = firstSeed + i;
    const hero = i % SEATS;
    const shift = Math.floor(i / SEATS) % SEATS;
    const game = newGame({
      pool,
      seed,
      players: Array.from({ length: SEATS }, (_, s) => ({
        name: `${s}`,
        deck: decks[(s + shift) % SEATS] as (typeof decks)[number],
      })),
      // Who begins goes round too: after 125 games everything has met everything.
      first: (hero + Math.floor(i / (SEATS * SEATS))) % SEATS,
      turnLimit: Number(values.turns),
    });
    const bots = Array.from({ length: SEATS }, (_, s) => BOTS[s === hero ? bot : against](seed * 10 + s));
    for (let taken = 0; !game.over; taken++) {
      if (taken > ENDLESS)
        throw new Error(`The game with seed ${seed}, ${bot} in seat ${hero}, does not end.`);
      const { decider } = game;
      const player = bots[decider];
      if (!player) break;
      if (decider === hero && r.decisions % 7 === 0) {
        const before = performance.now();
        const place = answer(game, player);
        r.times.push((performance.now() - before) * 1000);
        game.chooseAt(place);
      } else game.chooseAt(answer(game, player));
      r.decisions += 1;
    }
    const { state } = game.table;
    r.turns += state.turn;
    if (game.winner >= 0) r.decided += 1;
    if (game.winner === hero) r.won += 1;
    r.points += state.seats[hero]?.victoryPoints ?? 0;
    if (!state.limitReached && state.seats.filter((s) => !s.ousted).length <= 1) r.byOusting += 1;
  }
  // The processor's own time: other programs do not count.
  const { user, system } = process.cpuUsage(start);
  r.seconds = (user + system) / 1e6;
  r.times.sort((a, b) => a - b);
  return r;
}

const games = Number(values.games);
const bot = values.bot as BotName;
const kinds: BotName[] =
  values.against === '' ? ['prudent', 'novice', 'heuristic'] : [values.against as BotName];
if (![bot, ...kinds].every((name) => BOT_NAMES.includes(name)) || !(games > 0)) {
  console.error(`The bots are: ${BOT_NAMES.join(', ')}.`);
  process.exit(2);
}
const percent = (n: number, of: number): string => `${of === 0 ? '–' : ((100 * n) / of).toFixed(0)}%`;
for (const against of kinds) {
  const r = measure(bot, against, games, Number(values.seed));
  console.log(
    `${bot} among four ${against}: won ${percent(r.won, r.decided)} of ${r.decided} games with a winner, ` +
      `${(r.points / games).toFixed(2)} victory points, ended by ousting ${percent(r.byOusting, games)}, ` +
      `${(r.turns / games).toFixed(0)} turns, ${(r.decisions / games).toFixed(0)} decisions, ` +
      `${(games / r.seconds).toFixed(1)} games a second, median ${(r.times[r.times.length >> 1] ?? 0).toFixed(0)} µs, ` +
      `longest ${(r.times[r.times.length - 1] ?? 0).toFixed(0)} µs`,
  );
}
