// Checks every playable card on tables made for it, in all modes: npm run cards:check [-- name or id ...]
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { MODES } from '../scenario/index.ts';
import { checkCard } from './index.ts';

const wanted = process.argv.slice(2);
const cards = PLAYABLE_CARDS.filter(
  ({ id, name }) => wanted.length === 0 || wanted.some((each) => each === String(id) || name.includes(each)),
);
const begun = performance.now();
const failures = cards.flatMap((card) => checkCard(card, MODES));
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
for (const { card, problem } of failures) console.log(`${card}: ${problem}`);
console.log(`${cards.length} cards, ${failures.length} problems, ${seconds} s`);
process.exitCode = failures.length === 0 ? 0 : 1;
