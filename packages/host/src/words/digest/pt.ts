import type { DigestWords } from './digest.ts';

export const DIGEST: DigestWords = {
  bleeds: (whom, n) => `sangra ${whom ?? 'você'} em ${n}`,
  bringsOut: (name) => `põe ${name} em jogo`,
  puts: (name) => `baixa ${name}`,
  referendum: (name, isPassed) => `${name} é ${isPassed ? 'aprovado' : 'reprovado'}`,
  ousted: (whom) => (whom === null ? 'você está fora do jogo' : `${whom} está fora do jogo`),
  pool: (before, after) => `recursos ${before} → ${after}`,
  yourPool: (n) => `você ${n < 0 ? '−' : '+'}${Math.abs(n)} de recursos`,
  failedBefore: 'já falhou, e nada mudou desde então',
};
