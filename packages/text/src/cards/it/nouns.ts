import type { CardNoun, Filter, FilterSeat, SeatNoun, Term } from '@methuselah/engine/language';
import { COUNTER } from '../../language/it/counters.ts';
import { TERM_WORDS } from '../../language/it/terms.ts';
import { alternatives, eitherWords, joined, lackedBy, namesNoun } from '../alternatives.ts';
import { filterWords, inNoun, type WordsOfFilter } from '../fields.ts';
import type { CardGrammar, Context, Determiner, Noun } from '../grammar.ts';
import { isAllyInPlay } from '../keywords.ts';
import { conditionsOf, type PickWords } from '../named.ts';
import { bareFilter, cardNoun, filterSeat, isAnyLibraryCard, isTopic, seatNoun } from '../nouns.ts';
import { clan, discipline, keywordOf, ofSect, ofTrait, quoted, SELF, superiorOf, TITLE } from './words.ts';

/** Italian nouns. Articles and prepositions are contracted by `close`. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });

export const cardNouns: CardGrammar['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return SELF.vampire;
    return isAllyInPlay(card)
      ? SELF.ally
      : card.modes.some(({ type }) => type === 'retainer')
        ? SELF.retainer
        : SELF.card;
  },
  self: (x) => SELF[x.self],
  host: (x) => SELF[x.host],
  acting: (x) => (x.isActing ? SELF[x.self] : noun('il servitore agente')),
  blocker: () => noun('il servitore bloccante'),
  opposing: () => noun('il servitore avversario'),
  subject: (x) => x.subject ?? noun('quel servitore'),
};

const PREY = noun('la tua preda', { feminine: true });
const PREDATOR = noun('il tuo predatore');
const ACTING = noun('il Matusalemme agente');
const TARGET = noun('il Matusalemme bersaglio');

export const seatNouns: CardGrammar['seatNoun'] = {
  yourPrey: () => PREY,
  yourPredator: () => PREDATOR,
  predatorsPredator: () => ({ ...PREDATOR, text: 'il predatore del tuo predatore' }),
  player: () => noun('quel Matusalemme'),
  actingMethuselah: () => ACTING,
  actionTarget: () => TARGET,
  everyone: () => noun('ogni Matusalemme'),
  everyoneElse: () => noun('ogni altro Matusalemme'),
  chosen: () => noun('ogni Matusalemme scelto'),
  castAgainst: () =>
    noun(
      'ogni Matusalemme che dichiara (o controlla un servitore che dichiara) voti o preferenze contro il referendum',
    ),
};

export const controlling: CardGrammar['controlling'] = (card, of) =>
  noun(
    of === 'actingMethuselah'
      ? `il Matusalemme agente, se controlla ${card.text},`
      : `ogni Matusalemme ${of === 'chosen' ? 'scelto ' : ''}che controlla ${card.text}`,
  );

export const controllerOf: CardGrammar['controllerOf'] = (card, x) =>
  noun(isTopic(card, x) ? 'il suo controllore' : `il controllore di ${card.text}`);

/** Italian omits the subject. */
export const pronoun: CardGrammar['pronoun'] = (of) => ({ ...of, text: '' });

/** A noun with its gender, singular and plural. */
interface Head {
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
}
const KIND: Readonly<Record<NonNullable<Filter['kind']>, Head>> = {
  vampire: { one: 'vampiro', many: 'vampiri' },
  ally: { one: 'alleato', many: 'alleati' },
  minion: { one: 'servitore', many: 'servitori' },
  equipment: { one: 'equipaggiamento', many: 'equipaggiamenti' },
  retainer: { one: 'seguace', many: 'seguaci' },
  any: { one: 'carta', many: 'carte', feminine: true },
};
const CRYPT_CARD: Head = { one: 'carta cripta', many: 'carte cripta', feminine: true };

/** "attivo", "attiva", "attivi", "attive". */
export const agreeing = (adjective: string, { feminine = false, plural = false }: Partial<Noun>): string =>
  adjective.replace(/o$/, feminine ? (plural ? 'e' : 'a') : plural ? 'i' : 'o');

const ARTICLE: Readonly<Record<Determiner, (feminine: boolean) => string>> = {
  a: (feminine) => (feminine ? 'una' : 'un'),
  another: (feminine) => (feminine ? 'una altra' : 'un altro'),
  each: () => 'ogni',
  all: (feminine) => (feminine ? 'le' : 'i'),
};

/** "un vampiro attivo titolato della Camarilla che controlli". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const [first, ...next] = alternatives(filter, true) ?? [];
  if (first !== undefined) {
    const noun = (each: Filter) =>
      determiner === 'each' ? described(each, false, x) : cards(each, determiner, x);
    return joined([cards(first, determiner, x), ...next.map(noun)], determiner, x);
  }
  const { not, ...others } = filter;
  const bare = determiner === 'another' && not !== undefined ? others : filter;
  const { text, feminine = false } = described(bare, plural, x);
  return noun(`${ARTICLE[determiner](feminine)} ${text}`, { plural, feminine });
}

/** The noun without its article, and its attributes. */
export function described(filter: Filter, plural: boolean, x: Context): Noun {
  const several = alternatives(filter, true)?.map((each) => described(each, plural, x));
  if (several !== undefined) return { ...joined(several, 'a', x), plural };
  const { one, many, feminine = false } = head(filter, x);
  const agreement = { feminine, plural };
  const said = wordsOf(filter, agreement, x);
  const state = said('state');
  const words = [
    ...said('before'),
    plural ? many : one,
    ...(state.length === 0 ? [] : [state.join(' e ')]),
    ...said('adjective'),
    ...said('had'),
    ...said('blood'),
    ...said('where'),
    ...said('place'),
    ...said('voted'),
  ];
  return noun(words.join(' '), agreement);
}

function head(filter: Filter, x: Context): Head {
  if (alternatives(filter, true) !== null) return head(bareFilter(filter), x);
  if (filter.named !== undefined) {
    const name = quoted(x.say.cardName(filter.named));
    return { one: `carta chiamata ${name}`, many: `carte chiamate ${name}`, feminine: true };
  }
  if (filter.copyOf !== undefined) {
    const what = cardNoun(filter.copyOf, x).text;
    return { one: `copia di ${what}`, many: `copie di ${what}`, feminine: true };
  }
  if (filter.keyword !== undefined && (filter.kind ?? 'any') === 'any') return keywordOf(filter.keyword);
  if (typeof filter.clan === 'string') return { one: clan(filter.clan), many: clan(filter.clan, true) };
  const [title, ...titles] = filter.title ?? [];
  if (title !== undefined && titles.length === 0) return { one: TITLE[title][0], many: TITLE[title][1] };
  if (filter.kind !== undefined && filter.kind !== 'any') return KIND[filter.kind];
  if (OF_VAMPIRES.some((key) => filter[key] !== undefined)) return KIND.vampire;
  return filter.region === 'uncontrolled' ? CRYPT_CARD : KIND.any;
}

/** Attributes that only vampires have. */
const OF_VAMPIRES = [
  'title',
  'titled',
  'sect',
  'discipline',
  'superior',
  'canLearn',
  'minCapacity',
  'maxCapacity',
  'path',
  'inCircleOf',
  'hasVoted',
  'diablerist',
] as const satisfies readonly (keyof Filter)[];

/** What a card is not: "un Tremere", "della Camarilla". */
function predicate(filter: Filter, agreement: Partial<Noun>, x: Context): string {
  if (namesNoun(filter))
    return agreement.plural ? described(filter, true, x).text : cards(filter, 'a', x).text;
  const said = wordsOf(filter, agreement, x);
  return SLOTS.flatMap(said).join(' ');
}

const SLOTS = ['before', 'state', 'adjective', 'had', 'blood', 'where', 'place', 'voted'] as const;
const wordsOf: WordsOfFilter<(typeof SLOTS)[number], Partial<Noun>> = filterWords(SLOTS, {
  kind: inNoun,
  named: inNoun,
  copyOf: inNoun,
  not: (_who, _, agreement) => ({ before: agreeing('altro', agreement) }),
  region(region, filter, agreement, x) {
    if (region === 'ready') return { state: agreeing('attivo', agreement) };
    if (region === 'torpor') return { place: 'in torpore' };
    return region === 'uncontrolled' ? { place: uncontrolledRegion(filter, x) } : {};
  },
  locked: (is, _, agreement) => ({ state: agreeing(is ? 'impegnato' : 'disimpegnato', agreement) }),
  youngerThan: (_who, _, { plural }) => ({ adjective: plural ? 'più giovani' : 'più giovane' }),
  olderThan: (_who, _, agreement) => ({ adjective: `più ${agreeing('anziano', agreement)}` }),
  marked: ({ with: kind, yours, least }) => ({
    blood:
      least === undefined
        ? `con almeno ${yours ? 'uno dei tuoi segnalini' : 'un segnalino'} ${COUNTER[kind]}`
        : `con almeno ${least} ${yours ? 'dei tuoi ' : ''}segnalini ${COUNTER[kind]}`,
  }),
  minCounters: (n, _, agreement) =>
    n === 1 ? { adjective: `non ${agreeing('vuoto', agreement)}` } : { blood: `con ${n} o più punti sangue` },
  unique: (is, _, agreement) => ({ adjective: `${is ? '' : 'non '}${agreeing('unico', agreement)}` }),
  titled: (is, _, agreement) => ({ adjective: `${is ? '' : 'non '}${agreeing('titolato', agreement)}` }),
  sect: (sect, _, { plural = false }) => ({ adjective: ofSect(sect, plural) }),
  trait: (trait, _, { plural = false }) => ({ adjective: ofTrait(trait, plural) }),
  keyword: (word, { kind = 'any' }, { plural }) =>
    kind === 'any' ? {} : { adjective: keywordOf(word)[plural ? 'many' : 'one'] },
  either: (filters, { kind = 'any' }, agreement, x) =>
    eitherWords(
      SLOTS,
      filters.map((each) => wordsOf({ kind, ...each }, agreement, x)),
      x,
    ),
  clan: (clan) => (typeof clan === 'string' ? {} : { had: 'di quel clan' }),
  title(titles, _, { plural }, x) {
    const named = titles.map((title) => (plural ? TITLE[title][1] : `un ${TITLE[title][0]}`));
    return titles.length > 1 ? { had: `che ${plural ? 'sono' : 'è'} ${x.say.list(named, 'or')}` } : {};
  },
  discipline: (name) => ({ had: `con ${discipline(name)}` }),
  superior: (name) => ({ had: `con ${superiorOf(name)}` }),
  canLearn: (name) => ({ had: `senza ${superiorOf(name)}` }),
  minCapacity: (n) => ({ had: `con capacità ${n} o più` }),
  maxCapacity: (n) => ({ had: `con capacità ${n} o meno` }),
  path: (path, { of }, { plural }) => ({
    voted: `${of === undefined ? '' : 'e '}che ${plural ? 'seguono' : 'segue'} il ${TERM_WORDS.paths[path]}`,
  }),
  inCircleOf: (who, _, _agreement, x) => ({ where: `nel Circolo di ${cardNoun(who, x).text}` }),
  inCombat: (is) => ({ where: is ? 'in combattimento' : 'fuori combattimento' }),
  on: (who, _, _agreement, x) => ({ where: `su ${cardNoun(who, x).text}` }),
  onA: (filter, _, _agreement, x) => ({ where: `su ${cards(filter, 'a', x).text}` }),
  diablerist: (is, _, { plural }) =>
    is ? { voted: `che ${plural ? 'hanno' : 'ha'} commesso diablerie da il tuo ultimo turno` } : {},
  poolAtMost: (n) => ({ voted: `il cui controllore ha ${n} punti risorsa o meno` }),
  onMinionOf: (of, _, _agreement, x) => ({ where: `su ${cards({ kind: 'minion', of }, 'a', x).text}` }),
  of: (of, { region }, agreement, x) =>
    region === 'uncontrolled' ? {} : { place: controlledBy(filterSeat(of, x), agreement, x) },
  maxCounters: (n, _, agreement) =>
    n === 0
      ? { adjective: agreeing('vuoto', agreement) }
      : { blood: `con ${n} ${n === 1 ? 'punto' : 'punti'} sangue o meno` },
  except(filters, { of }, agreement, x) {
    const lacks = lackedBy(filters);
    if (lacks !== null) return { had: `senza ${discipline(lacks)}` };
    const what = filters.map((each) => predicate(each, agreement, x)).join(' né ');
    return { voted: `${of === undefined ? '' : 'e '}che non ${agreement.plural ? 'sono' : 'è'} ${what}` };
  },
  chosen: (is, _, agreement) => ({ adjective: `${is ? '' : 'non '}${agreeing('scelto', agreement)}` }),
  allocated: (is, _, { plural }) => ({
    voted: `che ${plural ? 'hanno' : 'ha'} ricevuto ${is ? 'uno o più punti' : 'nessun punto'}`,
  }),
  hasVoted: (is, _, { plural }) =>
    is ? { voted: `che ${plural ? 'hanno' : 'ha'} dichiarato voti o preferenze in questo referendum` } : {},
});

const isTheirs = (of: Filter['of'], x: Context): boolean => of === 'you' && x.whose === 'they';

function uncontrolledRegion({ of }: Filter, x: Context): string {
  if (of === undefined) return 'in una zona non controllata';
  if (of === 'you') return `in la ${isTheirs(of, x) ? 'propria' : 'tua'} zona non controllata`;
  return `in la zona non controllata di ${ownerOf(of, x).text}`;
}

function controlledBy(of: FilterSeat, agreement: Partial<Noun>, x: Context): string {
  if (of === 'you') return isTheirs(of, x) ? 'che controlla' : 'che controlli';
  const owner = ownerOf(of, x);
  return isTopic(owner, x) ? 'che controlla' : `${agreeing('controllato', agreement)} da ${owner.text}`;
}

const OTHER = noun('un altro Matusalemme');
const NOT_ACTING = noun('un Matusalemme diverso dal Matusalemme agente');
type NotYou = Exclude<FilterSeat, 'you'>;
export const ownerOf = (of: NotYou, x: Context): Noun =>
  typeof of === 'object' ? seatNoun(of, x) : OWNER[of];

const OWNER: Readonly<Record<Extract<NotYou, string>, Noun>> = {
  others: OTHER,
  yourPrey: PREY,
  yourPredator: PREDATOR,
  preyOrPredator: noun('il tuo predatore o da la tua preda'),
  actionTarget: TARGET,
  actingMethuselah: noun('il Matusalemme agente'),
  notActing: NOT_ACTING,
};

/** A card described before: "quel vampiro". */
export const thatCard: CardGrammar['thatCard'] = (filter, x) => {
  const { text, feminine = false } = described(bareFilter(filter), false, x);
  return noun(`${feminine ? 'quella' : 'quel'} ${text}`, { feminine });
};

/** One of two chosen cards. */
export const bound: CardGrammar['bound'] = (which, filter, x) => {
  const { text, feminine = false } = described(bareFilter(filter), false, x);
  const the = feminine ? 'la' : 'il';
  const agree = (word: string): string => agreeing(word, { feminine });
  return noun(
    {
      player: `${the} ${text} che ha giocato questa carta`,
      chosen: `${the} ${text} ${agree('scelto')}`,
      one: feminine ? 'una delle due' : 'uno dei due',
      locked: `${the} ${text} ${agree('impegnato')}`,
      other: `${the} ${agree('altro')} ${text}`,
      first: `${the} ${agree('primo')} di ${feminine ? 'esse' : 'essi'}`,
      second: `${the} ${agree('secondo')} di ${feminine ? 'esse' : 'essi'}`,
    }[which],
    { feminine },
  );
};

const SEATS: Readonly<
  Record<'yourPrey' | 'preyOrPredator' | 'others' | 'any' | 'notActing' | 'othersNotTarget', Noun>
> = {
  yourPrey: PREY,
  preyOrPredator: noun('la tua preda o il tuo predatore'),
  others: OTHER,
  any: noun('un Matusalemme'),
  notActing: NOT_ACTING,
  othersNotTarget: noun('un altro Matusalemme diverso dal Matusalemme agente'),
};
const NUMBERS = ['nessun', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei'];

export const several: CardGrammar['several'] = (pick, count, x) => {
  const { text, feminine = false } = described(pick.filter, true, x);
  return noun(`${pick.optional ? 'fino a ' : ''}${NUMBERS[count] ?? count} ${text}`, {
    plural: true,
    feminine,
  });
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
  you: 'la tua pila degli scarti',
  yourPrey: 'la pila degli scarti di la tua preda',
  any: 'qualsiasi pila degli scarti',
};
/** "un alleato o un vampiro": what is chosen in an ash heap. */
function inAsh({ card, vampires, ofAction }: AshPick, x: Context): string {
  if (vampires === 'only') return 'un vampiro';
  const what =
    card === undefined
      ? 'una carta'
      : isAnyLibraryCard(card)
        ? 'una carta di libreria'
        : x.say.aCard(card, x);
  const played = ofAction ? `${what} giocata per questa azione` : what;
  return vampires === 'too' ? `${played} o un vampiro` : played;
}

export const picks: PickWords<SaidOfPick> = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) => {
    const { text, ...more } = SEATS[pick.of];
    if (pick.morePoolThan === undefined) return noun(text, more);
    const than = seatNoun(pick.morePoolThan, x);
    return noun(`${text} con più risorse di ${than.you ? 'te' : than.text}`, more);
  },
  clan: () => noun('un clan'),
  ash: (pick, x) =>
    noun(`${inAsh(pick, x)} di ${ASH_HEAPS[pick.of ?? 'you']}`, { feminine: pick.vampires === undefined }),
  edge: () => noun('il Vantaggio'),
  several: (pick, x) => {
    const { seats, cards: filter, most } = pick;
    if (filter === undefined)
      return noun(
        `${seats === 'others' ? 'uno o più altri Matusalemme' : 'uno o più Matusalemme'}${pick.notForAnother ? ' che non sono scelti per un’altra carta in gioco con questo nome' : ''}`,
        { plural: true },
      );
    if (typeof most === 'number')
      return noun(`fino a ${NUMBERS[most] ?? most} ${described(filter, true, x).text}`, { plural: true });
    // As many as are chosen, which is X.
    if (!pick.oneOfEach) return noun(`X ${described(filter, true, x).text}`, { plural: true });
    const both = typeof most === 'object' && 'if' in most ? ` (o entrambi ${conditionsOf(most.if, x)})` : '';
    return noun(
      `${seats === 'others' ? 'un altro Matusalemme' : 'un Matusalemme'} o ${cards(filter, 'a', x).text}${both}`,
    );
  },
  points: (pick) => noun(`${typeof pick.points === 'number' ? pick.points : 'X'} punti`, { plural: true }),
};
export const thosePicks: CardGrammar['thatPick'] = {
  card: (pick, x) => thatCard(pick.filter, x),
  seat: (pick) => (pick.of === 'yourPrey' ? PREY : noun('quel Matusalemme')),
  clan: () => noun('quel clan'),
  ash: () => noun('quella carta', { feminine: true }),
  edge: () => noun('il Vantaggio'),
  several: () => noun('quelli scelti', { plural: true }),
  points: () => noun('quei punti', { plural: true }),
};

/** "la capacità di questo vampiro". */
export const ofCard = (what: string, card: CardNoun, x: Context): string =>
  `la ${what} di ${cardNoun(card, x).text}`;
/** "le tue risorse", "le risorse di quel Matusalemme". */
export const poolOf = (seat: SeatNoun, x: Context): string => {
  const who = seatNoun(seat, x);
  return who.you ? 'le tue risorse' : `le risorse di ${who.text}`;
};
/** "la tua mano". */
export const handOf = (seat: SeatNoun, x: Context): string => {
  const who = seatNoun(seat, x);
  return who.you ? 'la tua mano' : `la mano di ${who.text}`;
};

/** Who and what may receive points: "Methuselahs, locations and equipment". */
export function recipients(methuselahs: string | null, filter: Filter | undefined, x: Context): string {
  const { either, ...rest } = filter ?? {};
  const kinds = filter === undefined ? [] : (either ?? [{}]).map((each) => ({ ...rest, ...each }));
  return x.say.list(
    [...(methuselahs === null ? [] : [methuselahs]), ...kinds.map((each) => described(each, true, x).text)],
    'and',
  );
}
