import type { DeckWords } from '../sections/decks.ts';

export const decks: DeckWords = {
  difficulty: 'Dificuldade',
  difficulties: { easy: 'fácil', moderate: 'médio', demanding: 'exigente' },
  bots: 'Bots',
  botLevels: { novice: 'Fáceis', heuristic: 'Fortes', random: 'Para rir' },
};
