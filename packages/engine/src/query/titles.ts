import { type LibraryCard, type Sect, TITLES, type Title } from '../language/language.ts';
import { type CardId, type CardInPlay, NONE } from '../state/types.ts';
import { defOf, findCard, type Table } from '../table/table.ts';
import { clanOf, sectOf } from './belonging.ts';

/** Titles: who holds them, their votes, and when they count (rulebook p.18, 39-40). */

interface TitleRules {
  /** Only vampires of this sect can hold it; null for a title tied to no sect. */
  readonly sect: Sect | null;
  readonly votes: number;
  /** Whether it is the title of a city, of a clan or of neither. */
  readonly of: 'city' | 'clan' | null;
  readonly unique: boolean;
}

const RULES: Readonly<Record<Title, TitleRules>> = {
  // R-SECT-07, R-SECT-10: a Camarilla title; primogen are never contested
  primogen: { sect: 'camarilla', votes: 1, of: null, unique: false },
  // R-SECT-09: a prince is tied to a city
  prince: { sect: 'camarilla', votes: 2, of: 'city', unique: true },
  // R-SECT-13: a baron is tied to a city, and is an Anarch title
  baron: { sect: 'anarch', votes: 2, of: 'city', unique: true },
  // R-SECT-08: one per clan, held by a vampire of that clan
  justicar: { sect: 'camarilla', votes: 3, of: 'clan', unique: true },
  innerCircle: { sect: 'camarilla', votes: 4, of: 'clan', unique: true },
  // R-SECT-18, R-SECT-19, R-SECT-20: Sabbat titles
  bishop: { sect: 'sabbat', votes: 1, of: null, unique: false },
  archbishop: { sect: 'sabbat', votes: 2, of: 'city', unique: true },
  // R-SECT-21: a priscus has a ballot and no vote
  priscus: { sect: 'sabbat', votes: 0, of: null, unique: false },
  cardinal: { sect: 'sabbat', votes: 3, of: null, unique: false },
  regent: { sect: 'sabbat', votes: 4, of: null, unique: true },
  // R-SECT-25: Laibon titles
  kholo: { sect: 'laibon', votes: 2, of: 'clan', unique: true },
  magaji: { sect: 'laibon', votes: 2, of: null, unique: false },
  // R-SECT-16: tied to no sect; its votes are printed
  own: { sect: null, votes: 0, of: null, unique: false },
};

export const titleRules = (title: Title): TitleRules => RULES[title];

/** A title by its index, if any. Reading index -1 of an array is slow. */
export const titleNamed = (title: number): Title | undefined => (title === NONE ? undefined : TITLES[title]);

/** The title a vampire claims, whether or not it counts now. */
export const claimOf = (t: Table, id: CardId): Title | undefined =>
  titleNamed(findCard(t, id)?.title ?? NONE);

/** R-SECT-04: a title requires its sect, and a clan's title the clan. */
export function suits(t: Table, id: CardId, title: Title, domain: string): boolean {
  const { sect, of } = RULES[title];
  return (sect === null || sectOf(t, id) === sect) && (of !== 'clan' || clanOf(t, id) === domain);
}

/** Unique titles with the same key contest each other. A city has one key for all its titles (R-SECT-09). */
export function contestKey(title: Title, domain: string): string | null {
  const { of, unique } = RULES[title];
  if (!unique) return null;
  return of === 'city' ? domain : `${title} ${domain}`;
}

/** The city or clan of a title, for a vampire of this clan. */
export function domainFor(title: Title, city: string, clan: string): string {
  const { of } = RULES[title];
  return of === 'clan' ? clan : of === 'city' ? city : '';
}

/** The title that a card in play, or being played, represents (R-GLOSS-19). */
export function titleCardOf(t: Table, id: CardId): LibraryCard['titleCard'] {
  const { card } = defOf(t, id);
  return card.kind === 'library' ? card.titleCard : undefined;
}

/** The key of the unique title that a vampire in play claims, ready or in torpor. */
export function claimKey(t: Table, { id, region, title, domain }: CardInPlay): string | null {
  const claim = titleNamed(title);
  if (claim === undefined || (region !== 'ready' && region !== 'torpor') || !defOf(t, id).isVampire)
    return null;
  return contestKey(claim, domain);
}

/** The other vampires in play that claim its title. */
export function rivalsOf(t: Table, id: CardId): CardId[] {
  const card = findCard(t, id);
  const key = card ? claimKey(t, card) : null;
  if (key === null) return [];
  return t.state.cards.filter((c) => c.id !== id && claimKey(t, c) === key).map((c) => c.id);
}

/** Does it have the sect, and for a clan's title the clan, of the title it claims? */
export function holdsClaim(t: Table, id: CardId): boolean {
  const card = findCard(t, id);
  const claim = claimOf(t, id);
  return card !== undefined && claim !== undefined && suits(t, id, claim, card.domain);
}

/** The title that counts: not contested, and of the vampire's current sect and clan. */
export function titleOf(t: Table, id: CardId): number {
  const card = findCard(t, id);
  if (!card || card.title === NONE) return NONE;
  // R-TITLE-03: a vampire with a contested title counts as untitled
  if (card.titleContested) return NONE;
  // R-SECT-05, R-SECT-14: a title gives no benefit while the sect or clan is wrong
  return holdsClaim(t, id) ? card.title : NONE;
}

/** R-POL-15, R-SECT-20, R-SECT-25: the votes of the title that counts. */
export function votesOfTitle(t: Table, id: CardId): number {
  const title = titleNamed(titleOf(t, id));
  if (title === undefined) return 0;
  const { card } = defOf(t, id);
  return title === 'own' ? (card.kind === 'vampire' ? (card.votes ?? 0) : 0) : RULES[title].votes;
}
