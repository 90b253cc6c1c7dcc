import type { DeckWords } from '../sections/decks.ts';

export const decks: DeckWords = {
  difficulty: 'Dificultad',
  difficulties: { easy: 'fácil', moderate: 'intermedio', demanding: 'exigente' },
  bots: 'Bots',
  botLevels: { novice: 'Fáciles', heuristic: 'Fuertes', random: 'Para reírse' },
};
