import type { TheatreWords } from '../sections/theatre.ts';

export const theatre: TheatreWords = {
  redirectedFrom: (name) => `redirecionado, visava ${name}`,
  passing: 'aprovado, por ora',
  failing: 'reprovado, por ora',
  passed: 'Aprovado',
  failed: 'Reprovado',
};
