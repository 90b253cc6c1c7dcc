import { clanName, disciplineName } from './aliases.ts';
import type { CompiledCard, CompiledUse, HandUser, Pool } from './compiled.ts';
import { inForm, NO_COST, NO_REQUIREMENT, NO_USE } from './forms.ts';
import { hashText } from './hash.ts';
import type {
  Ability,
  Card,
  CardType,
  Effect,
  LibraryCard,
  Mode,
  Requirement,
  Static,
  Trigger,
} from './language.ts';
import { type Disciplines, SECTS, TITLES, WINDOWS } from './language.ts';
import { domainOf, merge } from './merged.ts';
import {
  ANY_ACTION,
  ANY_TIME,
  defaultWindows,
  reactionWindows,
  useWindows,
  windowBit,
  windowsBy,
} from './timing.ts';
import { branchesOf, listsIn, walkEffects } from './walk.ts';

export type * from './compiled.ts';

/**
 * The card pool: definitions compiled for play. Every use, effect list and node has a number, so that frames
 * and rows can point at them and still be plain data.
 */

const FOR_OTHERS: readonly Ability['by'][] = [
  'hostController',
  'anyMethuselah',
  'otherMethuselahs',
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

/** Whatever way it is played, it is put on a vampire. Equipment and retainers are for any minion that comes to have them. */
function isOnVampires(card: LibraryCard, types: readonly CardType[]): boolean {
  if (types.includes('equipment') || types.includes('retainer')) return false;
  const staying = card.modes.filter(({ stays }) => stays !== undefined && stays !== 'table');
  return (
    staying.length > 0 &&
    staying.every(({ stays, disciplines, picks = [] }) => {
      // R-MINION-02: a card that requires a Discipline is a vampire's
      if (stays === 'self') return disciplines !== undefined || card.requires?.kind === 'vampire';
      const pick = typeof stays === 'object' ? picks[stays.pick] : undefined;
      return pick?.pick === 'card' && pick.filter.kind === 'vampire';
    })
  );
}

const named = (disciplines: Disciplines | undefined): Disciplines =>
  Object.fromEntries(Object.entries(disciplines ?? {}).map(([name, level]) => [disciplineName(name), level]));

const asksAnything = ({ disciplines = {}, ...others }: Requirement): boolean =>
  Object.keys(others).length > 0 || Object.keys(disciplines).length > 0;

// R-EVENT-01: an event is put into play
const inPlayIfEvent = (mode: Mode): Mode => (mode.type === 'event' ? { stays: 'table', ...mode } : mode);

const staticKey = ({ stat, restrict, trait }: Static): string =>
  stat ?? restrict ?? (trait === undefined ? '' : 'trait');

/** The Discipline that a card gives a level of to what it is on (R-MASTER-11). */
const taught = (card: Card): string =>
  disciplineName(
    (card.statics ?? []).find((s) => s.stat === 'discipline' && s.who === 'host')?.discipline ?? '',
  );

/** Effects that raise a signal: the rest of their list would be dropped, so nothing may stand there. */
const ENDS_THE_LIST: readonly string[] = ['redirect', 'attemptBlock', 'endAction', 'endCombat'];

export function compilePool(cards: readonly Card[]): Pool {
  const uses: CompiledUse[] = [];
  const scripts: (readonly Effect[])[] = [];
  const nodes: (Effect | Static | Trigger)[] = [];
  const scriptOf = new Map<readonly Effect[], number>();
  const nodeOf = new Map<Effect | Static | Trigger, number>();
  const byId = new Map<number, CompiledCard>();
  const byName = new Map<string, CompiledCard>();

  const addNode = (node: Effect | Static | Trigger): number => {
    const index = nodes.push(node) - 1;
    nodeOf.set(node, index);
    return index;
  };
  const addScript = (list: readonly Effect[]): number => {
    const known = scriptOf.get(list);
    if (known !== undefined) return known;
    const index = scripts.push(list) - 1;
    scriptOf.set(list, index);
    for (const effect of list) {
      if (ENDS_THE_LIST.includes(effect.do) && effect !== list[list.length - 1])
        throw new Error(`Nothing can follow the effect ${effect.do} in a list: ${JSON.stringify(list)}`);
      addNode(effect);
      for (const branch of branchesOf(effect)) addScript(branch);
    }
    return index;
  };
  // ruling:G00115#2: a wake may be played wherever a reaction may follow, after resolution and in the polling step too
  const reacting = reactionWindows(cards);
  const addUse = (
    def: number,
    card: Card,
    use: Mode | Ability,
    place: string,
    fromHand: boolean,
  ): CompiledUse => {
    const text = inForm<Mode | Ability>(NO_USE, fromHand ? inPlayIfEvent(use as Mode) : use);
    const mode = fromHand ? (text as Mode) : null;
    const ability = fromHand ? null : (text as Ability);
    const effects = use.effects ?? [];
    const script = addScript(effects);
    if (use.action?.called) addScript(use.action.called);
    if (use.action?.passes) addScript(use.action.passes);
    if (use.action?.fails) addScript(use.action.fails);
    if (use.strike?.effects) addScript(use.strike.effects);
    const all = [...walkEffects(effects)];
    const raises = (stat: string): boolean =>
      all.some(
        (e) =>
          e.do === 'modify' &&
          e.stat === stat &&
          e.for === 'action' &&
          !e.evenIfNotNeeded &&
          !(typeof e.amount === 'number' && e.amount < 0),
      );
    // An ability that names no window is usable at any time, in every turn.
    const anyTime = ability !== null && useWindows(use, []) === 0;
    // R-BLOCK-12, R-BLOCK-13: stealth and intercept are of no use but in an action
    const whenever = raises('stealth') || raises('intercept') ? ANY_ACTION : ANY_TIME;
    const windows =
      useWindows(use, mode ? defaultWindows(mode) : whenever) | (mode?.wake === true ? reacting : 0);
    const printed = card.kind === 'library' ? (card.requires ?? {}) : {};
    const requires: Requirement = mode
      ? {
          ...printed,
          ...(printed.clan ? { clan: printed.clan.map(clanName) } : {}),
          disciplines: named({ ...printed.disciplines, ...mode.disciplines }),
        }
      : {};
    const compiled: CompiledUse = {
      index: uses.length,
      def,
      key: `${card.id}${place}`,
      fromHand,
      type: mode ? mode.type : 'ability',
      by: mode ? (mode.by ?? DEFAULT_BY[mode.type]) : ability ? ability.by : 'methuselah',
      windows,
      windowPlaces: WINDOWS.flatMap((_, place) => ((windows & (1 << place)) !== 0 ? [place] : [])),
      text,
      mode,
      ability,
      ownPhase: ability !== null && ability.anyTurn !== true && !anyTime,
      forOthers: ability !== null && FOR_OTHERS.includes(ability.by),
      requires: inForm(NO_REQUIREMENT, requires),
      hasRequirements: asksAnything(requires),
      cost: inForm(NO_COST, use.cost ?? (mode && card.kind === 'library' ? (card.cost ?? {}) : {})),
      script,
      addsStealth: raises('stealth'),
      addsIntercept: raises('intercept'),
      addsBleed: all.some(
        (e) =>
          e.do === 'modify' &&
          e.stat === 'bleed' &&
          e.for === 'action' &&
          !e.unlimited &&
          !(typeof e.amount === 'number' && e.amount <= 0),
      ),
      redirects: all.some((e) => e.do === 'redirect'),
      forcesBlock: all.some((e) => e.do === 'attemptBlock'),
      gainsPool: all.some(
        (e) =>
          (e.do === 'gainPool' && e.who === 'you') ||
          (e.do === 'movePool' && e.to === 'you') ||
          (e.do === 'moveBlood' && e.to === 'pool') ||
          (e.do === 'gainBlood' && e.toPool !== undefined),
      ),
      addsStrikes: all.some((e) => e.do === 'additionalStrikes' && !e.unlimited),
      votesSide: all.some((e) => e.do === 'modify' && e.side === 'for')
        ? 1
        : all.some((e) => e.do === 'modify' && e.side === 'against')
          ? -1
          : 0,
      addsVotes: all.some((e) => e.do === 'modify' && e.stat === 'votes' && e.for === 'referendum'),
      cancels: all.some((e) => e.do === 'cancel'),
      settles:
        mode !== null && (mode.stays !== undefined || ['equipment', 'retainer', 'ally'].includes(mode.type)),
      bringsOut: effects.flatMap((e) =>
        e.do === 'toReady' && typeof e.who === 'object' && 'pick' in e.who ? [e.who.pick] : [],
      ),
      steals: effects.flatMap((e) =>
        e.do === 'steal' && typeof e.who === 'object' && 'pick' in e.who ? [e.who.pick] : [],
      ),
      feeds: effects.flatMap((e) =>
        e.do === 'gainBlood' && e.onlyOneEachTurn && typeof e.who === 'object' && 'pick' in e.who
          ? [{ pick: e.who.pick, keyword: e.onlyOneEachTurn }]
          : [],
      ),
      honours: (text.action?.passes ?? []).flatMap((e) =>
        e.do === 'title' && typeof e.who === 'object' && 'pick' in e.who
          ? [{ pick: e.who.pick, title: e.title, city: e.city ?? '' }]
          : [],
      ),
      superior: mode ? Object.values(mode.disciplines ?? {}).some((level) => level === 2) : false,
    };
    uses.push(compiled);
    return compiled;
  };

  // The keywords of which a minion can have only one.
  const single = cards.flatMap((card) =>
    card.kind === 'library' && typeof card.onlyOne === 'object' ? [card.onlyOne.keyword] : [],
  );
  const isExclusive = (card: Card): boolean =>
    card.kind === 'library' &&
    (card.onlyOne !== undefined || (card.keywords?.some((word) => single.includes(word)) ?? false));

  const compile = (card: Card, index: number, mark = ''): CompiledCard => {
    const modes = card.kind === 'library' ? card.modes : [];
    const types = [...new Set(modes.map((m) => m.type))];
    const handUses = modes.map((m, i) => addUse(index, card, m, `${mark}/${i + 1}`, true));
    const playUses = (card.abilities ?? []).map((a, i) => addUse(index, card, a, `${mark}.${i + 1}`, false));
    const statics = (card.statics ?? []).map((text) => ({ key: staticKey(text), node: addNode(text), text }));
    const triggers = (card.triggers ?? []).map((text) => ({
      node: addNode(text),
      text,
      script: addScript(text.effects),
    }));
    // R-GLOSS-14: a card that becomes a vampire in play is one wherever it counts
    const isVampire = card.kind === 'vampire' || card.becomes !== undefined;
    const places = new Map(cards.map((c, place) => [c.id, place]));
    const base = card.kind === 'vampire' && card.advancedOf !== undefined ? places.get(card.advancedOf) : -1;
    if (base === undefined) throw new Error(`The base card of ${card.name} is not in the pool.`);
    return {
      index,
      card,
      isVampire,
      isAlly: types.includes('ally'),
      isMinion: isVampire || types.includes('ally'),
      isEquipment: types.includes('equipment'),
      isRetainer: types.includes('retainer'),
      isMaster: types.includes('master'),
      isPolitical: types.includes('political'),
      cancels: handUses.some((use) => use.cancels),
      isEvent: types.includes('event'),
      isTrophy: card.keywords?.includes('trophy') ?? false,
      onVampires: card.kind === 'library' && isOnVampires(card, types),
      capacity: card.kind === 'vampire' ? card.capacity : (card.becomes?.capacity ?? 0),
      clan: card.kind === 'vampire' ? clanName(card.clan) : '',
      sect: card.kind === 'vampire' ? SECTS.indexOf(card.sect) : -1,
      domain: domainOf(card),
      circle: card.kind === 'vampire' ? (card.circle ?? '') : '',
      slaveTo: clanName(card.slaveTo ?? ''),
      disciplines: named(card.kind === 'vampire' ? card.disciplines : {}),
      playsAs: named(card.kind === 'library' ? card.playsAs : {}),
      // R-CONTEST-01: crypt cards, and what says so; R-MERGE-06: an advanced vampire and its base are the same
      uniqueKey:
        base >= 0
          ? base
          : card.kind === 'vampire' || card.unique === true
            ? (places.get(card.id) ?? index)
            : -1,
      base,
      whenMerged: -1,
      teaches: taught(card),
      title: card.kind === 'vampire' && card.title ? TITLES.indexOf(card.title) : -1,
      handUses,
      playUses,
      handWindows: handUses.reduce((bits, u) => bits | u.windows, 0),
      windowsBy: windowsBy(handUses, card.kind === 'library' && card.outOfTurn === true),
      outOfTurn: card.kind === 'library' && card.outOfTurn === true,
      trifle: card.kind === 'library' && card.trifle === true,
      burnOption: card.kind === 'library' && card.burnOption === true,
      exclusive: isExclusive(card),
      types,
      burnedIf: card.burnedIf ?? null,
      statics,
      triggers,
    };
  };
  const compiled: CompiledCard[] = cards.map((card, index) => {
    const result = compile(card, index);
    if (byId.has(card.id))
      throw new Error(`Two cards have the id ${card.id}: ${byId.get(card.id)?.card.name} and ${card.name}.`);
    if (byName.has(card.name)) throw new Error(`Two cards are named ${card.name}.`);
    byId.set(card.id, result);
    byName.set(card.name, result);
    return result;
  });
  // The two cards of a merged vampire have a definition of their own, which no deck can name.
  for (const advanced of compiled.slice()) {
    const base = compiled[advanced.base];
    if (advanced.card.kind !== 'vampire' || base?.card.kind !== 'vampire') continue;
    const place = compiled.push({
      ...compile(merge(advanced.card, base.card), compiled.length, 'm'),
      base: base.index,
    });
    compiled[advanced.index] = { ...advanced, whenMerged: place - 1 };
    byId.set(advanced.card.id, compiled[advanced.index] as CompiledCard);
    byName.set(advanced.card.name, compiled[advanced.index] as CompiledCard);
  }
  const clans = [...new Set(compiled.map((c) => c.clan))];
  const keywords = [...new Set(cards.flatMap((card) => card.keywords ?? []))];
  const handUser = (use: CompiledUse): HandUser =>
    use.type === 'event' ? 'event' : compiled[use.def]?.outOfTurn ? 'outOfTurn' : use.by;
  const handUsers = WINDOWS.map((window) => [
    ...new Set(uses.filter((u) => u.fromHand && (u.windows & windowBit(window)) !== 0).map(handUser)),
  ]);
  return {
    handUsers,
    clans,
    keywords,
    besideStrikes: new Set(
      [
        ...nodes.flatMap((node) =>
          'at' in node && node.at === 'strikesResolve' && 'effects' in node ? [node.effects] : [],
        ),
        ...uses.flatMap(({ text }) => (text.strike?.effects ? [text.strike.effects] : [])),
        ...nodes.flatMap((node) => ('strike' in node && node.strike?.effects ? [node.strike.effects] : [])),
      ].flatMap((effects) => [...listsIn(effects)].map(addScript)),
    ),
    hasCancels: uses.some((use) => use.cancels),
    hasNotWith: cards.some((card) => card.kind === 'library' && card.notWith !== undefined),
    hasTitleCards: cards.some((card) => card.kind === 'library' && card.titleCard !== undefined),
    traits: new Set([
      ...cards.flatMap((card) => card.traits ?? []),
      ...nodes.flatMap((node) => ('trait' in node && node.trait !== undefined ? [node.trait] : [])),
    ]),
    hasBurnOptions: compiled.some((card) => card.burnOption),
    cards: compiled,
    uses,
    scripts,
    nodes,
    byId,
    byName,
    scriptOf,
    nodeOf,
    hash: hashText(JSON.stringify(cards)),
  };
}
