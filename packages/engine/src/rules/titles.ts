import { attachments } from '../atoms/cards.ts';
import { burnCounters, setTitle, setTitleContested } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { TITLES, type Title } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { clanOf } from '../query/belonging.ts';
import { countersOn, isReady, minionsOf } from '../query/minions.ts';
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
  // R-SECT-04: only a vampire of the proper sect receives it
  if (!suits(t, id, title, domain)) return;
  // The title it had goes, and the card that stood for it.
  loseTitle(t, id);
  // R-SECT-02, R-SECT-03: one title in place of the other, even if it is less; a contested one is yielded
  setTitle(t, id, TITLES.indexOf(title), domain, titleCard);
}

export function loseTitle(t: Table, id: CardId): void {
  const { title, titleCard } = cardInPlay(t, id);
  if (title === NONE) return;
  setTitle(t, id, NONE, '', NONE);
  // R-GLOSS-19: the card that stood for it is burned
  if (attachments(t, id).includes(titleCard)) burnCard(t, titleCard, NONE);
}

/** R-TITLE-08: without a title from now on; what is yielded does not come back when the contest is over. */
export function yieldTitle(t: Table, id: CardId): void {
  t.emit?.({ type: 'titleYielded', when: now(t), card: told(t, id), title: toldTitle(cardInPlay(t, id)) });
  loseTitle(t, id);
}

/** A card that is a title is not for a vampire that could not receive it. */
export function whyCannotTakeTitleCard(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  const text = titleCardOf(t, context.card);
  const host = hostOf(context, use);
  if (text === undefined || host === NONE) return null;
  const domain = domainFor(text.title, text.city ?? '', clanOf(t, host));
  // R-SECT-04: the proper sect is needed to receive a title
  return suits(t, host, text.title, domain) ? null : WHY.sect;
}

/** Nor is what a referendum gives for one that could not receive it. */
export function whyCannotReceiveTitle(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  for (const { pick, title, city } of use.honours) {
    const id = context.picks[pick] ?? NONE;
    // R-SECT-04: the proper sect is needed to receive a title
    if (id !== NONE && !suits(t, id, title, domainFor(title, city, clanOf(t, id)))) return WHY.sect;
  }
  return null;
}

// ---------------------------------------------------------------------------------------------- what follows

/** Something about titles, sects or clans has changed: title cards, then contests. */
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
      // Out of play, or with another title: no part of any contest.
      setTitleContested(t, c.id, false);
      continue;
    }
    const others = claims.get(key);
    if (others) others.push(c.id);
    else claims.set(key, [c.id]);
  }
  for (const claimants of claims.values()) contest(t, claimants);
}

/** R-GLOSS-19: a title that a card stands for lasts as long as that card is on the vampire. */
const isPlaceholderGone = (t: Table, c: CardInPlay): boolean =>
  c.titleCard !== NONE && findCard(t, c.titleCard)?.host !== c.id;

/** A title card has come to a vampire, which receives the title; if it cannot, the card is burned. */
function takeUpTitle(t: Table, { id, host }: CardInPlay): void {
  const text = titleCardOf(t, id);
  if (text === undefined || !findCard(t, id)) return;
  if (cardInPlay(t, host).titleCard === id) return;
  // R-GLOSS-19: a placeholder for the title
  giveTitle(t, host, text.title, text.city ?? '', id);
  if (cardInPlay(t, host).titleCard !== id) burnCard(t, id, NONE);
}

function contest(t: Table, claimants: readonly CardId[]): void {
  const standing: CardId[] = [];
  for (const id of claimants) {
    const isContested = claimants.length > 1 || cardInPlay(t, id).titleContested;
    // R-SECT-06: who does not hold it by sect or clan yields at once
    if (isContested && !holdsClaim(t, id)) yieldTitle(t, id);
    else standing.push(id);
  }
  // R-TITLE-02: two or more vampires in play with the same unique title contest it
  if (standing.length > 1) for (const id of standing) setTitleContested(t, id, true);
}

// ---------------------------------------------------------------------------------------------- unlock phase

/** The unlock phase begins: whose rivals are all gone has the title. */
export function acquireTitles(t: Table, seat: Seat): void {
  for (const id of minionsOf(t, seat)) {
    // R-TITLE-07: the last one acquires the title in its controller's unlock phase, at no cost
    if (rivalsOf(t, id).length === 0) setTitleContested(t, id, false);
  }
}

/** A contested title that its vampire has neither paid for nor yielded in this phase. */
const isTitleDue = (t: Table, id: CardId): boolean =>
  cardInPlay(t, id).titleContested && rivalsOf(t, id).length > 0 && !marked(t, 'phase', id, KEY.contestTitle);

export function offerTitles(
  t: Table,
  seat: Seat,
  out: Offers<OptionOf<'contestTitle' | 'yieldTitle'>>,
): void {
  // R-TITLE-04: in the unlock phases of its controller
  if (seat !== t.state.active) return;
  for (const id of minionsOf(t, seat)) {
    if (!isTitleDue(t, id)) continue;
    // R-TITLE-05, R-TITLE-06: without blood, or in torpor, it can only yield
    if (isReady(t, id) && countersOn(t, id) > 0) out.push(contestTitleOption(id));
    out.push(yieldTitleOption(id));
  }
}

export const titlesDone = (t: Table, seat: Seat): boolean =>
  !minionsOf(t, seat).some((id) => isTitleDue(t, id));

export function payForTitle(t: Table, vampire: CardId): void {
  mark(t, 'phase', vampire, KEY.contestTitle);
  const title = toldTitle(cardInPlay(t, vampire));
  t.emit?.({ type: 'titlePaid', when: now(t), card: told(t, vampire), title });
  // R-TITLE-04: 1 blood, paid by the vampire itself
  burnCounters(t, vampire, 1, 'titleContest');
}
