import type { TheatreWords } from './words.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const place = (n: number): string => ORDINALS[n - 1] ?? `number ${n}`;
const points = (n: number): string => `${n} victory ${n === 1 ? 'point' : 'points'}`;
const with_ = (n: number): string => (n === 0 ? '' : `, ${points(n)}`);

export const THEATRE: TheatreWords = {
  movesPool: (n, from, to) => `${to} takes ${n} pool from ${from}`,
  burnsPool: (n, who) => `${who} burns ${n} pool`,
  gainsPool: (n, who) => `${who} gains ${n} pool`,
  chosenClan: (clan) => `For vampires of ${clan}`,
  chosenCard: (card) => `For ${card}`,
  youOust: (whom) => `You oust ${whom}!`,
  oustsYou: (who) => `${who} ousts you`,
  youAreOut: 'You are ousted',
  gains: (pool, n) => [...(pool > 0 ? [`+${pool} pool`] : []), `+${points(n)}`].join(', '),
  verdict: {
    won: (n) => `You won! ${points(n)}`,
    tied: (n) => `A tie, ${points(n)} for you`,
    ousted: (by, at, n) => `Ousted${by === null ? '' : ` by ${by}`}, ${place(at)}${with_(n)}`,
    placed: (at, n) => `You are ${place(at)}${with_(n)}`,
  },
};
