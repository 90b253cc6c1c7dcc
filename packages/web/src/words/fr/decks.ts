import type { DeckWords } from '../sections/decks.ts';

export const decks: DeckWords = {
  difficulty: 'Difficulté',
  difficulties: { easy: 'facile', moderate: 'moyen', demanding: 'exigeant' },
  bots: 'Bots',
  botLevels: { novice: 'Faciles', heuristic: 'Forts', random: 'Pour rire' },
};
