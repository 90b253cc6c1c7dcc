import type { TheatreWords } from './words.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const pool = (n: number): string => plural(n, 'punto risorsa', 'punti risorsa');
const points = (n: number): string => plural(n, 'punto vittoria', 'punti vittoria');
const with_ = (n: number): string => (n === 0 ? '' : `, ${points(n)}`);
const place = (n: number): string => `${n}º posto`;

export const THEATRE: TheatreWords = {
  movesPool: (n, from, to) => `${to} prende ${pool(n)} da ${from}`,
  burnsPool: (n, who) => `${who} brucia ${pool(n)}`,
  gainsPool: (n, who) => `${who} guadagna ${pool(n)}`,
  chosenClan: (clan) => `Per i vampiri del clan ${clan}`,
  chosenCard: (card) => `Per ${card}`,
  youOust: (whom) => `Elimini ${whom}!`,
  oustsYou: (who) => `${who} ti elimina`,
  youAreOut: 'Ti eliminano',
  gains: (n, won) => [...(n > 0 ? [`+${pool(n)}`] : []), `+${points(won)}`].join(', '),
  verdict: {
    won: (n) => `Hai vinto! ${points(n)}`,
    tied: (n) => `Pareggio, ${points(n)} per te`,
    ousted: (by, at, n) =>
      `${by === null ? 'Ti hanno eliminato' : `${by} ti ha eliminato`}: ${place(at)}${with_(n)}`,
    placed: (at, n) => `Il tuo risultato: ${place(at)}${with_(n)}`,
  },
};
