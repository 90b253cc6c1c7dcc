import { genderOf } from '@methuselah/cards/gender';
import type { CardId, Pool, Seat, Target, Viewer } from '@methuselah/engine';
import {
  canSee,
  isClanTarget,
  isSeatTarget,
  NONE,
  type Table,
  targetClan,
  targetSeat,
} from '@methuselah/engine/internal';
import type { Card, Title } from '@methuselah/engine/language';
import type { CardWords } from '../cards/cardwords.ts';
import type { TableWords, Who } from './words.ts';

/** A language and its card names. */
export interface Locale {
  readonly words: TableWords;
  readonly cardName: (card: Card) => string;
  /** Card texts; without them, options do not say what a card does. */
  readonly cards?: CardWords;
}

// ---------------------------------------------------------------------------------------------- names

/** The names of players, and cards by their published numbers. */
export interface TableNames {
  readonly names: readonly string[];
  readonly pool: Pick<Pool, 'byId'>;
}
/** What is needed to word an event. */
export interface Telling {
  readonly t: TableNames;
  readonly locale: Locale;
  /** Who is addressed. */
  readonly reader?: Viewer;
}

/** Names for one reader; hidden cards have none. */
export interface Reader extends Telling {
  readonly t: Table;
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/** The printed name of a card, even if hidden. */
export function printedName({ t, locale }: Reader, id: CardId): string {
  const card = t.pool.cards[t.state.def[id] ?? NONE]?.card;
  return card ? locale.cardName(card) : locale.words.names.card(id);
}

/** A hidden card on the table is named by its position. */
export function hiddenName({ t, locale }: Reader, id: CardId): string {
  const { names } = locale.words;
  const card = t.state.cards.find((c) => c.id === id);
  if (card?.region !== 'uncontrolled') return names.hidden;
  const row = t.state.cards.filter((c) => c.region === 'uncontrolled' && c.controller === card.controller);
  return names.uncontrolled(row.indexOf(card) + 1);
}

/** A card in an option: the engine's `cardName` in the reader's language. Cards of one name are told apart by id. */
export function nameText(r: Reader, id: CardId): string {
  const { t, viewer, locale } = r;
  if (id === NONE) return locale.words.names.nothing;
  if (!canSee(t, viewer, id)) return hiddenName(r, id);
  const name = printedName(r, id);
  const isInPlay = (card: CardId): boolean => t.state.cards.some((c) => c.id === card);
  const printed = (card: CardId): string | undefined => t.pool.cards[t.state.def[card] ?? NONE]?.card.name;
  const own = printed(id);
  const alike = t.state.cards.filter((c) => printed(c.id) === own && canSee(t, viewer, c.id));
  return alike.length > 1 && isInPlay(id) ? `${name} #${id}` : name;
}

export const seatText = ({ t, locale }: Telling, seat: Seat): string =>
  t.names[seat] ?? locale.words.names.seat(seat + 1);

/** A Methuselah as a subject; null for the reader. */
export const whoText = (telling: Telling, seat: Seat): Who =>
  telling.reader === seat ? null : seatText(telling, seat);

export function targetText(r: Reader, target: Target): string {
  if (isClanTarget(target)) {
    const clan = r.t.pool.clans[targetClan(target)] ?? '';
    return r.locale.words.names.clan(clanText(r.locale, clan));
  }
  return isSeatTarget(target) ? seatText(r, targetSeat(target)) : nameText(r, target);
}

const lookUp = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;
/** Unknown clans, Disciplines and traits keep their name. */
export const clanText = ({ words }: Locale, clan: string): string => lookUp(words.terms.clans, clan);
export const disciplineText = ({ words }: Locale, code: string): string =>
  lookUp(words.terms.disciplines, code);
export const traitText = ({ words }: Locale, trait: string): string => lookUp(words.terms.traits, trait);

/** Titles of a clan; others belong to a city, or to nothing. */
const OF_CLAN: readonly Title[] = ['justicar', 'innerCircle', 'kholo'];

/** "prince of London"; agrees with the vampire, given by the number of its published card: "primogénita". */
export function titleText(locale: Locale, title: Title, domain: string, vampire = NONE): string {
  const { terms } = locale.words;
  const gender = genderOf(vampire);
  if (domain === '') return terms.title(title, null, gender);
  const place = OF_CLAN.includes(title) ? clanText(locale, domain) : terms.city(domain);
  return terms.title(title, place, gender);
}
