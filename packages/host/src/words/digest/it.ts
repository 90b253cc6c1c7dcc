import type { DigestWords } from './digest.ts';

export const DIGEST: DigestWords = {
  bleeds: (whom, n) => `${whom === null ? 'ti dissangua' : `dissangua ${whom}`} di ${n}`,
  bringsOut: (name) => `mette in gioco ${name}`,
  puts: (name) => `gioca ${name}`,
  referendum: (name, isPassed) => `${name} ${isPassed ? 'ha successo' : 'fallisce'}`,
  ousted: (whom) => (whom === null ? 'sei fuori dalla partita' : `${whom} è fuori dalla partita`),
  pool: (before, after) => `risorse ${before} → ${after}`,
  yourPool: (n) => `tu ${n < 0 ? '−' : '+'}${Math.abs(n)} risorse`,
  failedBefore: 'è già fallito, e da allora nulla è cambiato',
};
