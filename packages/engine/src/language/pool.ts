import type {
  Ability,
  Card,
  CardType,
  Cost,
  Effect,
  Mode,
  Requirement,
  Static,
  Trigger,
  Use,
  Window,
} from './language.ts';
import { TITLES, WINDOWS } from './language.ts';

/**
 * The card pool: definitions compiled for play. Every use, effect list and node has a number, so that frames
 * and rows can point at them and still be plain data.
 */

export const windowBit = (window: Window): number => 1 << WINDOWS.indexOf(window);

export interface CompiledUse {
  readonly index: number;
  readonly def: number;
  /** Stable name in option ids: the card's id and the place of the use on it. */
  readonly key: string;
  readonly fromHand: boolean;
  readonly type: CardType | 'ability';
  readonly by: 'acting' | 'reacting' | 'combatant' | 'other' | 'bystander' | 'methuselah' | Ability['by'];
  readonly windows: number;
  /** The same windows by their place in the list. */
  readonly windowPlaces: readonly number[];
  readonly text: Use;
  readonly mode: Mode | null;
  readonly ability: Ability | null;
  readonly requires: Requirement;
  readonly cost: Cost;
  readonly script: number;
  /** What the rules ask about it without walking its nodes. */
  readonly addsStealth: boolean;
  readonly addsIntercept: boolean;
  readonly addsBleed: boolean;
  readonly redirects: boolean;
  readonly forcesBlock: boolean;
  readonly addsStrikes: boolean;
  readonly addsVotes: boolean;
  readonly superior: boolean;
}

export interface CompiledCard {
  readonly index: number;
  readonly card: Card;
  readonly isVampire: boolean;
  readonly isAlly: boolean;
  readonly isMinion: boolean;
  readonly isEquipment: boolean;
  readonly isRetainer: boolean;
  readonly isMaster: boolean;
  readonly isPolitical: boolean;
  readonly capacity: number;
  readonly clan: string;
  readonly title: number;
  readonly handUses: readonly CompiledUse[];
  readonly playUses: readonly CompiledUse[];
  /** Windows in which some mode may be played from hand. */
  readonly handWindows: number;
  readonly types: readonly CardType[];
  readonly statics: readonly CompiledStatic[];
  readonly triggers: readonly CompiledTrigger[];
}
export interface CompiledStatic {
  readonly node: number;
  readonly text: Static;
}
export interface CompiledTrigger {
  readonly node: number;
  readonly text: Trigger;
  readonly script: number;
}

export interface Pool {
  readonly cards: readonly CompiledCard[];
  readonly uses: readonly CompiledUse[];
  readonly scripts: readonly (readonly Effect[])[];
  readonly nodes: readonly (Effect | Static | Trigger)[];
  readonly byId: ReadonlyMap<number, CompiledCard>;
  readonly byName: ReadonlyMap<string, CompiledCard>;
  readonly scriptOf: ReadonlyMap<readonly Effect[], number>;
  readonly nodeOf: ReadonlyMap<Effect | Static | Trigger, number>;
  /** By window: the kinds of user that some card of the pool may be played by. Public knowledge. */
  readonly handUsers: readonly (readonly CompiledUse['by'][])[];
  readonly hash: string;
}

// R-ACTION-10, R-MINION-18: modifiers and reactions at any time before the action is resolved
const ANY_ACTION: readonly Window[] = ['beforeBlocks', 'blocking', 'declined'];
const COMBAT_WINDOWS: readonly Window[] = ['beforeStrikes'];

function defaultWindows(mode: Mode): readonly Window[] {
  switch (mode.type) {
    case 'master':
      return ['master'];
    case 'action':
    case 'political':
    case 'equipment':
    case 'retainer':
    case 'ally':
      return ['minion'];
    case 'modifier':
    case 'reaction':
      return ANY_ACTION;
    case 'combat':
      return COMBAT_WINDOWS;
  }
}

function useWindows(use: Use, fallback: readonly Window[]): number {
  const windows = new Set(use.windows ?? []);
  if (use.strike) windows.add('strike');
  if (use.maneuver) windows.add('range');
  if (use.press && !use.strike) windows.add('press');
  if (use.prevent !== undefined) windows.add('damage');
  // R-MINION-04, R-MINION-05: to take an action, never to modify one
  if (use.action) windows.add('minion');
  if (windows.size === 0) for (const w of fallback) windows.add(w);
  let bits = 0;
  for (const w of windows) bits |= windowBit(w);
  return bits;
}

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
};

/** All effects below a list, whatever they are nested in. */
export function* walkEffects(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if ('effects' in effect) yield* walkEffects(effect.effects);
    if (effect.do === 'gate' && effect.else) yield* walkEffects(effect.else);
  }
}

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
      if ('effects' in effect) addScript(effect.effects);
      if (effect.do === 'gate' && effect.else) addScript(effect.else);
    }
    return index;
  };
  const addUse = (
    def: number,
    card: Card,
    use: Mode | Ability,
    place: string,
    fromHand: boolean,
  ): CompiledUse => {
    const mode = fromHand ? (use as Mode) : null;
    const ability = fromHand ? null : (use as Ability);
    const effects = use.effects ?? [];
    const script = addScript(effects);
    if (use.action?.passes) addScript(use.action.passes);
    if (use.action?.fails) addScript(use.action.fails);
    const all = [...walkEffects(effects)];
    const raises = (stat: string): boolean =>
      all.some(
        (e) =>
          e.do === 'modify' &&
          e.stat === stat &&
          e.for === 'action' &&
          !(typeof e.amount === 'number' && e.amount < 0),
      );
    const windows = useWindows(use, mode ? defaultWindows(mode) : []);
    const printed = card.kind === 'library' ? (card.requires ?? {}) : {};
    const compiled: CompiledUse = {
      index: uses.length,
      def,
      key: `${card.id}${place}`,
      fromHand,
      type: mode ? mode.type : 'ability',
      by: mode ? (mode.by ?? DEFAULT_BY[mode.type]) : ability ? ability.by : 'methuselah',
      windows,
      windowPlaces: WINDOWS.flatMap((_, place) => ((windows & (1 << place)) !== 0 ? [place] : [])),
      text: use,
      mode,
      ability,
      requires: mode ? { ...printed, disciplines: { ...printed.disciplines, ...mode.disciplines } } : {},
      cost: use.cost ?? (mode && card.kind === 'library' ? (card.cost ?? {}) : {}),
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
      addsStrikes: all.some((e) => e.do === 'additionalStrikes' && !e.unlimited),
      addsVotes: all.some((e) => e.do === 'modify' && e.stat === 'votes' && e.for === 'referendum'),
      superior: mode ? Object.values(mode.disciplines ?? {}).some((level) => level === 2) : false,
    };
    uses.push(compiled);
    return compiled;
  };

  const compiled = cards.map((card, index): CompiledCard => {
    const modes = card.kind === 'library' ? card.modes : [];
    const types = [...new Set(modes.map((m) => m.type))];
    const handUses = modes.map((m, i) => addUse(index, card, m, `/${i + 1}`, true));
    const playUses = (card.abilities ?? []).map((a, i) => addUse(index, card, a, `.${i + 1}`, false));
    const statics = (card.statics ?? []).map((text) => ({ node: addNode(text), text }));
    const triggers = (card.triggers ?? []).map((text) => ({
      node: addNode(text),
      text,
      script: addScript(text.effects),
    }));
    const result: CompiledCard = {
      index,
      card,
      isVampire: card.kind === 'vampire',
      isAlly: types.includes('ally'),
      isMinion: card.kind === 'vampire' || types.includes('ally'),
      isEquipment: types.includes('equipment'),
      isRetainer: types.includes('retainer'),
      isMaster: types.includes('master'),
      isPolitical: types.includes('political'),
      capacity: card.kind === 'vampire' ? card.capacity : 0,
      clan: card.kind === 'vampire' ? card.clan : '',
      title: card.kind === 'vampire' && card.title ? TITLES.indexOf(card.title) : -1,
      handUses,
      playUses,
      handWindows: handUses.reduce((bits, u) => bits | u.windows, 0),
      types,
      statics,
      triggers,
    };
    if (byId.has(card.id))
      throw new Error(`Two cards have the id ${card.id}: ${byId.get(card.id)?.card.name} and ${card.name}.`);
    if (byName.has(card.name)) throw new Error(`Two cards are named ${card.name}.`);
    byId.set(card.id, result);
    byName.set(card.name, result);
    return result;
  });
  const handUsers = WINDOWS.map((window) => [
    ...new Set(uses.filter((u) => u.fromHand && (u.windows & windowBit(window)) !== 0).map((u) => u.by)),
  ]);
  return {
    handUsers,
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

/** 53 bits of a string, as hexadecimal: for records and comparisons, not for secrets. */
export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
