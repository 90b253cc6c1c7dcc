import type { WrittenDeck } from '@methuselah/cards/decklist';

/** A link that holds a whole deck, in the fragment of the address, which is never sent to a server. */
export function linkToDeck(page: string, { name, author, crypt, library }: WrittenDeck): string {
  const about = new URLSearchParams(Object.entries({ name, author }).filter(([, text]) => text !== ''));
  const cards = [...crypt, ...library].map(({ id, count }) => `${id}-${count}`).join('.');
  return `${page.split('#')[0]}#/decks?${[about.toString(), `cards=${cards}`].filter((part) => part !== '').join('&')}`;
}
