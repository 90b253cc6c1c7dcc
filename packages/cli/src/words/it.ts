import { LIMITS } from '@methuselah/engine';
import type { ArenaWords } from './sections/arena.ts';
import type { CardWords } from './sections/cards.ts';
import type { PlayWords } from './sections/play.ts';
import type { RecordWords } from './sections/records.ts';
import type { SimulationWords } from './sections/simulation.ts';

const listed = (names: readonly string[]): string => names.join('; ');

export const CARDS: CardWords = {
  notPlayable: 'Questa carta non si può ancora giocare qui.',
  line: (line, text) => `Riga ${line}, «${text}»:`,
  problems: {
    unknownName: 'nessuna carta ha questo nome.',
    unknownNumber:
      'nessuna carta ha questo numero. I programmi che numerano le carte a modo loro esportano anche testo.',
    severalCards: 'più carte hanno questo nome.',
    badCount: 'di una carta possono esserci da 1 a 99 copie.',
    tooManyCards: `un mazzo ha al massimo ${LIMITS.deck} carte: il seguito è tralasciato.`,
    unreadable: 'non è né una carta né un’intestazione.',
  },
  meant: (names) => `Intendevi ${names.join(' o ')}?`,
  notPlayableCards: (names) => `Non ancora giocabili qui: ${listed(names)}.`,
  banned: (names) => `Vietate nei tornei: ${listed(names)}.`,
  fine: 'Il mazzo è legale e tutte le sue carte si possono giocare.',
  deck: 'mazzo',
  atLine: (line) => `riga ${line}`,
  missing: (n) => `${n === 1 ? 'manca 1 carta' : `mancano ${n} carte`}`,
  playable: 'giocabile',
  half: 'mezzo mazzo',
  difficulty: 'difficoltà',
  many: (decks, legal, playable) =>
    `${decks} ${decks === 1 ? 'mazzo' : 'mazzi'}: ${legal} in regola, ${playable} ${playable === 1 ? 'giocabile' : 'giocabili'} qui.`,
  needed: (names) => `Quelle che mancano più spesso: ${listed(names)}.`,
  instead: (names) => `simili: ${names.join(', ')}`,
  coverage: {
    precon: 'mazzo precostruito',
    set: 'espansione',
    playableCards: 'giocabili',
    cards: 'carte',
    allSets: 'tutte',
  },
};

export const PLAY: PlayWords = {
  typed: {
    pass: {
      name: 'passa',
      takes: '[turno | scelta]',
      says: 'passare; fino al mio turno; o finché devo scegliere altro (p, pp, ppp)',
    },
    why: { name: '?', takes: '[carta | servitore | azione]', says: 'perché qualcosa non è offerto' },
    card: { name: 'carta', takes: 'NOME', says: 'che cosa fa una carta' },
    hand: { name: 'mano', takes: '', says: 'la tua mano, con ciò che fanno le carte' },
    table: { name: 'tavolo', takes: '', says: 'di nuovo il tavolo' },
    log: { name: 'diario', takes: '[RIGHE]', says: 'che cosa è successo' },
    undo: {
      name: 'annulla',
      takes: '',
      says: 'tornare alla tua ultima decisione (se giochi in solitario)',
    },
    save: { name: 'salva', takes: '[FILE]', says: 'scrivere la partita in un file' },
    load: { name: 'carica', takes: 'FILE', says: 'continuare la partita di un file' },
    help: { name: 'aiuto', takes: '', says: 'questo elenco' },
    quit: { name: 'esci', takes: '', says: 'lasciare il tavolo' },
  },
  until: { turn: 'turno', choice: 'scelta' },
  number: 'scegliere un’opzione; più di una di seguito: 3 3 1',
  bots: { novice: 'bot facile', prudent: 'bot prudente', heuristic: 'bot forte', random: 'bot per ridere' },
  you: 'tu',
  mayBlock: 'blocco possibile',
  votes: (votesFor, against) => `${votesFor} a favore, ${against} contro`,
  possible: (votes) => `ancora ${votes} ${votes === 1 ? 'possibile' : 'possibili'}`,
  ifPassed: (pool, then) => `risorse ${pool} → ${then} se ha successo`,
  lastCall: 'ultima chiamata',
  begin: 'Scrivi il numero di un’opzione, ? per sapere perché qualcosa non è offerto, o aiuto.',
  handOver: (who) => `Ora decide ${who}. Gli altri distolgano lo sguardo; poi Invio.`,
  notUnderstood: (text) => `«${text}» non è un comando. Scrivi un numero, ? o aiuto.`,
  noOption: (number, most) => `Non c’è un’opzione ${number}: vanno da 1 a ${most}.`,
  gone: (number, text) => `L’opzione ${number}, «${text}», non c’è più: scegli di nuovo.`,
  out: 'La tua partita è finita. Invio racconta il turno successivo, passa solo come finisce; oppure annulla, salva, esci.',
  cannotPass: 'Qui non si può passare: scegli un’opzione.',
  noCard: (name) => `Nessuna carta qui si chiama «${name}».`,
  sayCard: 'Di’ quale carta.',
  canNow: 'sì, ora',
  nothingToExplain: (name) =>
    `«${name}» non è né una carta della tua mano, né una carta che controlli, né un’azione.`,
  nothingToUndo: 'Non c’è nulla da annullare.',
  undoIsSolo: 'Con altre persone al tavolo non si annulla nulla.',
  undone: 'La tua ultima decisione è annullata.',
  sayFile: 'Di’ quale file.',
  saved: (file) => `La partita è in ${file}.`,
  loaded: (file) => `Continua la partita di ${file}.`,
  noFile: (file) => `Non si può leggere «${file}».`,
  notWritten: (file) => `Non si può scrivere «${file}».`,
  notKept: (file) =>
    `Non è stato possibile scrivere la partita in «${file}»: forse il disco è pieno. L’ultima versione scritta è ancora lì, e la partita continua.`,
  notSaved: 'La partita non è salvata. Scrivi di nuovo esci per andartene, o salva e il nome di un file.',
};

export const RECORDS: RecordWords = {
  seed: 'seme',
  practice: 'allenamento',
  engine: 'motore',
  rules: 'regole',
  turnLimit: 'limite di turni',
  ownDeck: (crypt, library) => `un altro mazzo, ${crypt} + ${library} carte`,
  decisions: (count) => `${count} decisioni`,
  agrees: (decisions) => `coincide, ${decisions} decisioni.`,
  verified: (agree, differ) => `Coincidono: ${agree}; non coincidono: ${differ}.`,
  same: 'Le due registrazioni sono uguali.',
  headsDiffer: (fields) => `Differiscono prima della prima decisione, in: ${fields.join(', ')}.`,
  differ: (at) => `La prima decisione che differisce è la numero ${at}:`,
  ends: 'la registrazione finisce',
  turn: 'turno',
};

export const SIMULATION: SimulationWords = {
  games: 'partite',
  wins: 'vittorie',
  victoryPoints: 'punti vittoria',
  turns: 'turni',
  decisions: 'decisioni',
  mean: 'media',
  median: 'mediana',
  least: 'minimo',
  most: 'massimo',
  length: 'durata',
  ends: 'come finiscono',
  ties: 'senza vincitore',
  end: {
    ousting: 'per eliminazione',
    withdrawal: 'dopo un ritiro',
    nobodyLeft: 'senza superstiti',
    turnLimit: 'per il limite di turni',
    unfinished: 'abbandonate',
  },
  took: (games, seconds, rate) => `${games} partite in ${seconds} s, ${rate} al secondo.`,
};

export const ARENA: ArenaWords = {
  title: 'Arena',
  bot: 'bot',
  seat: 'posto',
  interval: 'intervallo al 95%',
  chance: 'per caso',
  threw: 'errori',
  illegal: 'illegali',
  late: 'in ritardo',
  pool: 'risorse',
  round: 'giro',
  faults: 'Che cosa è andato storto',
  byBot: 'Partite vinte, per bot',
  byDeck: 'Partite vinte, per mazzo',
  bySeat: 'Partite vinte, per posto (il primo comincia)',
  bars: 'Delle partite che hanno un vincitore. La linea sottile è l’intervallo al 95%, il tratteggio ciò che darebbe il caso.',
  ousts: 'Chi elimina chi',
  oustsHow:
    'Quanto spesso il mazzo della riga guadagna il punto vittoria per l’eliminazione di quello della colonna, delle partite in cui ci sono entrambi.',
  lengths: 'Durata delle partite',
  pools: 'Le risorse nel tempo',
  poolsHow:
    'La media all’inizio di ogni giro del tavolo, nelle partite che durano fin lì; chi è stato eliminato conta 0.',
  rating:
    'Elo: a ogni tavolo i giocatori sono confrontati a due a due secondo i punti vittoria, e a parità è un pareggio; 1500 è la media.',
  decided: (decided, games) =>
    `Le percentuali sono delle ${decided} partite su ${games} che hanno un vincitore.`,
  speed: (games, seconds, threads, rate, alone) =>
    `${games} partite in ${seconds} s con ${threads} thread, ${rate} al secondo; ${alone} al secondo di tempo di un processore`,
  setting: (seats, seed) => `${seats} posti, seme ${seed}`,
  written: (file) => `Il rapporto è in ${file}.`,
};
