import { parseArgs } from 'node:util';
import { tableOf } from '@methuselah/engine/internal';
import { advise, isSpecific } from '../../src/advise/index.ts';
import { answer, BOTS } from '../../src/index.ts';
import { fiveDecks } from '../help.ts';

/**
 * Prints for each kind of decision how often advice has a reason of its own instead of a bare preference, and how much of the
 * processor's time it takes while five are left after turn 15: `node packages/bots/test/advice/shares.ts [--games 20] [--from 1]`.
 */

const { games, from } = parseArgs({
  options: { games: { type: 'string', default: '20' }, from: { type: 'string', default: '1' } },
}).values;

interface Share {
  asked: number;
  specific: number;
  readonly generic: Map<string, number>;
}
const shares = new Map<string, Share>();
const late: number[] = [];
const LATE = 15;

for (let seed = Number(from); seed < Number(from) + Number(games); seed++) {
  const game = fiveDecks(seed);
  const bot = BOTS.heuristic(seed);
  while (!game.over) {
    if (game.optionCount > 1) {
      const { decision, state } = tableOf(game);
      const began = process.threadCpuUsage();
      const advice = advise(game);
      const { user, system } = process.threadCpuUsage(began);
      const took = (user + system) / 1000;
      if (state.turn >= LATE && state.seats.every(({ ousted }) => !ousted)) late.push(took);
      const share = shares.get(decision?.window ?? '') ?? { asked: 0, specific: 0, generic: new Map() };
      shares.set(decision?.window ?? '', share);
      share.asked += 1;
      if (advice && isSpecific(advice)) share.specific += 1;
      else if (advice) {
        const said = advice.reasons.map(({ because }) => because.why).join(' ');
        share.generic.set(said, (share.generic.get(said) ?? 0) + 1);
      }
    }
    game.chooseAt(answer(game, bot));
  }
}

const percent = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)}%`;
const all = [...shares.values()];
const sum = (of: (share: Share) => number): number => all.reduce((n, share) => n + of(share), 0);
for (const [window, { asked, specific, generic }] of [...shares].sort((a, b) => b[1].asked - a[1].asked)) {
  const rest = [...generic].map(([said, n]) => `${said} ${n}`).join(', ');
  console.log(`${window.padEnd(15)} ${percent(specific, asked).padStart(6)} of ${asked} ${rest}`);
}
console.log(
  `all ${percent(
    sum((s) => s.specific),
    sum((s) => s.asked),
  )} of ${sum((s) => s.asked)}`,
);
late.sort((a, b) => a - b);
const at = (share: number): string => (late[Math.floor(share * (late.length - 1))] ?? 0).toFixed(2);
console.log(`late games: ${late.length} times, median ${at(0.5)} ms, 99% ${at(0.99)} ms, max ${at(1)} ms`);
