/** What a bot would do, and why. */
export { advise } from './advise.ts';
export { type Advice, type Because, isSpecific, type Reason, type When } from './because.ts';
