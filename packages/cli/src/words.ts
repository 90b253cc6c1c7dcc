import type { Lang } from '@methuselah/cards';
import type { ListProblem } from '@methuselah/cards/decklist';
import type { GameEnd } from './simulation/game.ts';

/** What the command itself says. */
export interface Words {
  readonly notPlayable: string;
  readonly line: (line: number, text: string) => string;
  readonly problems: Readonly<Record<ListProblem['key'], string>>;
  readonly meant: (names: readonly string[]) => string;
  readonly notPlayableCards: (names: readonly string[]) => string;
  readonly banned: (names: readonly string[]) => string;
  readonly fine: string;
  readonly deck: string;
  readonly coverage: Readonly<Record<'set' | 'playableCards' | 'cards' | 'allSets', string>>;
  readonly record: RecordWords;
  readonly simulation: SimulationWords;
}

export interface RecordWords extends Readonly<Record<'seed' | 'engine' | 'turnLimit', string>> {
  /** A deck that is none of the prebuilt ones. */
  readonly ownDeck: (crypt: number, library: number) => string;
  readonly decisions: (count: number) => string;
  readonly agrees: (decisions: number) => string;
  readonly verified: (agree: number, differ: number) => string;
  readonly same: string;
  readonly headsDiffer: (fields: readonly string[]) => string;
  readonly differ: (at: number) => string;
  readonly ends: string;
  /** Before a turn's number. */
  readonly turn: string;
}

export interface SimulationWords
  extends Readonly<
    Record<
      | 'games'
      | 'wins'
      | 'victoryPoints'
      | 'turns'
      | 'decisions'
      | 'mean'
      | 'median'
      | 'least'
      | 'most'
      | 'length'
      | 'ends'
      | 'ties',
      string
    >
  > {
  readonly end: Readonly<Record<GameEnd, string>>;
  readonly took: (games: number, seconds: string, rate: string) => string;
}

const listed = (names: readonly string[]): string => names.join('; ');

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    notPlayable: 'This card cannot be played here yet.',
    line: (line, text) => `Line ${line}, “${text}”:`,
    problems: {
      unknownName: 'no card has this name.',
      severalCards: 'several cards have this name.',
      badCount: 'a card is there in 1 to 99 copies.',
      unreadable: 'this is neither a card nor a heading.',
    },
    meant: (names) => `Is it ${names.join(' or ')}?`,
    notPlayableCards: (names) => `Not playable here yet: ${listed(names)}.`,
    banned: (names) => `Banned from tournaments: ${listed(names)}.`,
    fine: 'The deck is legal, and every card of it can be played.',
    deck: 'deck',
    coverage: { set: 'set', playableCards: 'playable', cards: 'cards', allSets: 'all' },
    record: {
      seed: 'seed',
      engine: 'engine',
      turnLimit: 'turn limit',
      ownDeck: (crypt, library) => `another deck, ${crypt} + ${library} cards`,
      decisions: (count) => `${count} decisions`,
      agrees: (decisions) => `agrees, ${decisions} decisions`,
      verified: (agree, differ) => `${agree} agree, ${differ} do not.`,
      same: 'The two records are the same.',
      headsDiffer: (fields) => `They differ before the first decision, in: ${fields.join(', ')}.`,
      differ: (at) => `The first decision that differs is number ${at}:`,
      ends: 'the record ends',
      turn: 'turn',
    },
    simulation: {
      games: 'games',
      wins: 'wins',
      victoryPoints: 'victory points',
      turns: 'turns',
      decisions: 'decisions',
      mean: 'mean',
      median: 'median',
      least: 'least',
      most: 'most',
      length: 'length',
      ends: 'how they end',
      ties: 'without a winner',
      end: {
        ousting: 'by ousting',
        withdrawal: 'after a withdrawal',
        nobodyLeft: 'with nobody left',
        turnLimit: 'by the turn limit',
        unfinished: 'given up',
      },
      took: (games, seconds, rate) => `${games} games in ${seconds} s, ${rate} a second`,
    },
  },
  fr: {
    notPlayable: 'Cette carte n’est pas encore jouable ici.',
    line: (line, text) => `Ligne ${line}, «\u00a0${text}\u00a0»\u00a0:`,
    problems: {
      unknownName: 'aucune carte ne porte ce nom.',
      severalCards: 'plusieurs cartes portent ce nom.',
      badCount: 'une carte figure en 1 à 99 exemplaires.',
      unreadable: 'ce n’est ni une carte ni un titre de section.',
    },
    meant: (names) => `Est-ce ${names.join(' ou ')}\u00a0?`,
    notPlayableCards: (names) => `Pas encore jouables ici\u00a0: ${names.join('\u00a0; ')}.`,
    banned: (names) => `Interdites en tournoi\u00a0: ${names.join('\u00a0; ')}.`,
    fine: 'Le deck est légal, et toutes ses cartes sont jouables.',
    deck: 'deck',
    coverage: { set: 'extension', playableCards: 'jouables', cards: 'cartes', allSets: 'toutes' },
    record: {
      seed: 'graine',
      engine: 'moteur',
      turnLimit: 'limite de tours',
      ownDeck: (crypt, library) => `un autre deck, ${crypt} + ${library} cartes`,
      decisions: (count) => `${count} décisions`,
      agrees: (decisions) => `conforme, ${decisions} décisions`,
      verified: (agree, differ) => `Conformes\u00a0: ${agree}\u00a0; non conformes\u00a0: ${differ}.`,
      same: 'Les deux enregistrements sont identiques.',
      headsDiffer: (fields) => `Ils diffèrent avant la première décision, par\u00a0: ${fields.join(', ')}.`,
      differ: (at) => `La première décision qui diffère est la numéro ${at}\u00a0:`,
      ends: 'l’enregistrement s’arrête',
      turn: 'tour',
    },
    simulation: {
      games: 'parties',
      wins: 'victoires',
      victoryPoints: 'points de victoire',
      turns: 'tours',
      decisions: 'décisions',
      mean: 'moyenne',
      median: 'médiane',
      least: 'minimum',
      most: 'maximum',
      length: 'durée',
      ends: 'fin des parties',
      ties: 'sans gagnant',
      end: {
        ousting: 'par élimination',
        withdrawal: 'après une retraite',
        nobodyLeft: 'sans survivant',
        turnLimit: 'par la limite de tours',
        unfinished: 'abandonnées',
      },
      took: (games, seconds, rate) => `${games} parties en ${seconds} s, ${rate} par seconde`,
    },
  },
  es: {
    notPlayable: 'Esta carta aún no se puede jugar aquí.',
    line: (line, text) => `Línea ${line}, «${text}»:`,
    problems: {
      unknownName: 'ninguna carta tiene este nombre.',
      severalCards: 'varias cartas tienen este nombre.',
      badCount: 'de una carta puede haber entre 1 y 99 ejemplares.',
      unreadable: 'no es ni una carta ni un encabezado.',
    },
    meant: (names) => `¿Es ${names.join(' o ')}?`,
    notPlayableCards: (names) => `Aún no se pueden jugar aquí: ${listed(names)}.`,
    banned: (names) => `Prohibidas en torneos: ${listed(names)}.`,
    fine: 'La baraja es legal y todas sus cartas se pueden jugar.',
    deck: 'baraja',
    coverage: { set: 'expansión', playableCards: 'jugables', cards: 'cartas', allSets: 'todas' },
    record: {
      seed: 'semilla',
      engine: 'motor',
      turnLimit: 'límite de turnos',
      ownDeck: (crypt, library) => `otra baraja, ${crypt} + ${library} cartas`,
      decisions: (count) => `${count} decisiones`,
      agrees: (decisions) => `coincide, ${decisions} decisiones`,
      verified: (agree, differ) => `Coinciden: ${agree}; no coinciden: ${differ}.`,
      same: 'Los dos registros son iguales.',
      headsDiffer: (fields) => `Difieren antes de la primera decisión, en: ${fields.join(', ')}.`,
      differ: (at) => `La primera decisión que difiere es la número ${at}:`,
      ends: 'el registro termina',
      turn: 'turno',
    },
    simulation: {
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
      took: (games, seconds, rate) => `${games} partidas en ${seconds} s, ${rate} por segundo`,
    },
  },
  it: {
    notPlayable: 'Questa carta non si può ancora giocare qui.',
    line: (line, text) => `Riga ${line}, «${text}»:`,
    problems: {
      unknownName: 'nessuna carta ha questo nome.',
      severalCards: 'più carte hanno questo nome.',
      badCount: 'di una carta possono esserci da 1 a 99 copie.',
      unreadable: 'non è né una carta né un’intestazione.',
    },
    meant: (names) => `Si tratta di ${names.join(' o ')}?`,
    notPlayableCards: (names) => `Non ancora giocabili qui: ${listed(names)}.`,
    banned: (names) => `Vietate nei tornei: ${listed(names)}.`,
    fine: 'Il mazzo è legale e tutte le sue carte si possono giocare.',
    deck: 'mazzo',
    coverage: { set: 'espansione', playableCards: 'giocabili', cards: 'carte', allSets: 'tutte' },
    record: {
      seed: 'seme',
      engine: 'motore',
      turnLimit: 'limite di turni',
      ownDeck: (crypt, library) => `un altro mazzo, ${crypt} + ${library} carte`,
      decisions: (count) => `${count} decisioni`,
      agrees: (decisions) => `coincide, ${decisions} decisioni`,
      verified: (agree, differ) => `Coincidono: ${agree}; non coincidono: ${differ}.`,
      same: 'Le due registrazioni sono uguali.',
      headsDiffer: (fields) => `Differiscono prima della prima decisione, in: ${fields.join(', ')}.`,
      differ: (at) => `La prima decisione che differisce è la numero ${at}:`,
      ends: 'la registrazione finisce',
      turn: 'turno',
    },
    simulation: {
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
      took: (games, seconds, rate) => `${games} partite in ${seconds} s, ${rate} al secondo`,
    },
  },
  pt: {
    notPlayable: 'Esta carta ainda não pode ser jogada aqui.',
    line: (line, text) => `Linha ${line}, “${text}”:`,
    problems: {
      unknownName: 'nenhuma carta tem este nome.',
      severalCards: 'várias cartas têm este nome.',
      badCount: 'uma carta pode ter entre 1 e 99 cópias.',
      unreadable: 'isto não é uma carta nem um título de seção.',
    },
    meant: (names) => `Você quis dizer ${names.join(' ou ')}?`,
    notPlayableCards: (names) => `Ainda não podem ser jogadas aqui: ${listed(names)}.`,
    banned: (names) => `Banidas em torneios: ${listed(names)}.`,
    fine: 'O baralho é legal e todas as suas cartas podem ser jogadas.',
    deck: 'baralho',
    coverage: { set: 'expansão', playableCards: 'jogáveis', cards: 'cartas', allSets: 'todas' },
    record: {
      seed: 'semente',
      engine: 'motor',
      turnLimit: 'limite de turnos',
      ownDeck: (crypt, library) => `outro baralho, ${crypt} + ${library} cartas`,
      decisions: (count) => `${count} decisões`,
      agrees: (decisions) => `confere, ${decisions} decisões`,
      verified: (agree, differ) => `Conferem: ${agree}; não conferem: ${differ}.`,
      same: 'Os dois registros são iguais.',
      headsDiffer: (fields) => `Diferem antes da primeira decisão, em: ${fields.join(', ')}.`,
      differ: (at) => `A primeira decisão que difere é a número ${at}:`,
      ends: 'o registro termina',
      turn: 'turno',
    },
    simulation: {
      games: 'partidas',
      wins: 'vitórias',
      victoryPoints: 'pontos de vitória',
      turns: 'turnos',
      decisions: 'decisões',
      mean: 'média',
      median: 'mediana',
      least: 'mínimo',
      most: 'máximo',
      length: 'duração',
      ends: 'como terminam',
      ties: 'sem vencedor',
      end: {
        ousting: 'por eliminação',
        withdrawal: 'após uma retirada',
        nobodyLeft: 'sem sobreviventes',
        turnLimit: 'pelo limite de turnos',
        unfinished: 'abandonadas',
      },
      took: (games, seconds, rate) => `${games} partidas em ${seconds} s, ${rate} por segundo`,
    },
  },
};
