import type { CardNoun, Filter, FilterSeat, SeatNoun, Term } from '@methuselah/engine/language';
import { COUNTER } from '../../language/pt/counters.ts';
import { TERM_WORDS } from '../../language/pt/terms.ts';
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
  cardNamed,
  clan,
  discipline,
  KIND,
  keyword,
  ofSect,
  ofTrait,
  SELF,
  superiorOf,
  type Thing,
  title,
  titleThing,
} from './words.ts';

/** Portuguese nouns. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });
const CARD = { feminine: true };
const selfNoun = (kind: Context['self']): Noun => noun(SELF[kind], kind === 'card' ? CARD : {});

export const cardNouns: CardGrammar['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return selfNoun('vampire');
    return selfNoun(
      isAllyInPlay(card) ? 'ally' : card.modes.some(({ type }) => type === 'retainer') ? 'retainer' : 'card',
    );
  },
  self: (x) => selfNoun(x.self),
  host: (x) => selfNoun(x.host),
  acting: (x) => (x.isActing ? selfNoun(x.self) : noun('o servo agente')),
  blocker: () => noun('o servo bloqueador'),
  opposing: () => noun('o servo oponente'),
  subject: (x) => x.subject ?? noun('esse servo'),
};

export const seatNouns: CardGrammar['seatNoun'] = {
  yourPrey: () => noun('sua presa', { feminine: true }),
  yourPredator: () => noun('seu predador'),
  predatorsPredator: () => noun('o predador do seu predador'),
  player: () => noun('esse Matusalém'),
  actingMethuselah: () => noun('o Matusalém agente'),
  actionTarget: () => noun('o Matusalém alvo'),
  everyone: () => noun('cada Matusalém'),
  everyoneElse: () => noun('cada outro Matusalém'),
  chosen: () => noun('cada Matusalém escolhido'),
  castAgainst: () =>
    noun(
      'cada Matusalém que declara (ou controla um servo que declara) votos ou sub-votos contra o referendo',
    ),
};

export const controlling: CardGrammar['controlling'] = (card, of) =>
  noun(
    of === 'actingMethuselah'
      ? `o Matusalém agente, se controla ${card.text},`
      : `cada Matusalém ${of === 'chosen' ? 'escolhido ' : ''}que controla ${card.text}`,
  );

export const controllerOf: CardGrammar['controllerOf'] = (card) => noun(`o controlador de ${card.text}`);
/** Is the user the controller of the card's host, who need not be the reader? */
const isHostController = (x: Context): boolean => x.agent.text === controllerOf(cardNouns.host(x), x).text;
/** "sua fase", or "a fase do controlador deste vampiro" if "sua" would mean the reader's. */
export const ownPhase = (name: string, x: Context): string =>
  isHostController(x) ? `a fase ${name} de ${x.agent.text}` : `sua fase ${name}`;
export const ownPool = (x: Context): string =>
  isHostController(x) ? 'os próprios recursos' : 'seus recursos';

/** "ele", "ela". */
export const pronoun: CardGrammar['pronoun'] = ({ feminine = false, plural = false }) =>
  noun(`${feminine ? 'ela' : 'ele'}${plural ? 's' : ''}`, { feminine, plural });
/** The subject of a condition: omitted if the sentence is about it already, but for a card: "queime esta carta se ela …". */
export const asSubject = (of: Noun, x: Context): Noun => {
  if (!isTopic(of, x)) return of;
  return of.feminine ? pronoun(of) : { ...of, text: '' };
};

/** "sua mão", "a mão de sua presa". */
export const possessed = (thing: string, owner: Noun): string =>
  owner.you ? `${/^a /.test(thing) ? 'sua' : 'seu'} ${thing.slice(2)}` : `${thing} de ${owner.text}`;
export const poolOf = (owner: Noun): string => (owner.you ? 'seus recursos' : `os recursos de ${owner.text}`);

/** "um vampiro titulado da Camarilla pronto que você controla". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
  const [first, ...next] = alternatives(filter, true) ?? [];
  if (first !== undefined) {
    const following = (each: Filter): Noun =>
      determiner === 'each'
        ? noun(described(each, false, x), { feminine: head(each, x).feminine })
        : cards(each, determiner, x);
    return joined([cards(first, determiner, x), ...next.map(following)], determiner, x);
  }
  const thing = head(filter, x);
  const { feminine } = thing;
  const other = filter.not === undefined ? '' : `${agreed('outro', feminine, plural)} `;
  const words = `${other}${described(filter, plural, x)}`;
  if (plural) return noun(words, { plural, feminine });
  if (determiner === 'each') return noun(`cada ${words}`, { feminine });
  if (determiner === 'another' && other === '')
    return noun(`${agreed('outro', feminine)} ${words}`, { feminine });
  return noun(other === '' ? `${feminine ? 'uma' : 'um'} ${words}` : words, { feminine });
}

/** The noun, its adjectives and other attributes. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  const several = alternatives(filter, true);
  if (several !== null)
    return x.say.list(
      several.map((each) => described(each, plural, x)),
      'or',
    );
  const thing = head(filter, x);
  const said = wordsOf(filter, { feminine: thing.feminine, plural }, x);
  const clauses = said('clause');
  return [
    plural ? thing.many : thing.one,
    ...said('adjective'),
    ...said('had'),
    ...said('blood'),
    ...said('where'),
    ...said('region'),
    // "que você controla e que declarou votos"
    ...(clauses.length === 0 ? [] : [x.say.list(clauses, 'and')]),
  ].join(' ');
}

function head(filter: Filter, x: Context): Thing {
  if (alternatives(filter, true) !== null) return head(bareFilter(filter), x);
  if (filter.named !== undefined) return cardNamed(x.say.cardName(filter.named));
  if (filter.copyOf !== undefined) {
    const of = `de ${cardNoun(filter.copyOf, x).text}`;
    return { one: `${COPY.one} ${of}`, many: `${COPY.many} ${of}`, feminine: COPY.feminine };
  }
  if (filter.keyword !== undefined && (filter.kind ?? 'any') === 'any') return keyword(filter.keyword);
  if (typeof filter.clan === 'string') return clan(filter.clan);
  const [only, ...titles] = filter.title ?? [];
  if (only !== undefined && titles.length === 0) return titleThing(only);
  if (filter.kind !== undefined && filter.kind !== 'any') return KIND[filter.kind];
  return filter.region === 'uncontrolled' ? CRYPT_CARD : KIND.any;
}

interface Agreement {
  readonly feminine: boolean;
  readonly plural: boolean;
}
const agree = (adjective: string, { feminine, plural }: Agreement): string =>
  agreed(adjective, feminine, plural);

/** What a card is not: "da Camarilla", "arma". */
function predicate(filter: Filter, agreement: Agreement, x: Context): string {
  if (namesNoun(filter)) return described(filter, agreement.plural, x);
  const said = wordsOf(filter, agreement, x);
  return SLOTS.flatMap(said).join(' ');
}

const SLOTS = ['adjective', 'had', 'blood', 'where', 'region', 'clause'] as const;
const wordsOf: WordsOfFilter<(typeof SLOTS)[number], Agreement> = filterWords(SLOTS, {
  kind: inNoun,
  named: inNoun,
  copyOf: inNoun,
  not: inNoun,
  locked: (is, _, a) => ({ adjective: agree(is ? 'travado' : 'destravado', a) }),
  region(region, filter, a, x) {
    if (region === 'ready') return { adjective: agree('pronto', a) };
    if (region === 'torpor') return { region: 'em torpor' };
    return region === 'uncontrolled' ? { region: uncontrolledRegion(filter, x) } : {};
  },
  youngerThan: (_who, _, { plural }) => ({ adjective: plural ? 'mais jovens' : 'mais jovem' }),
  olderThan: (_who, _, a) => ({ adjective: `mais ${agree('velho', a)}` }),
  unique: (is, _, a) => ({ adjective: `${is ? '' : 'não '}${agree('único', a)}` }),
  titled: (is, _, a) => ({ adjective: is ? agree('titulado', a) : 'sem título' }),
  sect: (sect, _, { feminine, plural }) => ({ adjective: ofSect(sect, feminine, plural) }),
  trait: (trait, _, { plural }) => ({ adjective: ofTrait(trait, plural) }),
  marked: ({ with: kind, yours, least }) => ({
    had:
      least === undefined
        ? `com algum ${yours ? 'dos seus contadores' : 'contador'} de ${COUNTER[kind]}`
        : `com pelo menos ${least} ${yours ? 'dos seus ' : ''}contadores de ${COUNTER[kind]}`,
  }),
  minCounters: (n, _, a) =>
    n === 1 ? { adjective: `não ${agree('vazio', a)}` } : { blood: `com pelo menos ${n} de sangue` },
  inCombat: (is) => ({ had: is ? 'em combate' : 'fora de combate' }),
  keyword: (word, { kind = 'any' }, { plural }) =>
    kind === 'any' ? {} : { adjective: keyword(word)[plural ? 'many' : 'one'] },
  either: (filters, { kind = 'any' }, a, x) =>
    eitherWords(
      SLOTS,
      filters.map((each) => wordsOf({ kind, ...each }, a, x)),
      x,
    ),
  maxCounters: (n, _, a) =>
    n === 0 ? { adjective: agree('vazio', a) } : { blood: `com no máximo ${n} de sangue` },
  clan: (of) => (typeof of === 'string' ? {} : { had: 'desse clã' }),
  discipline: (name) => ({ had: `com ${discipline(name)}` }),
  superior: (name) => ({ had: `com ${superiorOf(name)}` }),
  canLearn: (name) => ({ had: `sem ${superiorOf(name)}` }),
  minCapacity: (n) => ({ had: `com capacidade mínima de ${n}` }),
  maxCapacity: (n) => ({ had: `com capacidade máxima de ${n}` }),
  path: (path, _, { plural }) => ({
    clause: `que ${plural ? 'seguem' : 'segue'} a ${TERM_WORDS.paths[path]}`,
  }),
  inCircleOf: (who, _, _a, x) => ({ where: `do círculo de ${cardNoun(who, x).text}` }),
  on: (who, _, _a, x) => ({ where: `em ${cardNoun(who, x).text}` }),
  onA: (filter, _, _a, x) => ({ where: `em ${cards(filter, 'a', x).text}` }),
  diablerist: (is, _, { plural }) =>
    is ? { clause: `que ${plural ? 'cometeram' : 'cometeu'} diablerie desde o seu último turno` } : {},
  poolAtMost: (n) => ({ clause: `cujo controlador tem ${n} ou menos de recursos` }),
  onMinionOf: (of, _, _a, x) => ({ where: `em ${cards({ kind: 'minion', of }, 'a', x).text}` }),
  title: (titles, _, { plural }, x) =>
    titles.length > 1 ? { clause: `que ${plural ? 'são' : 'é'} ${x.say.list(titles.map(title), 'or')}` } : {},
  of: (of, filter, { plural }, x) =>
    filter.region === 'uncontrolled' ? {} : { clause: controlled(filter, filterSeat(of, x), plural, x) },
  except(filters, _, a, x) {
    const lacks = lackedBy(filters);
    if (lacks !== null) return { had: `sem ${discipline(lacks)}` };
    const what = filters.map((each) => predicate(each, a, x)).join(' nem ');
    return { clause: `que não ${a.plural ? 'são' : 'é'} ${what}` };
  },
  chosen: (is, _, a) => ({ adjective: `${is ? '' : 'não '}${agree('escolhido', a)}` }),
  allocated: (is, _, { plural }) => ({
    clause: `que ${plural ? 'receberam' : 'recebeu'} ${is ? 'um ou mais pontos' : 'nenhum ponto'}`,
  }),
  hasVoted: (is, _, { plural }) =>
    is ? { clause: `que ${plural ? 'declararam' : 'declarou'} votos ou sub-votos neste referendo` } : {},
});

function uncontrolledRegion({ of }: Filter, x: Context): string {
  if (of === undefined) return 'em uma região não controlada';
  return `em ${possessed('a região não controlada', ownerOf(of, x))}`;
}

/** "que você controla"; not "que" after "mais jovem", where it would start a comparison. */
function controlled(filter: Filter, of: FilterSeat, plural: boolean, x: Context): string {
  if (x.whose === 'they' && of === 'you') return 'que controla';
  const owner = ownerOf(of, x);
  const who = isTopic(owner, x) ? (owner.feminine ? 'ela' : 'ele') : owner.text;
  const isCompared =
    filter.youngerThan !== undefined ||
    filter.olderThan !== undefined ||
    (typeof of === 'object' && 'controllerOf' in of);
  return isCompared
    ? `${agreed('controlado', head(filter, x).feminine, plural)} por ${who}`
    : `que ${who} controla`;
}

const ownerOf = (of: FilterSeat, x: Context): Noun =>
  typeof of === 'object' ? seatNoun(of, x) : OWNER[of](x);

const OWNER: Readonly<Record<Extract<FilterSeat, string>, (x: Context) => Noun>> = {
  you: () => noun('você', { you: true }),
  others: () => noun('outro Matusalém'),
  yourPrey: seatNouns.yourPrey,
  yourPredator: seatNouns.yourPredator,
  preyOrPredator: () => noun('seu predador ou sua presa'),
  actionTarget: seatNouns.actionTarget,
  actingMethuselah: seatNouns.actingMethuselah,
  notActing: () => noun('um Matusalém que não o agente'),
};

/** A card described before: "esse vampiro". */
export const thatCard: CardGrammar['thatCard'] = (filter, x) => {
  const { one, feminine } = head(bareFilter(filter), x);
  return noun(`${feminine ? 'essa' : 'esse'} ${one}`, { feminine });
};

/** One of two chosen cards. */
export const bound: CardGrammar['bound'] = (which, filter, x) => {
  const { one, feminine } = head(bareFilter(filter), x);
  const the = feminine ? 'a' : 'o';
  return noun(
    {
      player: `${the} ${one} que jogou esta carta`,
      chosen: `${the} ${one} ${agreed('escolhido', feminine)}`,
      one: feminine ? 'uma das duas' : 'um dos dois',
      locked: `${the} ${one} ${agreed('travado', feminine)}`,
      other: `${the} ${agreed('outro', feminine)} ${one}`,
      first: `${the} ${agreed('primeiro', feminine)} ${feminine ? 'delas' : 'deles'}`,
      second: `${the} ${agreed('segundo', feminine)} ${feminine ? 'delas' : 'deles'}`,
    }[which],
    { feminine },
  );
};

const SEATS = {
  yourPrey: 'sua presa',
  preyOrPredator: 'sua presa ou seu predador',
  others: 'outro Matusalém',
  any: 'um Matusalém',
  notActing: 'um Matusalém que não o agente',
  othersNotTarget: 'outro Matusalém que não o agente',
};
const NUMBERS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis'];
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };

export const several: CardGrammar['several'] = (pick, count, x) => {
  const { feminine } = head(pick.filter, x);
  const number = (feminine ? FEMININE[count] : undefined) ?? NUMBERS[count] ?? count;
  const other = pick.filter.not === undefined ? '' : `${agreed('outro', feminine, true)} `;
  return noun(`${pick.optional ? 'até ' : ''}${number} ${other}${described(pick.filter, true, x)}`, {
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
  you: 'sua pilha de cinzas',
  yourPrey: 'a pilha de cinzas de sua presa',
  any: 'qualquer pilha de cinzas',
};
/** "um aliado ou um vampiro": what is chosen in an ash heap. */
function inAsh({ card, vampires, ofAction }: AshPick, x: Context): string {
  if (vampires === 'only') return 'um vampiro';
  const what =
    card === undefined
      ? 'uma carta'
      : isAnyLibraryCard(card)
        ? 'uma carta de biblioteca'
        : x.say.aCard(card, x);
  const played = ofAction ? `${what} jogada para esta ação` : what;
  return vampires === 'too' ? `${played} ou um vampiro` : played;
}

export const picks: PickWords<SaidOfPick> = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) =>
    noun(
      `${SEATS[pick.of]}${pick.morePoolThan === undefined ? '' : ` com mais recursos que ${seatNoun(pick.morePoolThan, x).text}`}`,
    ),
  clan: () => noun('um clã'),
  ash: (pick, x) =>
    noun(`${inAsh(pick, x)} de ${ASH_HEAPS[pick.of ?? 'you']}`, pick.vampires === undefined ? CARD : {}),
  edge: () => noun('a Vantagem', { feminine: true }),
  several: (pick, x) => {
    const { seats, cards: filter, most } = pick;
    if (filter === undefined)
      return noun(
        `${seats === 'others' ? 'um ou mais outros Matusaléns' : 'um ou mais Matusaléns'}${pick.notForAnother ? ' que não estejam escolhidos para outra carta em jogo com este nome' : ''}`,
        { plural: true },
      );
    if (typeof most === 'number')
      return noun(`até ${NUMBERS[most] ?? most} ${described(filter, true, x)}`, { plural: true });
    // As many as are chosen, which is X.
    if (!pick.oneOfEach) return noun(`X ${described(filter, true, x)}`, { plural: true });
    const both = typeof most === 'object' && 'if' in most ? ` (ou ambos ${conditionsOf(most.if, x)})` : '';
    return noun(
      `${seats === 'others' ? 'outro Matusalém' : 'um Matusalém'} ou ${cards(filter, 'a', x).text}${both}`,
    );
  },
  points: (pick) => noun(`${typeof pick.points === 'number' ? pick.points : 'X'} pontos`, { plural: true }),
};
export const thosePicks: CardGrammar['thatPick'] = {
  card: (pick, x) => thatCard(pick.filter, x),
  seat: (pick) => (pick.of === 'yourPrey' ? noun('sua presa', { feminine: true }) : noun('esse Matusalém')),
  clan: () => noun('esse clã'),
  ash: () => noun('essa carta', CARD),
  edge: () => noun('a Vantagem', { feminine: true }),
  several: () => noun('os escolhidos', { plural: true }),
  points: () => noun('esses pontos', { plural: true }),
};

export const ofCard = (thing: string, card: CardNoun, x: Context): string =>
  possessed(thing, cardNoun(card, x));
export const poolOfSeat = (seat: SeatNoun, x: Context): string => poolOf(seatNoun(seat, x));

/** Who and what may receive points: "Methuselahs, locations and equipment". */
export function recipients(methuselahs: string | null, filter: Filter | undefined, x: Context): string {
  const { either, ...rest } = filter ?? {};
  const kinds = filter === undefined ? [] : (either ?? [{}]).map((each) => ({ ...rest, ...each }));
  return x.say.list(
    [...(methuselahs === null ? [] : [methuselahs]), ...kinds.map((each) => described(each, true, x))],
    'and',
  );
}
