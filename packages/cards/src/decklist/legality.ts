import { compilePool, type DeckProblem, deckProblems, type Pool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { type CatalogueCard, cardById } from '../catalogue/facts.ts';
import { fullName } from '../catalogue/names.ts';
import { type DeckList, toDeck } from '../decks.ts';
import type { ListProblem, ReadDeck } from './read.ts';
import { cardsOf } from './write.ts';

/** The result of checking a deck. */
export interface DeckCheck {
  /** The cards of the deck, for their names. */
  readonly pool: Pool;
  /** Violations of the rules. */
  readonly illegal: readonly DeckProblem[];
  /** Cards not implemented yet. */
  readonly notPlayable: readonly CatalogueCard[];
  /** Cards banned from tournaments. */
  readonly banned: readonly CatalogueCard[];
}

/** A card with its facts but no text: enough to check a deck. */
function factsOnly(card: CatalogueCard): Card {
  const { id, name, disciplines } = card;
  if (card.kind === 'library') return { kind: 'library', id, name, modes: [] };
  const { capacity, group, clans } = card;
  return {
    kind: 'vampire',
    id,
    name: fullName(card),
    clan: clans[0] ?? '',
    capacity,
    group,
    disciplines,
    sect: 'independent',
  };
}

/** Checks whether a deck is legal, and whether all its cards can be played. */
export function checkDeckFor(
  deck: Pick<DeckList, 'crypt' | 'library'>,
  isPlayable: (id: number) => boolean,
): DeckCheck {
  const cards = [...cardsOf(deck.crypt, 'crypt'), ...cardsOf(deck.library, 'library')].map(
    ({ card }) => card,
  );
  const notPlayable = cards.filter((card) => !isPlayable(card.id));
  // Only facts are needed: an advanced vampire compiles without its base card.
  const pool = compilePool([...new Set(cards)].map(factsOnly));
  return {
    pool,
    illegal: deckProblems(pool, toDeck(deck)),
    notPlayable,
    banned: cards.filter((card) => card.banned !== undefined),
  };
}

/** Something wrong with a deck that was read. */
export interface DeckIssue {
  readonly key: ListProblem['key'] | 'illegal' | 'notPlayable' | 'banned';
  /** The line, and what is in it; undefined if it is about the whole deck. */
  readonly line?: number;
  readonly text?: string;
  /** The card that cannot be played or is banned. */
  readonly card?: CatalogueCard;
  /** The rule that is violated. */
  readonly illegal?: DeckProblem;
  /** The cards that may be meant, or that can be played instead. */
  readonly suggestions: readonly CatalogueCard[];
}

/** All that is wrong with a deck: first what concerns all of it, then by line. */
export function issuesOf(read: ReadDeck, playable: readonly number[]): DeckIssue[] {
  const ids = new Set(playable);
  const { illegal, notPlayable, banned } = checkDeckFor(read, (id) => ids.has(id));
  const at = (card: CatalogueCard) => {
    const line = read.lines.get(card.id);
    return line === undefined ? { card } : { card, line };
  };
  const lines: DeckIssue[] = [
    ...read.problems.map(({ key, line, text, candidates }) => ({ key, line, text, suggestions: candidates })),
    ...notPlayable.map((card) => ({
      key: 'notPlayable' as const,
      ...at(card),
      suggestions: substitutesFor(card, playable),
    })),
    ...banned.map((card) => ({ key: 'banned' as const, ...at(card), suggestions: [] })),
  ];
  return [
    ...illegal.map((problem) => ({ key: 'illegal' as const, illegal: problem, suggestions: [] })),
    ...lines.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  ];
}

/** Playable cards of the same kind that share Disciplines, clan or purpose with a card, most alike first. */
export function substitutesFor(card: CatalogueCard, playable: readonly number[], most = 3): CatalogueCard[] {
  const alike = playable
    .flatMap((id) => cardById(id) ?? [])
    .filter((other) => other.id !== card.id)
    .map((other) => ({ other, likeness: likeness(card, other) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS);
  alike.sort((a, b) => b.likeness - a.likeness || a.other.id - b.other.id);
  return alike.slice(0, most).map(({ other }) => other);
}

const MIN_LIKENESS = 4;

function likeness(card: CatalogueCard, other: CatalogueCard): number {
  const icons = Object.keys(card.disciplines);
  const shared = icons.filter((icon) => icon in other.disciplines).length;
  const clan = card.clans.some((one) => other.clans.includes(one)) ? 1 : 0;
  if (card.kind === 'crypt' && other.kind === 'crypt') {
    const near = card.group === other.group || card.group === 'any' || other.group === 'any';
    if (!near && Math.abs(Number(card.group) - Number(other.group)) > 1) return 0;
    return (
      shared + 3 * clan - Math.abs(card.capacity - other.capacity) / 2 + (card.title === other.title ? 1 : 0)
    );
  }
  if (card.kind !== 'library' || other.kind !== 'library') return 0;
  const types = card.types.filter((type) => other.types.includes(type)).length;
  if (types === 0) return 0;
  const without = icons.length === 0 && Object.keys(other.disciplines).length === 0 ? 1 : 0;
  const keywords = card.keywords.filter((word) => other.keywords.includes(word)).length;
  const price = card.pool === other.pool && card.blood === other.blood ? 1 : 0;
  return types + 3 * shared + clan + without + keywords + price;
}
