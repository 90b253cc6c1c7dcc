import type { DigestWords } from './digest.ts';

export const DIGEST: DigestWords = {
  bleeds: (whom, n) => `${whom === null ? 'te sangra' : `sangra a ${whom}`} por ${n}`,
  bringsOut: (name) => `trae a ${name}`,
  puts: (name) => `pone en juego ${name}`,
  referendum: (name, isPassed) => `${name} ${isPassed ? 'prospera' : 'fracasa'}`,
  ousted: (whom) => (whom === null ? 'quedas fuera de la partida' : `${whom} queda fuera de la partida`),
  pool: (before, after) => `reserva ${before} → ${after}`,
  yourPool: (n) => `tú ${n < 0 ? '−' : '+'}${Math.abs(n)} de reserva`,
  failedBefore: 'ya ha fallado, y nada ha cambiado desde entonces',
};
