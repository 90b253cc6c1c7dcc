import type { OfflineWords } from '../sections/offline.ts';

export const offline: OfflineWords = {
  ready: 'Há uma nova versão pronta. Sua partida fica salva.',
  update: 'Carregar agora',
  later: 'Mais tarde',
};
