import { clanName, disciplineName } from '../language/aliases.ts';
import { type FieldReaders, givenFields } from '../language/fields.ts';
import type { Disciplines, Requirement, RequirementStatic, Title } from '../language/language.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { playsAsVampire, sectAsVampire } from '../query/asvampire.ts';
import { followsPath, hasTrait, isOfClan, sectOf } from '../query/belonging.ts';
import { capacityOf, disciplineLevel, isReady, minionsOf } from '../query/minions.ts';
import { speakingOf } from '../query/stats.ts';
import { titleNamed, titleOf } from '../query/titles.ts';
import { type CardId, NONE, type Seat } from '../state/types.ts';
import { defOf, indexOf, type Reason, reason, type Table } from '../table/table.ts';

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
  path: reason('R-PLAY-12', 'needsPath'),
  trait: reason('R-TRAIT-01', 'needsTrait'),
  nobody: reason('R-PLAY-14', 'noReadyMinionMeetsIt'),
} as const;

/** The minion plays the card itself, plays it as a vampire though an ally, or only has to be in play. */
type Part = 'plays' | 'playsAsVampire' | 'isThere';

const FIELDS: FieldReaders<Requirement, Table, CardId, Part, Reason | null> = {
  kind(kind, t, minion, part) {
    const def = defOf(t, minion);
    if (kind === 'ally') return def.isAlly ? null : WHY.ally;
    // R-MINION-10: the ally counts as a vampire for the card's requirements
    return def.isVampire || part === 'playsAsVampire' ? null : WHY.vampire;
  },
  // R-CRYPT-07: a card that requires a clan is played by a member of that clan
  clan: (clans, t, minion, part) =>
    clans.some((clan) => isOfClan(t, minion, clan) || meetsClan(t, minion, clan, part)) ? null : WHY.clan,
  disciplines: (needed, t, minion, part) =>
    part === 'playsAsVampire' ? null : whyDisciplinesAreMissing(t, minion, needed, part),
  // R-PLAY-12: the text may require a capacity or a title
  // R-MINION-12: an ally playing it as a vampire has a capacity of 1, unless its text says otherwise
  minCapacity: (least, t, minion, part) =>
    (part === 'playsAsVampire' ? defOf(t, minion).asVampire.capacity : capacityOf(t, minion)) >= least
      ? null
      : WHY.capacity,
  sect(sects, t, minion, part) {
    const its = part === 'playsAsVampire' ? sectAsVampire(t, minion) : sectOf(t, minion);
    return its !== undefined && sects.includes(its) ? null : WHY.sect;
  },
  // R-PLAY-12: a Path, printed on the card as a clan is
  path: (path, t, minion) => (followsPath(t, minion, path) ? null : WHY.path),
  // R-TRAIT-01: some cards require a trait
  trait: (trait, t, minion) => (hasTrait(t, minion, trait) ? null : WHY.trait),
  // R-PLAY-12: any title, or one of those listed
  titled: (is, t, minion) => (is && titleOf(t, minion) === NONE ? WHY.title : null),
  title(titles, t, minion, part) {
    const title = titleNamed(titleOf(t, minion));
    if (title !== undefined && titles.includes(title)) return null;
    return titles.some((each) => meetsTitle(t, minion, each, part)) ? null : WHY.title;
  },
};
const fieldsOf = givenFields(FIELDS);

const meetsClan = (t: Table, minion: CardId, clan: string, part: Part): boolean =>
  meets(t, minion, part, (text) => 'clan' in text && clanName(text.clan) === clanName(clan));

const meetsTitle = (t: Table, minion: CardId, title: Title, part: Part): boolean =>
  meets(t, minion, part, (text) => 'title' in text && text.title === title);

/** Does a text let the minion, or for a master card its Methuselah, play the card as if it met the requirement? */
function meets(
  t: Table,
  minion: CardId,
  part: Part,
  isMet: (text: RequirementStatic['meets']) => boolean,
): boolean {
  for (const { card, text } of indexOf(t).statics.get('requirement') ?? []) {
    const said = text.text;
    if (!('meets' in said) || (part === 'isThere' && said.youToo !== true) || !isMet(said.meets)) continue;
    if (speakingOf(t, card, said, minion) !== null) return true;
  }
  return false;
}

function whyDisciplinesAreMissing(t: Table, minion: CardId, needed: Disciplines, part: Part): Reason | null {
  let any = false;
  // R-PLAY-15, R-CRYPT-11: every Discipline shown for the effect
  for (const discipline in needed) {
    any = true;
    const has = disciplineLevel(t, minion, discipline);
    // R-CRYPT-08: only a vampire with the Discipline
    if (has === 0) return WHY.discipline;
    // R-CRYPT-09, R-CRYPT-10: the superior effect needs the superior level
    if (has < (needed[discipline] ?? 1)) return WHY.level;
  }
  // R-MINION-02: an ally given a Discipline by a card is still not a vampire
  return any && part === 'plays' && !defOf(t, minion).isVampire ? WHY.vampire : null;
}

/** `plays`: the minion itself plays the card, which some allies do as a vampire. */
export function whyRequirementFails(t: Table, minion: CardId, r: Requirement, plays = true): Reason | null {
  const part = !plays ? 'isThere' : playsAsVampire(t, minion, r.disciplines) ? 'playsAsVampire' : 'plays';
  for (const whyNot of fieldsOf(r)) {
    const reason = whyNot(t, minion, part);
    if (reason !== null) return reason;
  }
  return null;
}

/** Does any way of playing the card require this Discipline? */
export const needsDiscipline = (def: CompiledCard, discipline: string): boolean =>
  def.handUses.some((use) => use.requires.disciplines?.[disciplineName(discipline)] !== undefined);

/** R-PLAY-14: a master card with requirements needs a ready minion, controlled by its player, that meets them. */
export function whyRequirementFailsForSeat(t: Table, seat: Seat, use: CompiledUse): Reason | null {
  if (!use.hasRequirements) return null;
  for (const minion of minionsOf(t, seat))
    if (isReady(t, minion) && whyRequirementFails(t, minion, use.requires, false) === null) return null;
  return WHY.nobody;
}
