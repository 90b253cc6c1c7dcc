import type { DigestWords } from './digest.ts';

export const DIGEST: DigestWords = {
  bleeds: (whom, n) => `${whom === null ? 'vous mord' : `mord ${whom}`} pour ${n}`,
  bringsOut: (name) => `met ${name} en jeu`,
  puts: (name) => `pose ${name}`,
  referendum: (name, isPassed) => `${name} ${isPassed ? 'passe' : 'échoue'}`,
  ousted: (whom) => (whom === null ? 'vous êtes hors de la partie' : `${whom} quitte la partie`),
  pool: (before, after) => `réserve ${before} → ${after}`,
  yourPool: (n) => `vous ${n < 0 ? '−' : '+'}${Math.abs(n)} de réserve`,
  failedBefore: 'a déjà échoué, et rien n’a changé depuis',
};
