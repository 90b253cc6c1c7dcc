import { disciplineName } from '../language/aliases.ts';
import { type Level, type Requirement, TITLES } from '../language/language.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { playsAsVampire } from '../query/asvampire.ts';
import { hasTrait, isOfClan, sectOf } from '../query/belonging.ts';
import { capacityOf, disciplineLevel, isReady, minionsOf } from '../query/minions.ts';
import { titleOf } from '../query/titles.ts';
import { type CardId, NONE, type Seat } from '../state/types.ts';
import { defOf, type Reason, reason, type Table } from '../table/table.ts';

/** Requirements for playing cards (rulebook p.7-8). */

const WHY = {
  vampire: reason('R-MINION-02', 'needsVampire'),
  ally: reason('R-PLAY-13', 'needsAlly'),
  clan: reason('R-CRYPT-07', 'needsClan'),
  discipline: reason('R-CRYPT-08', 'needsDiscipline'),
  level: reason('R-CRYPT-09', 'needsSuperior'),
  capacity: reason('R-PLAY-12', 'needsCapacity'),
  title: reason('R-PLAY-12', 'needsTitle'),
  sect: reason('R-SECT-12', 'needsSect'),
  trait: reason('R-TRAIT-01', 'needsTrait'),
  nobody: reason('R-PLAY-14', 'noReadyMinionMeetsIt'),
} as const;

/** `plays`: the minion itself is to play the card, which some allies do as a vampire. */
export function whyNotMet(t: Table, minion: CardId, r: Requirement, plays = true): Reason | null {
  const def = defOf(t, minion);
  const asVampire = plays && playsAsVampire(t, minion, r.disciplines);
  // R-MINION-10: the ally is a vampire for what the card requires
  if (r.kind === 'vampire' && !def.isVampire && !asVampire) return WHY.vampire;
  if (r.kind === 'ally' && !def.isAlly) return WHY.ally;
  // R-CRYPT-07: a card that requires a clan is played by a member of it
  if (r.clan !== undefined && !r.clan.some((clan) => isOfClan(t, minion, clan))) return WHY.clan;
  if (r.disciplines !== undefined && !asVampire) {
    // R-PLAY-15, R-CRYPT-11: every Discipline that the effect shows
    for (const discipline in r.disciplines) {
      const has = disciplineLevel(t, minion, discipline);
      // R-CRYPT-08: only a vampire who has the Discipline
      if (has === 0) return WHY.discipline;
      // R-CRYPT-09, R-CRYPT-10: the superior effect needs the superior level
      if (has < (r.disciplines[discipline] as Level)) return WHY.level;
    }
    // R-MINION-02: an ally that a card gives a Discipline is no vampire for it
    if (plays && !def.isVampire && Object.keys(r.disciplines).length > 0) return WHY.vampire;
  }
  // R-PLAY-12: the text may ask for capacity or a title
  // R-MINION-12: an ally that plays it as a vampire has a capacity of 1
  if (r.minCapacity !== undefined && (asVampire ? 1 : capacityOf(t, minion)) < r.minCapacity)
    return WHY.capacity;
  if (r.sect !== undefined && !r.sect.some((sect) => sectOf(t, minion) === sect)) return WHY.sect;
  // R-TRAIT-01: some cards are for minions with a trait
  if (r.trait !== undefined && !hasTrait(t, minion, r.trait)) return WHY.trait;
  // R-PLAY-12: any title, or one of some
  if (r.titled && titleOf(t, minion) === NONE) return WHY.title;
  if (r.title !== undefined) {
    const title = TITLES[titleOf(t, minion)];
    if (title === undefined || !r.title.includes(title)) return WHY.title;
  }
  return null;
}

/** Does some way of playing the card require this Discipline? */
export const needsDiscipline = (def: CompiledCard, discipline: string): boolean =>
  def.handUses.some((use) => use.requires.disciplines?.[disciplineName(discipline)] !== undefined);

/** R-PLAY-14: a master card with requirements needs a ready minion of its player that meets them. */
export function whyNotMetBySeat(t: Table, seat: Seat, use: CompiledUse): Reason | null {
  if (!use.hasRequirements) return null;
  for (const minion of minionsOf(t, seat))
    if (isReady(t, minion) && whyNotMet(t, minion, use.requires, false) === null) return null;
  return WHY.nobody;
}
