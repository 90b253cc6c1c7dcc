import type { TheatreWords } from './words.ts';

const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'puntos'} de victoria`;
const with_ = (n: number): string => (n === 0 ? '' : `, ${points(n)}`);
const place = (n: number): string => `${n}.º puesto`;

export const THEATRE: TheatreWords = {
  movesPool: (n, from, to) => `${to} toma ${n} de reserva sanguínea de ${from}`,
  burnsPool: (n, who) => `${who} quema ${n} de reserva sanguínea`,
  gainsPool: (n, who) => `${who} gana ${n} de reserva sanguínea`,
  chosenClan: (clan) => `Para los vampiros del clan ${clan}`,
  chosenCard: (card) => `Para ${card}`,
  youOust: (whom) => `¡Eliminas a ${whom}!`,
  oustsYou: (who) => `${who} te elimina`,
  youAreOut: 'Te eliminan',
  gains: (n, won) => [...(n > 0 ? [`+${n} de reserva sanguínea`] : []), `+${points(won)}`].join(', '),
  verdict: {
    won: (n) => `¡Has ganado! ${points(n)}`,
    tied: (n) => `Empate, ${points(n)} para ti`,
    ousted: (by, at, n) => `${by === null ? 'Te eliminaron' : `${by} te eliminó`}: ${place(at)}${with_(n)}`,
    placed: (at, n) => `Tu resultado: ${place(at)}${with_(n)}`,
  },
};
