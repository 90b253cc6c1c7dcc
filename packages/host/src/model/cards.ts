import type { CardId, CardKey, Seat, Viewer } from '@methuselah/engine';
import {
  type CardInPlay,
  type CompiledCard,
  capacityOf,
  claimOf,
  clanOf,
  NONE,
  sectOf,
  titleOf,
} from '@methuselah/engine/internal';
import { SECTS } from '@methuselah/engine/language';
import { clanText, titleText } from '@methuselah/text/internal';
import type { CardModel, StatModel } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import { statOf } from './stats.ts';
import { capital, type ViewerContext } from './viewercontext.ts';

/** A table has hundreds of cards with nothing on them, and keeps them for each viewer. */
const NOTHING: readonly never[] = [];

/** The cards of a model: on the table, in visible hands, being played, and others that the model refers to. */
export class Shelf {
  readonly #context: ViewerContext;
  readonly #last: Readonly<Record<number, CardModel>>;
  readonly #models: Record<number, CardModel> = {};
  readonly #on = new Map<CardId, CardId[]>();

  /** Where a card is as it was in `last`, it is the same object: who compares models need not look into it. */
  constructor(context: ViewerContext, last: Readonly<Record<number, CardModel>> = {}) {
    this.#context = context;
    this.#last = last;
    const { cards, limbo } = context.t.state;
    for (const { id, host } of cards) {
      if (host === NONE) continue;
      const on = this.#on.get(host);
      if (on) on.push(id);
      else this.#on.set(host, [id]);
    }
    for (const card of cards) this.#models[context.key(card.id)] = this.#onTable(card);
    for (const id of limbo) this.#models[context.key(id)] = this.#elsewhere(id, 'stage');
  }

  get cards(): Readonly<Record<number, CardModel>> {
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
    this.#models[key] ??= this.#elsewhere(id, 'stage');
    return key;
  }

  #onTable(card: CardInPlay): CardModel {
    const context = this.#context;
    const { id, controller, region, counters, locked } = card;
    const def = context.def(id);
    const name = context.card(id);
    const isMinion = def?.isMinion === true && (region === 'ready' || region === 'torpor');
    const host = card.host === NONE ? null : context.key(card.host);
    const model = {
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
    } as const;
    return this.#kept(model, {
      locale: context.locale,
      viewer: context.viewer,
      called: withMark(name, context.twin(id)),
      on: host === null ? null : context.card(card.host),
    });
  }

  #elsewhere(id: CardId, region: 'hand' | 'stage'): CardModel {
    const context = this.#context;
    const name = context.card(id);
    const model = {
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
    } as const;
    const { locale, viewer } = context;
    return this.#kept(model, { locale, viewer, called: withMark(name, context.twin(id)), on: null });
  }

  #kept(model: Omit<CardModel, 'spoken'>, around: Around): CardModel {
    const last = this.#last[model.key];
    if (last !== undefined && isSameCard(last, model) && isSameAround(AROUND.get(last), around)) return last;
    const kept = { ...model, spoken: this.#spoken(model, around) };
    AROUND.set(kept, around);
    return kept;
  }

  #spoken(model: Omit<CardModel, 'spoken'>, { locale, viewer, called, on }: Around): string {
    const spoken = locale.host.card({
      name: called,
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

/** What is spoken of a card besides what its model says, and for whom. */
interface Around {
  readonly locale: HostLocale;
  readonly viewer: Viewer;
  readonly called: string;
  /** The name of the card that it is on. */
  readonly on: string | null;
}
/** As it was when a model was made: making a sentence takes longer than all the rest. */
const AROUND = new WeakMap<CardModel, Around>();
const isSameAround = (a: Around | undefined, b: Around): boolean =>
  a !== undefined && a.called === b.called && a.on === b.on && a.locale === b.locale && a.viewer === b.viewer;

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

/** A seat's unattached cards in some regions, in table order. */
export const inPlace = (
  context: ViewerContext,
  seat: Seat,
  isThere: (region: CardInPlay['region']) => boolean,
): CardKey[] =>
  context.t.state.cards
    .filter((c) => c.controller === seat && c.host === NONE && isThere(c.region))
    .map(({ id }) => context.key(id));
