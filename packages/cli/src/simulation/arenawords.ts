import type { Lang } from '@methuselah/cards';

/** Texts of the arena that it does not share with `simulate`. */
export interface ArenaWords
  extends Readonly<
    Record<
      | 'title'
      | 'bot'
      | 'seat'
      | 'interval'
      | 'chance'
      | 'threw'
      | 'illegal'
      | 'late'
      | 'pool'
      | 'round'
      | 'faults'
      /** Headings of the report, and the notes below them. */
      | 'byBot'
      | 'byDeck'
      | 'bySeat'
      | 'bars'
      | 'ousts'
      | 'oustsHow'
      | 'lengths'
      | 'pools'
      | 'poolsHow'
      | 'rating',
      string
    >
  > {
  /** How many of the games had a winner: the win shares count only these. */
  readonly decided: (decided: number, games: number) => string;
  readonly speed: (games: number, seconds: string, threads: number, rate: string, alone: string) => string;
  readonly setting: (seats: number, seed: number) => string;
  readonly written: (file: string) => string;
}

/** Plural for languages that add an s. */
const s = (n: number): string => (n === 1 ? '' : 's');

export const ARENA_WORDS: Readonly<Record<Lang, ArenaWords>> = {
  en: {
    title: 'Arena',
    bot: 'bot',
    seat: 'seat',
    interval: '95% interval',
    chance: 'by chance',
    threw: 'errors',
    illegal: 'illegal',
    late: 'late',
    pool: 'pool',
    round: 'round',
    faults: 'What went wrong',
    byBot: 'Games won, by bot',
    byDeck: 'Games won, by deck',
    bySeat: 'Games won, by seat (the first begins)',
    bars: 'Of the games that have a winner. The thin line is the 95% interval, the dashed mark what chance would give.',
    ousts: 'Who ousts whom',
    oustsHow:
      'How often the deck of the row gains the victory point for ousting that of the column, of the games in which both are.',
    lengths: 'Length of the games',
    pools: 'Pool over time',
    poolsHow: 'The mean as each round of the table begins, in the games that last so long; who is out has 0.',
    rating:
      'Elo: each two at a table are compared by their victory points, the same number is a tie; 1500 is the average.',
    decided: (decided, games) => `Shares are of the ${decided} games of ${games} that have a winner.`,
    speed: (games, seconds, threads, rate, alone) =>
      `${games} games in ${seconds} s on ${threads} thread${s(threads)}, ${rate} a second; ${alone} a second of one processor’s time`,
    setting: (seats, seed) => `${seats} seats, seed ${seed}`,
    written: (file) => `The report is in ${file}.`,
  },
  fr: {
    title: 'Arène',
    bot: 'bot',
    seat: 'place',
    interval: 'intervalle à 95\u00a0%',
    chance: 'au hasard',
    threw: 'erreurs',
    illegal: 'illégales',
    late: 'tardives',
    pool: 'réserve',
    round: 'tour de table',
    faults: 'Ce qui s’est mal passé',
    byBot: 'Parties gagnées, par bot',
    byDeck: 'Parties gagnées, par deck',
    bySeat: 'Parties gagnées, par place (la première commence)',
    bars: 'Parmi les parties qui ont un gagnant. Le trait fin est l’intervalle à 95\u00a0%, le trait pointillé ce que donnerait le hasard.',
    ousts: 'Qui élimine qui',
    oustsHow:
      'Part des parties réunissant les deux decks où celui de la ligne gagne le point de victoire pour l’élimination de celui de la colonne.',
    lengths: 'Durée des parties',
    pools: 'La réserve au fil du temps',
    poolsHow:
      'La moyenne au début de chaque tour de table, dans les parties qui durent jusque-là\u00a0; qui est éliminé a 0.',
    rating:
      'Elo\u00a0: à chaque table, les joueurs sont comparés deux à deux par leurs points de victoire, l’égalité étant un match nul\u00a0; la moyenne est 1500.',
    decided: (decided, games) =>
      `Les parts se rapportent aux ${decided} parties sur ${games} qui ont un gagnant.`,
    speed: (games, seconds, threads, rate, alone) =>
      `${games} parties en ${seconds} s sur ${threads} fil${s(threads)}, ${rate} par seconde\u00a0; ${alone} par seconde de temps d’un processeur`,
    setting: (seats, seed) => `${seats} places, graine ${seed}`,
    written: (file) => `Le rapport est dans ${file}.`,
  },
  es: {
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
      'La media al empezar cada ronda de la mesa, en las partidas que duran hasta entonces; quien está fuera tiene 0.',
    rating:
      'Elo: en cada mesa se compara a los jugadores de dos en dos por sus puntos de victoria, y si son los mismos es un empate; 1500 es la media.',
    decided: (decided, games) =>
      `Los porcentajes son de las ${decided} partidas de ${games} que tienen ganador.`,
    speed: (games, seconds, threads, rate, alone) =>
      `${games} partidas en ${seconds} s con ${threads} hilo${s(threads)}, ${rate} por segundo; ${alone} por segundo de tiempo de un procesador`,
    setting: (seats, seed) => `${seats} asientos, semilla ${seed}`,
    written: (file) => `El informe está en ${file}.`,
  },
  it: {
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
      'La media all’inizio di ogni giro del tavolo, nelle partite che durano fin lì; chi è fuori ha 0.',
    rating:
      'Elo: a ogni tavolo i giocatori sono confrontati a due a due secondo i punti vittoria, e a parità è un pareggio; 1500 è la media.',
    decided: (decided, games) =>
      `Le percentuali sono delle ${decided} partite su ${games} che hanno un vincitore.`,
    speed: (games, seconds, threads, rate, alone) =>
      `${games} partite in ${seconds} s con ${threads} thread, ${rate} al secondo; ${alone} al secondo di tempo di un processore`,
    setting: (seats, seed) => `${seats} posti, seme ${seed}`,
    written: (file) => `Il rapporto è in ${file}.`,
  },
  pt: {
    title: 'Arena',
    bot: 'bot',
    seat: 'lugar',
    interval: 'intervalo de 95%',
    chance: 'por acaso',
    threw: 'erros',
    illegal: 'ilegais',
    late: 'atrasadas',
    pool: 'recursos',
    round: 'rodada',
    faults: 'O que deu errado',
    byBot: 'Partidas vencidas, por bot',
    byDeck: 'Partidas vencidas, por baralho',
    bySeat: 'Partidas vencidas, por lugar (o primeiro começa)',
    bars: 'Das partidas que têm vencedor. A linha fina é o intervalo de 95%; a marca tracejada, o que o acaso daria.',
    ousts: 'Quem elimina quem',
    oustsHow:
      'Com que frequência o baralho da linha ganha o ponto de vitória pela eliminação do da coluna, das partidas em que ambos estão.',
    lengths: 'Duração das partidas',
    pools: 'Os recursos ao longo do tempo',
    poolsHow:
      'A média no começo de cada rodada da mesa, nas partidas que duram até lá; quem está fora tem 0.',
    rating:
      'Elo: em cada mesa os jogadores são comparados dois a dois pelos pontos de vitória, e o mesmo número é um empate; 1500 é a média.',
    decided: (decided, games) => `As porcentagens são das ${decided} partidas de ${games} que têm vencedor.`,
    speed: (games, seconds, threads, rate, alone) =>
      `${games} partidas em ${seconds} s com ${threads} thread${s(threads)}, ${rate} por segundo; ${alone} por segundo de tempo de um processador`,
    setting: (seats, seed) => `${seats} lugares, semente ${seed}`,
    written: (file) => `O relatório está em ${file}.`,
  },
};
