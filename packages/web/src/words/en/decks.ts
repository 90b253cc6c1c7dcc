import type { DeckWords } from '../sections/decks.ts';

export const decks: DeckWords = {
  difficulty: 'Difficulty',
  difficulties: { easy: 'easy', moderate: 'moderate', demanding: 'demanding' },
  bots: 'Bots',
  botLevels: { novice: 'Easy', heuristic: 'Strong', random: 'For a laugh' },
};
