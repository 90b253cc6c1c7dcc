import type { TheatreWords } from './words.ts';

const points = (n: number): string => `${n} ${n === 1 ? 'ponto' : 'pontos'} de vitória`;
const pool = (n: number): string => `${n} de ${n === 1 ? 'recurso' : 'recursos'}`;
const with_ = (n: number): string => (n === 0 ? '' : `, ${points(n)}`);
const place = (n: number): string => `${n}º lugar`;

export const THEATRE: TheatreWords = {
  movesPool: (n, from, to) => `${to} toma ${pool(n)} de ${from}`,
  burnsPool: (n, who) => `${who} queima ${pool(n)}`,
  gainsPool: (n, who) => `${who} ganha ${pool(n)}`,
  chosenClan: (clan) => `Para os vampiros do clã ${clan}`,
  chosenCard: (card) => `Para ${card}`,
  youOust: (whom) => `Você elimina ${whom}!`,
  oustsYou: (who) => `${who} elimina você`,
  youAreOut: 'Eliminaram você',
  gains: (n, won) => [...(n > 0 ? [`+${pool(n)}`] : []), `+${points(won)}`].join(', '),
  verdict: {
    won: (n) => `Você venceu! ${points(n)}`,
    tied: (n) => `Empate, ${points(n)} para você`,
    ousted: (by, at, n) => `${by ?? 'Alguém'} eliminou você: ${place(at)}${with_(n)}`,
    placed: (at, n) => `Seu resultado: ${place(at)}${with_(n)}`,
  },
};
