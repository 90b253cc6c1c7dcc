import type { TheatreWords } from '../sections/theatre.ts';

export const theatre: TheatreWords = {
  redirectedFrom: (name) => `redirigée, visait ${name}`,
  passing: 'passe en l’état',
  failing: 'échoue en l’état',
  passed: 'Le référendum passe',
  failed: 'Le référendum échoue',
};
