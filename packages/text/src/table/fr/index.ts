import { COLON, list, mark, plural, pool, SEMICOLON, signed } from '../../language/fr/grammar.ts';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import type { TableWords } from '../words.ts';
import { CONSEQUENCES } from './consequences.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { PROMPTS } from './prompts.ts';

/** French. The reader is "vous", and prompts are in the infinitive. */
export const FR: TableWords = {
  names: {
    hidden: 'une carte',
    uncontrolled: (place) => `le vampire incontrôlé ${place}`,
    nothing: 'rien',
    nobody: 'personne',
    card: (number) => `carte ${number}`,
    seat: (number) => `place ${number}`,
    clan: (clan) => `le clan ${clan}`,
    inMode: (card, mode) => `${card}${mark(mode)}`,
    list,
  },

  terms: TERM_WORDS,
  prompts: PROMPTS,
  options: OPTIONS,
  consequences: CONSEQUENCES,
  events: EVENTS,
  story: {
    line: (text, notes) => [text, notes.join(', ')].filter((part) => part !== '').join(`${COLON} `),
    pool: (who, points, edge) => `${who} ${points}${edge ? ' (Avantage)' : ''}`,
    attemptsInVain: (minions) => {
      const tries = minions.map(({ minion, times }) => (times === 1 ? minion : `${minion} (${times} fois)`));
      return `${list(tries)} ${tries.length === 1 ? 'tente' : 'tentent'} en vain de bloquer`;
    },
    vainBleed: `la morsure est de 0${COLON} aucun point de réserve n’est brûlé`,
    edgePool: 'l’Avantage',
    influence: (moved, drawn) => {
      const parts = moved.map(({ vampire, n, now, capacity }) => {
        const has = now === null ? '' : ` (${capacity === null ? now : `${now} sur ${capacity}`})`;
        return `${signed(n)} sur ${vampire}${has}`;
      });
      if (drawn > 0) parts.push('pioche un vampire dans la crypte');
      return `Influence${COLON} ${parts.join(', ')}`;
    },
    broughtOut: (who, vampire, facts, scarce) => {
      const title = facts?.title ? `, ${facts.title}` : '';
      const what = facts === null ? '' : ` (${facts.clan}, capacité ${facts.capacity}${title})`;
      const price = scarce === 0 ? '' : `${COLON} clan rarissime, −${pool(scarce)}`;
      return `${who} met ${vampire} en jeu${what}${price}`;
    },
  },

  refusals: {
    gameOver: `La partie est finie${COLON} il n’y a rien à décider.`,
    staleDecision: `La partie a avancé${COLON} cette décision est déjà prise.`,
    notYourDecision: 'Cette décision n’est pas la vôtre.',
    unknownOption: 'Ce choix n’est pas proposé.',
    corrupt: 'Ce fichier est endommagé ou ne contient pas de partie.',
    otherVersion: 'Cette partie a été jouée avec une autre version du moteur de jeu.',
    otherCards: 'Cette partie a été jouée avec d’autres cartes.',
    badName: (most) =>
      `Un nom de cette partie est vide, compte plus de ${most} caractères ou contient des caractères de contrôle.`,
    deckTooLarge: (most) => `Un deck de cette partie compte plus de ${most} cartes.`,
    tooManyDecisions: (most) => `Cette partie compte plus de ${most} décisions.`,
    tooLarge: 'C’est plus grand que n’importe quelle partie.',
    noText: `Cet enregistrement ne peut pas s’écrire en texte${SEMICOLON} écrivez-le en JSON.`,
    diverged: (at) => `La partie s’écarte de son enregistrement à la décision ${at + 1}.`,
  },

  deck: {
    cryptTooSmall: (count, least) =>
      `La crypte compte ${plural(count, 'carte')}${SEMICOLON} il en faut au moins ${least}.`,
    libraryTooSmall: (count, least) =>
      `La bibliothèque compte ${plural(count, 'carte')}${SEMICOLON} il en faut au moins ${least}.`,
    libraryTooLarge: (count, most) =>
      `La bibliothèque compte ${plural(count, 'carte')}${SEMICOLON} elle peut en compter ${most} au plus.`,
    groupsTooFarApart: (groups) => {
      const told = groups.map(({ group, cards }) => `${group} (${cards.join(', ')})`);
      return `Les vampires sont des groupes ${list(told)}${SEMICOLON} une crypte n’admet qu’un seul groupe, ou deux groupes qui se suivent.`;
    },
    unknownCard: (deck, card) => `${DECK[deck]} contient la carte ${card}, qui est inconnue.`,
    wrongDeck: (deck, card) =>
      deck === 'crypt'
        ? `La crypte contient ${card}, qui est une carte de bibliothèque.`
        : `La bibliothèque contient ${card}, qui est un vampire et va dans la crypte.`,
  },

  result: {
    sitDown: (names, first) =>
      `Autour de la table, dans le sens horaire${COLON} ${names.join(', ')}. ${first} commence.`,
    player: 'Joueur',
    victoryPoints: 'Points de victoire',
    pool: 'Réserve',
    fate: 'Sort',
    stillStanding: 'toujours en jeu',
    withdrew: 'retraite',
    oustedOnTurn: (turn) => `élimination au tour ${turn}`,
    limitReached: (turns) => `La limite de ${turns} tours de table est atteinte.`,
    recordEnds: (turn) => `L’enregistrement s’arrête ici, au tour ${turn}.`,
    tie: `Personne ne gagne${COLON} égalité.`,
    wins: (who) => `${who} gagne la partie.`,
    recordWritten: (file) => `L’enregistrement est dans ${file}.`,
  },
};

const DECK = { crypt: 'La crypte', library: 'La bibliothèque' };
