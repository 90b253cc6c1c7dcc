import { disciplineName } from '../language/aliases.ts';
import { type FieldReaders, givenFields } from '../language/fields.ts';
import type { CardNoun, Filter, FilterSeat } from '../language/language.ts';
import type { CompiledCard } from '../language/pool.ts';
import { actionKey } from '../state/ledger.ts';
import { isFighting } from '../state/sides.ts';
import {
  type CardId,
  type CardInPlay,
  type EffectContext,
  NONE,
  type Seat,
  seatTarget,
  targetClan,
} from '../state/types.ts';
import { currentAction, currentCombat, currentReferendum } from '../table/stack.ts';
import { defOf, findCard, seatState, type Table } from '../table/table.ts';
import { capacityIn, countsAsVampire, sectIn } from './asvampire.ts';
import { followsPath, hasTrait, inSameCircle, isOfClan } from './belonging.ts';
import { marksOn } from './marks.ts';
import { disciplineLevel } from './minions.ts';
import { cardOf, seatsOf } from './nouns.ts';
import { predator, prey } from './seats.ts';
import { pointsOf } from './terms.ts';
import { titleNamed, titleOf } from './titles.ts';

/** Matches a card in play against a filter: every given field must match. */

/** Frequent and cheap fields come first. */
const FIELDS: FieldReaders<Filter, Table, EffectContext, CardInPlay, boolean> = {
  of: (of, t, context, card) => isOf(t, context, card.controller, of),
  region: (region, _t, _cast, card) => REGIONS[region](card.region),
  locked: (locked, _t, _cast, card) => card.locked === locked,
  minCounters: (least, _t, _cast, card) => card.counters >= least,
  maxCounters: (most, _t, _cast, card) => card.counters <= most,
  marked: ({ with: kind, yours, least = 1 }, t, context, card) =>
    marksOn(t, card.id, kind, yours ? context.seat : NONE) >= least,
  kind: (kind, t, context, card) => KINDS[kind](t, context, card, defOf(t, card.id)),
  not: (noun, t, context, card) => cardOf(t, context, noun) !== card.id,
  named: (name, t, _cast, card) => defOf(t, card.id).card.name === name,
  unique: (is, t, _cast, card) => defOf(t, card.id).uniqueKey >= 0 === is,
  keyword: (word, t, _cast, card) => hasKeyword(defOf(t, card.id), word),
  copyOf: (noun, t, context, card) => defOf(t, card.id).index === t.state.def[cardOf(t, context, noun)],
  on: (noun, t, context, card) => card.host !== NONE && cardOf(t, context, noun) === card.host,
  onA: (filter, t, context, card) => {
    const host = findCard(t, card.host);
    return host !== undefined && fieldsFit(t, context, host, filter);
  },
  onMinionOf: (of, t, context, card) => {
    const host = findCard(t, card.host);
    return host !== undefined && defOf(t, host.id).isMinion && isOf(t, context, host.controller, of);
  },
  inCombat: (is, t, _cast, { id }) => {
    const combat = currentCombat(t);
    return isFighting(combat, id) === is;
  },
  diablerist: (is, t, context, { id }) => isDiablerist(t, context.seat, id) === is,
  poolAtMost: (most, t, _cast, { controller }) => seatState(t, controller).pool <= most,
  hasVoted: (is, t, _cast, { id }) => {
    const ballots = currentReferendum(t)?.ballots ?? [];
    return ballots.some((b) => b.source === id && b.side !== 0 && !b.cancelled) === is;
  },
  chosen: (is, _t, context, { id }) => context.picks.includes(id) === is,
  allocated: (is, t, context, { id }) => pointsOf(t, context).includes(id) === is,
  clan: (clan, t, context, card) => isOfClan(t, card.id, clanMeant(t, context, clan)),
  sect: (sect, t, context, card) => sectIn(t, context, card.id) === sect,
  path: (path, t, _cast, card) => followsPath(t, card.id, path),
  trait: (trait, t, _cast, card) => hasTrait(t, card.id, trait),
  inCircleOf: (noun, t, context, card) => inSameCircle(t, card.id, cardOf(t, context, noun)),
  discipline: (name, t, _cast, card) => disciplineLevel(t, card.id, disciplineName(name)) > 0,
  superior: (name, t, _cast, card) => disciplineLevel(t, card.id, disciplineName(name)) >= 2,
  canLearn: (name, t, _cast, card) => disciplineLevel(t, card.id, disciplineName(name)) < 2,
  titled: (is, t, _cast, card) => (titleOf(t, card.id) !== NONE) === is,
  title: (titles, t, _cast, card) => {
    const title = titleNamed(titleOf(t, card.id));
    return title !== undefined && titles.includes(title);
  },
  minCapacity: (least, t, context, card) => capacityIn(t, context, card.id) >= least,
  // R-MINION-09: an ally has no capacity, not even a small one
  maxCapacity: (most, t, context, card) =>
    countsAsVampire(t, context, card.id) && capacityIn(t, context, card.id) <= most,
  youngerThan: (noun, t, context, card) => compareAge(t, context, card.id, noun, -1),
  olderThan: (noun, t, context, card) => compareAge(t, context, card.id, noun, 1),
  either: (filters, t, context, card) => filters.some((filter) => fieldsFit(t, context, card, filter)),
  except: (filters, t, context, card) => !filters.some((filter) => fieldsFit(t, context, card, filter)),
};
const fieldsOf = givenFields(FIELDS);
/** For the filters within a filter, so that the outer one stays the last that was looked up. */
const innerFieldsOf = givenFields(FIELDS);

function fieldsFit(t: Table, context: EffectContext, card: CardInPlay, filter: Filter): boolean {
  for (const holds of innerFieldsOf(filter)) if (!holds(t, context, card)) return false;
  return true;
}

const REGIONS: Readonly<Record<NonNullable<Filter['region']>, (region: CardInPlay['region']) => boolean>> = {
  ready: (region) => region === 'ready',
  torpor: (region) => region === 'torpor',
  uncontrolled: (region) => region === 'uncontrolled',
  controlled: (region) => region !== 'uncontrolled',
};

const KINDS: {
  readonly [K in NonNullable<Filter['kind']>]: (
    t: Table,
    context: EffectContext,
    card: CardInPlay,
    def: CompiledCard,
  ) => boolean;
} = {
  // R-MINION-10: an ally counts as a vampire for the effects of a card it plays as one
  vampire: (t, context, card) => countsAsVampire(t, context, card.id),
  // R-MINION-09: an ally is a minion that is not a vampire
  ally: (t, context, card, def) =>
    def.isMinion && card.host === NONE && !countsAsVampire(t, context, card.id),
  minion: (_t, _cast, card, def) => def.isMinion && card.host === NONE,
  equipment: (_t, _cast, _card, def) => def.isEquipment,
  retainer: (_t, _cast, _card, def) => def.isRetainer,
  any: () => true,
};

export function matches(t: Table, context: EffectContext, id: CardId, filter: Filter): boolean {
  const card = findCard(t, id);
  return card !== undefined && fits(t, context, card, filter);
}

/** The same for a card on the table that has already been looked up. */
export function fits(t: Table, context: EffectContext, card: CardInPlay, filter: Filter): boolean {
  // R-PLAY-24: vampires in torpor are legal targets; uncontrolled ones only if the text says so
  if (card.region === 'uncontrolled' && !namesRegion(filter)) return false;
  // R-CONTEST-03: a contested card is out of play
  if (card.region === 'contested') return false;
  for (const holds of fieldsOf(filter)) if (!holds(t, context, card)) return false;
  return true;
}

const isDiablerist = (t: Table, seat: Seat, id: CardId): boolean =>
  t.state.ledger.some(
    ({ scope, subject, key }) =>
      scope === 'game' && subject === seatTarget(seat) && key === actionKey('diablerise', id),
  );

const namesRegion = ({ region, either }: Filter): boolean =>
  region !== undefined || (either?.every((each) => each.region !== undefined) ?? false);

const clanMeant = (t: Table, context: EffectContext, clan: NonNullable<Filter['clan']>): string =>
  typeof clan === 'string' ? clan : (t.pool.clans[targetClan(context.picks[clan.pick] ?? NONE)] ?? '');

function hasKeyword(def: CompiledCard, keyword: string): boolean {
  const words = def.keywords;
  // R-GLOSS-11: a monster is any minion or retainer that is neither mortal nor animal
  if (keyword === 'monster')
    return (def.isMinion || def.isRetainer) && !words.includes('mortal') && !words.includes('animal');
  return words.includes(keyword);
}

function compareAge(t: Table, context: EffectContext, id: CardId, than: CardNoun, sign: 1 | -1): boolean {
  const other = cardOf(t, context, than);
  // R-MINION-09: an ally has no capacity, so it is neither younger nor older
  if (other === NONE || !countsAsVampire(t, context, id) || !countsAsVampire(t, context, other)) return false;
  // R-CRYPT-03: larger capacity is older, smaller is younger
  return Math.sign(capacityIn(t, context, id) - capacityIn(t, context, other)) === sign;
}

function isOf(t: Table, context: EffectContext, controller: Seat, of: FilterSeat): boolean {
  if (typeof of === 'object') return seatsOf(t, context, of).includes(controller);
  switch (of) {
    case 'you':
      return controller === context.seat;
    case 'others':
      return controller !== context.seat;
    case 'yourPrey':
      return controller === prey(t, context.seat);
    case 'yourPredator':
      return controller === predator(t, context.seat);
    case 'preyOrPredator':
      return controller === prey(t, context.seat) || controller === predator(t, context.seat);
    case 'actionTarget':
      return currentAction(t)?.directedAt.includes(controller) ?? false;
    case 'actingMethuselah':
      return controller === (currentAction(t)?.seat ?? t.state.active);
    case 'notActing':
      return controller !== (currentAction(t)?.seat ?? t.state.active);
  }
}
