import type { OfflineWords } from '../sections/offline.ts';

export const offline: OfflineWords = {
  ready: 'A new version is ready. Your game is kept.',
  update: 'Load it now',
  later: 'Later',
};
