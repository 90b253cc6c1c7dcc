import { a, list, mark, signed } from '../../language/es/grammar.ts';
import { TERM_WORDS } from '../../language/es/terms.ts';
import type { TableWords } from '../words.ts';
import { CONSEQUENCES } from './consequences.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { PROMPTS } from './prompts.ts';

const DECK = { crypt: 'cripta', library: 'biblioteca' };

/** Spanish: the reader is "tú", as in the rulebook. */
export const ES: TableWords = {
  names: {
    hidden: 'una carta',
    uncontrolled: (place) => `el vampiro incontrolado ${place}`,
    nothing: 'nada',
    nobody: 'nadie',
    card: (number) => `carta ${number}`,
    seat: (number) => `asiento ${number}`,
    clan: (clan) => `el clan ${clan}`,
    inMode: (card, mode) => `${card}${mark(mode)}`,
    list,
  },

  terms: TERM_WORDS,
  prompts: PROMPTS,
  options: OPTIONS,
  consequences: CONSEQUENCES,
  events: EVENTS,
  story: {
    line: (text, notes) => [text, notes.join(', ')].filter((part) => part !== '').join(': '),
    pool: (who, pool, edge) => `${who} ${pool}${edge ? ' (Ventaja)' : ''}`,
    attemptsInVain: (minions) => {
      const tries = minions.map(({ minion, times }) => (times === 1 ? minion : `${minion} (${times} veces)`));
      return `${list(tries)} ${tries.length === 1 ? 'intenta' : 'intentan'} bloquear en vano`;
    },
    vainBleed: 'el sangrado es de 0: no se quema reserva sanguínea',
    edgePool: 'por la Ventaja',
    influence: (moved, drawn) => {
      const parts = moved.map(({ vampire, n, now, capacity }) => {
        const has = now === null ? '' : ` (${capacity === null ? now : `${now} de ${capacity}`})`;
        return `${signed(n)} ${a(vampire)}${has}`;
      });
      if (drawn > 0) parts.push('roba un vampiro de la cripta');
      return `Influencia: ${parts.join(', ')}`;
    },
    broughtOut: (who, vampire, facts, scarce) => {
      const title = facts?.title ? `, ${facts.title}` : '';
      const what = facts === null ? '' : ` (${facts.clan}, capacidad ${facts.capacity}${title})`;
      const price = scarce === 0 ? '' : `: clan escaso, −${scarce} de reserva sanguínea`;
      return `${who} pone en juego ${a(vampire)}${what}${price}`;
    },
  },

  refusals: {
    gameOver: 'La partida ha terminado: no hay nada que decidir.',
    staleDecision: 'La partida ha avanzado: esta decisión ya está tomada.',
    notYourDecision: 'Esta decisión no es tuya.',
    unknownOption: 'Esto no está entre las opciones.',
    corrupt: 'Este archivo está dañado o no contiene ninguna partida.',
    otherVersion: 'Esta partida se jugó con otra versión del motor.',
    otherCards: 'Esta partida se jugó con otras cartas.',
    badName: (most) =>
      `Un nombre de esta partida está vacío, tiene más de ${most} caracteres o contiene caracteres de control.`,
    deckTooLarge: (most) => `Una baraja de esta partida tiene más de ${most} cartas.`,
    tooManyDecisions: (most) => `Esta partida tiene más de ${most} decisiones.`,
    tooLarge: 'Esto es más grande que cualquier partida.',
    noText: 'Este registro no se puede escribir como texto; escríbelo como JSON.',
    diverged: (at) => `La partida se aparta de su registro en la decisión ${at + 1}.`,
  },

  deck: {
    cryptTooSmall: (count, least) => `La cripta tiene ${count} cartas; necesita al menos ${least}.`,
    libraryTooSmall: (count, least) => `La biblioteca tiene ${count} cartas; necesita al menos ${least}.`,
    libraryTooLarge: (count, most) => `La biblioteca tiene ${count} cartas; puede tener ${most} como máximo.`,
    groupsTooFarApart: (groups) => {
      const told = groups.map(({ group, cards }) => `${group} (${cards.join(', ')})`);
      return `Los vampiros son de los grupos ${list(told)}; en una cripta solo puede haber un grupo o dos consecutivos.`;
    },
    unknownCard: (deck, card) => `La ${DECK[deck]} contiene la carta ${card}, que no se conoce.`,
    wrongDeck: (deck, card) =>
      deck === 'crypt'
        ? `La cripta contiene ${card}, que es una carta de biblioteca.`
        : `La biblioteca contiene ${card}, que es un vampiro y va en la cripta.`,
  },

  result: {
    sitDown: (names, first) => `Se sientan a jugar, en sentido horario, ${list(names)}; comienza ${first}.`,
    player: 'Jugador',
    victoryPoints: 'Puntos de victoria',
    pool: 'Reserva sanguínea',
    fate: 'Destino',
    stillStanding: 'sigue en la partida',
    withdrew: 'retirada',
    oustedOnTurn: (turn) => `eliminación en el turno ${turn}`,
    limitReached: (turns) => `Se alcanza el límite de ${turns} turnos de mesa.`,
    recordEnds: (turn) => `El registro termina aquí, en el turno ${turn}.`,
    tie: 'No gana nadie: empate.',
    wins: (who) => `${who} gana la partida.`,
    recordWritten: (file) => `El registro está en ${file}.`,
  },
};
