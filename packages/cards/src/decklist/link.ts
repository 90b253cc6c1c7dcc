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

/** The fields of a query: `name=…&author=…`. */
const fieldsIn = (query: string): ReadonlyMap<string, string> =>
  new Map(
    query.split('&').map((field): [string, string] => {
      const [name = '', ...value] = field.split('=');
      return [name, unescaped(value.join('=').replaceAll('+', ' '))];
    }),
  );

/** As it is written where it is not escaped as it should be. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readLink(text: string, how: Reading): ReadDeck {
  const link = text.trim();
  const query = fieldsIn(link.slice(link.lastIndexOf('?') + 1).split('#')[0] ?? '');
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
