import { LIMITS } from '@methuselah/engine';
import type { ArenaWords } from './sections/arena.ts';
import type { CardWords } from './sections/cards.ts';
import type { PlayWords } from './sections/play.ts';
import type { RecordWords } from './sections/records.ts';
import type { SimulationWords } from './sections/simulation.ts';

const listed = (names: readonly string[]): string => names.join('; ');
/** Plural for languages that add an s. */
const s = (n: number): string => (n === 1 ? '' : 's');

export const CARDS: CardWords = {
  notPlayable: 'Esta carta aún no se puede jugar aquí.',
  line: (line, text) => `Línea ${line}, «${text}»:`,
  problems: {
    unknownName: 'ninguna carta tiene este nombre.',
    unknownNumber:
      'ninguna carta tiene este número. Los programas que numeran las cartas a su manera también exportan texto.',
    severalCards: 'varias cartas tienen este nombre.',
    badCount: 'de una carta puede haber entre 1 y 99 ejemplares.',
    tooManyCards: `una baraja tiene ${LIMITS.deck} cartas como máximo: lo que sigue se deja fuera.`,
    unreadable: 'no es ni una carta ni un encabezado.',
  },
  meant: (names) => `¿Querías decir ${names.join(' o ')}?`,
  notPlayableCards: (names) => `Aún no se pueden jugar aquí: ${listed(names)}.`,
  banned: (names) => `Prohibidas en torneos: ${listed(names)}.`,
  fine: 'La baraja es legal y todas sus cartas se pueden jugar.',
  deck: 'baraja',
  atLine: (line) => `línea ${line}`,
  missing: (n) => `${n === 1 ? 'falta' : 'faltan'} ${n} carta${s(n)}`,
  playable: 'jugable',
  half: 'media baraja',
  difficulty: 'dificultad',
  many: (decks, legal, playable) =>
    `${decks} baraja${s(decks)}: ${legal} dentro de las reglas, ${playable} jugable${s(playable)} aquí.`,
  needed: (names) => `Las que más faltan: ${listed(names)}.`,
  instead: (names) => `parecidas: ${names.join(', ')}`,
  coverage: {
    precon: 'baraja preconstruida',
    set: 'expansión',
    playableCards: 'jugables',
    cards: 'cartas',
    allSets: 'todas',
  },
};

export const PLAY: PlayWords = {
  typed: {
    pass: {
      name: 'pasar',
      takes: '[turno | elegir]',
      says: 'pasar; hasta mi turno; o hasta que deba elegir otra cosa (p, pp, ppp)',
    },
    why: { name: '?', takes: '[carta | siervo | acción]', says: 'por qué algo no se ofrece' },
    card: { name: 'carta', takes: 'NOMBRE', says: 'qué hace una carta' },
    hand: { name: 'mano', takes: '', says: 'tu mano, con lo que hacen las cartas' },
    table: { name: 'mesa', takes: '', says: 'la mesa otra vez' },
    log: { name: 'diario', takes: '[LÍNEAS]', says: 'lo que ha pasado' },
    undo: { name: 'deshacer', takes: '', says: 'volver a tu última decisión (si juegas en solitario)' },
    save: { name: 'guardar', takes: '[ARCHIVO]', says: 'escribir la partida en un archivo' },
    load: { name: 'cargar', takes: 'ARCHIVO', says: 'continuar la partida de un archivo' },
    help: { name: 'ayuda', takes: '', says: 'esta lista' },
    quit: { name: 'salir', takes: '', says: 'dejar la mesa' },
  },
  until: { turn: 'turno', choice: 'elegir' },
  number: 'elegir una opción; varias seguidas: 3 3 1',
  bots: { novice: 'bot fácil', prudent: 'bot prudente', heuristic: 'bot fuerte', random: 'bot para reírse' },
  you: 'tú',
  mayBlock: 'bloqueo posible',
  votes: (votesFor, against) => `${votesFor} a favor, ${against} en contra`,
  possible: (votes) => `aún ${votes} ${votes === 1 ? 'posible' : 'posibles'}`,
  ifPassed: (pool, then) => `reserva ${pool} → ${then} si prospera`,
  lastCall: 'última llamada',
  begin: 'Escribe el número de una opción, ? para saber por qué algo no se ofrece, o ayuda.',
  handOver: (who) => `Ahora decide ${who}. Los demás apartan la mirada; después, Intro.`,
  notUnderstood: (text) => `«${text}» no es una orden. Escribe un número, ? o ayuda.`,
  noOption: (number, most) => `No hay opción ${number}: van de 1 a ${most}.`,
  gone: (number, text) => `La opción ${number}, «${text}», ya no se ofrece: elige de nuevo.`,
  out: 'Tu partida ha terminado. Intro cuenta el turno siguiente, pasar solo cómo acaba; o deshacer, guardar, salir.',
  cannotPass: 'Aquí no se puede pasar: elige una opción.',
  noCard: (name) => `Ninguna carta se llama aquí «${name}».`,
  sayCard: 'Di qué carta.',
  canNow: 'sí, ahora',
  nothingToExplain: (name) =>
    `«${name}» no es ni una carta de tu mano, ni una carta que controles, ni una acción.`,
  nothingToUndo: 'No hay nada que deshacer.',
  undoIsSolo: 'Con otras personas en la mesa, nada se deshace.',
  undone: 'Tu última decisión queda deshecha.',
  sayFile: 'Di qué archivo.',
  saved: (file) => `La partida está en ${file}.`,
  loaded: (file) => `Continúa la partida de ${file}.`,
  noFile: (file) => `No se puede leer «${file}».`,
  notWritten: (file) => `No se puede escribir «${file}».`,
  notKept: (file) =>
    `La partida no se ha podido escribir en «${file}»: quizá el disco esté lleno. Lo último que se escribió sigue ahí, y la partida continúa.`,
  notSaved:
    'La partida no está guardada. Escribe salir otra vez para irte, o guardar y el nombre de un archivo.',
};

export const RECORDS: RecordWords = {
  seed: 'semilla',
  practice: 'práctica',
  engine: 'motor',
  rules: 'reglas',
  turnLimit: 'límite de turnos',
  ownDeck: (crypt, library) => `otra baraja, ${crypt} + ${library} cartas`,
  decisions: (count) => `${count} decisiones`,
  agrees: (decisions) => `coincide, ${decisions} decisiones.`,
  verified: (agree, differ) => `Coinciden: ${agree}; no coinciden: ${differ}.`,
  same: 'Los dos registros son iguales.',
  headsDiffer: (fields) => `Difieren antes de la primera decisión, en: ${fields.join(', ')}.`,
  differ: (at) => `La primera decisión que difiere es la número ${at}:`,
  ends: 'el registro termina',
  turn: 'turno',
};

export const SIMULATION: SimulationWords = {
  games: 'partidas',
  wins: 'victorias',
  victoryPoints: 'puntos de victoria',
  turns: 'turnos',
  decisions: 'decisiones',
  mean: 'media',
  median: 'mediana',
  least: 'mínimo',
  most: 'máximo',
  length: 'duración',
  ends: 'cómo terminan',
  ties: 'sin ganador',
  end: {
    ousting: 'por eliminación',
    withdrawal: 'tras una retirada',
    nobodyLeft: 'sin supervivientes',
    turnLimit: 'por el límite de turnos',
    unfinished: 'abandonadas',
  },
  took: (games, seconds, rate) => `${games} partidas en ${seconds} s, ${rate} por segundo.`,
};

export const ARENA: ArenaWords = {
  title: 'Arena',
  bot: 'bot',
  seat: 'asiento',
  interval: 'intervalo del 95\u00a0%',
  chance: 'por azar',
  threw: 'errores',
  illegal: 'ilegales',
  late: 'tardías',
  pool: 'reserva sanguínea',
  round: 'ronda',
  faults: 'Lo que salió mal',
  byBot: 'Partidas ganadas, por bot',
  byDeck: 'Partidas ganadas, por baraja',
  bySeat: 'Partidas ganadas, por asiento (el primero empieza)',
  bars: 'De las partidas que tienen ganador. La línea fina es el intervalo del 95\u00a0%; la marca discontinua, lo que daría el azar.',
  ousts: 'Quién elimina a quién',
  oustsHow:
    'Con qué frecuencia la baraja de la fila gana el punto de victoria por eliminar a la de la columna, de las partidas en que están ambas.',
  lengths: 'Duración de las partidas',
  pools: 'La reserva sanguínea a lo largo del tiempo',
  poolsHow:
    'La media al empezar cada ronda de la mesa, en las partidas que duran hasta entonces; un jugador eliminado cuenta como 0.',
  rating:
    'Elo: en cada mesa se compara a los jugadores de dos en dos por sus puntos de victoria, y si son los mismos es un empate; 1500 es la media.',
  decided: (decided, games) =>
    `Los porcentajes son de las ${decided} partidas de ${games} que tienen ganador.`,
  speed: (games, seconds, threads, rate, alone) =>
    `${games} partidas en ${seconds} s con ${threads} hilo${s(threads)}, ${rate} por segundo; ${alone} por segundo de tiempo de un procesador`,
  setting: (seats, seed) => `${seats} asientos, semilla ${seed}`,
  written: (file) => `El informe está en ${file}.`,
};
