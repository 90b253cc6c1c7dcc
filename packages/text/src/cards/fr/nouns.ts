import type { CardNoun, Filter, SeatNoun } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import { cardNoun, seatNoun } from '../nouns.ts';
import type { Context, Determiner, Noun, Speech } from '../speech.ts';
import {
  agreed,
  COPY,
  CRYPT_CARD,
  demonstrative,
  discipline,
  KIND,
  keywordThing,
  member,
  OF_SECT,
  ofTrait,
  SELF,
  superiorOf,
  type Thing,
  TYPE,
} from './words.ts';

/** French nouns: who a text speaks of. Articles are elided and contracted when the text is closed. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });
const selfNoun = (kind: Context['self']): Noun => noun(SELF[kind], { feminine: kind === 'card' });

export const cardNouns: Speech['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return selfNoun('vampire');
    const types = card.modes.map(({ type }) => type);
    return selfNoun(types.includes('ally') ? 'ally' : types.includes('retainer') ? 'retainer' : 'card');
  },
  self: (x) => selfNoun(x.self),
  host: (x) => selfNoun(x.host),
  acting: (x) => (x.isActing ? selfNoun(x.self) : noun('le serviteur qui agit')),
  blocker: () => noun('le serviteur qui bloque'),
  opposing: () => noun('le serviteur adverse'),
  subject: (x) => x.subject ?? noun(x.self === 'minion' ? 'ce serviteur-là' : 'ce serviteur'),
};

export const seatNouns: Speech['seatNoun'] = {
  yourPrey: () => noun('votre proie', { feminine: true }),
  yourPredator: () => noun('votre prédateur'),
  actingMethuselah: () => noun('le Mathusalem actif'),
  actionTarget: () => noun('le Mathusalem ciblé'),
  everyone: () => noun('chaque Mathusalem'),
  everyoneElse: () => noun('chaque autre Mathusalem'),
};

/** "de ce vampire"; of what is the reader's, "votre" stands before it. */
export const of = (owner: Noun): string => `de ${owner.text}`;
/** "votre réserve", "la réserve de votre proie". */
export const owned = (owner: Noun, what: string, article = 'la'): string =>
  owner.you ? `votre ${what}` : `${article} ${what} ${of(owner)}`;

export const controllerOf: Speech['controllerOf'] = (card) => noun(`le contrôleur ${of(card)}`);

/** "un vampire disponible que vous contrôlez". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const { feminine } = thing(filter);
  const other = filter.not !== undefined || determiner === 'another' ? (plural ? 'autres ' : 'autre ') : '';
  const article = {
    a: feminine ? 'une' : 'un',
    another: feminine ? 'une' : 'un',
    each: 'chaque',
    all: 'les',
  };
  return noun(`${article[determiner]} ${other}${described(filter, plural, x)}`, { plural, feminine });
}

/** The noun, and what is said of it after it. "Other" stands before it, with the article. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  const { one, many, feminine } = thing(filter);
  const head = plural ? many : one;
  const agree = (adjective: string): string => agreed(adjective, feminine, plural);
  return [head, ...names(filter, plural, x), ...adjectives(filter, agree), ...after(filter, plural, x)].join(
    ' ',
  );
}
/** "autre" too, where no article comes before: "pour chaque autre vampire". */
export const counted = (filter: Filter, x: Context): string =>
  `${filter.not === undefined ? '' : 'autre '}${described(filter, false, x)}`;

export function thing(filter: Filter): Thing {
  if (filter.named !== undefined) return KIND.any;
  if (filter.copyOf !== undefined) return COPY;
  if (filter.keyword !== undefined && (filter.kind ?? 'any') === 'any') return keywordThing(filter.keyword);
  if (typeof filter.clan === 'string') return member(filter.clan);
  const [title, ...titles] = filter.title ?? [];
  if (title !== undefined && titles.length === 0) {
    const one = TERM_WORDS.title(title, null);
    return { one, many: `${one}s`, feminine: false };
  }
  if (filter.kind !== undefined && filter.kind !== 'any') return KIND[filter.kind];
  return filter.region === 'uncontrolled' ? CRYPT_CARD : KIND.any;
}

function names(filter: Filter, plural: boolean, x: Context): string[] {
  if (filter.named !== undefined) return [plural ? 'nommées' : 'nommée', x.say.cardName(filter.named)];
  return filter.copyOf === undefined ? [] : [of(cardNoun(filter.copyOf, x))];
}

function adjectives(filter: Filter, agree: (adjective: string) => string): string[] {
  const words: string[] = [];
  if (filter.sect !== undefined) words.push(OF_SECT[filter.sect]);
  if (filter.trait !== undefined) words.push(ofTrait(filter.trait));
  if (filter.minCounters === 1) words.push(`non ${agree('vide')}`);
  if (filter.titled !== undefined) words.push(filter.titled ? agree('titré') : `non ${agree('titré')}`);
  if (filter.region === 'ready') words.push(agree('disponible'));
  if (filter.region === 'ready' && filter.locked !== undefined) words.push('et');
  if (filter.locked !== undefined) words.push(agree(filter.locked ? 'incliné' : 'redressé'));
  if (filter.youngerThan !== undefined) words.push(`plus ${agree('jeune')}`);
  if (filter.olderThan !== undefined) words.push('plus vieux');
  return words;
}

/** What it is and where, then what it has: "un vampire que vous contrôlez avec Auspex". */
function after(filter: Filter, plural: boolean, x: Context): string[] {
  const words: string[] = [];
  if (typeof filter.clan === 'object') words.push('de ce clan');
  if ((filter.title?.length ?? 0) > 1)
    words.push(
      `qui ${plural ? 'sont' : 'est'} ${x.say.list(
        (filter.title ?? []).map((title) => TERM_WORDS.title(title, null)),
        'or',
      )}`,
    );
  if (filter.minCapacity !== undefined) words.push(`de capacité ${filter.minCapacity} ou plus`);
  if (filter.maxCapacity !== undefined) words.push(`de capacité ${filter.maxCapacity} ou moins`);
  if (filter.inCircleOf !== undefined) words.push(`du cercle ${of(cardNoun(filter.inCircleOf, x))}`);
  if (filter.inCombat !== undefined) words.push(filter.inCombat ? 'en combat' : 'hors combat');
  if (filter.on !== undefined) words.push(`sur ${cardNoun(filter.on, x).text}`);
  if (filter.onMinionOf !== undefined)
    words.push(`sur ${cards({ kind: 'minion', of: filter.onMinionOf }, 'a', x).text}`);
  words.push(...place(filter, x), ...had(filter));
  if (filter.hasVoted)
    words.push(
      `${filter.of === undefined ? '' : 'et '}qui ${plural ? 'ont' : 'a'} exprimé des voix ou bulletins durant ce référendum`,
    );
  return words;
}

function had(filter: Filter): string[] {
  const words: string[] = [];
  if (filter.keyword !== undefined && (filter.kind ?? 'any') !== 'any')
    words.push(`avec le mot-clé ${keywordThing(filter.keyword).one}`);
  if (filter.discipline !== undefined) words.push(`avec ${discipline(filter.discipline)}`);
  if (filter.superior !== undefined) words.push(`avec ${superiorOf(filter.superior)} au niveau supérieur`);
  if (filter.canLearn !== undefined) words.push(`sans ${discipline(filter.canLearn)} au niveau supérieur`);
  if ((filter.minCounters ?? 1) > 1) words.push(`avec ${filter.minCounters} points de sang ou plus`);
  return words;
}

/** Where it is and whose. */
function place({ region, of: whose }: Filter, x: Context): string[] {
  const owner = whose === undefined ? null : OWNER[whose](x);
  if (region === 'uncontrolled')
    return [owner === null ? 'dans une région incontrôlée' : `dans ${owned(owner, 'région incontrôlée')}`];
  const torpor = region === 'torpor' ? ['en torpeur'] : [];
  if (owner === null) return torpor;
  return [...torpor, `que ${owner.text} ${owner.you ? 'contrôlez' : 'contrôle'}`];
}

const OWNER: Readonly<Record<NonNullable<Filter['of']>, (x: Context) => Noun>> = {
  you: (x) => (x.whose === 'they' ? noun('il') : noun('vous', { you: true })),
  others: () => noun('un autre Mathusalem'),
  yourPrey: () => noun('votre proie', { feminine: true }),
  yourPredator: () => noun('votre prédateur'),
  actionTarget: () => noun('le Mathusalem ciblé'),
  notActing: () => noun('un Mathusalem autre que le Mathusalem actif'),
};

/** What is left of a description when it is spoken of again. */
function again(filter: Filter | null): Thing {
  const { keyword: word, kind, clan, named } = filter ?? {};
  return thing({
    ...(kind === undefined ? {} : { kind }),
    ...(word === undefined || kind !== undefined ? {} : { keyword: word }),
    ...(typeof clan === 'string' ? { clan } : {}),
    ...(named === undefined ? {} : { kind: 'any' as const }),
  });
}

/** What was described before: "ce vampire-là", for "ce vampire" is the one that has the card. */
export function thatCard(filter: Filter | null): Noun {
  const what = again(filter);
  return noun(`${demonstrative(what)}-là`, { feminine: what.feminine });
}

const SEATS = {
  yourPrey: 'votre proie',
  others: 'un autre Mathusalem',
  any: 'un Mathusalem',
  notActing: 'un Mathusalem autre que le Mathusalem actif',
  othersNotTarget: 'un Mathusalem autre que vous et le Mathusalem actif',
};
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

export const several: Speech['several'] = (pick, count, x) =>
  noun(
    `${pick.optional ? 'jusqu’à ' : ''}${NUMBERS[count] ?? count} ${pick.filter.not === undefined ? '' : 'autres '}${described(pick.filter, true, x)}`,
    { plural: true, feminine: thing(pick.filter).feminine },
  );

export const picks: Speech['pick'] = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) => {
    const more =
      pick.morePoolThan === undefined
        ? ''
        : ` qui a plus de points de réserve que ${seatNoun(pick.morePoolThan, x).text}`;
    return noun(`${SEATS[pick.of]}${more}`, { feminine: pick.of === 'yourPrey' });
  },
  clan: () => noun('un clan'),
  ash: (pick) =>
    noun(`une ${pick.type === undefined ? 'carte' : TYPE[pick.type]} de votre tas de cendres`, {
      feminine: true,
    }),
  edge: () => noun('l’Avantage'),
  points: (pick) => noun(`${pick.points} points`, { plural: true }),
};
export const thosePicks: Speech['thatPick'] = {
  card: (pick) => {
    const { one, feminine } = again(pick.filter);
    return noun(`${feminine ? 'la' : 'le'} ${one} ${agreed('choisi', feminine, false)}`, { feminine });
  },
  seat: (pick) =>
    pick.of === 'yourPrey' ? noun('votre proie', { feminine: true }) : noun('le Mathusalem choisi'),
  clan: () => noun('ce clan'),
  ash: () => noun('la carte choisie', { feminine: true }),
  edge: () => noun('l’Avantage'),
  points: () => noun('ces points', { plural: true }),
};

export const ofCard = (card: CardNoun, x: Context): string => of(cardNoun(card, x));
export const poolOf = (seat: SeatNoun, x: Context): string => owned(seatNoun(seat, x), 'réserve');
