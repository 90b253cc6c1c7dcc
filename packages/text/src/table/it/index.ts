import { list, mark, plural, points, signed, su } from '../../language/it/grammar.ts';
import { TERM_WORDS } from '../../language/it/terms.ts';
import type { TableWords } from '../words.ts';
import { CONSEQUENCES } from './consequences.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { PROMPTS } from './prompts.ts';

const cards = (n: number): string => plural(n, 'carta', 'carte');

/** Italian. The reader is "tu"; the gender of names is unknown. */
export const IT: TableWords = {
  names: {
    hidden: 'una carta',
    uncontrolled: (place) => `il vampiro non controllato ${place}`,
    nothing: 'niente',
    nobody: 'nessuno',
    card: (number) => `carta ${number}`,
    seat: (number) => `posto ${number}`,
    clan: (clan) => `il clan ${clan}`,
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
    pool: (who, pool, edge) => `${who} ${pool}${edge ? ' (Vantaggio)' : ''}`,
    attemptsInVain: (minions) => {
      const tries = minions.map(({ minion, times }) => (times === 1 ? minion : `${minion} (${times} volte)`));
      return `${list(tries)} ${tries.length === 1 ? 'tenta' : 'tentano'} invano di bloccare`;
    },
    vainBleed: 'il dissanguamento vale 0: nessun punto risorsa viene bruciato',
    edgePool: 'il Vantaggio',
    influence: (moved, drawn) => {
      const parts = moved.map(({ vampire, n, now, capacity }) => {
        const has = now === null ? '' : ` (${capacity === null ? now : `${now} di ${capacity}`})`;
        return `${signed(n)} ${su(vampire)}${has}`;
      });
      if (drawn > 0) parts.push('pesca un vampiro dalla cripta');
      return `Influenza: ${parts.join(', ')}`;
    },
    broughtOut: (who, vampire, facts, scarce) => {
      const title = facts?.title ? `, ${facts.title}` : '';
      const what = facts === null ? '' : ` (${facts.clan}, capacità ${facts.capacity}${title})`;
      return `${who} mette in gioco ${vampire}${what}${scarce === 0 ? '' : `: vampiro raro, −${points(scarce)}`}`;
    },
  },

  refusals: {
    gameOver: 'La partita è finita: non c’è niente da decidere.',
    staleDecision: 'La partita è andata avanti: questa decisione è già presa.',
    notYourDecision: 'Questa decisione non è tua.',
    unknownOption: 'Questa non è tra le scelte possibili.',
    corrupt: 'Questo file è danneggiato, o non contiene una partita.',
    otherVersion: 'Questa partita è stata giocata con un’altra versione del motore.',
    otherCards: 'Questa partita è stata giocata con altre carte.',
    badName: (most) =>
      `Un nome di questa partita è vuoto, ha più di ${most} caratteri o contiene caratteri di controllo.`,
    deckTooLarge: (most) => `Un mazzo di questa partita ha più di ${most} carte.`,
    tooManyDecisions: (most) => `Questa partita ha più di ${most} decisioni.`,
    tooLarge: 'Questo è più grande di qualsiasi partita.',
    noText: 'Questa registrazione non si può scrivere come testo; scrivila come JSON.',
    diverged: (at) => `La partita si scosta dalla registrazione alla decisione ${at + 1}.`,
  },

  deck: {
    cryptTooSmall: (count, least) => `La cripta ha ${cards(count)}; ne servono almeno ${least}.`,
    libraryTooSmall: (count, least) => `La libreria ha ${cards(count)}; ne servono almeno ${least}.`,
    libraryTooLarge: (count, most) => `La libreria ha ${cards(count)}; può averne al massimo ${most}.`,
    groupsTooFarApart: (groups) => {
      const told = groups.map(({ group, cards: names }) => `${group} (${names.join(', ')})`);
      return `I vampiri sono dei gruppi ${list(told)}; in una cripta può esserci un solo gruppo, o due gruppi consecutivi.`;
    },
    unknownCard: (deck, card) =>
      `${deck === 'crypt' ? 'La cripta' : 'La libreria'} contiene la carta ${card}, che è sconosciuta.`,
    wrongDeck: (deck, card) =>
      deck === 'crypt'
        ? `La cripta contiene ${card}, che è una carta libreria.`
        : `La libreria contiene ${card}, che è un vampiro e va nella cripta.`,
  },

  result: {
    sitDown: (names, first) => `Al tavolo, in senso orario, ${names.join(', ')}; inizia ${first}.`,
    player: 'Giocatore',
    victoryPoints: 'Punti vittoria',
    pool: 'Risorse',
    fate: 'Esito',
    stillStanding: 'ancora in gioco',
    withdrew: 'ritiro',
    oustedOnTurn: (turn) => `eliminazione al turno ${turn}`,
    limitReached: (turns) => `Il limite di ${turns} turni del tavolo è raggiunto.`,
    recordEnds: (turn) => `La registrazione finisce qui, al turno ${turn}.`,
    tie: 'Non vince nessuno: è un pareggio.',
    wins: (who) => `${who} vince la partita.`,
    recordWritten: (file) => `La registrazione è in ${file}.`,
  },
};
