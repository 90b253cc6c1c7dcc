import { clanName } from './aliases.ts';
import { compileCard, keywordsOf, type PlaceOfCard, type PoolOfCard, singleKeywords } from './compilecard.ts';
import type { CompiledCard, CompiledUse, HandUser, KnownCards, Pool } from './compiled.ts';
import { type Card, CLANS, type Effect, WINDOWS } from './language.ts';
import { merge } from './merged.ts';
import { type Node, Numbering } from './numbering.ts';
import { ownText } from './own.ts';
import { listsIn } from './walk.ts';

export type * from './compiled.ts';

/**
 * Compiles cards for play; throws an error that says what is wrong with a card.
 *
 * Every use, effect list and node gets a number, so that frames and rows can refer to them and remain plain data.
 */
export function compilePool(definitions: readonly Card[], known?: KnownCards): Pool {
  const cards = definitions.map(ownText);
  const making: PoolOfCard = { numbering: new Numbering(), uses: [], single: singleKeywords(cards) };
  const compiled = compileAll(cards, making);
  const { uses, numbering } = making;
  const { scripts, nodes, scriptOf, nodeOf, scriptKeys, nodeKeys } = numbering;
  const { handUsers, hasCancels, hasBurnOptions } = known ?? knownBy(compiled, uses);
  return {
    cards: compiled,
    uses,
    scripts,
    nodes,
    scriptKeys,
    nodeKeys,
    scriptOf,
    nodeOf,
    byId: new Map(compiled.slice(0, cards.length).map((def) => [def.card.id, def])),
    byName: byName(compiled.slice(0, cards.length)),
    clans: clansIn(compiled, nodes),
    keywords: keywordsIn(cards, nodes),
    besideStrikes: besideStrikes(nodes, uses, scriptOf),
    hasNotWith: cards.some(
      (card) => card.kind === 'library' && (card.notWith !== undefined || card.notBothBy !== undefined),
    ),
    hasTitleCards: cards.some((card) => card.kind === 'library' && card.titleCard !== undefined),
    handUsers,
    hasCancels,
    hasBurnOptions,
    words: wordsIn(nodes),
    hasGuards: uses.some((use) => use.text.preventFor !== undefined),
    traits: traitsIn(cards, nodes),
  };
}

function compileAll(cards: readonly Card[], pool: PoolOfCard): CompiledCard[] {
  const places = placesOfCards(cards);
  const compiled = cards.map((card, i) => compileCard(card, places[i] as PlaceOfCard, pool));
  // A merged vampire has its own definition, which no deck can name.
  for (const advanced of compiled.slice()) {
    const base = compiled[advanced.base];
    if (advanced.card.kind !== 'vampire' || base?.card.kind !== 'vampire') continue;
    const place = {
      index: compiled.length,
      key: `${advanced.card.id}m`,
      name: advanced.name,
      uniqueKey: advanced.uniqueKey,
      base: base.index,
    };
    compiled.push(compileCard(ownText(merge(advanced.card, base.card)), place, pool));
    compiled[advanced.index] = { ...advanced, whenMerged: place.index };
  }
  return compiled;
}

function placesOfCards(cards: readonly Card[]): PlaceOfCard[] {
  const byId = new Map<number, number>();
  const namesakes = new Map<string, number[]>();
  cards.forEach(({ id, name }, index) => {
    const other = cards[byId.get(id) ?? -1];
    if (other) throw new Error(`Two cards have the id ${id}: ${other.name} and ${name}.`);
    byId.set(id, index);
    const alike = namesakes.get(name);
    if (alike) alike.push(index);
    else namesakes.set(name, [index]);
  });
  return cards.map((card, index) => {
    const base = card.kind === 'vampire' && card.advancedOf !== undefined ? byId.get(card.advancedOf) : -1;
    if (base === undefined) throw new Error(`The base card of ${card.name} is not in the pool.`);
    // R-MERGE-06: an advanced vampire and its base are the same
    const same = cards[base] ?? card;
    // R-CONTEST-01, R-CONTEST-02: crypt cards, and cards that say so, are unique by name
    const uniqueKey = isUnique(same) ? (namesakes.get(same.name)?.[0] ?? index) : -1;
    const others = (namesakes.get(card.name) ?? []).filter((other) => other !== index);
    const name =
      others.length === 0
        ? card.name
        : markedName(
            card,
            others.map((other) => cards[other] as Card),
          );
    return { index, key: `${card.id}`, name, uniqueKey, base };
  });
}

/** The name of a card that shares it with others, with a mark that distinguishes it. */
function markedName(card: Card, others: readonly Card[]): string {
  const mark = markOf(card);
  return `${card.name} (${others.some((other) => markOf(other) === mark) ? `#${card.id}` : mark})`;
}
function markOf(card: Card): string {
  if (card.kind === 'library') return 'library';
  return card.advancedOf === undefined ? `G${card.group}` : 'ADV';
}

const isUnique = ({ kind, unique }: Card): boolean => unique ?? kind === 'vampire';

function byName(cards: readonly CompiledCard[]): Map<string, readonly CompiledCard[]> {
  const found = new Map<string, CompiledCard[]>();
  for (const def of cards) {
    const others = found.get(def.card.name);
    if (others) others.push(def);
    else found.set(def.card.name, [def]);
  }
  return found;
}

/** Public knowledge about hands, if these are all the cards there are. */
const knownBy = (cards: readonly CompiledCard[], uses: readonly CompiledUse[]): KnownCards => ({
  handUsers: usersByWindow(cards, uses),
  hasCancels: uses.some((use) => use.cancels),
  hasBurnOptions: cards.some((card) => card.burnOption),
});

/** All clans; the last is '', for library cards. */
function clansIn(cards: readonly CompiledCard[], nodes: readonly Node[]): string[] {
  const clans = new Set<string>(CLANS);
  for (const { clan } of cards) clans.add(clan);
  for (const node of nodes) if ('do' in node && node.do === 'clan') clans.add(clanName(node.clan));
  clans.delete('');
  return [...clans, ''];
}

/** By window: the kinds of user that may play some card of the pool. */
function usersByWindow(cards: readonly CompiledCard[], uses: readonly CompiledUse[]): HandUser[][] {
  const windows = new Map<HandUser, number>();
  for (const use of uses) {
    if (!use.fromHand) continue;
    const by = use.type === 'event' ? 'event' : cards[use.def]?.outOfTurn ? 'outOfTurn' : use.by;
    windows.set(by, (windows.get(by) ?? 0) | use.windows);
  }
  return WINDOWS.map((_, place) => [...windows.keys()].filter((by) => (windows.get(by) ?? 0) & (1 << place)));
}

function besideStrikes(
  nodes: readonly Node[],
  uses: readonly CompiledUse[],
  scriptOf: ReadonlyMap<readonly Effect[], number>,
): Set<number> {
  const beside = new Set<number>();
  const add = (effects: readonly Effect[] | undefined): void => {
    for (const list of listsIn(effects ?? [])) {
      const script = scriptOf.get(list);
      if (script !== undefined) beside.add(script);
    }
  };
  for (const node of nodes) {
    if ('at' in node && node.at === 'strikesResolve' && 'effects' in node) add(node.effects);
    if ('strike' in node) add(node.strike?.effects);
  }
  for (const { text } of uses) add(text.strike?.effects);
  return beside;
}

/** The keywords that cards have or refer to. */
function keywordsIn(cards: readonly Card[], nodes: readonly Node[]): string[] {
  const words = new Set<string>(cards.flatMap(keywordsOf));
  for (const node of nodes)
    if ('onlyOneEachTurn' in node && node.onlyOneEachTurn) words.add(node.onlyOneEachTurn);
  return [...words];
}

function wordsIn(nodes: readonly Node[]): Set<string> {
  const words = new Set<string>();
  for (const node of nodes) {
    if ('at' in node) words.add(node.at as string);
    if ('stat' in node) words.add(node.stat);
    if ('restrict' in node) words.add(node.restrict);
    if ('what' in node) words.add(node.what);
  }
  return words;
}

function traitsIn(cards: readonly Card[], nodes: readonly Node[]): Set<string> {
  const traits = new Set<string>(cards.flatMap((card) => card.traits ?? []));
  for (const node of nodes) if ('trait' in node && node.trait !== undefined) traits.add(node.trait);
  return traits;
}
