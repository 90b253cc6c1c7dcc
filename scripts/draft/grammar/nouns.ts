import {
  type CardNoun,
  type CardType,
  CLANS,
  type Condition,
  type Effect,
  type Filter,
  type Pick,
  type SeatNoun,
  type Sect,
  type Title,
  type Trait,
} from '@methuselah/engine/language';
import { anyOf, match, maybe, oneOf, type Parser, rule, say, table } from './parse.ts';

/** Numbers, cards and Methuselahs. */

export const number: Parser<number> = oneOf(
  rule(say`${match('(\\d+)')}`, Number),
  table({ one: 1, two: 2, three: 3 }),
);
/** "+1", "-2". */
export const signed: Parser<number> = rule(say`${match('([+-]\\d+)')}`, Number);

/** The code of "Dominate [dom]". */
export const discipline: Parser<string> = rule(
  say`(?:[A-Z][a-z]+ )+${match('\\[([a-z]{3})\\]')}`,
  (code) => code,
);
/** The code of "superior Dominate [DOM]". */
const superior: Parser<string> = rule(say`superior (?:[A-Z][a-z]+ )+${match('\\[([A-Z]{3})\\]')}`, (code) =>
  code.toLowerCase(),
);

/** Longer names first: "Brujah antitribu" before "Brujah". */
const clans = Object.fromEntries(
  [...CLANS].sort((a, b) => b.length - a.length).map((clan) => [`${clan}s?(?! antitribu)`, clan]),
);
export const clan: Parser<string> = table(clans);

export const sect: Parser<Sect> = table<Sect>({
  Camarilla: 'camarilla',
  'Anarchs?': 'anarch',
  'Independents?': 'independent',
  Sabbat: 'sabbat',
  Laibon: 'laibon',
});

export const title: Parser<Title> = table<Title>({
  'primogens?': 'primogen',
  'princes?': 'prince',
  'barons?': 'baron',
  'justicars?': 'justicar',
  'Inner Circle members?': 'innerCircle',
  'archbishops?': 'archbishop',
  'bishops?': 'bishop',
  'prisc(?:us|i)': 'priscus',
  'cardinals?': 'cardinal',
  'regents?': 'regent',
  kholo: 'kholo',
  'magajis?': 'magaji',
});

const trait: Parser<Trait> = table<Trait>({
  'Black Hand': 'blackHand',
  'Blood Cursed': 'bloodCursed',
  infernal: 'infernal',
  'Red List': 'redList',
  scarce: 'scarce',
  sterile: 'sterile',
});

/** Kinds of cards that a keyword names. */
const keyword: Parser<string> = table({
  'locations?': 'location',
  'weapons?': 'weapon',
  'animals?': 'animal',
  'zombies?': 'zombie',
  'wraiths?': 'wraith',
  'mages?': 'mage',
  'ghouls?': 'ghoul',
  'demons?': 'demon',
  'werewol(?:f|ves)': 'werewolf',
  'archetypes?': 'archetype',
  'vehicles?': 'vehicle',
  'havens?': 'haven',
});

const adjective = (me: CardNoun): Parser<Filter> =>
  oneOf<Filter>(
    rule(
      say`${table<Filter>({
        ready: { region: 'ready' },
        locked: { locked: true },
        unlocked: { locked: false },
        younger: { youngerThan: me },
        older: { olderThan: me },
        titled: { titled: true },
        '(?:non-titled|untitled)': { titled: false },
        other: { not: me },
      })} `,
      (filter) => filter,
    ),
    rule(say`${sect} `, (name): Filter => ({ sect: name })),
    rule(say`${trait} `, (name): Filter => ({ trait: name })),
    rule(say`${keyword} `, (name): Filter => ({ keyword: name })),
  );

const head: Parser<Filter> = oneOf<Filter>(
  table<Filter>({
    'vampires?': { kind: 'vampire' },
    'minions?': { kind: 'minion' },
    'all(?:y|ies)': { kind: 'ally' },
    'retainers?': { kind: 'retainer' },
    'equipment(?: cards?)?': { kind: 'equipment' },
  }),
  rule(say`${clan}`, (name): Filter => ({ kind: 'vampire', clan: name })),
  rule(say`${sect}`, (name): Filter => ({ kind: 'vampire', sect: name })),
  rule(say`${title}`, (name): Filter => ({ kind: 'vampire', title: [name] })),
  rule(say`${keyword}`, (name): Filter => ({ keyword: name })),
);

const attribute: Parser<Filter> = oneOf<Filter>(
  table<Filter>({
    ' you control': { of: 'you' },
    ' (?:controlled by another Methuselah|controlled by other Methuselahs|another Methuselah controls)': {
      of: 'others',
    },
    ' (?:controlled by your prey|your prey controls)': { of: 'yourPrey' },
    ' (?:controlled by your predator|your predator controls)': { of: 'yourPredator' },
    ' controlled by the target Methuselah': { of: 'actionTarget' },
    ' in torpor': { region: 'torpor' },
    ' in your uncontrolled region': { of: 'you', region: 'uncontrolled' },
    ' with any blood': { minCounters: 1 },
    ' (?:who is )?in combat': { inCombat: true },
  }),
  rule(say` with (?:a )?capacity ${number} or more`, (n): Filter => ({ minCapacity: n })),
  rule(say` with (?:a )?capacity ${number} or less`, (n): Filter => ({ maxCapacity: n })),
  rule(say` with (?:a )?capacity above ${number}`, (n): Filter => ({ minCapacity: n + 1 })),
  rule(say` with (?:a )?capacity below ${number}`, (n): Filter => ({ maxCapacity: n - 1 })),
  rule(say` with ${superior}`, (code): Filter => ({ superior: code })),
  rule(say` without ${superior}`, (code): Filter => ({ canLearn: code })),
  rule(say` with ${discipline}`, (code): Filter => ({ discipline: code })),
);

/** The order in which people write a filter. */
const FIELDS: readonly (keyof Filter)[] = [
  'kind',
  'clan',
  'keyword',
  'of',
  'region',
  'locked',
  'sect',
  'trait',
  'titled',
  'title',
  'discipline',
  'superior',
  'canLearn',
  'minCapacity',
  'maxCapacity',
  'youngerThan',
  'olderThan',
  'minCounters',
  'not',
  'inCombat',
];
export const filterOf = (...parts: readonly Filter[]): Filter => {
  const all: Filter = Object.assign({}, ...parts);
  return Object.fromEntries(FIELDS.flatMap((field) => (field in all ? [[field, all[field]]] : [])));
};

/** "ready titled Camarilla vampire you control": which cards are meant. `me`: whom younger and older are compared with. */
export const cards = (me: CardNoun): Parser<Filter> =>
  rule(say`${anyOf(adjective(me))}${head}${anyOf(attribute)}`, (before, what, after) => {
    const all = filterOf(...before, what, ...after);
    // A capacity is compared only between vampires.
    return 'youngerThan' in all && all.kind !== 'vampire' ? null : all;
  });

/** The cards chosen while a use is announced, in the order in which the text names them. */
export class Picks {
  readonly list: Pick[] = [];
  /** What must hold so that the text can speak of something: "give a vampire you control +1 stealth". */
  readonly when: Condition[] = [];
  pick(filter: Filter): CardNoun {
    this.list.push({ pick: 'card', filter });
    return { pick: this.list.length - 1 };
  }
  seat(of: Extract<Pick, { pick: 'seat' }>['of']): SeatNoun {
    this.list.push({ pick: 'seat', of });
    return { seatPick: this.list.length - 1 };
  }
  /** Tries a reading: what it chose is forgotten if it means nothing. */
  attempt<T>(reading: (picks: Picks) => T | null): T | null {
    const [picks, conditions] = [this.list.length, this.when.length];
    const meant = reading(this);
    if (meant === null) {
      this.list.length = picks;
      this.when.length = conditions;
    }
    return meant;
  }
  /** What was chosen last: "that vampire". */
  last(): CardNoun | null {
    return this.list.at(-1)?.pick === 'card' ? { pick: this.list.length - 1 } : null;
  }
}

/** A noun that may choose a card as it is said. */
export type Meant<T> = (picks: Picks) => T | null;
export type Deed = Meant<readonly Effect[]>;

/** Who "this vampire" is: the user of a card in hand or of an ability, the card itself, or its host. */
export interface Voice {
  readonly me: CardNoun;
  /** Whom younger and older vampires are compared with. */
  readonly self: CardNoun;
  /** How a card is played whose line is read; null for what a card in play does. */
  readonly type: CardType | null;
  /** What a pronoun may stand for. */
  readonly topic?: CardNoun;
}

const SELF =
  '(?:this (?:vampire|minion|ally|(?:reacting|acting|striking) (?:vampire|minion))|themselves|the (?:bearer|employer|reacting (?:vampire|minion)))';

/** A card already meant: no choice. */
export const known = ({ me, topic }: Voice): Parser<CardNoun> =>
  oneOf<CardNoun>(
    table<CardNoun>({
      [SELF]: me,
      'the acting (?:minion|vampire)': 'acting',
      'the blocking minion': 'blocker',
      'the opposing minion': 'opposing',
      'this (?:card|location|equipment|retainer)': 'this',
      ...(me === 'host' ? { 'the attached (?:vampire|minion)': 'host' as const } : {}),
      ...(topic === undefined ? {} : { '(?:they|he|she|it|them|him|her)': topic }),
    }),
    rule(say`this ${clan}`, (_) => me),
    rule(say`this ${sect}`, (_) => me),
    rule(say`this ${title}`, (_) => me),
  );

const article = '(?:an?|any|another) ';
/** A card: known, chosen now, or the one chosen before. */
export const card = (voice: Voice): Parser<Meant<CardNoun>> =>
  oneOf<Meant<CardNoun>>(
    rule(
      say`(?:that|the chosen|the target) (?:vampire|minion|ally|equipment|location|card)`,
      () => (picks) => picks.last(),
    ),
    rule(say`(?:that|the chosen) ${clan}`, (_) => (picks: Picks) => picks.last()),
    rule(say`${known(voice)}`, (noun) => () => noun),
    rule(
      say`${match(`(${article})`)}${cards(voice.self)}`,
      (word, filter) => (picks: Picks) =>
        picks.pick(word.startsWith('another') ? filterOf(filter, { not: voice.self }) : filter),
    ),
  );

/** Methuselahs. */
export const seat: Parser<SeatNoun> = table<SeatNoun>({
  'your prey': 'yourPrey',
  'your predator': 'yourPredator',
  'the acting Methuselah': 'actingMethuselah',
  'the target Methuselah': 'actionTarget',
  'each Methuselah': 'everyone',
  'each other Methuselah': 'everyoneElse',
  you: 'you',
});
export const maybeWords = (words: string): Parser<string> => maybe(match(`(${words})`), '');
