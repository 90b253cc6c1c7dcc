import type { CardNoun, Filter, SeatNoun } from '@methuselah/engine/language';
import { cardNoun, seatNoun } from '../nouns.ts';
import type { Context, Determiner, Noun, Speech } from '../speech.ts';
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
  TYPE,
  title,
  titleThing,
  withArticle,
} from './words.ts';

/** Portuguese nouns: who a text speaks of. */

const noun = (text: string, more: Partial<Noun> = {}): Noun => ({ text, ...more });
const CARD = { feminine: true };
const selfNoun = (kind: Context['self']): Noun => noun(SELF[kind], kind === 'card' ? CARD : {});

export const cardNouns: Speech['cardNoun'] = {
  this: ({ card }) => {
    if (card.kind === 'vampire') return selfNoun('vampire');
    const types = card.modes.map(({ type }) => type);
    return selfNoun(types.includes('ally') ? 'ally' : types.includes('retainer') ? 'retainer' : 'card');
  },
  self: (x) => selfNoun(x.self),
  host: (x) => selfNoun(x.host),
  acting: (x) => (x.isActing ? selfNoun(x.self) : noun('o servo agente')),
  blocker: () => noun('o servo bloqueador'),
  opposing: () => noun('o servo oponente'),
  subject: (x) => x.subject ?? noun('esse servo'),
};

export const seatNouns: Speech['seatNoun'] = {
  yourPrey: () => noun('sua presa', { feminine: true }),
  yourPredator: () => noun('seu predador'),
  actingMethuselah: () => noun('o Matusalém agente'),
  actionTarget: () => noun('o Matusalém alvo'),
  everyone: () => noun('cada Matusalém'),
  everyoneElse: () => noun('cada outro Matusalém'),
};

export const controllerOf: Speech['controllerOf'] = (card) => noun(`o controlador de ${card.text}`);
/** The card is used by who controls what it is on, who need not be the reader. */
const isHostController = (x: Context): boolean => x.agent.text === controllerOf(cardNouns.host(x), x).text;
/** "sua fase", or "a própria fase" where "sua" would be the reader's. */
export const ownPhase = (name: string, x: Context): string =>
  isHostController(x) ? `a própria fase ${name}` : `sua fase ${name}`;
export const ownPool = (x: Context): string =>
  isHostController(x) ? 'os próprios recursos' : 'seus recursos';

/** "sua mão", "a mão de sua presa". */
export const possessed = (thing: string, owner: Noun): string =>
  owner.you ? `${/^a /.test(thing) ? 'sua' : 'seu'} ${thing.slice(2)}` : `${thing} de ${owner.text}`;
export const poolOf = (owner: Noun): string => (owner.you ? 'seus recursos' : `os recursos de ${owner.text}`);

/** "um vampiro titulado da Camarilla pronto que você controla". */
export function cards(filter: Filter, determiner: Determiner, x: Context): Noun {
  const plural = determiner === 'all';
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

/** The noun, its adjectives, and what else is said of it. */
export function described(filter: Filter, plural: boolean, x: Context): string {
  const thing = head(filter, x);
  return [
    plural ? thing.many : thing.one,
    ...adjectives(filter, thing.feminine, plural),
    ...phrases(filter, x),
    ...clauses(filter, plural, x),
  ].join(' ');
}

function head(filter: Filter, x: Context): Thing {
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

function adjectives(filter: Filter, feminine: boolean, plural: boolean): string[] {
  const words: string[] = [];
  const add = (adjective: string): number => words.push(agreed(adjective, feminine, plural));
  if (filter.locked !== undefined) add(filter.locked ? 'travado' : 'destravado');
  if (filter.region === 'ready') add('pronto');
  if (filter.youngerThan !== undefined) words.push(plural ? 'mais jovens' : 'mais jovem');
  if (filter.olderThan !== undefined) words.push(`mais ${agreed('velho', feminine, plural)}`);
  if (filter.titled === true) add('titulado');
  if (filter.titled === false) words.push('sem título');
  if (filter.sect !== undefined) words.push(ofSect(filter.sect, feminine, plural));
  if (filter.trait !== undefined) words.push(ofTrait(filter.trait, plural));
  if (filter.minCounters === 1) words.push(`não ${agreed('vazio', feminine, plural)}`);
  return words;
}

function phrases(filter: Filter, x: Context): string[] {
  const words: string[] = [];
  if (filter.inCombat !== undefined) words.push(filter.inCombat ? 'em combate' : 'fora de combate');
  if (filter.keyword !== undefined && (filter.kind ?? 'any') !== 'any')
    words.push(`com a palavra-chave ${keyword(filter.keyword).one}`);
  if (typeof filter.clan === 'object') words.push('desse clã');
  if (filter.discipline !== undefined) words.push(`com ${discipline(filter.discipline)}`);
  if (filter.superior !== undefined) words.push(`com ${superiorOf(filter.superior)}`);
  if (filter.canLearn !== undefined) words.push(`sem o nível superior de ${discipline(filter.canLearn)}`);
  if (filter.minCapacity !== undefined) words.push(`com capacidade mínima de ${filter.minCapacity}`);
  if (filter.maxCapacity !== undefined) words.push(`com capacidade máxima de ${filter.maxCapacity}`);
  if (filter.minCounters !== undefined && filter.minCounters > 1)
    words.push(`com pelo menos ${filter.minCounters} de sangue`);
  if (filter.inCircleOf !== undefined) words.push(`do círculo de ${cardNoun(filter.inCircleOf, x).text}`);
  if (filter.on !== undefined) words.push(`em ${cardNoun(filter.on, x).text}`);
  if (filter.onMinionOf !== undefined)
    words.push(`em ${cards({ kind: 'minion', of: filter.onMinionOf }, 'a', x).text}`);
  if (filter.region === 'torpor') words.push('em torpor');
  if (filter.region === 'uncontrolled') words.push(uncontrolledRegion(filter, x));
  return words;
}

function uncontrolledRegion({ of }: Filter, x: Context): string {
  if (of === undefined) return 'em uma região não controlada';
  return `em ${possessed('a região não controlada', OWNER[of](x))}`;
}

/** "que você controla e que declarou votos". */
function clauses(filter: Filter, plural: boolean, x: Context): string[] {
  const said: string[] = [];
  if ((filter.title?.length ?? 0) > 1)
    said.push(`que ${plural ? 'são' : 'é'} ${x.say.list((filter.title ?? []).map(title), 'or')}`);
  if (filter.of !== undefined && filter.region !== 'uncontrolled')
    said.push(controlled(filter, filter.of, plural, x));
  if (filter.hasVoted)
    said.push(`que ${plural ? 'declararam' : 'declarou'} votos ou sub-votos neste referendo`);
  return said.length === 0 ? [] : [x.say.list(said, 'and')];
}

/** "que você controla"; after "mais jovem", "que" would begin a comparison. */
function controlled(filter: Filter, of: NonNullable<Filter['of']>, plural: boolean, x: Context): string {
  if (x.whose === 'they' && of === 'you') return 'que controla';
  const who = OWNER[of](x).text;
  const isCompared = filter.youngerThan !== undefined || filter.olderThan !== undefined;
  return isCompared
    ? `${agreed('controlado', head(filter, x).feminine, plural)} por ${who}`
    : `que ${who} controla`;
}

const OWNER: Readonly<Record<NonNullable<Filter['of']>, (x: Context) => Noun>> = {
  you: () => noun('você', { you: true }),
  others: () => noun('outro Matusalém'),
  yourPrey: seatNouns.yourPrey,
  yourPredator: seatNouns.yourPredator,
  actionTarget: seatNouns.actionTarget,
  notActing: () => noun('um Matusalém que não o agente'),
};

/** What was described before: "esse vampiro". */
export function thatCard(filter: Filter | null, x: Context): Noun {
  const { keyword: word, kind, clan: of, named } = filter ?? {};
  const bare: Filter = {
    ...(kind === undefined ? {} : { kind }),
    ...(word === undefined || kind !== undefined ? {} : { keyword: word }),
    ...(typeof of === 'string' ? { clan: of } : {}),
    ...(named === undefined ? {} : { kind: 'any' as const }),
  };
  const { one, feminine } = head(bare, x);
  return noun(`${feminine ? 'essa' : 'esse'} ${one}`, { feminine });
}

const SEATS = {
  yourPrey: 'sua presa',
  others: 'outro Matusalém',
  any: 'um Matusalém',
  notActing: 'um Matusalém que não o agente',
  othersNotTarget: 'outro Matusalém que não o agente',
};
const NUMBERS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis'];
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };

export const several: Speech['several'] = (pick, count, x) => {
  const { feminine } = head(pick.filter, x);
  const number = (feminine ? FEMININE[count] : undefined) ?? NUMBERS[count] ?? count;
  const other = pick.filter.not === undefined ? '' : `${agreed('outro', feminine, true)} `;
  return noun(`${pick.optional ? 'até ' : ''}${number} ${other}${described(pick.filter, true, x)}`, {
    plural: true,
    feminine,
  });
};

export const picks: Speech['pick'] = {
  card: (pick, x) => cards(pick.filter, 'a', x),
  seat: (pick, x) =>
    noun(
      `${SEATS[pick.of]}${pick.morePoolThan === undefined ? '' : ` com mais recursos que ${seatNoun(pick.morePoolThan, x).text}`}`,
    ),
  clan: () => noun('um clã'),
  ash: (pick) =>
    noun(`${withArticle(pick.type === undefined ? KIND.any : TYPE[pick.type])} de sua pilha de cinzas`, CARD),
  edge: () => noun('a Vantagem', { feminine: true }),
  points: (pick) => noun(`${pick.points} pontos`, { plural: true }),
};
export const thosePicks: Speech['thatPick'] = {
  card: (pick, x) => thatCard(pick.filter, x),
  seat: (pick) => (pick.of === 'yourPrey' ? noun('sua presa', { feminine: true }) : noun('esse Matusalém')),
  clan: () => noun('esse clã'),
  ash: () => noun('essa carta', CARD),
  edge: () => noun('a Vantagem', { feminine: true }),
  points: () => noun('esses pontos', { plural: true }),
};

export const ofCard = (thing: string, card: CardNoun, x: Context): string =>
  possessed(thing, cardNoun(card, x));
export const poolOfSeat = (seat: SeatNoun, x: Context): string => poolOf(seatNoun(seat, x));
