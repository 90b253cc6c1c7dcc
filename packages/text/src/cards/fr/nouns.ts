import type { CardNoun, Filter, FilterSeat, SeatNoun, Term } from '@methuselah/engine/language';
import { COUNTER } from '../../language/fr/counters.ts';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import { alternatives, eitherWords, joined, lackedBy, namesNoun } from '../alternatives.ts';
import { filterWords, inNoun, type WordsOfFilter } from '../fields.ts';
import type { CardGrammar, Context, Determiner, Noun } from '../grammar.ts';
import { isAllyInPlay } from '../keywords.ts';
import { conditionsOf, type PickWords } from '../named.ts';
import { bareFilter, cardNoun, filterSeat, isAnyLibraryCard, isTopic, seatNoun } from '../nouns.ts';
import {
  agreed,
  COPY,
  CRYPT_CARD,
  demonstrative,
  discipline,
  KIND,
  keywordThing,
  member,
  ofSect,
  ofTrait,
  quoted,
  SELF,
  superiorOf,
  type Thing,
} from './words.ts';

/** French nouns. Articles are elided and contracted by `close`. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });
const selfNoun = (kind: Context['self']): Noun => noun(SELF[kind], { feminine: kind === 'card' });

export const cardNouns: CardGrammar['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return selfNoun('vampire');
    return selfNoun(
      isAllyInPlay(card) ? 'ally' : card.modes.some(({ type }) => type === 'retainer') ? 'retainer' : 'card',
    );
  },
  self: (x) => selfNoun(x.self),
  host: (x) => selfNoun(x.host),
  acting: (x) => (x.isActing ? selfNoun(x.self) : noun('le serviteur qui agit')),
  blocker: () => noun('le serviteur qui bloque'),
  opposing: () => noun('le serviteur adverse'),
  subject: (x) => x.subject ?? noun(x.self === 'minion' ? 'ce serviteur-là' : 'ce serviteur'),
};

export const seatNouns: CardGrammar['seatNoun'] = {
  yourPrey: () => noun('votre proie', { feminine: true }),
  yourPredator: () => noun('votre prédateur'),
  predatorsPredator: () => noun('le prédateur de votre prédateur'),
  player: () => noun('ce Mathusalem'),
  actingMethuselah: () => noun('le Mathusalem actif'),
  actionTarget: () => noun('le Mathusalem ciblé'),
  everyone: () => noun('chaque Mathusalem'),
  everyoneElse: () => noun('chaque autre Mathusalem'),
  chosen: () => noun('chaque Mathusalem choisi'),
  castAgainst: () =>
    noun(
      'chaque Mathusalem qui exprime (ou contrôle un serviteur qui exprime) des voix ou bulletins contre le référendum',
    ),
};

/** "de ce vampire"; for the reader, "votre" is used instead. */
export const of = (owner: Noun): string => `de ${owner.text}`;
/** "votre réserve", "la réserve de votre proie". */
export const owned = (owner: Noun, what: string, article = 'la'): string =>
  owner.you ? `votre ${what}` : `${article} ${what} ${of(owner)}`;

export const controlling: CardGrammar['controlling'] = (card, of) =>
  noun(
    of === 'actingMethuselah'
      ? `le Mathusalem actif, s’il contrôle ${card.text},`
      : `chaque Mathusalem ${of === 'chosen' ? 'choisi ' : ''}qui contrôle ${card.text}`,
  );

export const controllerOf: CardGrammar['controllerOf'] = (card, x) =>
  noun(isTopic(card, x) ? 'son contrôleur' : `le contrôleur ${of(card)}`);

/** "il", "elle". */
export const pronoun: CardGrammar['pronoun'] = ({ feminine = false, plural = false }) =>
  noun(`${feminine ? 'elle' : 'il'}${plural ? 's' : ''}`, { feminine, plural });

/** "un vampire disponible que vous contrôlez". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const [first, ...others] = alternatives(filter, true) ?? [];
  if (first !== undefined) {
    const next = (each: Filter): Noun =>
      determiner === 'each'
        ? noun(described(each, false, x), { feminine: thing(each).feminine })
        : cards(each, determiner, x);
    return joined([cards(first, determiner, x), ...others.map(next)], determiner, x);
  }
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

/** The noun and what follows it. "autre" comes before it, with the article. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  const several = alternatives(filter, true);
  if (several !== null)
    return x.say.list(
      several.map((each) => described(each, plural, x)),
      'or',
    );
  const { one, many, feminine } = thing(filter);
  const head = plural ? many : one;
  const said = wordsOf(filter, { feminine, plural }, x);
  return [
    head,
    ...said('name'),
    ...said('adjective'),
    ...said('after'),
    ...said('place'),
    ...said('had'),
    ...said('blood'),
    ...said('except'),
    ...said('voted'),
  ].join(' ');
}
/** With "autre" also without an article: "pour chaque autre vampire". */
export const counted = (filter: Filter, x: Context): string =>
  `${filter.not === undefined ? '' : 'autre '}${described(filter, false, x)}`;

export function thing(filter: Filter): Thing {
  if (alternatives(filter, true) !== null) return thing(bareFilter(filter));
  if (filter.named !== undefined) return KIND.any;
  if (filter.copyOf !== undefined) return COPY;
  if (filter.keyword !== undefined && (filter.kind ?? 'any') === 'any') return keywordThing(filter.keyword);
  if (typeof filter.clan === 'string') return member(filter.clan);
  const [title, ...titles] = filter.title ?? [];
  if (title !== undefined && titles.length === 0) {
    const one = TERM_WORDS.title(title, null);
    const many = title === 'innerCircle' ? one.replace(/^(\S+)/, '$1s') : `${one}s`;
    return { one, many, feminine: false };
  }
  if (filter.kind !== undefined && filter.kind !== 'any') return KIND[filter.kind];
  return filter.region === 'uncontrolled' ? CRYPT_CARD : KIND.any;
}

interface Agreement {
  readonly feminine: boolean;
  readonly plural: boolean;
}
const agree = (adjective: string, { feminine, plural }: Agreement): string =>
  agreed(adjective, feminine, plural);

/** What a card is not: "un Tremere", "de la Camarilla". */
function predicate(filter: Filter, agreement: Agreement, x: Context): string {
  if (namesNoun(filter))
    return agreement.plural ? `des ${described(filter, true, x)}` : cards(filter, 'a', x).text;
  const said = wordsOf(filter, agreement, x);
  return SLOTS.flatMap(said).join(' ');
}

/** Kind and place come before what it has: "un vampire que vous contrôlez avec Auspex". */
const SLOTS = ['name', 'adjective', 'after', 'place', 'had', 'blood', 'except', 'voted'] as const;
const wordsOf: WordsOfFilter<(typeof SLOTS)[number], Agreement> = filterWords(SLOTS, {
  kind: inNoun,
  not: inNoun,
  named: (name, _, { plural }, x) => ({
    name: `${plural ? 'nommées' : 'nommée'} ${quoted(x.say.cardName(name))}`,
  }),
  copyOf: (who, { named }, _, x) => (named === undefined ? { name: of(cardNoun(who, x)) } : {}),
  sect: (sect, _, { plural }) => ({ adjective: ofSect(sect, plural) }),
  trait: (trait) => ({ adjective: ofTrait(trait) }),
  marked: ({ with: kind, yours, least }) => ({
    blood: `avec ${least === undefined ? 'un ou plusieurs' : `au moins ${least}`} ${yours ? 'de vos ' : ''}compteurs ${COUNTER[kind]}`,
  }),
  minCounters: (n, _, a) =>
    n === 1 ? { adjective: `non ${agree('vide', a)}` } : { blood: `avec ${n} points de sang ou plus` },
  unique: (is, _, a) => ({ adjective: is ? agree('unique', a) : `non ${agree('unique', a)}` }),
  titled: (is, _, a) => ({ adjective: is ? agree('titré', a) : `non ${agree('titré', a)}` }),
  maxCounters: (n, _, a) =>
    n === 0
      ? { adjective: agree('vide', a) }
      : { blood: `avec ${n} ${n === 1 ? 'point' : 'points'} de sang ou moins` },
  region(region, filter, a, x) {
    if (region !== 'ready') return filter.of === undefined ? place(filter, x) : {};
    return { adjective: `${agree('disponible', a)}${filter.locked === undefined ? '' : ' et'}` };
  },
  locked: (is, _, a) => ({ adjective: agree(is ? 'incliné' : 'redressé', a) }),
  youngerThan: (_who, _, a) => ({ adjective: `plus ${agree('jeune', a)}` }),
  olderThan: () => ({ adjective: 'plus vieux' }),
  clan: (clan) => (typeof clan === 'string' ? {} : { after: 'de ce clan' }),
  title(titles, _, { plural }, x) {
    const named = titles.map((title) => TERM_WORDS.title(title, null));
    return titles.length > 1 ? { after: `qui ${plural ? 'sont' : 'est'} ${x.say.list(named, 'or')}` } : {};
  },
  minCapacity: (n) => ({ after: `de capacité ${n} ou plus` }),
  maxCapacity: (n) => ({ after: `de capacité ${n} ou moins` }),
  path: (path, { of }, { plural }) => ({
    except: `${of === undefined ? '' : 'et '}qui ${plural ? 'suivent' : 'suit'} la ${TERM_WORDS.paths[path]}`,
  }),
  inCircleOf: (who, _, _a, x) => ({ after: `du cercle ${of(cardNoun(who, x))}` }),
  inCombat: (is) => ({ after: is ? 'en combat' : 'hors combat' }),
  on: (who, _, _a, x) => ({ after: `sur ${cardNoun(who, x).text}` }),
  onA: (filter, _, _a, x) => ({ after: `sur ${cards(filter, 'a', x).text}` }),
  diablerist: (is, _, { plural }) =>
    is ? { voted: `qui ${plural ? 'ont' : 'a'} commis une diablerie depuis votre dernier tour` } : {},
  poolAtMost: (n) => ({ voted: `dont le contrôleur a ${n} points de réserve ou moins` }),
  onMinionOf: (of, _, _a, x) => ({ after: `sur ${cards({ kind: 'minion', of }, 'a', x).text}` }),
  of: (_of, filter, a, x) => place(filter, x, a),
  either: (filters, { kind = 'any' }, a, x) =>
    eitherWords(
      SLOTS,
      filters.map((each) => wordsOf({ kind, ...each }, a, x)),
      x,
    ),
  except(filters, { of }, a, x) {
    const lacks = lackedBy(filters);
    if (lacks !== null) return { had: `sans ${discipline(lacks)}` };
    const what = filters.map((each) => predicate(each, a, x));
    const not = what.length === 1 ? `pas ${what.join('')}` : what.map((each) => `ni ${each}`).join(' ');
    return { except: `${of === undefined ? '' : 'et '}qui ${a.plural ? 'ne sont' : 'ne est'} ${not}` };
  },
  keyword: (word, { kind = 'any' }, { plural }) =>
    kind === 'any' ? {} : { adjective: keywordThing(word)[plural ? 'many' : 'one'] },
  discipline: (name) => ({ had: `avec ${discipline(name)}` }),
  superior: (name) => ({ had: `avec ${superiorOf(name)} au niveau supérieur` }),
  canLearn: (name) => ({ had: `sans ${superiorOf(name)} au niveau supérieur` }),
  chosen: (is, _, a) => ({ adjective: `${is ? '' : 'non '}${agree('choisi', a)}` }),
  allocated: (is, _, { plural }) => ({
    voted: `qui ${plural ? 'ont' : 'a'} reçu ${is ? 'un ou plusieurs points' : 'aucun point'}`,
  }),
  hasVoted(is, filter, { plural }) {
    const and = filter.of === undefined ? '' : 'et ';
    const have = plural ? 'ont' : 'a';
    return is ? { voted: `${and}qui ${have} exprimé des voix ou bulletins durant ce référendum` } : {};
  },
});

/** Region and controller. */
function place(
  { region, of: whose, youngerThan, olderThan }: Filter,
  x: Context,
  { feminine, plural }: Agreement = { feminine: false, plural: false },
): { place?: string } {
  const of = whose === undefined ? undefined : filterSeat(whose, x);
  const named = of === undefined ? null : ownerOf(of, x);
  const owner = named !== null && isTopic(named, x) ? pronoun(named) : named;
  if (region === 'uncontrolled')
    return {
      place: owner === null ? 'dans une région incontrôlée' : `dans ${owned(owner, 'région incontrôlée')}`,
    };
  const torpor = region === 'torpor' ? ['en torpeur'] : [];
  // Not "que" after "plus jeune", where it would start a comparison.
  const isCompared =
    youngerThan !== undefined || olderThan !== undefined || (typeof of === 'object' && 'controllerOf' in of);
  const words =
    owner === null
      ? torpor
      : [
          ...torpor,
          isCompared
            ? `${agreed('contrôlé', feminine, plural)} par ${owner.text}`
            : `que ${owner.text} ${owner.you ? 'contrôlez' : 'contrôle'}`,
        ];
  return words.length === 0 ? {} : { place: words.join(' ') };
}

const ownerOf = (of: FilterSeat, x: Context): Noun =>
  typeof of === 'object' ? seatNoun(of, x) : OWNER[of](x);

const OWNER: Readonly<Record<Extract<FilterSeat, string>, (x: Context) => Noun>> = {
  you: (x) => (x.whose === 'they' ? noun('il') : noun('vous', { you: true })),
  others: () => noun('un autre Mathusalem'),
  yourPrey: () => noun('votre proie', { feminine: true }),
  yourPredator: () => noun('votre prédateur'),
  preyOrPredator: () => noun('votre prédateur ou votre proie'),
  actionTarget: () => noun('le Mathusalem ciblé'),
  actingMethuselah: () => noun('le Mathusalem actif'),
  notActing: () => noun('un Mathusalem autre que le Mathusalem actif'),
};

/** A card described before: "ce vampire-là", since "ce vampire" is the vampire with the card. */
export const thatCard: CardGrammar['thatCard'] = (filter) => {
  const what = thing(bareFilter(filter));
  return noun(`${demonstrative(what)}-là`, { feminine: what.feminine });
};

/** One of two chosen cards. */
export const bound: CardGrammar['bound'] = (which, filter) => {
  const { one, feminine } = thing(bareFilter(filter));
  const the = feminine ? 'la' : 'le';
  const each = feminine ? 'elles' : 'eux';
  return noun(
    {
      player: `${the} ${one} qui a joué cette carte`,
      chosen: `${the} ${one} ${agreed('choisi', feminine, false)}`,
      one: feminine ? 'l’une des deux' : 'l’un des deux',
      locked: `${the} ${one} ${agreed('incliné', feminine, false)}`,
      other: `le autre ${one}`,
      first: `${the} ${feminine ? 'première' : 'premier'} de entre ${each}`,
      second: `${the} ${feminine ? 'seconde' : 'second'} de entre ${each}`,
    }[which],
    { feminine },
  );
};

const SEATS = {
  yourPrey: 'votre proie',
  preyOrPredator: 'votre proie ou votre prédateur',
  others: 'un autre Mathusalem',
  any: 'un Mathusalem',
  notActing: 'un Mathusalem autre que le Mathusalem actif',
  othersNotTarget: 'un Mathusalem autre que vous et le Mathusalem actif',
};
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

export const several: CardGrammar['several'] = (pick, count, x) =>
  noun(
    `${pick.optional ? 'jusqu’à ' : ''}${NUMBERS[count] ?? count} ${pick.filter.not === undefined ? '' : 'autres '}${described(pick.filter, true, x)}`,
    { plural: true, feminine: thing(pick.filter).feminine },
  );

/** The optional fields of choices that their nouns word. */
interface SaidOfPick {
  card: 'optional';
  seat: 'morePoolThan';
  ash: 'of' | 'card' | 'vampires' | 'ofAction' | 'optional';
  points: 'poolOf' | 'others' | 'cards' | 'cardsOnly';
  several: 'seats' | 'cards' | 'most' | 'oneOfEach' | 'notForAnother';
}

type AshPick = Extract<Term, { pick: 'ash' }>;
const ASH_HEAPS = {
  you: 'votre tas de cendres',
  yourPrey: 'le tas de cendres de votre proie',
  any: 'n’importe quel tas de cendres',
};
/** "un allié ou un vampire": what is chosen in an ash heap. */
function inAsh({ card, vampires, ofAction }: AshPick, x: Context): string {
  if (vampires === 'only') return 'un vampire';
  const what =
    card === undefined
      ? 'une carte'
      : isAnyLibraryCard(card)
        ? 'une carte de bibliothèque'
        : x.say.aCard(card, x);
  const played = ofAction ? `${what} jouée pour cette action` : what;
  return vampires === 'too' ? `${played} ou un vampire` : played;
}

export const picks: PickWords<SaidOfPick> = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) => {
    const more =
      pick.morePoolThan === undefined
        ? ''
        : ` qui a plus de points de réserve que ${seatNoun(pick.morePoolThan, x).text}`;
    return noun(`${SEATS[pick.of]}${more}`, { feminine: pick.of === 'yourPrey' });
  },
  clan: () => noun('un clan'),
  ash: (pick, x) =>
    noun(`${inAsh(pick, x)} de ${ASH_HEAPS[pick.of ?? 'you']}`, { feminine: pick.vampires === undefined }),
  edge: () => noun('l’Avantage'),
  several: (pick, x) => {
    const { seats, cards: filter, most } = pick;
    if (filter === undefined)
      return noun(
        `${seats === 'others' ? 'un ou plusieurs autres Mathusalems' : 'un ou plusieurs Mathusalems'}${pick.notForAnother ? ' qui ne sont choisis pour aucune autre carte de ce nom en jeu' : ''}`,
        { plural: true },
      );
    if (typeof most === 'number')
      return noun(`jusqu’à ${NUMBERS[most] ?? most} ${described(filter, true, x)}`, { plural: true });
    // As many as are chosen, which is X.
    if (!pick.oneOfEach) return noun(`X ${described(filter, true, x)}`, { plural: true });
    const both =
      typeof most === 'object' && 'if' in most ? ` (ou l’un et l’autre ${conditionsOf(most.if, x)})` : '';
    return noun(
      `${seats === 'others' ? 'un autre Mathusalem' : 'un Mathusalem'} ou ${cards(filter, 'a', x).text}${both}`,
    );
  },
  points: (pick) => noun(`${typeof pick.points === 'number' ? pick.points : 'X'} points`, { plural: true }),
};
export const thosePicks: CardGrammar['thatPick'] = {
  card: (pick) => {
    const { one, feminine } = thing(bareFilter(pick.filter));
    return noun(`${feminine ? 'la' : 'le'} ${one} ${agreed('choisi', feminine, false)}`, { feminine });
  },
  seat: (pick) =>
    pick.of === 'yourPrey' ? noun('votre proie', { feminine: true }) : noun('le Mathusalem choisi'),
  clan: () => noun('ce clan'),
  ash: () => noun('la carte choisie', { feminine: true }),
  edge: () => noun('l’Avantage'),
  several: () => noun('ceux qui sont choisis', { plural: true }),
  points: () => noun('ces points', { plural: true }),
};

export const ofCard = (card: CardNoun, x: Context): string => of(cardNoun(card, x));
export const poolOf = (seat: SeatNoun, x: Context): string => owned(seatNoun(seat, x), 'réserve');

/** Who and what may receive points: "Methuselahs, locations and equipment". */
export function recipients(methuselahs: string | null, filter: Filter | undefined, x: Context): string {
  const { either, ...rest } = filter ?? {};
  const kinds = filter === undefined ? [] : (either ?? [{}]).map((each) => ({ ...rest, ...each }));
  return x.say.list(
    [...(methuselahs === null ? [] : [methuselahs]), ...kinds.map((each) => described(each, true, x))],
    'and',
  );
}
