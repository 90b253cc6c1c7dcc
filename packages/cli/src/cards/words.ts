import type { Lang } from '@methuselah/cards';
import type { ListProblem } from '@methuselah/cards/decklist';
import { LIMITS } from '@methuselah/engine';

/** Texts about cards and decks. */
export interface CardWords {
  readonly notPlayable: string;
  readonly line: (line: number, text: string) => string;
  readonly problems: Readonly<Record<ListProblem['key'], string>>;
  readonly meant: (names: readonly string[]) => string;
  readonly notPlayableCards: (names: readonly string[]) => string;
  readonly banned: (names: readonly string[]) => string;
  readonly fine: string;
  readonly deck: string;
  readonly coverage: Readonly<Record<'set' | 'playableCards' | 'cards' | 'allSets', string>>;
}

const listed = (names: readonly string[]): string => names.join('; ');

export const CARD_WORDS: Readonly<Record<Lang, CardWords>> = {
  en: {
    notPlayable: 'This card cannot be played here yet.',
    line: (line, text) => `Line ${line}, “${text}”:`,
    problems: {
      unknownName: 'no card has this name.',
      severalCards: 'several cards have this name.',
      badCount: 'a card is there in 1 to 99 copies.',
      tooManyCards: `a deck has ${LIMITS.deck} cards at the most: what follows is left out.`,
      unreadable: 'this is neither a card nor a heading.',
    },
    meant: (names) => `Is it ${names.join(' or ')}?`,
    notPlayableCards: (names) => `Not playable here yet: ${listed(names)}.`,
    banned: (names) => `Banned from tournaments: ${listed(names)}.`,
    fine: 'The deck is legal, and every card of it can be played.',
    deck: 'deck',
    coverage: { set: 'set', playableCards: 'playable', cards: 'cards', allSets: 'all' },
  },
  fr: {
    notPlayable: 'Cette carte n’est pas encore jouable ici.',
    line: (line, text) => `Ligne ${line}, «\u00a0${text}\u00a0»\u00a0:`,
    problems: {
      unknownName: 'aucune carte ne porte ce nom.',
      severalCards: 'plusieurs cartes portent ce nom.',
      badCount: 'une carte figure en 1 à 99 exemplaires.',
      tooManyCards: `un deck compte ${LIMITS.deck} cartes au plus\u00a0: la suite est laissée de côté.`,
      unreadable: 'ce n’est ni une carte ni un titre de section.',
    },
    meant: (names) => `Est-ce ${names.join(' ou ')}\u00a0?`,
    notPlayableCards: (names) => `Pas encore jouables ici\u00a0: ${names.join('\u00a0; ')}.`,
    banned: (names) => `Interdites en tournoi\u00a0: ${names.join('\u00a0; ')}.`,
    fine: 'Le deck est légal, et toutes ses cartes sont jouables.',
    deck: 'deck',
    coverage: { set: 'extension', playableCards: 'jouables', cards: 'cartes', allSets: 'toutes' },
  },
  es: {
    notPlayable: 'Esta carta aún no se puede jugar aquí.',
    line: (line, text) => `Línea ${line}, «${text}»:`,
    problems: {
      unknownName: 'ninguna carta tiene este nombre.',
      severalCards: 'varias cartas tienen este nombre.',
      badCount: 'de una carta puede haber entre 1 y 99 ejemplares.',
      tooManyCards: `una baraja tiene ${LIMITS.deck} cartas como máximo: lo que sigue se deja fuera.`,
      unreadable: 'no es ni una carta ni un encabezado.',
    },
    meant: (names) => `¿Es ${names.join(' o ')}?`,
    notPlayableCards: (names) => `Aún no se pueden jugar aquí: ${listed(names)}.`,
    banned: (names) => `Prohibidas en torneos: ${listed(names)}.`,
    fine: 'La baraja es legal y todas sus cartas se pueden jugar.',
    deck: 'baraja',
    coverage: { set: 'expansión', playableCards: 'jugables', cards: 'cartas', allSets: 'todas' },
  },
  it: {
    notPlayable: 'Questa carta non si può ancora giocare qui.',
    line: (line, text) => `Riga ${line}, «${text}»:`,
    problems: {
      unknownName: 'nessuna carta ha questo nome.',
      severalCards: 'più carte hanno questo nome.',
      badCount: 'di una carta possono esserci da 1 a 99 copie.',
      tooManyCards: `un mazzo ha al massimo ${LIMITS.deck} carte: il seguito è tralasciato.`,
      unreadable: 'non è né una carta né un’intestazione.',
    },
    meant: (names) => `Si tratta di ${names.join(' o ')}?`,
    notPlayableCards: (names) => `Non ancora giocabili qui: ${listed(names)}.`,
    banned: (names) => `Vietate nei tornei: ${listed(names)}.`,
    fine: 'Il mazzo è legale e tutte le sue carte si possono giocare.',
    deck: 'mazzo',
    coverage: { set: 'espansione', playableCards: 'giocabili', cards: 'carte', allSets: 'tutte' },
  },
  pt: {
    notPlayable: 'Esta carta ainda não pode ser jogada aqui.',
    line: (line, text) => `Linha ${line}, “${text}”:`,
    problems: {
      unknownName: 'nenhuma carta tem este nome.',
      severalCards: 'várias cartas têm este nome.',
      badCount: 'uma carta pode ter entre 1 e 99 cópias.',
      tooManyCards: `um baralho tem no máximo ${LIMITS.deck} cartas: o que segue fica de fora.`,
      unreadable: 'isto não é uma carta nem um título de seção.',
    },
    meant: (names) => `Você quis dizer ${names.join(' ou ')}?`,
    notPlayableCards: (names) => `Ainda não podem ser jogadas aqui: ${listed(names)}.`,
    banned: (names) => `Banidas em torneios: ${listed(names)}.`,
    fine: 'O baralho é legal e todas as suas cartas podem ser jogadas.',
    deck: 'baralho',
    coverage: { set: 'expansão', playableCards: 'jogáveis', cards: 'cartas', allSets: 'todas' },
  },
};
