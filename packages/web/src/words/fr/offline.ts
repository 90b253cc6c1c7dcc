import type { OfflineWords } from '../sections/offline.ts';

export const offline: OfflineWords = {
  ready: 'Une nouvelle version est prête. Votre partie est conservée.',
  update: 'La charger maintenant',
  later: 'Plus tard',
};
