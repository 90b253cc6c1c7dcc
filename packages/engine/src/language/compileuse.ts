import { clanName, disciplineName } from './aliases.ts';
import type { CompiledUse } from './compiled.ts';
import { inForm, NO_ACTION, NO_COST, NO_REQUIREMENT, NO_USE } from './forms.ts';
import type { Ability, Card, CardType, Cost, Disciplines, Effect, Mode, Requirement } from './language.ts';
import type { Numbering } from './numbering.ts';
import { ANY_ACTION, ANY_TIME, defaultWindows, placesOf, useWindows, WAKE_WINDOWS } from './timing.ts';
import { factsOf, type UseFacts } from './usefacts.ts';
import { ACTION_LISTS, listsOf, MODE_LISTS, STRIKE_LISTS, USE_LISTS, walked } from './walk.ts';

/** Compiles one way to use a card. */

const FOR_OTHERS: readonly Ability['by'][] = [
  'hostController',
  'anyMethuselah',
  'otherMethuselahs',
  'yourPrey',
  'anyMinion',
  'otherMinions',
];
const DEFAULT_BY: Readonly<Record<CardType, CompiledUse['by']>> = {
  master: 'methuselah',
  action: 'acting',
  political: 'acting',
  equipment: 'acting',
  retainer: 'acting',
  ally: 'acting',
  modifier: 'acting',
  reaction: 'reacting',
  combat: 'combatant',
  reflex: 'reflex',
  event: 'methuselah',
};
const SETTLING: readonly CardType[] = ['equipment', 'retainer', 'ally'];

export const named = (disciplines: Disciplines | undefined): Disciplines =>
  Object.fromEntries(Object.entries(disciplines ?? {}).map(([name, level]) => [disciplineName(name), level]));

const asksAnything = ({ disciplines = {}, ...others }: Requirement): boolean =>
  Object.keys(others).length > 0 || Object.keys(disciplines).length > 0;

const costsMore = ({ blood, pool, ...others }: Cost): boolean => Object.keys(others).length > 0;

// R-EVENT-01: an event is put into play
const inPlayIfEvent = (mode: Mode): Mode => (mode.type === 'event' ? { stays: 'table', ...mode } : mode);

/** The fields that differ between a mode of a card in hand and an ability of a card in play. */
type Manner = Pick<
  CompiledUse,
  | 'mode'
  | 'ability'
  | 'type'
  | 'by'
  | 'windows'
  | 'ownPhase'
  | 'forOthers'
  | 'requires'
  | 'cost'
  | 'settles'
  | 'superior'
>;

function mannerOfMode(card: Card, mode: Mode, all: readonly Effect[]): Manner {
  return {
    mode,
    ability: null,
    type: mode.type,
    by: mode.by ?? DEFAULT_BY[mode.type],
    // ruling:G00115#2: a wake is playable wherever a reaction may follow, after resolution and in the polling step too
    windows: useWindows(mode, all, defaultWindows(mode)) | (mode.wake === true ? WAKE_WINDOWS : 0),
    ownPhase: false,
    forOthers: false,
    requires: requirementOf(card, mode),
    cost: mode.cost ?? (card.kind === 'library' ? (card.cost ?? {}) : {}),
    settles: mode.stays !== undefined || SETTLING.includes(mode.type),
    superior: Object.values(mode.disciplines ?? {}).includes(2),
  };
}

function mannerOfAbility(ability: Ability, all: readonly Effect[], facts: UseFacts): Manner {
  // R-BLOCK-12, R-BLOCK-13: stealth and intercept are used only during an action
  const whenever = facts.addsStealth || facts.addsIntercept ? ANY_ACTION : ANY_TIME;
  // An ability without windows is usable at any time, in every turn.
  const anyTime = useWindows(ability, all, []) === 0;
  return {
    mode: null,
    ability,
    type: 'ability',
    by: ability.by,
    windows: useWindows(ability, all, whenever),
    ownPhase: ability.anyTurn !== true && ability.by !== 'yourPrey' && !anyTime,
    forOthers: FOR_OTHERS.includes(ability.by),
    requires: {},
    cost: ability.cost ?? {},
    settles: false,
    superior: false,
  };
}

/** The use with every field of its action present, for one object shape. */
const withAction = <U extends Mode | Ability>(use: U): U =>
  use.action === undefined ? use : { ...use, action: inForm(NO_ACTION, use.action) };

/** Compiles a use as number `index` of its pool; `place` is its position on the card. */
export function compileUse(
  card: Card,
  given: { readonly mode: Mode } | { readonly ability: Ability },
  place: { readonly index: number; readonly def: number; readonly key: string },
  numbering: Numbering,
): CompiledUse {
  const use =
    'mode' in given
      ? { mode: withAction(inForm<Mode>(NO_USE, inPlayIfEvent(given.mode))) }
      : { ability: withAction(inForm<Ability>(NO_USE, given.ability)) };
  const text = 'mode' in use ? use.mode : use.ability;
  const all = walked(text);
  const facts = factsOf(text, all);
  const manner = 'mode' in use ? mannerOfMode(card, use.mode, all) : mannerOfAbility(use.ability, all, facts);
  return {
    index: place.index,
    def: place.def,
    key: place.key,
    fromHand: manner.mode !== null,
    type: manner.type,
    by: manner.by,
    windows: manner.windows,
    windowPlaces: placesOf(manner.windows),
    text,
    mode: manner.mode,
    ability: manner.ability,
    ownPhase: manner.ownPhase,
    forOthers: manner.forOthers,
    requires: inForm(NO_REQUIREMENT, manner.requires),
    hasRequirements: asksAnything(manner.requires),
    cost: inForm(NO_COST, manner.cost),
    costsMore: costsMore(manner.cost),
    script: addScripts(text, place.key, numbering),
    addsStealth: facts.addsStealth,
    addsIntercept: facts.addsIntercept,
    addsBleed: facts.addsBleed,
    redirects: facts.redirects,
    forcesBlock: facts.forcesBlock,
    gainsPool: facts.gainsPool,
    addsStrikes: facts.addsStrikes,
    votesSide: facts.votesSide,
    addsVotes: facts.addsVotes,
    drawsCrypt: facts.drawsCrypt,
    cancels: facts.cancels,
    hindersReactions: facts.hindersReactions,
    bringsFromHand: facts.bringsFromHand,
    onePerMethuselah: manner.mode !== null && card.kind === 'library' && card.onePerMethuselah === true,
    settles: manner.settles,
    bringsOut: facts.bringsOut,
    steals: facts.steals,
    feeds: facts.feeds,
    honours: facts.honours,
    sendsToBlock: facts.sendsToBlock,
    aidsBlock: facts.aidsBlock,
    blocksAnyAction: facts.blocksAnyAction,
    superior: manner.superior,
  };
}

function requirementOf(card: Card, mode: Mode): Requirement {
  const printed: Requirement = card.kind === 'library' ? (card.requires ?? {}) : {};
  return {
    ...printed,
    ...(printed.clan ? { clan: printed.clan.map(clanName) } : {}),
    disciplines: named({ ...printed.disciplines, ...mode.disciplines }),
  };
}

/** Registers every effect list of a use and returns the number of its main one. */
function addScripts(text: Mode | Ability, key: string, to: Numbering): number {
  const { effects = [], action, strike } = text;
  const script = to.addScript(effects, `${key}:${USE_LISTS.effects}`);
  for (const { list, name } of [
    ...listsOf(MODE_LISTS, 'type' in text ? text : undefined),
    ...listsOf(ACTION_LISTS, action),
    ...listsOf(STRIKE_LISTS, strike),
  ])
    to.addScript(list, `${key}:${name}`);
  return script;
}
