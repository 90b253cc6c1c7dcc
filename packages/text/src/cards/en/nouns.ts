import type { CardNoun, Filter, FilterSeat, SeatNoun, Term } from '@methuselah/engine/language';
import { COUNTER } from '../../language/en/counters.ts';
import { TERM_WORDS } from '../../language/en/terms.ts';
import { alternatives, eitherWords, joined, lackedBy, namesNoun } from '../alternatives.ts';
import { filterWords, inNoun, type WordsOfFilter } from '../fields.ts';
import type { CardGrammar, Context, Determiner, Noun } from '../grammar.ts';
import { isAllyInPlay } from '../keywords.ts';
import { conditionsOf, type PickWords } from '../named.ts';
import { bareFilter, cardNoun, filterSeat, isAnyLibraryCard, isTopic, seatNoun } from '../nouns.ts';
import { discipline, keyword, quoted, SECT, SELF, superiorOf, TITLE } from './words.ts';

/** English nouns. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });

export const cardNouns: CardGrammar['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return noun('this vampire');
    return noun(
      isAllyInPlay(card)
        ? 'this ally'
        : card.modes.some(({ type }) => type === 'retainer')
          ? 'this retainer'
          : 'this card',
    );
  },
  self: (x) => noun(SELF[x.self]),
  host: (x) => noun(SELF[x.host]),
  acting: (x) => (x.isActing ? noun(SELF[x.self]) : noun('the acting minion')),
  blocker: () => noun('the blocking minion'),
  opposing: () => noun('the opposing minion'),
  subject: (x) => x.subject ?? noun('that minion'),
};

export const seatNouns: CardGrammar['seatNoun'] = {
  yourPrey: () => noun('your prey'),
  yourPredator: () => noun('your predator'),
  predatorsPredator: () => noun('your predator’s predator'),
  player: () => noun('that Methuselah'),
  actingMethuselah: () => noun('the acting Methuselah'),
  actionTarget: () => noun('the target Methuselah'),
  everyone: () => noun('each Methuselah'),
  everyoneElse: () => noun('each other Methuselah'),
  chosen: () => noun('each chosen Methuselah'),
  castAgainst: () =>
    noun(
      'each Methuselah casting (including controlling a minion casting) votes or ballots against the referendum',
    ),
};

/** "this vampire's", "your". */
export const possessive = (owner: Noun): string => (owner.you ? 'your' : `${owner.text}'s`);

/** "their" for what was just named. */
const possessiveOf = (owner: Noun, x: Context): string => (isTopic(owner, x) ? 'their' : possessive(owner));

export const controlling: CardGrammar['controlling'] = (card, of) =>
  noun(
    of === 'actingMethuselah'
      ? `the acting Methuselah, if they control ${card.text},`
      : `each ${of === 'chosen' ? 'chosen ' : ''}Methuselah controlling ${card.text}`,
  );

export const controllerOf: CardGrammar['controllerOf'] = (card, x) =>
  noun(
    / controls?$| or more$| or less$/.test(card.text)
      ? `the controller of ${card.text}`
      : `${possessiveOf(card, x)} controller`,
  );

/** "it" for a card, "they" for anybody. */
export const pronoun: CardGrammar['pronoun'] = (of) =>
  of.text === SELF.card ? noun('it') : noun('they', { plural: true });

const KIND: Readonly<Record<NonNullable<Filter['kind']>, readonly [string, string]>> = {
  vampire: ['vampire', 'vampires'],
  ally: ['ally', 'allies'],
  minion: ['minion', 'minions'],
  equipment: ['equipment', 'equipment'],
  retainer: ['retainer', 'retainers'],
  any: ['card', 'cards'],
};

/** Clans with a plural form. */
const CLANS: Readonly<Record<string, string>> = { Malkavian: 'Malkavians' };

const article = (words: string): string =>
  /^[aeiou]/i.test(words) && !/^(un[ui]|eu|one)/i.test(words) ? 'an' : 'a';

/** "a ready titled Camarilla vampire you control". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const [first, ...others] = alternatives(filter, false) ?? [];
  if (first !== undefined)
    return joined(
      [cards(first, determiner, x), ...others.map((each) => noun(described(each, plural, x)))],
      determiner,
      x,
    );
  const words = described(filter, plural, x);
  if (determiner === 'a' && words.startsWith('other ')) return noun(`an${words}`);
  if (determiner === 'a') return noun(`${article(words)} ${words}`);
  return determiner === 'all' ? noun(words, { plural }) : noun(`${determiner} ${words}`);
}

/** The noun with its adjectives before it and other attributes after it. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  const several = alternatives(filter, false);
  if (several !== null)
    return x.say.list(
      several.map((each) => described(each, plural, x)),
      'or',
    );
  const said = wordsOf(filter, plural, x);
  return [
    ...said('before'),
    head(filter, plural, x),
    ...said('after'),
    ...said('place'),
    ...said('blood'),
    ...said('fight'),
  ].join(' ');
}

function head(filter: Filter, plural: boolean, x: Context): string {
  if (filter.named !== undefined)
    return `${plural ? 'cards' : 'card'} named ${quoted(x.say.cardName(filter.named))}`;
  if (filter.copyOf !== undefined)
    return `${plural ? 'copies' : 'copy'} of ${cardNoun(filter.copyOf, x).text}`;
  if (filter.keyword !== undefined && (filter.kind ?? 'any') === 'any')
    return plural ? `${keyword(filter.keyword)}s` : keyword(filter.keyword);
  if (typeof filter.clan === 'string') return plural ? (CLANS[filter.clan] ?? filter.clan) : filter.clan;
  const [title, ...titles] = filter.title ?? [];
  if (title !== undefined && titles.length === 0)
    return plural && title === 'innerCircle' ? `${TITLE[title]}s` : TITLE[title];
  const fallback = filter.region === 'uncontrolled' ? 'crypt card' : 'card';
  const kind =
    filter.kind === undefined || filter.kind === 'any' ? [fallback, `${fallback}s`] : KIND[filter.kind];
  return kind[plural ? 1 : 0] ?? '';
}

/** "non-Camarilla"; what takes more than a word or two is said after the noun. */
function exceptFor(filter: Filter, x: Context): { before?: string; after?: string } {
  const lacks = lackedBy([filter]);
  if (lacks !== null) return { after: `without ${discipline(lacks)}` };
  const said = wordsOf(filter, false, x);
  const after = SLOTS.some((slot) => slot !== 'before' && said(slot).length > 0);
  if (after || (namesNoun(filter) && said('before').length > 0))
    return { after: `that is not ${cards(filter, 'a', x).text}` };
  return { before: `non-${namesNoun(filter) ? head(filter, false, x) : said('before').join(' ')}` };
}

/** Traits that are not said as they are named. */
const TRAIT: Readonly<Record<string, { readonly before?: string; readonly after?: string }>> = {
  blackHand: { before: 'Black Hand' },
  redList: { before: 'Red List' },
  flight: { after: 'with flight' },
};

const SLOTS = ['before', 'after', 'place', 'blood', 'fight'] as const;
const wordsOf: WordsOfFilter<(typeof SLOTS)[number], boolean> = filterWords(SLOTS, {
  kind: inNoun,
  named: inNoun,
  copyOf: inNoun,
  not: () => ({ before: 'other' }),
  chosen: (is) => ({ before: is ? 'chosen' : 'not chosen' }),
  locked: (is) => ({ before: is ? 'locked' : 'unlocked' }),
  region: (region, filter, _, x) =>
    region === 'ready' ? { before: 'ready' } : filter.of === undefined ? place(filter, x) : {},
  youngerThan: () => ({ before: 'younger' }),
  olderThan: () => ({ before: 'older' }),
  except: (filters, _filter, _, x) => allWords(filters.map((each) => exceptFor(each, x))),
  unique: (is) => ({ before: is ? 'unique' : 'non-unique' }),
  titled: (is) => ({ before: is ? 'titled' : 'untitled' }),
  sect: (sect) => ({ before: SECT[sect] }),
  trait: (trait) => TRAIT[trait] ?? { before: trait },
  keyword: (word, { kind = 'any' }) => (kind === 'any' ? {} : { before: keyword(word) }),
  either: (filters, { kind = 'any' }, plural, x) =>
    eitherWords(
      SLOTS,
      filters.map((each) => wordsOf({ kind, ...each }, plural, x)),
      x,
    ),
  clan: (clan) => (typeof clan === 'string' ? {} : { after: 'of that clan' }),
  title(titles, _filter, _, x) {
    const named = titles.map((title) => `${article(TITLE[title])} ${TITLE[title]}`);
    return titles.length > 1 ? { after: `who is ${x.say.list(named, 'or')}` } : {};
  },
  discipline: (name) => ({ after: `with ${discipline(name)}` }),
  superior: (name) => ({ after: `with superior ${superiorOf(name)}` }),
  canLearn: (name) => ({ after: `without superior ${superiorOf(name)}` }),
  minCapacity: (n) => ({ after: `with capacity ${n} or more` }),
  maxCapacity: (n) => ({ after: `with capacity ${n} or less` }),
  marked: ({ with: kind, yours, least }) => ({
    after: `with ${least === undefined ? 'any' : `${least} or more`} ${yours ? 'of your ' : ''}${COUNTER[kind]} counters`,
  }),
  minCounters: (n) => ({ blood: n === 1 ? 'with any blood' : `with ${n} or more blood` }),
  maxCounters: (n) => ({ blood: n === 0 ? 'with no blood' : `with ${n} or less blood` }),
  path: (path, _filter, plural) => ({
    after: `who ${plural ? 'follow' : 'follows'} the ${TERM_WORDS.paths[path]}`,
  }),
  inCircleOf: (who, _filter, _, x) => ({ after: `in the circle of ${cardNoun(who, x).text}` }),
  on: (who, _filter, _, x) => ({ after: `on ${cardNoun(who, x).text}` }),
  onA: (filter, _filter, _, x) => ({ after: `on ${cards(filter, 'a', x).text}` }),
  diablerist: (is) => (is ? { fight: 'who has committed diablerie since your last turn' } : {}),
  poolAtMost: (n) => ({ fight: `controlled by a Methuselah with ${n} or less pool` }),
  onMinionOf: (of, _filter, _, x) => ({ after: `on ${cards({ kind: 'minion', of }, 'a', x).text}` }),
  allocated: (is) => ({ after: is ? 'allocated a point' : 'allocated no point' }),
  hasVoted: (is) => (is ? { fight: 'who has cast votes or ballots in this referendum' } : {}),
  of: (_of, filter, _, x) => place(filter, x),
  // "a minion you control who is in combat": it is not control in combat
  inCombat: (is, { of }) => ({
    fight: `${of === undefined ? '' : 'who is '}${is ? 'in combat' : 'not in combat'}`,
  }),
});

/** The words of several fields together. */
const allWords = (
  said: readonly { before?: string; after?: string }[],
): { before?: string; after?: string } => {
  const before = said.flatMap(({ before = [] }) => before);
  const after = said.flatMap(({ after = [] }) => after);
  return {
    ...(before.length === 0 ? {} : { before: before.join(' ') }),
    ...(after.length === 0 ? {} : { after: after.join(' and ') }),
  };
};

/** Region and controller. */
function place({ region, of: whom }: Filter, x: Context): { place?: string } {
  const of = whom === undefined ? undefined : filterSeat(whom, x);
  const controller = of === undefined ? null : owner(of, x);
  const whose = controller !== null && isTopic(controller, x) ? noun('they', { plural: true }) : controller;
  if (region === 'uncontrolled')
    return { place: `in ${whose === null ? 'an' : possessive(whose)} uncontrolled region` };
  // "controlled by" where the name of the controller ends in a clause of its own
  const byController = typeof of === 'object' && 'controllerOf' in of && whose?.text !== 'they';
  const controlled =
    whose === null
      ? []
      : byController
        ? [`controlled by ${whose.text}`]
        : [`${whose.text} ${whose.you || whose.plural ? 'control' : 'controls'}`];
  const words = region === 'torpor' ? [...controlled, 'in torpor'] : controlled;
  return words.length === 0 ? {} : { place: words.join(' ') };
}

const owner = (of: FilterSeat, x: Context): Noun => (typeof of === 'object' ? seatNoun(of, x) : OWNER[of](x));

const OWNER: Readonly<Record<Extract<FilterSeat, string>, (x: Context) => Noun>> = {
  you: (x) => (x.whose === 'they' ? noun('they', { plural: true }) : noun('you', { you: true })),
  others: () => noun('another Methuselah'),
  yourPrey: () => noun('your prey'),
  yourPredator: () => noun('your predator'),
  preyOrPredator: () => noun('your predator or prey'),
  actionTarget: () => noun('the target Methuselah'),
  actingMethuselah: () => noun('the acting Methuselah'),
  notActing: () => noun('a Methuselah other than the acting one'),
};

/** A card described before: "that vampire". */
export const thatCard: CardGrammar['thatCard'] = (filter, x) =>
  noun(`that ${described(bareFilter(filter), false, x)}`);

/** One of two chosen cards. */
export const bound: CardGrammar['bound'] = (which, filter, x) => {
  const card = described(bareFilter(filter), false, x);
  return noun(
    {
      player: `the ${card} who played this card`,
      chosen: `the chosen ${card}`,
      one: 'one of the two',
      locked: `the locked ${card}`,
      other: `the other ${card}`,
      first: 'the first of them',
      second: 'the second of them',
    }[which],
  );
};

const SEATS = {
  yourPrey: 'your prey',
  preyOrPredator: 'your prey or predator',
  others: 'another Methuselah',
  any: 'a Methuselah',
  notActing: 'a Methuselah other than the acting one',
  othersNotTarget: 'another Methuselah other than the acting one',
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

export const several: CardGrammar['several'] = (pick, count, x) =>
  noun(`${pick.optional ? 'up to ' : ''}${NUMBERS[count] ?? count} ${described(pick.filter, true, x)}`, {
    plural: true,
  });

/** The optional fields of choices that their nouns word. */
interface SaidOfPick {
  card: 'optional';
  seat: 'morePoolThan';
  ash: 'of' | 'card' | 'vampires' | 'ofAction' | 'optional';
  points: 'poolOf' | 'others' | 'cards' | 'cardsOnly';
  several: 'seats' | 'cards' | 'most' | 'oneOfEach' | 'notForAnother';
}

type AshPick = Extract<Term, { pick: 'ash' }>;
const ASH_HEAPS = { you: 'your ash heap', yourPrey: "your prey's ash heap", any: 'any ash heap' };
/** "an ally or vampire": what is chosen in an ash heap. */
function inAsh({ card, vampires, ofAction }: AshPick, x: Context): string {
  if (vampires === 'only') return 'a vampire';
  const what =
    card === undefined ? 'a card' : isAnyLibraryCard(card) ? 'a library card' : x.say.aCard(card, x);
  const played = ofAction ? `${what} played for this action` : what;
  return vampires === 'too' ? `${played} or a vampire` : played;
}

export const picks: PickWords<SaidOfPick> = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) =>
    noun(
      `${SEATS[pick.of]}${pick.morePoolThan === undefined ? '' : ` with more pool than ${seatNoun(pick.morePoolThan, x).text}`}`,
    ),
  clan: () => noun('a clan'),
  ash: (pick, x) => noun(`${inAsh(pick, x)} in ${ASH_HEAPS[pick.of ?? 'you']}`),
  edge: () => noun('the Edge'),
  several: (pick, x) => {
    const { seats, cards: filter, most } = pick;
    if (filter === undefined)
      return noun(
        `${seats === 'others' ? 'one or more other Methuselahs' : 'one or more Methuselahs'}${pick.notForAnother ? ' who are not chosen for any other card of this name in play' : ''}`,
        { plural: true },
      );
    if (typeof most === 'number')
      return noun(`up to ${NUMBERS[most] ?? most} ${described(filter, true, x)}`, { plural: true });
    // As many as are chosen, which is X.
    if (!pick.oneOfEach) return noun(`X ${described(filter, true, x)}`, { plural: true });
    const both = typeof most === 'object' && 'if' in most ? ` (or both ${conditionsOf(most.if, x)})` : '';
    return noun(
      `${seats === 'others' ? 'another Methuselah' : 'a Methuselah'} or ${cards(filter, 'a', x).text}${both}`,
    );
  },
  points: (pick) => noun(`${typeof pick.points === 'number' ? pick.points : 'X'} points`),
};
export const thosePicks: CardGrammar['thatPick'] = {
  card: (pick, x) => thatCard(pick.filter, x),
  seat: (pick) => (pick.of === 'yourPrey' ? noun('your prey') : noun('that Methuselah')),
  clan: () => noun('that clan'),
  ash: () => noun('that card'),
  edge: () => noun('the Edge'),
  several: () => noun('those chosen', { plural: true }),
  points: () => noun('those points', { plural: true }),
};

export const ofCard = (card: CardNoun, x: Context): string => possessive(cardNoun(card, x));
export const ofSeat = (seat: SeatNoun, x: Context): string => possessive(seatNoun(seat, x));

/** Who and what may receive points: "Methuselahs, locations and equipment". */
export function recipients(methuselahs: string | null, filter: Filter | undefined, x: Context): string {
  const { either, ...rest } = filter ?? {};
  const kinds = filter === undefined ? [] : (either ?? [{}]).map((each) => ({ ...rest, ...each }));
  return x.say.list(
    [...(methuselahs === null ? [] : [methuselahs]), ...kinds.map((each) => described(each, true, x))],
    'and',
  );
}
