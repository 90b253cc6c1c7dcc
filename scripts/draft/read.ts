import type { LibraryDefinition, ModeDefinition, VampireDefinition } from '@methuselah/cards';
import type { CryptFacts, LibraryFacts } from '@methuselah/cards/catalogue';
import type { CardType, Condition, Effect, InPlayText } from '@methuselah/engine/language';
import { asAbove } from './above.ts';
import { inPlaySentence, type Place } from './grammar/inplay.ts';
import { factSentence, modeSentence } from './grammar/modes.ts';
import { Picks, type Voice } from './grammar/nouns.ts';
import { type Parser, readWhole } from './grammar/parse.ts';
import { joinInPlay, joinModes, type Part, type Sentence } from './grammar/part.ts';
import { disciplinesOf } from './icons.ts';
import { type Line, linesOf, type PrintedCard, sentencesOf } from './text.ts';

/** Reads the printed text of a card into a definition. */

export type Read<D> =
  | { readonly definition: D; readonly sentences: number }
  | { readonly unread: readonly string[]; readonly sentences: number };

type Cache = Map<string, Parser<Sentence>>;
const parsers: Cache = new Map();
/** The same grammar is made once for each voice. */
function parserFor(key: string, make: () => Parser<Sentence>): Parser<Sentence> {
  const known = parsers.get(key);
  if (known !== undefined) return known;
  const made = make();
  parsers.set(key, made);
  return made;
}

// ------------------------------------------------------------------------------------------- vampires

const HEAD = /^(?:Camarilla|Sabbat|Independent|Anarch|Laibon)\b[^:.]*(?:D\.C\.)?[^:.]*/;
const FACTS =
  /^(?:Black Hand|Blood Cursed|Infernal|Red List|Scarce|Sterile|Seraph|Non-unique|Flight(?: \[FLIGHT\])?|\d votes?(?: \(titled\))?|[\w ]+ slave|[\w ]+ circle)$/i;

const VAMPIRE: Place = { me: 'this', isOnTable: false, isVampire: true };
const VAMPIRE_VOICE: Voice = { me: 'this', self: 'this', type: null, topic: 'this' };

export function readVampire(printed: PrintedCard, facts: CryptFacts): Read<VampireDefinition> {
  const text = linesOf(printed)
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => `${sentence}.`)
    .join(' ');
  const head = text.match(HEAD)?.[0];
  if (head === undefined || facts.advancedOf !== undefined || facts.type !== 'vampire')
    return { unread: [text], sentences: 1 };
  const sentences = sentencesOf(text.slice(head.length).replace(/^[:.] ?/, ''))
    .flatMap((sentence) => {
      const [first = '', ...others] = sentence.split(/: /);
      return FACTS.test(first) && others.length > 0 ? [first, others.join(': ')] : [sentence];
    })
    .filter((sentence) => !FACTS.test(sentence));
  const parser = parserFor('vampire', () => inPlaySentence(VAMPIRE_VOICE, VAMPIRE));
  const unread: string[] = [];
  let inPlay: InPlayText = {};
  let numbers: object = {};
  for (const sentence of sentences) {
    const part = readWhole(parser, sentence, (meant) => meant(new Picks()));
    if (part === null) unread.push(sentence);
    else {
      inPlay = joinInPlay(inPlay, part.inPlay ?? {});
      numbers = { ...numbers, ...part.card };
    }
  }
  if (unread.length > 0) return { unread, sentences: sentences.length };
  return { definition: { ...numbers, ...inPlay }, sentences: sentences.length };
}

// ------------------------------------------------------------------------------------------- library cards

const ENTERS_PLAY: readonly CardType[] = ['equipment', 'retainer', 'ally', 'event'];

/** What one line comes to, with what all lines share. */
interface Way {
  readonly modes: readonly ModeDefinition[];
  readonly card: Partial<Omit<LibraryDefinition, 'modes'>>;
  readonly inPlay: InPlayText;
  readonly unread: readonly string[];
}

function voiceFor(type: CardType, isByOther: boolean): Voice {
  return type === 'modifier' && !isByOther
    ? { me: 'acting', self: 'self', type }
    : { me: 'self', self: 'self', type };
}

function placeOf(stays: ModeDefinition['stays'], type: CardType): Place | null {
  if (type === 'ally') return { me: 'this', isOnTable: false, isVampire: false };
  if (type === 'equipment' || type === 'retainer') return { me: 'host', isOnTable: false, isVampire: false };
  if (type === 'event' || stays === 'table') return { me: 'this', isOnTable: true, isVampire: false };
  return stays === undefined ? null : { me: 'host', isOnTable: false, isVampire: false };
}

/** The vampire that a Discipline is put on does not have it at the superior level yet. */
function learn(picks: Picks, code: string): void {
  const [first, ...others] = picks.list;
  if (first?.pick === 'card')
    picks.list.splice(
      0,
      picks.list.length,
      { ...first, filter: { ...first.filter, canLearn: code } },
      ...others,
    );
}

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);

/** Reads the sentences of one way to play a card, of the given type. */
function readWay(sentences: readonly string[], type: CardType, facts: LibraryFacts): Way {
  const picks = new Picks();
  const isLocation = type === 'master' && facts.keywords.includes('location');
  let mode: ModeDefinition = isLocation ? { stays: 'table' } : {};
  let others: readonly ModeDefinition[] = [];
  let card: Way['card'] = {};
  let inPlay: InPlayText = {};
  let before: readonly Effect[] = [];
  const unread: string[] = [];
  const add = (part: Part): boolean => {
    const joined = joinModes(mode, part.mode ?? {});
    if (joined === null) return false;
    mode = joined;
    others = [...others, ...(part.or ?? [])];
    card = { ...card, ...part.card };
    inPlay = joinInPlay(inPlay, part.inPlay ?? {});
    before = [...before, ...(part.beforeStrike ?? [])];
    if (part.strikes !== undefined) {
      const effects: readonly Effect[] = [
        ...(mode.effects ?? []),
        { do: 'additionalStrikes', amount: part.strikes },
      ];
      mode = { ...mode, ...(mode.strike === undefined && { windows: ['afterStrikes'] }), effects };
    }
    if (part.learns !== undefined) learn(picks, part.learns);
    return true;
  };
  for (const sentence of sentences) {
    const place = placeOf(mode.stays, type);
    const voice = voiceFor(type, mode.by === 'other');
    const grammars =
      place === null
        ? [parserFor(keyOf(voice), () => modeSentence(voice))]
        : [
            parserFor('facts', () => factSentence),
            parserFor(keyOf(place), () =>
              inPlaySentence({ me: place.me, self: place.me, type: null, topic: place.me }, place),
            ),
            ...(inPlay.statics || inPlay.abilities || inPlay.triggers || ENTERS_PLAY.includes(type)
              ? []
              : [parserFor(keyOf(voice), () => modeSentence(voice))]),
          ];
    const isRead = grammars.some((grammar) => {
      const part = readWhole(grammar, sentence, (meant) => picks.attempt(meant));
      return part !== null && add(part);
    });
    if (!isRead) unread.push(sentence);
  }
  if (sentences.some((sentence) => /only one hunting ground/.test(sentence))) inPlay = fed(inPlay);
  if (picks.when.length > 0) mode = { ...mode, when: [...(mode.when ?? []), ...picks.when] };
  const whole = finished(ordered(mode), picks, before, type);
  if (whole === null && unread.length === 0) unread.push(sentences.join('. '));
  const modes = whole === null ? [] : [whole, ...others.map((other) => ({ ...rest(whole), ...other }))];
  return { modes, card, inPlay, unread };
}

/** A vampire gains blood from only one hunting ground each turn. */
const fed = (text: InPlayText): InPlayText => ({
  ...text,
  abilities: (text.abilities ?? []).map((ability) => ({
    ...ability,
    effects: (ability.effects ?? []).map((effect) =>
      effect.do === 'gainBlood' ? { ...effect, onlyOneEachTurn: 'huntingGround' } : effect,
    ),
  })),
});

/** What a combat begins with is given before it. */
function ordered(mode: ModeDefinition): ModeDefinition {
  const { effects } = mode;
  if (effects === undefined || !effects.some((effect) => effect.do === 'enterCombat')) return mode;
  const isGrant = (effect: Effect): boolean => effect.do === 'grant';
  return { ...mode, effects: [...effects.filter(isGrant), ...effects.filter((effect) => !isGrant(effect))] };
}

/** What other ways of the same line share with the first: when and by whom. */
function rest({ effects: _e, press: _p, maneuver: _m, prevent: _v, strike: _s, ...shared }: ModeDefinition) {
  return shared;
}

const ACTIONS: Partial<Record<CardType, NonNullable<ModeDefinition['action']>['kind']>> = {
  action: 'special',
  equipment: 'equip',
  retainer: 'employ',
  ally: 'recruit',
  political: 'political',
};

/** The mode with what its type implies; null if it does nothing. */
function finished(
  mode: ModeDefinition,
  picks: Picks,
  before: readonly Effect[],
  type: CardType,
): ModeDefinition | null {
  const kind = ACTIONS[type];
  const { lockedToo, ...others } = mode;
  if (before.length > 0 && mode.strike === undefined) return null;
  const made: ModeDefinition = {
    ...others,
    ...(lockedToo && !mode.wake && { lockedToo }),
    ...(kind !== undefined && {
      action: {
        kind,
        ...mode.action,
        ...(mode.action?.kind === 'special' && kind !== 'special' && { kind }),
      },
    }),
    ...(before.length > 0 && mode.strike !== undefined && { strike: { ...mode.strike, effects: before } }),
    ...(picks.list.length > 0 && { picks: picks.list }),
  };
  const does =
    ENTERS_PLAY.includes(type) ||
    made.effects !== undefined ||
    made.stays !== undefined ||
    made.strike !== undefined ||
    made.maneuver !== undefined ||
    made.press !== undefined ||
    made.prevent !== undefined ||
    made.action?.bleed !== undefined ||
    made.action?.passes !== undefined;
  return does ? made : null;
}

/** Types in which the line may be played. */
function typesOf(line: Line, facts: LibraryFacts): CardType[] {
  const types = facts.types.filter((type): type is CardType => type !== 'power' && type !== 'conviction');
  return line.type === null ? types : [line.type];
}

export function readLibraryCard(printed: PrintedCard, facts: LibraryFacts): Read<LibraryDefinition> {
  const lines = linesOf(printed);
  const isMode = (line: Line): boolean => line.icons.length > 0 || line.type !== null;
  const common = lines.filter((line) => !isMode(line)).flatMap(({ sentences }) => sentences);
  const modes = lines.filter(isMode);
  const all: Line[] = modes.length > 0 ? modes : [{ icons: [], either: false, type: null, sentences: [] }];
  const count = lines.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const ways: { readonly line: Line; readonly way: Way; readonly type: CardType }[] = [];
  const unread: string[] = [];
  let above: readonly string[] = [];
  for (const line of all) {
    const own = asAbove(above, line.sentences);
    above = own ?? line.sentences;
    if (own === null) {
      unread.push(...line.sentences);
      continue;
    }
    const types = typesOf(line, facts);
    const read = types.map((type) => ({ line, type, way: readWay([...common, ...own], type, facts) }));
    const good = read.filter(({ way }) => way.unread.length === 0);
    // A line without a sign of its own, of a card with several types, is played in all types that it fits.
    const isEvery = line.type === null && line.icons.length === 0 && good.length < types.length;
    if (good.length === 0 || isEvery) unread.push(...(read[0]?.way.unread ?? []));
    else ways.push(...good);
  }
  if (unread.length > 0) return { unread: [...new Set(unread)], sentences: count };
  const definition = withVampire(assembled(ways, facts), facts, lines);
  return definition === null
    ? { unread: [common.join('. ')], sentences: count }
    : { definition, sentences: count };
}

/** A card that asks for nothing but speaks of "this vampire" is for vampires. */
function withVampire(
  definition: LibraryDefinition | null,
  facts: LibraryFacts,
  lines: readonly Line[],
): LibraryDefinition | null {
  const isFree =
    Object.keys(facts.disciplines).length === 0 &&
    facts.clans.length === 0 &&
    definition?.requires === undefined;
  const isPlayedByMinion = facts.types.some((type) =>
    ['action', 'modifier', 'reaction', 'combat'].includes(type),
  );
  const speaks = lines.some(({ sentences }) =>
    sentences.some((sentence) =>
      /\bthis (?:acting |reacting )?vampire\b|by a locked vampire/i.test(sentence),
    ),
  );
  return definition !== null && isFree && isPlayedByMinion && speaks
    ? { ...definition, requires: { kind: 'vampire' } }
    : definition;
}

function assembled(
  ways: readonly { readonly line: Line; readonly way: Way; readonly type: CardType }[],
  facts: LibraryFacts,
): LibraryDefinition | null {
  const hasTypes = facts.types.length > 1;
  const modes = ways.flatMap(({ line, way, type }) =>
    disciplinesOf(line).flatMap((disciplines) =>
      way.modes.map(
        (mode): ModeDefinition => ({
          ...(disciplines !== null && { disciplines }),
          ...(hasTypes && { type }),
          ...mode,
        }),
      ),
    ),
  );
  const [first] = ways;
  if (first === undefined) return null;
  const isSuperior = ({ line }: { readonly line: Line }): boolean =>
    line.icons.some((icon) => icon === icon.toUpperCase());
  const basic = ways.find((way) => !isSuperior(way)) ?? first;
  const superior = ways.find(isSuperior);
  const { life, strength, bleed, ...card } = Object.assign(
    {},
    ...ways.map(({ way }) => way.card),
    basic.way.card,
  ) as Way['card'];
  const numbers = {
    ...(life && { life }),
    ...(strength !== undefined && { strength }),
    ...(bleed !== undefined && { bleed }),
  };
  const better = superior && superior !== basic ? differences(basic.way.card, superior.way.card) : {};
  const inPlay = byLevel(
    ways.filter(({ way }) => Object.keys(way.inPlay).length > 0),
    isSuperior,
    ways,
  );
  if (inPlay === null) return null;
  return {
    modes,
    ...numbers,
    ...(Object.keys(better).length > 0 && { atSuperior: better }),
    ...card,
    ...inPlay,
  };
}

function differences(basic: Way['card'], superior: Way['card']): Record<string, number> {
  return Object.fromEntries(
    (['life', 'strength', 'bleed'] as const).flatMap((key) => {
      const value = superior[key];
      return value === undefined || value === basic[key] ? [] : [[key, value]];
    }),
  );
}

const onlySuperior: Condition = { if: 'superior' };
const onlyBasic: Condition = { if: 'not', of: onlySuperior };

/** What the card does in play, by the level at which it was played where that makes a difference. */
function byLevel(
  ways: readonly { readonly line: Line; readonly way: Way }[],
  isSuperior: (way: { readonly line: Line }) => boolean,
  all: readonly { readonly line: Line; readonly way: Way; readonly type: CardType }[],
): InPlayText | null {
  const texts = new Set(ways.map(({ way }) => JSON.stringify(way.inPlay)));
  const [first] = ways;
  if (first === undefined) return {};
  const stay = all.filter(
    ({ way, type }) =>
      type === 'event' ||
      way.modes.some(
        ({ stays, action }) =>
          stays !== undefined ||
          action?.kind === 'recruit' ||
          action?.kind === 'employ' ||
          action?.kind === 'equip',
      ),
  );
  if (texts.size === 1 && stay.length === ways.length) return first.way.inPlay;
  const basic = stay.filter((way) => !isSuperior(way));
  const superior = stay.filter(isSuperior);
  if (basic.length !== 1 || superior.length !== 1) return null;
  const [low, high] = [basic[0]?.way.inPlay ?? {}, superior[0]?.way.inPlay ?? {}];
  const split = <T>(key: keyof InPlayText, field: 'if' | 'when'): T[] => {
    const [a, b] = [(low[key] ?? []) as T[], (high[key] ?? []) as T[]];
    const text = (each: T): string => JSON.stringify(each);
    const shared = a.filter((each) => b.some((other) => text(other) === text(each)));
    const limited = (list: readonly T[], level: Condition): T[] =>
      list
        .filter((each) => !shared.some((other) => text(other) === text(each)))
        .map((each) => {
          const conditions = ((each as Record<string, unknown>)[field] ?? []) as readonly Condition[];
          return { ...each, [field]: [...conditions, level] };
        });
    return [...shared, ...limited(a, onlyBasic), ...limited(b, onlySuperior)];
  };
  if (JSON.stringify(low.burnedIf) !== JSON.stringify(high.burnedIf)) return null;
  return joinInPlay(
    {
      statics: split('statics', 'if'),
      triggers: split('triggers', 'if'),
      abilities: split('abilities', 'when'),
    },
    low.burnedIf === undefined ? {} : { burnedIf: low.burnedIf },
  );
}
