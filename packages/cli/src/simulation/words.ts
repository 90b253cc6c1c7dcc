import type { GameEnd } from '@methuselah/bots/arena';
import type { Lang } from '@methuselah/cards';

/** Texts of `simulate`. */
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

export const SIMULATION_WORDS: Readonly<Record<Lang, SimulationWords>> = {
  en: {
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
    took: (games, seconds, rate) => `${games} games in ${seconds} s, ${rate} a second.`,
  },
  fr: {
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
    took: (games, seconds, rate) => `${games} parties en ${seconds} s, ${rate} par seconde.`,
  },
  es: {
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
  },
  it: {
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
  },
  pt: {
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
    took: (games, seconds, rate) => `${games} partidas em ${seconds} s, ${rate} por segundo.`,
  },
};
