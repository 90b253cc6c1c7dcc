import { cardById } from '../catalogue/facts.ts';
import { type CardLine, deckOf, type Reading } from './entry.ts';
import type { ReadDeck } from './read.ts';

/** Decks within links: `…/decks/deck?name=…&author=…#200001=2;100001=4`, and those of the page, `…cards=200001-2.100001-4`. */

const CARDS = /[#=](\d{6}[=-]\d{1,3}(?:[;.]\d{6}[=-]\d{1,3})*)[;.]?$/;

/** A link to a deck without cards. */
const EMPTY = /^https?:\/\/\S+\/decks\b\S*#$/;

export const isLink = (text: string): boolean => {
  const link = text.trim();
  return !/\s/.test(link) && (CARDS.test(link) || EMPTY.test(link));
};

export function readLink(text: string, how: Reading): ReadDeck {
  const link = text.trim();
  const query = new URLSearchParams(link.slice(link.lastIndexOf('?') + 1).split('#')[0]);
  const entries = CARDS.exec(link)?.[1]?.split(/[;.]/) ?? [];
  const cards = entries.map((written): CardLine => {
    const [id = '', count] = written.split(/[=-]/);
    const card = cardById(Number(id));
    return {
      line: 1,
      text: written,
      count: Number(count),
      counted: true,
      name: id,
      found: card ? [card] : [],
      byNumber: true,
    };
  });
  return deckOf(cards, {
    ...how,
    name: query.get('name') ?? '',
    author: query.get('author') ?? '',
    description: query.get('description') ?? '',
    format: 'link',
  });
}
