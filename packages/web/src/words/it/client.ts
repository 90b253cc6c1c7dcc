import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'La partita si è interrotta. Riprende dalla tua ultima decisione.',
  lost: 'La partita si è fermata e non può continuare. Caricala di nuovo dalle partite salvate.',
  notKept: 'Questo browser al momento non conserva la partita. Esportala in un file prima di uscire.',
  elsewhere: 'Hai continuato a giocare in un’altra scheda. Quella partita resta tra le tue partite salvate.',
  files: {
    empty: 'Questo file è vuoto.',
    tooLarge: 'Questo file è troppo grande per essere una partita.',
    unreadable: 'Questo file non si può leggere.',
  },
  skip: 'Salta: un clic o un tasto',
  out: 'Sei fuori dalla partita. Gli altri continuano.',
  watchOn: 'Guarda il resto',
  toEnd: 'Vai alla fine',
  result: 'Risultato',
};
