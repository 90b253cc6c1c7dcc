import { type LibraryCard, type Sect, TITLES, type Title } from '../language/language.ts';
import { type CardId, type CardInPlay, NONE } from '../state/types.ts';
import { defOf, findCard, type Table } from '../table/table.ts';
import { clanOf, sectOf } from './belonging.ts';

/** Titles: whose they are, what they are worth, and when they count (rulebook p.18, 39-40). */

interface TitleRules {
  /** Only vampires of this sect hold it; a title of its own is tied to none. */
  readonly sect: Sect | null;
  readonly votes: number;
  /** What it is the title of: a city, a clan, or nothing. */
  readonly of: 'city' | 'clan' | null;
  readonly unique: boolean;
}

const RULES: Readonly<Record<Title, TitleRules>> = {
  // R-SECT-07, R-SECT-10: the Camarilla's; a primogen is never contested
  primogen: { sect: 'camarilla', votes: 1, of: null, unique: false },
  // R-SECT-09: a prince is tied to a city
  prince: { sect: 'camarilla', votes: 2, of: 'city', unique: true },
  // R-SECT-13: and so is a baron, an Anarch
  baron: { sect: 'anarch', votes: 2, of: 'city', unique: true },
  // R-SECT-08: one a clan, and of that clan
  justicar: { sect: 'camarilla', votes: 3, of: 'clan', unique: true },
  innerCircle: { sect: 'camarilla', votes: 4, of: 'clan', unique: true },
  // R-SECT-18, R-SECT-19, R-SECT-20: the Sabbat's
  bishop: { sect: 'sabbat', votes: 1, of: null, unique: false },
  archbishop: { sect: 'sabbat', votes: 2, of: 'city', unique: true },
  // R-SECT-21: a priscus has a ballot, no vote
  priscus: { sect: 'sabbat', votes: 0, of: null, unique: false },
  cardinal: { sect: 'sabbat', votes: 3, of: null, unique: false },
  regent: { sect: 'sabbat', votes: 4, of: null, unique: true },
  // R-SECT-25: the Laibon's
  kholo: { sect: 'laibon', votes: 2, of: 'clan', unique: true },
  magaji: { sect: 'laibon', votes: 2, of: null, unique: false },
  // R-SECT-16: tied to no sect; its votes are printed
  own: { sect: null, votes: 0, of: null, unique: false },
};

export const titleRules = (title: Title): TitleRules => RULES[title];

/** A title by its place in the list, if it is one. Below its first place a list is read slowly. */
export const titleNamed = (title: number): Title | undefined => (title === NONE ? undefined : TITLES[title]);

/** The title a vampire claims, whether or not it counts now. */
export const claimOf = (t: Table, id: CardId): Title | undefined =>
  titleNamed(findCard(t, id)?.title ?? NONE);

/** R-SECT-04: the sect, and for a clan's title the clan, that a title needs. */
export function suits(t: Table, id: CardId, title: Title, domain: string): boolean {
  const { sect, of } = RULES[title];
  return (sect === null || sectOf(t, id) === sect) && (of !== 'clan' || clanOf(t, id) === domain);
}

/** What a unique title is contested by: every claim with the same key. A city has one, whatever the title (R-SECT-09). */
export function contestKey(title: Title, domain: string): string | null {
  const { of, unique } = RULES[title];
  if (!unique) return null;
  return of === 'city' ? domain : `${title} ${domain}`;
}

/** What a title would be the title of, for a vampire of this clan. */
export function domainFor(title: Title, city: string, clan: string): string {
  const { of } = RULES[title];
  return of === 'clan' ? clan : of === 'city' ? city : '';
}

/** The title that a card in play, or being played, stands for (R-GLOSS-19). */
export function titleCardOf(t: Table, id: CardId): LibraryCard['titleCard'] {
  const { card } = defOf(t, id);
  return card.kind === 'library' ? card.titleCard : undefined;
}

/** The key of the unique title that a vampire in play claims; ready or in torpor, whoever controls it. */
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

/** Its sect, and for a clan's title its clan, is that of the title it claims. */
export function holdsClaim(t: Table, id: CardId): boolean {
  const card = findCard(t, id);
  const claim = claimOf(t, id);
  return card !== undefined && claim !== undefined && suits(t, id, claim, card.domain);
}

/** The title that counts: neither contested, nor of a sect or clan that is no longer the vampire's. */
export function titleOf(t: Table, id: CardId): number {
  const card = findCard(t, id);
  if (!card || card.title === NONE) return NONE;
  // R-TITLE-03: while contested, as though untitled
  if (card.titleContested) return NONE;
  // R-SECT-05, R-SECT-14: of no benefit while the sect or clan is not that of the title
  return holdsClaim(t, id) ? card.title : NONE;
}

/** R-POL-15, R-SECT-20, R-SECT-25: the votes of the title that counts. */
export function votesOfTitle(t: Table, id: CardId): number {
  const title = titleNamed(titleOf(t, id));
  if (title === undefined) return 0;
  const { card } = defOf(t, id);
  return title === 'own' ? (card.kind === 'vampire' ? (card.votes ?? 0) : 0) : RULES[title].votes;
}
