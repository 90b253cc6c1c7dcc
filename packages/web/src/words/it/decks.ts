import type { DeckWords } from '../sections/decks.ts';

export const decks: DeckWords = {
  difficulty: 'Difficoltà',
  difficulties: { easy: 'facile', moderate: 'medio', demanding: 'impegnativo' },
  bots: 'Bot',
  botLevels: { novice: 'Facili', heuristic: 'Forti', random: 'Per ridere' },
};
