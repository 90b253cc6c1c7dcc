import type { CardId, CardKey, Viewer } from '@methuselah/engine';
import {
  type CardInPlay,
  type CompiledCard,
  capacityOf,
  claimOf,
  clanOf,
  marksOn,
  NONE,
  sectOf,
  titleOf,
} from '@methuselah/engine/internal';
import { COUNTER_KINDS, SECTS } from '@methuselah/engine/language';
import { clanText, titleText } from '@methuselah/text/internal';
import type { CardModel, StatModel } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import { statOf } from './stats.ts';
import { capital, type ViewerContext } from './viewercontext.ts';

/** A table has hundreds of cards with nothing on them, and keeps them for each viewer. */
const NOTHING: readonly never[] = [];

/** A model that is being made: what is spoken comes last, and only if the card has changed. */
type Unspoken = Omit<CardModel, 'spoken'> & { spoken: string };

/** By key. */
export type Cards = Readonly<Record<number, CardModel>>;

/** What is spoken of cards and not in their models, by key; for whom, and in which language. */
interface Spoken {
  readonly viewer: Viewer;
  readonly locale: HostLocale;
  readonly names: Record<number, string>;
}
/** With the cards of a model: to make a sentence takes longer than all the rest. */
const SPOKEN = new WeakMap<Cards, Spoken>();

/** The cards of a model: on the table, in visible hands, being played, and others that the model refers to. */
export class Shelf {
  readonly #context: ViewerContext;
  readonly #last: Cards;
  readonly #lastSpoken: Spoken | undefined;
  #models: Record<number, CardModel>;
  readonly #spoken: Spoken;
  /** Others have these models as well: one more goes into another record. */
  #isShared: boolean;
  readonly #on = new Map<CardId, CardId[]>();

  private constructor(context: ViewerContext, last: Cards, how: 'anew' | 'again') {
    const { viewer, locale } = context;
    this.#context = context;
    this.#last = last;
    const spoken = SPOKEN.get(last);
    this.#lastSpoken = spoken?.viewer === viewer && spoken.locale === locale ? spoken : undefined;
    this.#isShared = how === 'again';
    this.#models = how === 'again' ? last : {};
    this.#spoken = (how === 'again' && this.#lastSpoken) || { viewer, locale, names: {} };
    SPOKEN.set(this.#models, this.#spoken);
  }

  /** Where a card is as it was in `last`, it is the same object: who compares models need not look into it. */
  static laid(context: ViewerContext, last: Cards = {}): Shelf {
    const shelf = new Shelf(context, last, 'anew');
    shelf.#lay();
    return shelf;
  }

  /** The cards of another one, which lie as they did. */
  static again(context: ViewerContext, cards: Cards): Shelf {
    return new Shelf(context, cards, 'again');
  }

  /** All cards so far. Those that come later are not among them. */
  share(): Cards {
    this.#isShared = true;
    return this.#models;
  }

  #lay(): void {
    const { cards, limbo } = this.#context.t.state;
    for (const { id, host } of cards) {
      if (host === NONE) continue;
      const on = this.#on.get(host);
      if (on) on.push(id);
      else this.#on.set(host, [id]);
    }
    for (const card of cards) this.#models[this.#context.key(card.id)] = this.#onTable(card);
    for (const id of limbo) this.#models[this.#context.key(id)] = this.#elsewhere(id, 'stage');
  }

  get cards(): Cards {
    return this.#models;
  }

  inHand(id: CardId): CardKey {
    const key = this.#context.key(id);
    this.#models[key] = this.#elsewhere(id, 'hand');
    return key;
  }

  /** Adds a card that the model refers to, wherever it is. */
  about(id: CardId): CardKey {
    const key = this.#context.key(id);
    if (this.#models[key]) return key;
    const model = this.#elsewhere(id, 'stage');
    if (this.#isShared) {
      this.#models = { ...this.#models };
      SPOKEN.set(this.#models, this.#spoken);
      this.#isShared = false;
    }
    this.#models[key] = model;
    return key;
  }

  #onTable(card: CardInPlay): CardModel {
    const context = this.#context;
    const { id, controller, region, counters, locked } = card;
    const def = context.def(id);
    const name = context.card(id);
    const isMinion = def?.isMinion === true && (region === 'ready' || region === 'torpor');
    const host = card.host === NONE ? null : context.key(card.host);
    const model: Unspoken = {
      key: context.key(id),
      card: def?.card.id ?? null,
      name: withMark(name, context.ordinal(id)),
      seat: controller,
      region,
      host,
      attached: this.#on.get(id)?.map((on) => context.key(on)) ?? NOTHING,
      counters,
      unit: unitOf(def, region),
      capacity: def?.isVampire ? capacityOf(context.t, id) : null,
      locked,
      isMinion,
      marks: def ? marksOf(context, card, def) : NOTHING,
      bound: def ? boundOf(context, card) : NOTHING,
      stats: isMinion ? statsOf(context, id) : NOTHING,
      spoken: '',
    };
    const called = withMark(name, context.twin(id));
    return this.#kept(model, host === null ? called : `${called}\n${context.card(card.host)}`);
  }

  #elsewhere(id: CardId, region: 'hand' | 'stage'): CardModel {
    const context = this.#context;
    const name = context.card(id);
    const model: Unspoken = {
      key: context.key(id),
      card: context.number(id),
      name,
      seat: context.t.state.owner[id] ?? NONE,
      region,
      host: null,
      attached: NOTHING,
      counters: 0,
      unit: 'counters',
      capacity: null,
      locked: false,
      isMinion: false,
      marks: NOTHING,
      bound: NOTHING,
      stats: NOTHING,
      spoken: '',
    };
    return this.#kept(model, withMark(name, context.twin(id)));
  }

  /** `names`: what the card is called, and the card that it is on, a line each. */
  #kept(model: Unspoken, names: string): CardModel {
    const last = this.#last[model.key];
    const isNamedSo = this.#lastSpoken?.names[model.key] === names;
    this.#spoken.names[model.key] = names;
    if (last !== undefined && isNamedSo && isSameCard(last, model)) return last;
    model.spoken = this.#say(model, names);
    return model;
  }

  #say(model: Omit<CardModel, 'spoken'>, names: string): string {
    const { viewer, locale } = this.#context;
    const [name = '', on = null] = names.split('\n');
    const spoken = locale.host.card({
      name,
      counters: model.counters,
      unit: model.unit,
      capacity: model.capacity,
      locked: model.locked,
      place: model.region,
      who: model.seat === viewer ? null : this.#context.seat(model.seat),
      on,
      attached: model.attached.length,
      marks: model.marks,
    });
    return capital(spoken);
  }
}

/** Equal but for what is spoken. Field by field, which is much faster than any loop over the fields. */
export const isSameCard = (a: CardModel, b: Omit<CardModel, 'spoken'>): boolean =>
  a.card === b.card &&
  a.counters === b.counters &&
  a.locked === b.locked &&
  a.region === b.region &&
  a.seat === b.seat &&
  a.host === b.host &&
  a.name === b.name &&
  a.unit === b.unit &&
  a.capacity === b.capacity &&
  a.isMinion === b.isMinion &&
  isSameList(a.attached, b.attached) &&
  isSameList(a.marks, b.marks) &&
  isSameList(a.bound, b.bound) &&
  isSameList(a.stats, b.stats, isSameStat);

const isSameStat = (a: StatModel, b: StatModel): boolean =>
  a.stat === b.stat &&
  a.total === b.total &&
  a.label === b.label &&
  isSameList(
    a.parts,
    b.parts,
    (one, other) => one.n === other.n && one.of === other.of && one.card === other.card,
  );

function isSameList<T>(
  a: readonly T[],
  b: readonly T[],
  isSameItem: (a: T, b: T) => boolean = (one, other) => one === other,
): boolean {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place++) if (!isSameItem(a[place] as T, b[place] as T)) return false;
  return true;
}

/** Cards in the uncontrolled region always count blood, even face down. */
function unitOf(def: CompiledCard | undefined, region: CardInPlay['region']): CardModel['unit'] {
  if (def?.isVampire || region === 'uncontrolled') return 'blood';
  return def?.isAlly || def?.isRetainer ? 'life' : 'counters';
}

const withMark = (name: string, mark: string): string => (mark === '' ? name : `${name}${mark}`);

function marksOf(context: ViewerContext, card: CardInPlay, def: CompiledCard): readonly string[] {
  const found = allMarks(context, card, def);
  return found.length === 0 ? NOTHING : found;
}

function allMarks(context: ViewerContext, card: CardInPlay, def: CompiledCard): string[] {
  const { t, locale } = context;
  const { marks } = locale.host;
  const found: string[] = [];
  if (card.region === 'contested') found.push(marks.contested);
  if (card.merged !== NONE) found.push(marks.merged);
  for (const kind of COUNTER_KINDS) {
    const n = marksOn(t, card.id, kind);
    if (n > 0) found.push(locale.words.terms.namedCounters(n, kind));
  }
  if (!def.isVampire || (card.region !== 'ready' && card.region !== 'torpor')) return found;
  const title = claimOf(t, card.id);
  if (title !== undefined) {
    const words = titleText(locale, title, card.domain, def.card.id);
    found.push(titleOf(t, card.id) === NONE ? marks.notCounting(words) : words);
  }
  const sect = sectOf(t, card.id);
  if (sect !== undefined && sect !== SECTS[def.sect]) found.push(locale.words.terms.sects[sect]);
  const clan = clanOf(t, card.id);
  if (clan !== def.clan) found.push(clanText(locale, clan));
  return found;
}

const boundOf = (context: ViewerContext, { host, bound0, bound1 }: CardInPlay): readonly string[] =>
  bound0 === NONE && bound1 === NONE
    ? NOTHING
    : [...new Set([bound0, bound1])]
        .filter((target) => target !== NONE && target !== host)
        .map((target) => context.target(target));

/** Bleed and strength always; other stats only if the minion has any. */
function statsOf(context: ViewerContext, id: CardId): StatModel[] {
  const others = (['stealth', 'intercept', 'votes'] as const).map((stat) => statOf(context, stat, id));
  return [
    statOf(context, 'bleed', id),
    statOf(context, 'strength', id),
    ...others.filter(({ total, parts }) => total !== 0 || parts.length > 0),
  ];
}

/** A seat's unattached cards by where they are, in table order. */
export interface Places {
  readonly ready: CardKey[];
  readonly torpor: CardKey[];
  readonly uncontrolled: CardKey[];
  readonly table: CardKey[];
}

export function placesOf(context: ViewerContext): Places[] {
  const places: Places[] = context.t.state.seats.map(() => ({
    ready: [],
    torpor: [],
    uncontrolled: [],
    table: [],
  }));
  for (const { id, controller, region } of context.t.state.cards)
    if (region !== 'attached')
      places[controller]?.[region === 'contested' ? 'table' : region].push(context.key(id));
  return places;
}
