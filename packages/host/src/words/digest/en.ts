import type { DigestWords } from './digest.ts';

export const DIGEST: DigestWords = {
  bleeds: (whom, n) => `bleeds ${whom ?? 'you'} for ${n}`,
  bringsOut: (name) => `brings out ${name}`,
  puts: (name) => `puts ${name} into play`,
  referendum: (name, isPassed) => `${name} ${isPassed ? 'passes' : 'fails'}`,
  ousted: (whom) => (whom === null ? 'you are ousted' : `${whom} is ousted`),
  pool: (before, after) => `pool ${before} → ${after}`,
  yourPool: (n) => `you ${n < 0 ? '−' : '+'}${Math.abs(n)} pool`,
  failedBefore: 'has failed before, and nothing has changed since',
};
