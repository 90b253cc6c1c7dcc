import type { TheatreWords } from '../sections/theatre.ts';

export const theatre: TheatreWords = {
  redirectedFrom: (name) => `deviato, era contro ${name}`,
  passing: 'ha successo, per ora',
  failing: 'fallisce, per ora',
  passed: 'Ha successo',
  failed: 'Fallisce',
};
