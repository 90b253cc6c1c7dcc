import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'La partita si è interrotta. Riprende dalla tua ultima decisione.',
  lost: 'La partita si è fermata e non può continuare. Caricala di nuovo dalle partite salvate.',
  notKept: 'Questo browser al momento non conserva la partita. Esportala in un file prima di uscire.',
  elsewhere: {
    title: 'Questa partita è aperta in un’altra scheda',
    text: 'Una partita si gioca in una sola scheda alla volta. Se la giochi qui, l’altra scheda si ferma.',
    lost: 'Ora giochi questa partita in un’altra scheda. Questa scheda non la salva più.',
    here: 'Giocala qui',
  },
  room: {
    title: 'Poco spazio per le partite',
    low: 'A questo browser resta poco spazio. Elimina vecchie partite, o scaricale, prima di iniziarne un’altra.',
    full: 'A questo browser non resta spazio: la partita non viene salvata. L’ultimo salvataggio è al sicuro. Scarica questa partita o eliminane di vecchie.',
    export: 'Scarica questa partita',
    anyway: 'Inizia comunque',
  },
  files: {
    empty: 'Questo file è vuoto.',
    tooLarge: 'Questo file è troppo grande per essere una partita.',
    unreadable: 'Questo file non si può leggere.',
    noGame: 'Questo file non è una partita.',
  },
  skip: 'Salta: un clic o un tasto',
  out: 'La tua partita è finita. Gli altri continuano.',
  watchOn: 'Guarda il resto',
  toEnd: 'Vai alla fine',
  result: 'Risultato',
};
