import type { CardNoun, Filter, SeatNoun } from '@methuselah/engine/language';
import { cardNoun, seatNoun } from '../nouns.ts';
import type { Context, Determiner, Noun, Speech } from '../speech.ts';
import { discipline, keyword, SECT, SELF, superiorOf, TITLE, TYPE } from './words.ts';

/** English nouns: who a text speaks of. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });

export const cardNouns: Speech['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return noun('this vampire');
    const types = card.modes.map(({ type }) => type);
    return noun(
      types.includes('ally') ? 'this ally' : types.includes('retainer') ? 'this retainer' : 'this card',
    );
  },
  self: (x) => noun(SELF[x.self]),
  host: (x) => noun(SELF[x.host]),
  acting: (x) => (x.isActing ? noun(SELF[x.self]) : noun('the acting minion')),
  blocker: () => noun('the blocking minion'),
  opposing: () => noun('the opposing minion'),
  subject: (x) => x.subject ?? noun('that minion'),
};

export const seatNouns: Speech['seatNoun'] = {
  yourPrey: () => noun('your prey'),
  yourPredator: () => noun('your predator'),
  actingMethuselah: () => noun('the acting Methuselah'),
  actionTarget: () => noun('the target Methuselah'),
  everyone: () => noun('each Methuselah'),
  everyoneElse: () => noun('each other Methuselah'),
};

/** "this vampire's", "your". */
export const possessive = (owner: Noun): string => (owner.you ? 'your' : `${owner.text}'s`);

export const controllerOf: Speech['controllerOf'] = (card) => noun(`${possessive(card)} controller`);

const KIND: Readonly<Record<NonNullable<Filter['kind']>, readonly [string, string]>> = {
  vampire: ['vampire', 'vampires'],
  ally: ['ally', 'allies'],
  minion: ['minion', 'minions'],
  equipment: ['equipment', 'equipment'],
  retainer: ['retainer', 'retainers'],
  any: ['card', 'cards'],
};

/** Clans whose plural is not the same. */
const CLANS: Readonly<Record<string, string>> = { Malkavian: 'Malkavians' };

const article = (words: string): string =>
  /^[aeiou]/i.test(words) && !/^(un[ui]|eu|one)/i.test(words) ? 'an' : 'a';

/** "a ready titled Camarilla vampire you control". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const words = described(filter, plural, x);
  if (determiner === 'a' && words.startsWith('other ')) return noun(`an${words}`);
  if (determiner === 'a') return noun(`${article(words)} ${words}`);
  return determiner === 'all' ? noun(words, { plural }) : noun(`${determiner} ${words}`);
}

/** The noun with its adjectives before it and what else is said of it after it. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  return [...before(filter), head(filter, plural, x), ...after(filter, x)].join(' ');
}

function head(filter: Filter, plural: boolean, x: Context): string {
  if (filter.named !== undefined) return `${plural ? 'cards' : 'card'} named ${x.say.cardName(filter.named)}`;
  if (filter.copyOf !== undefined)
    return `${plural ? 'copies' : 'copy'} of ${cardNoun(filter.copyOf, x).text}`;
  if (filter.keyword !== undefined && (filter.kind ?? 'any') === 'any')
    return plural ? `${keyword(filter.keyword)}s` : keyword(filter.keyword);
  if (typeof filter.clan === 'string') return plural ? (CLANS[filter.clan] ?? filter.clan) : filter.clan;
  const [title, ...titles] = filter.title ?? [];
  if (title !== undefined && titles.length === 0) return TITLE[title];
  const fallback = filter.region === 'uncontrolled' ? 'crypt card' : 'card';
  const kind =
    filter.kind === undefined || filter.kind === 'any' ? [fallback, `${fallback}s`] : KIND[filter.kind];
  return kind[plural ? 1 : 0] ?? '';
}

function before(filter: Filter): string[] {
  const words: string[] = filter.not === undefined ? [] : ['other'];
  if (filter.locked !== undefined) words.push(filter.locked ? 'locked' : 'unlocked');
  if (filter.region === 'ready') words.push('ready');
  if (filter.youngerThan !== undefined) words.push('younger');
  if (filter.olderThan !== undefined) words.push('older');
  if (filter.titled !== undefined) words.push(filter.titled ? 'titled' : 'untitled');
  if (filter.sect !== undefined) words.push(SECT[filter.sect]);
  if (filter.trait !== undefined) words.push(filter.trait);
  return words;
}

function after(filter: Filter, x: Context): string[] {
  const words: string[] = [];
  if (filter.keyword !== undefined && (filter.kind ?? 'any') !== 'any')
    words.push(`with the keyword ${keyword(filter.keyword)}`);
  if (typeof filter.clan === 'object') words.push('of that clan');
  if ((filter.title?.length ?? 0) > 1)
    words.push(
      `who is ${x.say.list(
        (filter.title ?? []).map((title) => `${article(TITLE[title])} ${TITLE[title]}`),
        'or',
      )}`,
    );
  if (filter.discipline !== undefined) words.push(`with ${discipline(filter.discipline)}`);
  if (filter.superior !== undefined) words.push(`with superior ${superiorOf(filter.superior)}`);
  if (filter.canLearn !== undefined) words.push(`without superior ${discipline(filter.canLearn)}`);
  if (filter.minCapacity !== undefined) words.push(`with capacity ${filter.minCapacity} or more`);
  if (filter.maxCapacity !== undefined) words.push(`with capacity ${filter.maxCapacity} or less`);
  if (filter.minCounters !== undefined)
    words.push(filter.minCounters === 1 ? 'with any blood' : `with ${filter.minCounters} or more blood`);
  if (filter.inCircleOf !== undefined) words.push(`in the circle of ${cardNoun(filter.inCircleOf, x).text}`);
  if (filter.on !== undefined) words.push(`on ${cardNoun(filter.on, x).text}`);
  if (filter.onMinionOf !== undefined)
    words.push(`on ${cards({ kind: 'minion', of: filter.onMinionOf }, 'a', x).text}`);
  if (filter.hasVoted) words.push('who has cast votes or ballots in this referendum');
  words.push(...place(filter, x));
  if (filter.inCombat !== undefined) words.push(filter.inCombat ? 'in combat' : 'not in combat');
  return words;
}

/** Where it is and whose. */
function place({ region, of }: Filter, x: Context): string[] {
  const whose = of === undefined ? null : OWNER[of](x);
  if (region === 'uncontrolled')
    return [`in ${whose === null ? 'an' : possessive(whose)} uncontrolled region`];
  const controlled =
    whose === null ? [] : [`${whose.text} ${whose.you || whose.plural ? 'control' : 'controls'}`];
  return region === 'torpor' ? [...controlled, 'in torpor'] : controlled;
}

const OWNER: Readonly<Record<NonNullable<Filter['of']>, (x: Context) => Noun>> = {
  you: (x) => (x.whose === 'they' ? noun('they', { plural: true }) : noun('you', { you: true })),
  others: () => noun('another Methuselah'),
  yourPrey: () => noun('your prey'),
  yourPredator: () => noun('your predator'),
  actionTarget: () => noun('the target Methuselah'),
  notActing: () => noun('a Methuselah other than the acting one'),
};

/** What was described before: "that vampire". */
export function thatCard(filter: Filter | null, x: Context): Noun {
  const { keyword: word, kind, clan, named } = filter ?? {};
  const bare: Filter = {
    ...(kind === undefined ? {} : { kind }),
    ...(word === undefined || kind !== undefined ? {} : { keyword: word }),
    ...(typeof clan === 'string' ? { clan } : {}),
    ...(named === undefined ? {} : { kind: 'any' as const }),
  };
  return noun(`that ${described(bare, false, x)}`);
}

const SEATS = {
  yourPrey: 'your prey',
  others: 'another Methuselah',
  any: 'a Methuselah',
  notActing: 'a Methuselah other than the acting one',
  othersNotTarget: 'another Methuselah other than the acting one',
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

export const several: Speech['several'] = (pick, count, x) =>
  noun(`${pick.optional ? 'up to ' : ''}${NUMBERS[count] ?? count} ${described(pick.filter, true, x)}`, {
    plural: true,
  });

export const picks: Speech['pick'] = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) =>
    noun(
      `${SEATS[pick.of]}${pick.morePoolThan === undefined ? '' : ` with more pool than ${seatNoun(pick.morePoolThan, x).text}`}`,
    ),
  clan: () => noun('a clan'),
  ash: (pick) =>
    noun(
      `${pick.type === undefined ? 'a card' : `${article(TYPE[pick.type])} ${TYPE[pick.type]}`} in your ash heap`,
    ),
  edge: () => noun('the Edge'),
  points: (pick) => noun(`${pick.points} points`),
};
export const thosePicks: Speech['thatPick'] = {
  card: (pick, x) => thatCard(pick.filter, x),
  seat: (pick) => (pick.of === 'yourPrey' ? noun('your prey') : noun('that Methuselah')),
  clan: () => noun('that clan'),
  ash: () => noun('that card'),
  edge: () => noun('the Edge'),
  points: () => noun('those points', { plural: true }),
};

export const ofCard = (card: CardNoun, x: Context): string => possessive(cardNoun(card, x));
export const ofSeat = (seat: SeatNoun, x: Context): string => possessive(seatNoun(seat, x));
