import { parseArgs } from 'node:util';
import { soak } from './game.ts';

/**
 * Plays many games with all bots to find one that throws, answers illegally or is late:
 * node packages/bots/test/soak/soak.ts --games 100 --seed 1
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
let decisions = 0;
let longest = 0;
let problems = 0;
for (let i = 0; i < games; i++) {
  const result = soak(Number(values.seed) + i);
  decisions += result.decisions;
  longest = Math.max(longest, result.longest);
  for (const problem of result.problems) {
    problems += 1;
    console.log(problem);
  }
}
console.log(
  `${games} games from seed ${values.seed}, ${decisions} answers, ${problems} problems, the longest answer ${longest.toFixed(1)} ms`,
);
process.exitCode = problems === 0 ? 0 : 1;
