import { list, mark, plural, pool, signed } from '../../language/pt/grammar.ts';
import { TERM_WORDS } from '../../language/pt/terms.ts';
import type { TableWords } from '../words.ts';
import { CONSEQUENCES } from './consequences.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { PROMPTS } from './prompts.ts';

const DECK = { crypt: 'A cripta', library: 'A biblioteca' };

/** Brazilian Portuguese. */
export const PT: TableWords = {
  names: {
    hidden: 'uma carta',
    uncontrolled: (place) => `o vampiro não controlado ${place}`,
    nothing: 'nada',
    nobody: 'ninguém',
    card: (number) => `carta ${number}`,
    seat: (number) => `lugar ${number}`,
    clan: (clan) => `o clã ${clan}`,
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
    pool: (who, left, edge) => `${who} ${left}${edge ? ' (Vantagem)' : ''}`,
    attemptsInVain: (minions) => {
      const tries = minions.map(({ minion, times }) => (times === 1 ? minion : `${minion} (${times} vezes)`));
      return `${list(tries)} ${tries.length === 1 ? 'tenta' : 'tentam'} bloquear em vão`;
    },
    vainBleed: 'o sangrar é de 0: nenhum recurso é queimado',
    edgePool: 'pela Vantagem',
    influence: (moved, drawn) => {
      const parts = moved.map(({ vampire, n, now, capacity }) => {
        const has = now === null ? '' : ` (${capacity === null ? now : `${now} de ${capacity}`})`;
        return `${signed(n)} para ${vampire}${has}`;
      });
      if (drawn > 0) parts.push('compra um vampiro da cripta');
      return `Influência: ${parts.join(', ')}`;
    },
    broughtOut: (who, vampire, facts, scarce) => {
      const title = facts?.title ? `, ${facts.title}` : '';
      const what = facts === null ? '' : ` (${facts.clan}, capacidade ${facts.capacity}${title})`;
      const cost = scarce === 0 ? '' : `: ${TERM_WORDS.traits.scarce}, −${scarce} ${pool(scarce)}`;
      return `${who} põe ${vampire} em jogo${what}${cost}`;
    },
  },

  refusals: {
    gameOver: 'A partida terminou: não há nada a decidir.',
    staleDecision: 'O jogo avançou: esta decisão já foi tomada.',
    notYourDecision: 'Esta decisão não é sua.',
    unknownOption: 'Isto não está entre as opções.',
    corrupt: 'Este arquivo está danificado ou não contém uma partida.',
    otherVersion: 'Esta partida foi jogada com outra versão do programa.',
    otherCards: 'Esta partida foi jogada com outras cartas.',
    badName: (most) =>
      `Um nome desta partida está vazio, tem mais de ${most} caracteres ou contém caracteres de controle.`,
    deckTooLarge: (most) => `Um baralho desta partida tem mais de ${most} cartas.`,
    tooManyDecisions: (most) => `Esta partida tem mais de ${most} decisões.`,
    tooLarge: 'Isto é maior do que qualquer partida.',
    noText: 'Este registro não pode ser escrito como texto; escreva-o como JSON.',
    diverged: (at) => `A partida se afasta do registro na decisão ${at + 1}.`,
  },

  deck: {
    cryptTooSmall: (count, least) =>
      `A cripta tem ${plural(count, 'carta')}; precisa de pelo menos ${least}.`,
    libraryTooSmall: (count, least) =>
      `A biblioteca tem ${plural(count, 'carta')}; precisa de pelo menos ${least}.`,
    libraryTooLarge: (count, most) =>
      `A biblioteca tem ${plural(count, 'carta')}; pode ter no máximo ${most}.`,
    groupsTooFarApart: (groups) => {
      const told = groups.map(({ group, cards }) => `${group} (${cards.join(', ')})`);
      return `Os vampiros são dos grupos ${list(told)}; uma cripta só pode ter um grupo ou dois grupos consecutivos.`;
    },
    unknownCard: (deck, card) => `${DECK[deck]} contém a carta ${card}, que é desconhecida.`,
    wrongDeck: (deck, card) =>
      deck === 'crypt'
        ? `A cripta contém ${card}, que é uma carta de biblioteca.`
        : `A biblioteca contém ${card}, que é um vampiro e pertence à cripta.`,
  },

  result: {
    sitDown: (names, first) => `${names.join(', ')} sentam-se à mesa, no sentido horário; ${first} começa.`,
    player: 'Jogador',
    victoryPoints: 'Pontos de vitória',
    pool: 'Recursos',
    fate: 'Destino',
    stillStanding: 'ainda na partida',
    withdrew: 'retirada',
    oustedOnTurn: (turn) => `eliminação no turno ${turn}`,
    limitReached: (turns) => `O limite de ${turns} turnos da mesa foi alcançado.`,
    recordEnds: (turn) => `O registro termina aqui, no turno ${turn}.`,
    tie: 'Ninguém vence: empate.',
    wins: (who) => `${who} vence a partida.`,
    recordWritten: (file) => `O registro está em ${file}.`,
  },
};
