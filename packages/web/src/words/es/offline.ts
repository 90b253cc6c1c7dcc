import type { OfflineWords } from '../sections/offline.ts';

export const offline: OfflineWords = {
  ready: 'Hay una versión nueva. Tu partida se conserva.',
  update: 'Cargarla ahora',
  later: 'Más tarde',
};
