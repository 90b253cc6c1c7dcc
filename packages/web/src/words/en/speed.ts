import type { SpeedWords } from '../sections/speed.ts';

export const speed: SpeedWords = {
  transfers: 'Transfers',
  left: (n) => (n === 1 ? '1 transfer left' : `${n} transfers left`),
  unused: (n) => (n === 1 ? '1 transfer unused' : `${n} transfers unused`),
  give: (name) => `Transfer 1 to ${name}`,
  takeBack: (name) => `Take 1 back from ${name}`,
  fill: 'Fill',
  fillOne: (name) => `Fill ${name}`,
  comesOut: 'comes out',
  staysIn: 'stays',
  comesOutOne: (name) => `${name} comes out`,
  doAndEnd: 'Do this and end the phase',
  doOnly: 'Do this, stay in the phase',
  allFor: (n) => `All ${n} votes for`,
  allAgainst: (n) => `All ${n} votes against`,
  tooSoon: 'Too quick: the question had just changed. Press again.',
  sinceYourTurn: 'Since your last turn',
  hide: 'Hide',
  inLog: 'Show in the log',
};
