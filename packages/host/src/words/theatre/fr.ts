import type { TheatreWords } from './words.ts';

const NBSP = '\u00a0';
const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const pool = (n: number): string => plural(n, 'point de réserve', 'points de réserve');
const points = (n: number): string => plural(n, 'point de victoire', 'points de victoire');
const with_ = (n: number): string => (n === 0 ? '' : `, ${points(n)}`);
const place = (n: number): string => (n === 1 ? '1re place' : `${n}e place`);

export const THEATRE: TheatreWords = {
  movesPool: (n, from, to) => `${to} prend ${pool(n)} à ${from}`,
  burnsPool: (n, who) => `${who} brûle ${pool(n)}`,
  gainsPool: (n, who) => `${who} gagne ${pool(n)}`,
  chosenClan: (clan) => `Pour les vampires du clan ${clan}`,
  chosenCard: (card) => `Pour ${card}`,
  youOust: (whom) => `Vous éliminez ${whom}${NBSP}!`,
  oustsYou: (who) => `${who} vous élimine`,
  youAreOut: 'On vous élimine',
  gains: (n, won) => [...(n > 0 ? [`+${pool(n)}`] : []), `+${points(won)}`].join(', '),
  verdict: {
    won: (n) => `Vous avez gagné${NBSP}! ${points(n)}`,
    tied: (n) => `Égalité, ${points(n)} pour vous`,
    ousted: (by, at, n) => `${by ?? 'On'} vous élimine${NBSP}: ${place(at)}${with_(n)}`,
    placed: (at, n) => `Votre résultat${NBSP}: ${place(at)}${with_(n)}`,
  },
};
