import { attachments } from '../atoms/cards.ts';
import { burnCounters, setTitle, setTitleContested } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { TITLES, type Title } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { clanOf } from '../query/belonging.ts';
import { countersOn, isReady, minionsOf } from '../query/minions.ts';
import { isRestricted, total } from '../query/stats.ts';
import { claimKey, domainFor, holdsClaim, rivalsOf, suits, titleCardOf } from '../query/titles.ts';
import { type CardId, type CardInPlay, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { contestTitleOption, type Offers, type OptionOf, yieldTitleOption } from '../table/options.ts';
import { cardInPlay, findCard, type Reason, reason, type Table } from '../table/table.ts';
import { now, told, toldTitle } from '../table/tell.ts';
import { burnCard } from './burn.ts';
import { hostOf } from './onlyone.ts';

/** Titles: received, lost, contested and yielded (rulebook p.18, 39-40). */

const WHY = { sect: reason('R-SECT-04', 'titleNeedsSect') } as const;

export function giveTitle(t: Table, id: CardId, title: Title, city: string, titleCard: CardId = NONE): void {
  const domain = domainFor(title, city, clanOf(t, id));
  // R-SECT-04: only a vampire of the proper sect can receive the title
  if (!suits(t, id, title, domain)) return;
  // It loses its previous title and the card representing that title.
  loseTitle(t, id);
  // R-SECT-02, R-SECT-03: the new title replaces the old one, even if lower; a contested one is yielded
  setTitle(t, id, TITLES.indexOf(title), domain, titleCard);
}

export function loseTitle(t: Table, id: CardId): void {
  const { title, titleCard } = cardInPlay(t, id);
  if (title === NONE) return;
  setTitle(t, id, NONE, '', NONE);
  // R-GLOSS-19: the card representing the title is burned
  if (attachments(t, id).includes(titleCard)) burnCard(t, titleCard, NONE);
}

/** R-TITLE-08: the vampire has no title from now on; a yielded title does not return when the contest is over. */
export function yieldTitle(t: Table, id: CardId): void {
  t.emit?.({ type: 'titleYielded', when: now(t), card: told(t, id), title: toldTitle(cardInPlay(t, id)) });
  loseTitle(t, id);
}

/** A title card cannot be put on a vampire that could not receive the title. */
export function whyCannotTakeTitleCard(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  const text = titleCardOf(t, context.card);
  const host = hostOf(context, use);
  if (text === undefined || host === NONE) return null;
  const domain = domainFor(text.title, text.city ?? '', clanOf(t, host));
  // R-SECT-04: only a vampire of the proper sect can receive a title
  return suits(t, host, text.title, domain) ? null : WHY.sect;
}

/** Nor can a referendum give a title to a vampire that could not receive it. */
export function whyCannotReceiveTitle(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  for (const { pick, title, city } of use.honours) {
    const id = context.picks[pick] ?? NONE;
    // R-SECT-04: only a vampire of the proper sect can receive a title
    if (id !== NONE && !suits(t, id, title, domainFor(title, city, clanOf(t, id)))) return WHY.sect;
  }
  return null;
}

// ---------------------------------------------------------------------------------------------- consequences

/** After a change of titles, sects or clans: settles title cards, then contests. */
export function settleTitles(t: Table): void {
  const { cards } = t.state;
  if (t.pool.hasTitleCards) {
    for (const c of cards.slice()) if (isPlaceholderGone(t, c)) loseTitle(t, c.id);
    for (const c of cards.slice()) if (c.region === 'attached') takeUpTitle(t, c);
  }
  const claims = new Map<string, CardId[]>();
  for (const c of cards) {
    if (c.title === NONE) continue;
    const key = claimKey(t, c);
    if (key === null) {
      // Out of play, or not a unique title: not part of any contest.
      setTitleContested(t, c.id, false);
      continue;
    }
    const others = claims.get(key);
    if (others) others.push(c.id);
    else claims.set(key, [c.id]);
  }
  for (const claimants of claims.values()) contest(t, claimants);
}

/** R-GLOSS-19: a title represented by a card lasts while that card is on the vampire. */
const isPlaceholderGone = (t: Table, c: CardInPlay): boolean =>
  c.titleCard !== NONE && findCard(t, c.titleCard)?.host !== c.id;

/** A vampire receives the title of a title card put on it; if it cannot, the card is burned. */
function takeUpTitle(t: Table, { id, host }: CardInPlay): void {
  const text = titleCardOf(t, id);
  if (text === undefined || !findCard(t, id)) return;
  if (cardInPlay(t, host).titleCard === id) return;
  // R-GLOSS-19: the card represents the title
  giveTitle(t, host, text.title, text.city ?? '', id);
  if (cardInPlay(t, host).titleCard !== id) burnCard(t, id, NONE);
}

function contest(t: Table, claimants: readonly CardId[]): void {
  const claimantsLeft: CardId[] = [];
  for (const id of claimants) {
    const isContested = claimants.length > 1 || cardInPlay(t, id).titleContested;
    // R-SECT-06: a vampire that is not of the proper sect or clan yields at once
    if (isContested && !holdsClaim(t, id)) yieldTitle(t, id);
    else claimantsLeft.push(id);
  }
  // R-TITLE-02: vampires in play with the same unique title contest it
  if (claimantsLeft.length > 1) for (const id of claimantsLeft) setTitleContested(t, id, true);
}

// ---------------------------------------------------------------------------------------------- unlock phase

/** At the start of the unlock phase, a vampire without rivals left acquires its contested title. */
export function acquireTitles(t: Table, seat: Seat): void {
  for (const id of minionsOf(t, seat)) {
    // R-TITLE-07: the last claimant acquires the title in its controller's unlock phase, at no cost
    if (rivalsOf(t, id).length === 0) setTitleContested(t, id, false);
  }
}

/** A contested title that has been neither paid for nor yielded in this phase. */
const isTitleDue = (t: Table, id: CardId): boolean =>
  cardInPlay(t, id).titleContested && rivalsOf(t, id).length > 0 && !marked(t, 'phase', id, KEY.contestTitle);

export function offerTitles(
  t: Table,
  seat: Seat,
  out: Offers<OptionOf<'contestTitle' | 'yieldTitle'>>,
): void {
  // R-TITLE-04: in its controller's unlock phases
  if (seat !== t.state.active) return;
  for (const id of minionsOf(t, seat)) {
    if (!isTitleDue(t, id)) continue;
    // R-TITLE-05, R-TITLE-06: a vampire in torpor or without blood can only yield
    if (isReady(t, id) && countersOn(t, id) >= contestCost(t, id) && !mustYield(t, id))
      out.push(contestTitleOption(id));
    out.push(yieldTitleOption(id));
  }
}

export const titlesDone = (t: Table, seat: Seat): boolean =>
  !minionsOf(t, seat).some((id) => isTitleDue(t, id));

// R-TITLE-04: the vampire itself pays 1 blood
const contestCost = (t: Table, vampire: CardId): number => Math.max(0, total(t, 'contestCost', vampire, 1));

/** Does a rival's text say that whoever contests its title must yield? */
const mustYield = (t: Table, vampire: CardId): boolean =>
  t.pool.words.has('yieldTitle') &&
  rivalsOf(t, vampire).some((rival) => isRestricted(t, 'yieldTitle', rival));

export function payForTitle(t: Table, vampire: CardId): void {
  mark(t, 'phase', vampire, KEY.contestTitle);
  const title = toldTitle(cardInPlay(t, vampire));
  t.emit?.({ type: 'titlePaid', when: now(t), card: told(t, vampire), title });
  burnCounters(t, vampire, contestCost(t, vampire), 'titleContest');
}
