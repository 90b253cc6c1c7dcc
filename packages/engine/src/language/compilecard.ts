import { clanName, disciplineName } from './aliases.ts';
import type { CompiledCard, CompiledStatic, CompiledTrigger, CompiledUse } from './compiled.ts';
import { compileUse, named } from './compileuse.ts';
import type {
  Card,
  CardType,
  InPlayText,
  LibraryCard,
  NewCard,
  NewVampire,
  Reading,
  ReadingOf,
  Static,
  StaticKind,
  StaticOf,
  VampireCard,
} from './language.ts';
import { SECTS, staticKind, TITLES } from './language.ts';
import { domainOf } from './merged.ts';
import { notedBy } from './noted.ts';
import type { Numbering } from './numbering.ts';
import { windowsBy } from './timing.ts';
import { walkEffects } from './walk.ts';

/** Compiles a card for play. */

/** Is it put on a vampire, however it is played? Equipment and retainers can come to be on any minion. */
function isOnVampires(card: LibraryCard, types: readonly CardType[]): boolean {
  if (types.includes('equipment') || types.includes('retainer')) return false;
  const staying = card.modes.filter(({ stays }) => stays !== undefined && stays !== 'table');
  return (
    staying.length > 0 &&
    staying.every(({ stays, disciplines, picks = [] }) => {
      // R-MINION-02: only a vampire plays a card that requires a Discipline
      if (stays === 'self') return disciplines !== undefined || card.requires?.kind === 'vampire';
      const pick = typeof stays === 'object' ? picks[stays.pick] : undefined;
      return pick?.pick === 'card' && pick.filter.kind === 'vampire';
    })
  );
}

/** Does its text say that you still control it once it is on a card? */
const staysYours = ({ modes }: LibraryCard): boolean =>
  modes.some(
    (mode) =>
      (typeof mode.stays === 'object' && mode.stays.yours === true) ||
      [...walkEffects([...(mode.effects ?? []), ...(mode.strike?.effects ?? [])])].some(
        (e) => e.do === 'putOn' && e.yours === true,
      ),
  );

/** The optional fields of statics, which are read where the static is looked up. */
interface OptionalFields {
  stat: 'if';
  discipline: 'if';
  cost: 'if' | 'cards' | 'kind' | 'targeted';
  restriction: 'if';
  play: 'if' | 'named' | 'types' | 'needs' | 'needsAny';
  target: 'if' | 'by' | 'cards';
  immunity: 'if';
  aggravation: 'if';
  trait: 'if';
  requirement: 'if' | 'youToo';
}
const KEYS: { readonly [K in StaticKind]: (text: ReadingOf<StaticOf, K, OptionalFields>) => string } = {
  stat: ({ stat }) => stat,
  discipline: ({ stat }) => stat,
  cost: ({ stat }) => stat,
  restriction: ({ restrict }) => restrict,
  play: ({ restrict }) => restrict,
  target: ({ restrict }) => restrict,
  immunity: () => 'immunity',
  aggravation: () => 'aggravation',
  trait: () => 'trait',
  requirement: () => 'requirement',
};
const KEY_OF: { readonly [K in StaticKind]: (text: StaticOf[K]) => string } = KEYS;

function keyOf<K extends StaticKind>(kind: K, text: StaticOf[K]): string {
  return KEY_OF[kind](text);
}
/** The key under which a static is indexed. */
const staticKey = (text: Static): string => keyOf(staticKind(text), text);

/** The Discipline that a card gives a level of to the vampire it is on (R-MASTER-11). */
const disciplineGiven = (card: Card): string =>
  disciplineName(
    (card.statics ?? []).filter((s) => 'discipline' in s).find((s) => s.who === 'host')?.discipline ?? '',
  );

/** The keywords of which a minion can have only one card. */
export const singleKeywords = (cards: readonly Card[]): ReadonlySet<string> =>
  new Set(
    cards.flatMap((card) =>
      card.kind === 'library' && typeof card.onlyOne === 'object' ? [card.onlyOne.keyword] : [],
    ),
  );

const isExclusive = (card: Card, single: ReadonlySet<string>): boolean =>
  card.kind === 'library' &&
  (card.onlyOne !== undefined || keywordsOf(card).some((word) => single.has(word)));

/** The keywords of a card, with those that it has only while in play. */
export const keywordsOf = (card: Card): readonly string[] => inPlayAs(card).keywords;

/** The context in which a card is compiled. */
export interface PoolOfCard {
  readonly numbering: Numbering;
  /** Filled as cards are compiled. */
  readonly uses: CompiledUse[];
  readonly single: ReadonlySet<string>;
}

export interface PlaceOfCard {
  readonly index: number;
  /** The name of the definition: the card's id, with an `m` for a merged vampire. */
  readonly key: string;
  readonly name: string;
  readonly uniqueKey: number;
  readonly base: number;
}

/** The optional fields of any card. */
type OfAnyCard =
  | 'keywords'
  | 'unique'
  | 'traits'
  | 'slaveTo'
  | 'statics'
  | 'abilities'
  | 'triggers'
  | 'burnedIf';
/** Cards with all optional fields named; fields that are not compiled here are read from the card itself. */
type WholeVampire = Reading<
  VampireCard,
  OfAnyCard | 'title' | 'city' | 'votes' | 'circle' | 'path' | 'advancedOf' | 'merged' | 'strength' | 'bleed'
>;
type WholeLibraryCard = Reading<
  LibraryCard,
  | OfAnyCard
  | 'requires'
  | 'cost'
  | 'life'
  | 'strength'
  | 'bleed'
  | 'atSuperior'
  | 'counters'
  | 'outOfTurn'
  | 'trifle'
  | 'burnOption'
  | 'onlyOne'
  | 'onePerMethuselah'
  | 'together'
  | 'notWith'
  | 'notBothBy'
  | 'titleCard'
  | 'playsAs'
  | 'asVampire'
  | 'becomes'
>;

/** What a library card is in play instead of a card of its type. */
function inPlayAs(card: Card): {
  readonly vampire: NewVampire | null;
  readonly type: NewCard['type'] | null;
  readonly keywords: readonly string[];
} {
  const becomes = card.kind === 'library' ? card.becomes : undefined;
  const printed = card.keywords ?? [];
  if (becomes === undefined) return { vampire: null, type: null, keywords: printed };
  if ('capacity' in becomes) return { vampire: becomes, type: null, keywords: printed };
  const location = becomes.type === 'location' && !printed.includes('location') ? ['location'] : [];
  return {
    vampire: null,
    type: becomes.type,
    keywords: [...printed, ...location, ...(becomes.keywords ?? [])],
  };
}

export function compileCard(card: Card, place: PlaceOfCard, pool: PoolOfCard): CompiledCard {
  const vampire: WholeVampire | null = card.kind === 'vampire' ? card : null;
  const library: WholeLibraryCard | null = card.kind === 'library' ? card : null;
  const types = [...new Set(library?.modes.map((m) => m.type))];
  const handUses = usesInHand(card, place, pool);
  const playUses = usesInPlay(card, place, pool);
  // R-GLOSS-14: a card that becomes a vampire in play counts as one everywhere
  const becomes = inPlayAs(card);
  const isVampire = vampire !== null || becomes.vampire !== null;
  const isAlly = types.includes('ally') || becomes.type === 'ally';
  const outOfTurn = library?.outOfTurn === true;
  return {
    index: place.index,
    key: place.key,
    name: place.name,
    card,
    keywords: becomes.keywords,
    isVampire,
    isAlly,
    isMinion: isVampire || isAlly,
    isEquipment: becomes.type === null ? types.includes('equipment') : becomes.type === 'equipment',
    isRetainer: types.includes('retainer'),
    isMaster: types.includes('master'),
    staysYours: types.includes('master') || (library !== null && staysYours(library)),
    isPolitical: types.includes('political'),
    cancels: handUses.some((use) => use.cancels),
    isEvent: types.includes('event'),
    noted: notedBy(card),
    isTrophy: card.keywords?.includes('trophy') ?? false,
    onVampires: library !== null && isOnVampires(library, types),
    capacity: vampire?.capacity ?? becomes.vampire?.capacity ?? 0,
    clan: clanName(vampire?.clan ?? ''),
    sect: vampire ? SECTS.indexOf(vampire.sect) : -1,
    domain: domainOf(card),
    circle: vampire?.circle ?? '',
    path: vampire?.path ?? '',
    slaveTo: clanName(card.slaveTo ?? ''),
    traits: card.traits ?? [],
    disciplines: named(vampire?.disciplines),
    playsAs: named(library?.playsAs),
    // R-MINION-12: an ally that plays as a vampire has a capacity of 1, unless its text says otherwise
    asVampire: {
      capacity: library?.asVampire?.capacity ?? 1,
      sect: library?.asVampire?.sect === undefined ? -1 : SECTS.indexOf(library.asVampire.sect),
    },
    uniqueKey: place.uniqueKey,
    base: place.base,
    whenMerged: -1,
    teaches: disciplineGiven(card),
    title: vampire?.title ? TITLES.indexOf(vampire.title) : -1,
    handUses,
    playUses,
    handWindows: handUses.reduce((bits, u) => bits | u.windows, 0),
    windowsBy: windowsBy(handUses, outOfTurn),
    outOfTurn,
    trifle: library?.trifle === true,
    burnOption: library?.burnOption === true,
    exclusive: isExclusive(card, pool.single),
    types,
    burnedIf: card.burnedIf ?? null,
    statics: staticsOf(card, place.key, pool.numbering),
    triggers: triggersOf(card, place.key, pool.numbering),
  };
}

function usesInHand(card: Card, { index: def, key }: PlaceOfCard, { uses, numbering }: PoolOfCard) {
  const modes = card.kind === 'library' ? card.modes : [];
  return modes.map((mode, i) => {
    const place = { index: uses.length, def, key: `${key}/${i + 1}` };
    const use = compileUse(card, { mode }, place, numbering);
    uses.push(use);
    return use;
  });
}

function usesInPlay(card: Card, { index: def, key }: PlaceOfCard, { uses, numbering }: PoolOfCard) {
  return (card.abilities ?? []).map((ability, i) => {
    const place = { index: uses.length, def, key: `${key}.${i + 1}` };
    const use = compileUse(card, { ability }, place, numbering);
    uses.push(use);
    return use;
  });
}

const staticsOf = ({ statics = [] }: InPlayText, key: string, numbering: Numbering): CompiledStatic[] =>
  statics.map((text, i) => ({
    key: staticKey(text),
    node: numbering.addNode(text, `${key}=${i + 1}`),
    text,
  }));

const triggersOf = ({ triggers = [] }: InPlayText, key: string, numbering: Numbering): CompiledTrigger[] =>
  triggers.map((text, i) => ({
    node: numbering.addNode(text, `${key}!${i + 1}`),
    text,
    script: numbering.addScript(text.effects, `${key}!${i + 1}:do`),
  }));
