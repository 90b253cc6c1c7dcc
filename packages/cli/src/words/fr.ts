import { LIMITS } from '@methuselah/engine';
import type { ArenaWords } from './sections/arena.ts';
import type { CardWords } from './sections/cards.ts';
import type { PlayWords } from './sections/play.ts';
import type { RecordWords } from './sections/records.ts';
import type { SimulationWords } from './sections/simulation.ts';

/** Plural for languages that add an s. */
const s = (n: number): string => (n === 1 ? '' : 's');

export const CARDS: CardWords = {
  notPlayable: 'Cette carte n’est pas encore jouable ici.',
  line: (line, text) => `Ligne ${line}, «\u00a0${text}\u00a0»\u00a0:`,
  problems: {
    unknownName: 'aucune carte ne porte ce nom.',
    unknownNumber:
      'aucune carte ne porte ce numéro. Les programmes qui numérotent les cartes à leur façon exportent aussi du texte.',
    severalCards: 'plusieurs cartes portent ce nom.',
    badCount: 'une carte figure en 1 à 99 exemplaires.',
    tooManyCards: `un deck compte ${LIMITS.deck} cartes au plus\u00a0: la suite est laissée de côté.`,
    unreadable: 'ce n’est ni une carte ni un titre de section.',
  },
  meant: (names) => `Vouliez-vous dire ${names.join(' ou ')}\u00a0?`,
  notPlayableCards: (names) => `Pas encore jouables ici\u00a0: ${names.join('\u00a0; ')}.`,
  banned: (names) => `Interdites en tournoi\u00a0: ${names.join('\u00a0; ')}.`,
  fine: 'Le deck est légal, et toutes ses cartes sont jouables.',
  deck: 'deck',
  atLine: (line) => `ligne ${line}`,
  missing: (n) => `il manque ${n} carte${s(n)}`,
  playable: 'jouable',
  half: 'demi-deck',
  difficulty: 'difficulté',
  many: (decks, legal, playable) =>
    `${decks} deck${s(decks)}\u00a0: ${legal} en règle, ${playable} jouable${s(playable)} ici.`,
  needed: (names) => `Manquent le plus souvent\u00a0: ${names.join('\u00a0; ')}.`,
  instead: (names) => `proches\u00a0: ${names.join(', ')}`,
  coverage: {
    precon: 'deck préconstruit',
    set: 'extension',
    playableCards: 'jouables',
    cards: 'cartes',
    allSets: 'toutes',
  },
};

export const PLAY: PlayWords = {
  typed: {
    pass: {
      name: 'passe',
      takes: '[tour | choix]',
      says: 'passer\u00a0; jusqu’à mon tour\u00a0; ou jusqu’à un autre choix forcé (p, pp, ppp)',
    },
    why: {
      name: '?',
      takes: '[carte | serviteur | action]',
      says: 'pourquoi une chose n’est pas proposée',
    },
    card: { name: 'carte', takes: 'NOM', says: 'ce que fait une carte' },
    hand: { name: 'main', takes: '', says: 'votre main, avec ce que font les cartes' },
    table: { name: 'table', takes: '', says: 'la table, de nouveau' },
    log: { name: 'journal', takes: '[LIGNES]', says: 'ce qui s’est passé' },
    undo: { name: 'annuler', takes: '', says: 'revenir à votre dernière décision (en solo)' },
    save: { name: 'sauver', takes: '[FICHIER]', says: 'écrire la partie dans un fichier' },
    load: { name: 'charger', takes: 'FICHIER', says: 'reprendre la partie d’un fichier' },
    help: { name: 'aide', takes: '', says: 'cette liste' },
    quit: { name: 'quitter', takes: '', says: 'quitter la table' },
  },
  until: { turn: 'tour', choice: 'choix' },
  number: 'choisir une option\u00a0; plusieurs de suite\u00a0: 3 3 1',
  bots: { novice: 'bot facile', prudent: 'bot prudent', heuristic: 'bot fort', random: 'bot pour rire' },
  you: 'vous',
  mayBlock: 'blocage possible',
  votes: (votesFor, against) => `${votesFor} pour, ${against} contre`,
  possible: (votes) => `encore ${votes} ${votes < 2 ? 'possible' : 'possibles'}`,
  ifPassed: (pool, then) => `réserve ${pool} → ${then} s’il passe`,
  lastCall: 'dernier appel',
  begin: 'Tapez le numéro d’une option, ? pour savoir pourquoi une chose n’est pas proposée, ou aide.',
  handOver: (who) => `À ${who} de décider. Que les autres détournent les yeux\u00a0; puis Entrée.`,
  notUnderstood: (text) => `«\u00a0${text}\u00a0» n’est pas une commande. Tapez un numéro, ? ou aide.`,
  noOption: (number, most) => `Il n’y a pas d’option ${number}\u00a0: elles vont de 1 à ${most}.`,
  gone: (number, text) =>
    `L’option ${number}, «\u00a0${text}\u00a0», n’est plus proposée\u00a0: choisissez à nouveau.`,
  out: 'Votre partie est finie. Entrée raconte le tour suivant, passe seulement la fin\u00a0; ou annuler, sauver, quitter.',
  cannotPass: 'Impossible de passer ici\u00a0: choisissez une option.',
  noCard: (name) => `Aucune carte ici ne s’appelle «\u00a0${name}\u00a0».`,
  sayCard: 'Dites quelle carte.',
  canNow: 'oui, maintenant',
  nothingToExplain: (name) =>
    `«\u00a0${name}\u00a0» n’est ni une carte de votre main, ni une carte que vous contrôlez, ni une action.`,
  nothingToUndo: 'Il n’y a rien à annuler.',
  undoIsSolo: 'Avec d’autres personnes à la table, rien ne s’annule.',
  undone: 'Votre dernière décision est annulée.',
  sayFile: 'Dites quel fichier.',
  saved: (file) => `La partie est dans ${file}.`,
  loaded: (file) => `La partie de ${file} reprend.`,
  noFile: (file) => `Impossible de lire «\u00a0${file}\u00a0».`,
  notWritten: (file) => `Impossible d’écrire «\u00a0${file}\u00a0».`,
  notKept: (file) =>
    `La partie n’a pas pu être écrite dans «\u00a0${file}\u00a0»\u00a0: le disque est peut-être plein. Ce qui a été écrit en dernier y est encore, et la partie continue.`,
  notSaved:
    'La partie n’est pas enregistrée. Tapez encore quitter pour partir, ou sauver et le nom d’un fichier.',
};

export const RECORDS: RecordWords = {
  seed: 'graine',
  practice: 'entraînement',
  engine: 'moteur',
  rules: 'règles',
  turnLimit: 'limite de tours',
  ownDeck: (crypt, library) => `un autre deck, ${crypt} + ${library} cartes`,
  decisions: (count) => `${count} décisions`,
  agrees: (decisions) => `conforme, ${decisions} décisions.`,
  verified: (agree, differ) => `Conformes\u00a0: ${agree}\u00a0; non conformes\u00a0: ${differ}.`,
  same: 'Les deux enregistrements sont identiques.',
  headsDiffer: (fields) => `Ils diffèrent avant la première décision, par\u00a0: ${fields.join(', ')}.`,
  differ: (at) => `La première décision qui diffère est la numéro ${at}\u00a0:`,
  ends: 'l’enregistrement s’arrête',
  turn: 'tour',
};

export const SIMULATION: SimulationWords = {
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
};

export const ARENA: ArenaWords = {
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
    'La moyenne au début de chaque tour de table, dans les parties qui durent jusque-là\u00a0; un joueur éliminé compte pour 0.',
  rating:
    'Elo\u00a0: à chaque table, les joueurs sont comparés deux à deux par leurs points de victoire, l’égalité étant un match nul\u00a0; la moyenne est 1500.',
  decided: (decided, games) =>
    `Les parts se rapportent aux ${decided} parties sur ${games} qui ont un gagnant.`,
  speed: (games, seconds, threads, rate, alone) =>
    `${games} parties en ${seconds} s sur ${threads} fil${s(threads)}, ${rate} par seconde\u00a0; ${alone} par seconde de temps d’un processeur`,
  setting: (seats, seed) => `${seats} places, graine ${seed}`,
  written: (file) => `Le rapport est dans ${file}.`,
};
