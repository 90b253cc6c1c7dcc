import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DECKS, toDeck } from '@methuselah/cards';
import { type Game, newGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { POOLS, readScenarios, ScenarioError, startScenario } from '@methuselah/testkit';
import { answer, BOTS } from '../../src/index.ts';
import { botOusts, canOust, onlyPassing, turnOf } from './search.ts';
import { NAMES, writePosition } from './write.ts';

/**
 * Finds positions in which an oust can be forced, in games between the five prebuilt decks, and writes them:
 * node packages/bots/test/ousts/find.ts --games 90 --keep 40
 * A position is written as a scenario first and searched as read back, so that the file alone is the proof. It is kept
 * whatever the heuristic would do, but left out if a beginner ousts while the others pass. A change to the bots changes
 * the games, and so the positions found.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '90' },
    keep: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1001' },
    most: { type: 'string', default: '20000' },
    out: { type: 'string', default: new URL('./positions.yaml', import.meta.url).pathname },
  },
});
/** Skip a prey with more pool: it is hardly ever ousted in one turn, and the search takes long. */
const MAX_PREY_POOL = 10;
const pool = POOLS.fifth;
if (pool === undefined) throw new Error('There is no pool of the real cards.');

const HEAD = `# Positions with an oust that is there: found in games between the five prebuilt decks by find.ts, and checked by the
# exhaustive search of search.ts, which says what "there" means. Effects that last from earlier turns are left out, and
# of each library there are the next cards only.
`;

function read(text: string): Game | null {
  const [scenario] = readScenarios('found', text);
  if (scenario === undefined || scenario instanceof ScenarioError) return null;
  try {
    return startScenario(scenario);
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}

const kept: string[] = [];
const seen = { turns: 0, searched: 0, there: 0, tooFar: 0, easy: 0 };
const games = Number(values.games);
for (let i = 0; i < games && kept.length < Number(values.keep); i++) {
  const seed = Number(values.seed) + i;
  const game = newGame({
    pool,
    seed,
    players: DECKS.map((_, s) => ({
      name: NAMES[s] as string,
      deck: toDeck(DECKS[(s + seed - 1) % DECKS.length] as (typeof DECKS)[number]),
    })),
    turnLimit: 200,
  });
  // Beginners leave positions that two better players would not reach.
  const bots = NAMES.map((_, s) =>
    (((seed >> (s % 3)) & 1) === 0 ? BOTS.heuristic : BOTS.novice)(seed * 10 + s),
  );
  let looked = 0;
  let fromThis = 0;
  while (!game.over) {
    const { turn, active } = tableOf(game).state;
    if (tableOf(game).decision?.window === 'minion' && game.decider === active && looked !== turn) {
      looked = turn;
      seen.turns += 1;
      const name = `Seed ${seed}, turn ${turn}`;
      const preyPool = tableOf(game).state.seats[turnOf(game).prey]?.pool ?? 0;
      if (preyPool <= MAX_PREY_POOL && fromThis < 3 && kept.length < Number(values.keep)) {
        const text = writePosition(game, name);
        const position = read(text);
        const there = position === null ? false : canOust(position, Number(values.most));
        seen.searched += 1;
        if (there === null) seen.tooFar += 1;
        if (there && position) {
          seen.there += 1;
          const easy = botOusts(position, () => BOTS.novice(1), onlyPassing);
          if (easy) seen.easy += 1;
          else {
            kept.push(text);
            fromThis += 1;
          }
        }
      }
    }
    const bot = bots[game.decider];
    if (!bot) break;
    game.chooseAt(answer(game, bot));
  }
  console.error(`${i + 1} games: ${JSON.stringify(seen)}, kept ${kept.length}`);
  writeFileSync(values.out, HEAD + kept.map((text) => `---\n${text}`).join(''));
}
