import type { Filter, FilterSeat, SeatNoun, Sect, Term } from '@methuselah/engine/language';
import { COUNTER } from '../../language/es/counters.ts';
import { TERM_WORDS } from '../../language/es/terms.ts';
import { alternatives, eitherWords, joined, lackedBy, namesNoun } from '../alternatives.ts';
import { filterWords, inNoun, type WordsOfFilter } from '../fields.ts';
import type { CardGrammar, Context, Determiner, Noun } from '../grammar.ts';
import { isAllyInPlay } from '../keywords.ts';
import { conditionsOf, type PickWords } from '../named.ts';
import { bareFilter, cardNoun, filterSeat, isAnyLibraryCard, isTopic, seatNoun } from '../nouns.ts';
import {
  clanOf,
  discipline,
  keywordOf,
  quoted,
  SECT,
  SELF,
  superiorOf,
  titleOf,
  titlesOf,
  traitOf,
  type Word,
} from './words.ts';

/** Spanish nouns. */

/** A card, place or other thing. */
const thing = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });
/** A Methuselah or minion. */
const person = (text: string, more: Partial<Noun> = {}): Noun => ({ text, person: true, ...more });

// ---------------------------------------------------------------------------------------------- in a sentence

/** As an object: "a este vampiro", "esta carta". */
export const object = (noun: Noun): string =>
  noun.you ? 'a ti' : noun.person ? `a ${noun.text}` : noun.text;
/** After a preposition, or in a comparison. */
export const after = (noun: Noun): string => (noun.you ? 'ti' : noun.text);
export const than = (noun: Noun): string => (noun.you ? 'tú' : noun.text);
/** "la mano de tu presa", "tu mano". */
export const ofWhom = (what: string, article: 'el' | 'la', owner: Noun): string =>
  owner.you ? `tu ${what}` : `${article} ${what} de ${owner.text}`;
/** The adjective in the gender and number of its noun: "girado". */
export const agreed = (adjective: string, { feminine, plural }: Partial<Noun>): string => {
  const stem = feminine && adjective.endsWith('o') ? `${adjective.slice(0, -1)}a` : adjective;
  return plural ? `${stem}${/[aeiou]$/.test(stem) ? 's' : 'es'}` : stem;
};

// ---------------------------------------------------------------------------------------------- cards

const named = (text: string): Noun => (text === SELF.card ? thing(text, { feminine: true }) : person(text));

export const cardNouns: CardGrammar['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return named(SELF.vampire);
    return named(
      isAllyInPlay(card)
        ? SELF.ally
        : card.modes.some(({ type }) => type === 'retainer')
          ? SELF.retainer
          : SELF.card,
    );
  },
  self: (x) => named(SELF[x.self]),
  host: (x) => named(SELF[x.host]),
  acting: (x) => (x.isActing ? named(SELF[x.self]) : person('el siervo activo')),
  blocker: () => person('el siervo bloqueador'),
  opposing: () => person('el siervo oponente'),
  subject: (x) => x.subject ?? person('ese siervo'),
};

const KIND: Readonly<Record<NonNullable<Filter['kind']>, Word>> = {
  vampire: { one: 'vampiro', many: 'vampiros', person: true },
  ally: { one: 'aliado', many: 'aliados', person: true },
  minion: { one: 'siervo', many: 'siervos', person: true },
  equipment: { one: 'equipo', many: 'equipos' },
  retainer: { one: 'criado', many: 'criados', person: true },
  any: { one: 'carta', many: 'cartas', feminine: true },
};
const CRYPT_CARD: Word = { one: 'carta de cripta', many: 'cartas de cripta', feminine: true };

/** Members of a clan; most have no plural form. */
function clanWord(clan: string): Word {
  const name = clanOf(clan);
  if (clan === 'Ministry') return { one: `vampiro del ${name}`, many: `vampiros del ${name}`, person: true };
  return { one: name, many: clan === 'Toreador' ? 'Toreadores' : name, person: true };
}

function head(filter: Filter, x: Context): Word {
  if (alternatives(filter, true) !== null) return head(bareFilter(filter), x);
  const { kind = 'any', region, title = [] } = filter;
  if (filter.named !== undefined) {
    const name = quoted(x.say.cardName(filter.named));
    return { one: `carta llamada ${name}`, many: `cartas llamadas ${name}`, feminine: true };
  }
  if (filter.copyOf !== undefined) {
    const card = cardNoun(filter.copyOf, x).text;
    return { one: `ejemplar de ${card}`, many: `ejemplares de ${card}` };
  }
  if (filter.keyword !== undefined && kind === 'any') return keywordOf(filter.keyword);
  if (typeof filter.clan === 'string') return clanWord(filter.clan);
  const [only] = title;
  if (only !== undefined && title.length === 1)
    return { one: titleOf(only), many: titlesOf(only), person: true };
  return kind === 'any' && region === 'uncontrolled' ? CRYPT_CARD : KIND[kind];
}

/** "un vampiro Camarilla titulado preparado que controles". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const [first, ...others] = alternatives(filter, true) ?? [];
  if (first !== undefined) {
    const next = (each: Filter): Noun =>
      determiner === 'each'
        ? { text: described(each, false, x), ...genderOf(head(each, x)) }
        : cards(each, determiner, x);
    return joined([cards(first, determiner, x), ...others.map(next)], determiner, x);
  }
  const { feminine, person: isPerson } = genderOf(head(filter, x));
  const words = described(filter, isOfMany(filter, determiner) || plural, x);
  return {
    text: `${article(filter, determiner, { feminine, words })} ${words}`,
    plural,
    feminine,
    person: isPerson,
  };
}

const genderOf = ({ feminine = false, person = false }: Word) => ({ feminine, person });

/** "cada uno de los demás siervos". */
const isOfMany = (filter: Filter, determiner: Determiner): boolean =>
  filter.not !== undefined && determiner === 'each';

function article(
  filter: Filter,
  determiner: Determiner,
  { feminine, words }: { feminine: boolean; words: string },
): string {
  const isOther = filter.not !== undefined;
  const [a, other, the, one] = feminine
    ? [/^arma(?!\p{L})/u.test(words) ? 'un' : 'una', 'otra', 'las', 'una']
    : ['un', 'otro', 'los', 'uno'];
  switch (determiner) {
    case 'a':
      return isOther ? other : a;
    case 'another':
      return other;
    case 'each':
      return isOther ? `cada ${one} de ${the} demás` : 'cada';
    case 'all':
      return isOther ? `${the} demás` : the;
  }
}

/** The noun with its adjectives and other attributes. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  const several = alternatives(filter, true);
  if (several !== null)
    return x.say.list(
      several.map((each) => described(each, plural, x)),
      'or',
    );
  const word = head(filter, x);
  const said = wordsOf(filter, { feminine: word.feminine ?? false, plural }, x);
  return [
    plural ? word.many : word.one,
    ...said('adjective'),
    ...said('untitled'),
    ...said('besides'),
    ...said('place'),
    ...said('clause').map((each, i) => (i === 0 ? each : `y ${each}`)),
  ].join(' ');
}

/** Adjectives agree; "de la Lista Roja" does not. */
const adjective = (trait: string, agree: Partial<Noun>): string => {
  const words = traitOf(trait);
  return words.includes(' ') ? words : agreed(words, agree);
};

/** What a card is not: "Camarilla", "arma". */
function predicate(filter: Filter, agree: Partial<Noun>, x: Context): string {
  if (namesNoun(filter)) return described(filter, agree.plural ?? false, x);
  const said = wordsOf(filter, agree, x);
  return SLOTS.flatMap(said).join(' ');
}

const SLOTS = ['adjective', 'untitled', 'besides', 'place', 'clause'] as const;
/** "Anarquistas", "Independientes": the names of the other sects have no plural. */
const ofSect = (sect: Sect, { plural = false }: Partial<Noun>): string =>
  sect === 'anarch' || sect === 'independent' ? agreed(SECT[sect], { plural }) : SECT[sect];

const wordsOf: WordsOfFilter<(typeof SLOTS)[number], Partial<Noun>> = filterWords(SLOTS, {
  kind: inNoun,
  named: inNoun,
  copyOf: inNoun,
  not: inNoun,
  sect: (sect, _, agree) => ({ adjective: ofSect(sect, agree) }),
  unique: (is, _, agree) => ({ adjective: `${is ? '' : 'no '}${agreed('único', agree)}` }),
  titled: (is, _, agree) => (is ? { adjective: agreed('titulado', agree) } : { untitled: 'sin título' }),
  youngerThan: (_who, _, agree) => ({ adjective: agreed('menor', agree) }),
  olderThan: (_who, _, agree) => ({ adjective: agreed('mayor', agree) }),
  locked: (is, _, agree) => ({ adjective: agreed(is ? 'girado' : 'enderezado', agree) }),
  region: (region, filter, agree, x) =>
    region === 'ready' ? { adjective: agreed('preparado', agree) } : place(filter, x),
  trait: (trait, _, agree) => ({ adjective: adjective(trait, agree) }),
  keyword: (word, { kind = 'any' }, { plural }) =>
    kind === 'any' ? {} : { adjective: keywordOf(word)[plural ? 'many' : 'one'] },
  either: (filters, { kind = 'any' }, agree, x) =>
    eitherWords(
      SLOTS,
      filters.map((each) => wordsOf({ kind, ...each }, agree, x)),
      x,
    ),
  clan: (clan) => (typeof clan === 'string' ? {} : { besides: 'de ese clan' }),
  discipline: (name) => ({ besides: `con ${discipline(name)}` }),
  superior: (name) => ({ besides: `con ${superiorOf(name)}` }),
  canLearn: (name) => ({
    besides: `sin ${discipline(name).replace(/ \[(\w+)\]/, (_, code: string) => ` superior [${code.toUpperCase()}]`)}`,
  }),
  minCapacity: (n) => ({ besides: `con capacidad ${n} o más` }),
  maxCapacity: (n) => ({ besides: `con capacidad ${n} o menos` }),
  marked: ({ with: kind, yours, least }) => ({
    besides:
      least === undefined
        ? `con alguna ${yours ? 'de tus fichas' : 'ficha'} de ${COUNTER[kind]}`
        : `con ${least} o más ${yours ? 'de tus ' : ''}fichas de ${COUNTER[kind]}`,
  }),
  minCounters: (n) => ({ besides: n === 1 ? 'con sangre' : `con ${n} o más de sangre` }),
  maxCounters: (n) => ({ besides: n === 0 ? 'sin sangre' : `con ${n} o menos de sangre` }),
  path: (path, _, { plural }) => ({
    clause: `que ${plural ? 'sigan' : 'siga'} la ${TERM_WORDS.paths[path]}`,
  }),
  inCircleOf: (who, _, _agree, x) => ({ besides: `del círculo de ${cardNoun(who, x).text}` }),
  inCombat: (is) => ({ besides: is ? 'en combate' : 'fuera de combate' }),
  on: (who, _, _agree, x) => ({ besides: `de ${cardNoun(who, x).text}` }),
  onA: (filter, _, _agree, x) => ({ besides: `de ${cards(filter, 'a', x).text}` }),
  diablerist: (is, _, { plural }) =>
    is ? { clause: `que haya${plural ? 'n' : ''} cometido diablerie desde tu último turno` } : {},
  poolAtMost: (n) => ({ clause: `cuyo controlador tenga ${n} o menos de reserva sanguínea` }),
  onMinionOf: (of, _, _agree, x) => ({ besides: `de ${cards({ kind: 'minion', of }, 'a', x).text}` }),
  of: (of, { region }, _, x) =>
    region === 'uncontrolled' ? {} : { clause: controlledBy(filterSeat(of, x), x) },
  except(filters, _, agree, x) {
    const lacks = lackedBy(filters);
    if (lacks !== null) return { besides: `sin ${discipline(lacks)}` };
    const what = filters.map((each) => predicate(each, agree, x)).join(' ni ');
    return { clause: `que no sea${agree.plural ? 'n' : ''} ${what}` };
  },
  title(titles, _, { plural }, x) {
    const named = x.say.list(titles.map(plural ? titlesOf : titleOf), 'or');
    return titles.length > 1 ? { clause: `que sea${plural ? 'n' : ''} ${named}` } : {};
  },
  chosen: (is, _, agree) => ({ adjective: `${is ? '' : 'no '}${adjective('elegido', agree)}` }),
  allocated: (is, _, { plural }) => ({
    clause: `que haya${plural ? 'n' : ''} recibido ${is ? 'algún' : 'ningún'} punto`,
  }),
  hasVoted: (is, _, { plural }) =>
    is ? { clause: `que haya${plural ? 'n' : ''} emitido votos o papeletas en este referéndum` } : {},
});

/** Region. */
function place({ region, of }: Filter, x: Context): { place?: string } {
  if (region === 'torpor') return { place: 'en letargo' };
  if (region !== 'uncontrolled') return {};
  if (of === 'you') return { place: `de ${x.whose === 'they' ? 'su' : 'tu'} zona incontrolada` };
  return {
    place: of === undefined ? 'de una zona incontrolada' : `de la zona incontrolada de ${ownerOf(of, x)}`,
  };
}

/** Controller: "que controles". */
function controlledBy(of: FilterSeat, x: Context): string {
  if (of === 'you') return x.whose === 'they' ? 'que controle' : 'que controles';
  const owner = ownerOf(of, x);
  return isTopic({ text: owner }, x) ? 'que controle' : `que controle ${owner}`;
}

export const ownerOf = (of: FilterSeat, x: Context): string =>
  typeof of === 'object' ? seatNoun(of, x).text : OWNER[of];

const OWNER: Readonly<Record<Extract<FilterSeat, string>, string>> = {
  you: 'ti',
  others: 'otro Matusalén',
  yourPrey: 'tu presa',
  yourPredator: 'tu depredador',
  preyOrPredator: 'tu depredador o tu presa',
  actionTarget: 'el Matusalén objetivo',
  actingMethuselah: 'el Matusalén activo',
  notActing: 'un Matusalén que no sea el activo',
};

/** A card described before: "ese vampiro". */
export const thatCard: CardGrammar['thatCard'] = (filter, x) => {
  const { one, feminine = false, person: isPerson = false } = head(bareFilter(filter), x);
  return { text: `${feminine ? 'esa' : 'ese'} ${one}`, feminine, person: isPerson };
};

/** One of two chosen cards. */
export const bound: CardGrammar['bound'] = (which, filter, x) => {
  const { one, feminine = false, person: isPerson = false } = head(bareFilter(filter), x);
  const the = feminine ? 'la' : 'el';
  const text = {
    player: `${the} ${one} que jugó esta carta`,
    chosen: `${the} ${one} ${agreed('elegido', { feminine })}`,
    one: feminine ? 'una de las dos' : 'uno de los dos',
    locked: `${the} ${one} ${agreed('girado', { feminine })}`,
    other: `${the} ${agreed('otro', { feminine })} ${one}`,
    first: `${the} ${agreed('primero', { feminine })}`,
    second: `${the} ${agreed('segundo', { feminine })}`,
  }[which];
  return { text, feminine, person: isPerson };
};

/** Spanish omits the subject. */
export const pronoun: CardGrammar['pronoun'] = (of) => ({ ...of, text: '' });

// ---------------------------------------------------------------------------------------------- Methuselahs

export const seatNouns: CardGrammar['seatNoun'] = {
  yourPrey: () => person('tu presa'),
  yourPredator: () => person('tu depredador'),
  predatorsPredator: () => person('el depredador de tu depredador'),
  player: () => THAT_METHUSELAH,
  actingMethuselah: () => person('el Matusalén activo'),
  actionTarget: () => person('el Matusalén objetivo'),
  everyone: () => person('cada Matusalén'),
  everyoneElse: () => person('cada uno de los demás Matusalenes'),
  chosen: () => person('cada Matusalén elegido'),
  castAgainst: () =>
    person(
      'cada Matusalén que emita (o controle un siervo que emita) votos o papeletas en contra del referéndum',
    ),
};
export const controlling: CardGrammar['controlling'] = (card, of) =>
  person(
    of === 'actingMethuselah'
      ? `el Matusalén activo, si controla ${card.text},`
      : `cada Matusalén ${of === 'chosen' ? 'elegido ' : ''}que controle ${card.text}`,
  );

export const controllerOf: CardGrammar['controllerOf'] = (card, x) =>
  person(isTopic(card, x) ? 'su controlador' : `el controlador de ${card.text}`);

export const YOU: Noun = { text: '', you: true, person: true };
export const THAT_METHUSELAH = person('ese Matusalén');
export const SAME_METHUSELAH = person('el mismo Matusalén');
export const BOTH_COMBATANTS = person('ambos combatientes', { plural: true });
export const minions: CardGrammar['minions'] = (others) =>
  person(others ? 'los demás siervos' : 'cualquier siervo', { plural: others });
export const methuselahs: CardGrammar['methuselahs'] = (others) =>
  person(others ? 'cada uno de los demás Matusalenes' : 'cada Matusalén');

// ---------------------------------------------------------------------------------------------- choices

const SEATS = {
  yourPrey: 'tu presa',
  preyOrPredator: 'tu presa o tu depredador',
  others: 'otro Matusalén',
  any: 'un Matusalén',
  notActing: 'un Matusalén que no sea el activo',
  othersNotTarget: 'otro Matusalén que no sea el activo',
};
const NUMBERS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

export const several: CardGrammar['several'] = (pick, count, x) => {
  const { feminine = false, person: isPerson = false } = head(pick.filter, x);
  const number = NUMBERS[count] ?? String(count);
  return {
    text: `${pick.optional ? 'hasta ' : ''}${number} ${described(pick.filter, true, x)}`,
    plural: true,
    feminine,
    // "gira hasta dos vampiros", but "elige a dos vampiros"
    person: isPerson && !pick.optional,
  };
};

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
  you: 'tu montón de ceniza',
  yourPrey: 'el montón de ceniza de tu presa',
  any: 'cualquier montón de ceniza',
};
/** "un aliado o un vampiro": what is chosen in an ash heap. */
function inAsh({ card, vampires, ofAction }: AshPick, x: Context): string {
  if (vampires === 'only') return 'un vampiro';
  const what =
    card === undefined
      ? 'una carta'
      : isAnyLibraryCard(card)
        ? 'una carta de biblioteca'
        : x.say.aCard(card, x);
  const played = ofAction ? `${what} jugada para esta acción` : what;
  return vampires === 'too' ? `${played} o un vampiro` : played;
}

export const picks: PickWords<SaidOfPick> = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) => {
    const more = pick.morePoolThan;
    return person(
      `${SEATS[pick.of]}${more === undefined ? '' : ` con más reserva sanguínea que ${than(seatNoun(more, x))}`}`,
    );
  },
  clan: () => thing('un clan'),
  ash: (pick, x) =>
    thing(`${inAsh(pick, x)} de ${ASH_HEAPS[pick.of ?? 'you']}`, { feminine: pick.vampires === undefined }),
  edge: () => thing('la Ventaja', { feminine: true }),
  several: (pick, x) => {
    const { seats, cards: filter, most } = pick;
    if (filter === undefined)
      return thing(
        `${seats === 'others' ? 'uno o más de los demás Matusalenes' : 'uno o más Matusalenes'}${pick.notForAnother ? ' que no estén elegidos para otra carta en juego con este nombre' : ''}`,
        { plural: true },
      );
    if (typeof most === 'number')
      return thing(`hasta ${NUMBERS[most] ?? most} ${described(filter, true, x)}`, { plural: true });
    // As many as are chosen, which is X.
    if (!pick.oneOfEach) return thing(`X ${described(filter, true, x)}`, { plural: true });
    const both = typeof most === 'object' && 'if' in most ? ` (o ambos ${conditionsOf(most.if, x)})` : '';
    return thing(
      `${seats === 'others' ? 'otro Matusalén' : 'un Matusalén'} o ${cards(filter, 'a', x).text}${both}`,
      { person: true },
    );
  },
  points: (pick) => thing(`${typeof pick.points === 'number' ? pick.points : 'X'} puntos`, { plural: true }),
};
export const thosePicks: CardGrammar['thatPick'] = {
  card: (pick, x) => thatCard(pick.filter, x),
  seat: (pick) => (pick.of === 'yourPrey' ? person('tu presa') : THAT_METHUSELAH),
  clan: () => thing('ese clan'),
  ash: () => thing('esa carta', { feminine: true }),
  edge: () => thing('la Ventaja', { feminine: true }),
  several: () => thing('los elegidos', { plural: true }),
  points: () => thing('esos puntos', { plural: true }),
};

export const poolOf = (seat: SeatNoun, x: Context): string =>
  ofWhom('reserva sanguínea', 'la', seatNoun(seat, x));

/** Who and what may receive points: "Methuselahs, locations and equipment". */
export function recipients(methuselahs: string | null, filter: Filter | undefined, x: Context): string {
  const { either, ...rest } = filter ?? {};
  const kinds = filter === undefined ? [] : (either ?? [{}]).map((each) => ({ ...rest, ...each }));
  return x.say.list(
    [...(methuselahs === null ? [] : [methuselahs]), ...kinds.map((each) => described(each, true, x))],
    'and',
  );
}
