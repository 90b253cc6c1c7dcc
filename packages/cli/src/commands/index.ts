import type { Run } from '../line/command.ts';
import type { CommandName } from '../line/commands.ts';

/** Each command's module is loaded only when the command runs. */
export const RUNS: Readonly<Record<CommandName, () => Promise<{ readonly run: Run }>>> = {
  play: () => import('./play.ts'),
  cards: () => import('./cards.ts'),
  decks: () => import('./decks.ts'),
  rules: () => import('./rules.ts'),
  scenario: () => import('./scenario.ts'),
  record: () => import('./record.ts'),
  simulate: () => import('./simulate.ts'),
  arena: () => import('./arena.ts'),
  bench: () => import('./bench.ts'),
  completion: () => import('./completion.ts'),
};
