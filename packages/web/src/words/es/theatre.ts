import type { TheatreWords } from '../sections/theatre.ts';

export const theatre: TheatreWords = {
  redirectedFrom: (name) => `desviado, iba contra ${name}`,
  passing: 'prospera tal como está',
  failing: 'fracasa tal como está',
  passed: 'Prospera',
  failed: 'Fracasa',
};
