import type { OfflineWords } from '../sections/offline.ts';

export const offline: OfflineWords = {
  ready: 'È pronta una nuova versione. La tua partita resta salvata.',
  update: 'Carica ora',
  later: 'Più tardi',
};
