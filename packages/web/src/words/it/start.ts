import type { StartWords } from '../sections/start.ts';

export const start: StartWords = {
  title: 'Methuselah',
  titles: { start: 'Inizio', table: 'Tavolo', replay: 'Replay' },
  close: 'Chiudi',
  failed: {
    title: 'Qualcosa è andato storto',
    text: 'La tua partita è al sicuro: viene salvata dopo ogni decisione.',
    again: 'Riprova',
    start: 'Torna all’inizio',
  },
};
