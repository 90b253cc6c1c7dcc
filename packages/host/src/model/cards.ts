import type { CardId, CardKey, Seat } from '@methuselah/engine';
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
import { capital, type Look } from './look.ts';
import { statOf } from './stats.ts';

/** The cards of a model: on the table, in the hands that are seen, played; and whatever else is spoken of. */
export class Shelf {
  readonly #look: Look;
  readonly #models: Record<number, CardModel> = {};
  readonly #on = new Map<CardId, CardId[]>();

  constructor(look: Look) {
    this.#look = look;
    const { cards, limbo } = look.t.state;
    for (const { id, host } of cards) {
      if (host === NONE) continue;
      const on = this.#on.get(host);
      if (on) on.push(id);
      else this.#on.set(host, [id]);
    }
    for (const card of cards) this.#models[look.key(card.id)] = this.#onTable(card);
    for (const id of limbo) this.#models[look.key(id)] = this.#elsewhere(id, 'stage');
  }

  get cards(): Readonly<Record<number, CardModel>> {
    return this.#models;
  }

  inHand(id: CardId): CardKey {
    const key = this.#look.key(id);
    this.#models[key] = this.#elsewhere(id, 'hand');
    return key;
  }

  /** A card that something is about: wherever it is, it is there to be shown. */
  about(id: CardId): CardKey {
    const key = this.#look.key(id);
    this.#models[key] ??= this.#elsewhere(id, 'stage');
    return key;
  }

  #onTable(card: CardInPlay): CardModel {
    const look = this.#look;
    const { id, controller, region, counters, locked } = card;
    const def = look.def(id);
    const isMinion = def?.isMinion === true && (region === 'ready' || region === 'torpor');
    const host = card.host === NONE ? null : look.key(card.host);
    const model = {
      key: look.key(id),
      card: def?.card.id ?? null,
      name: `${look.card(id)}${look.ordinal(id)}`,
      seat: controller,
      region,
      host,
      attached: (this.#on.get(id) ?? []).map((on) => look.key(on)),
      counters,
      unit: unitOf(def, region),
      capacity: def?.isVampire ? capacityOf(look.t, id) : null,
      locked,
      isMinion,
      marks: def ? marksOf(look, card, def) : [],
      bound: def ? boundOf(look, card) : [],
      stats: isMinion ? statsOf(look, id) : [],
    } as const;
    return { ...model, spoken: this.#spoken(id, model, host === null ? null : look.card(card.host)) };
  }

  #elsewhere(id: CardId, region: 'hand' | 'stage'): CardModel {
    const look = this.#look;
    const model = {
      key: look.key(id),
      card: look.number(id),
      name: look.card(id),
      seat: look.t.state.owner[id] ?? NONE,
      region,
      host: null,
      attached: [],
      counters: 0,
      unit: 'counters',
      capacity: null,
      locked: false,
      isMinion: false,
      marks: [],
      bound: [],
      stats: [],
    } as const;
    return { ...model, spoken: this.#spoken(id, model, null) };
  }

  #spoken(id: CardId, model: Omit<CardModel, 'spoken'>, on: string | null): string {
    const { viewer, tongue } = this.#look;
    const spoken = tongue.host.card({
      name: `${this.#look.card(id)}${this.#look.twin(id)}`,
      counters: model.counters,
      unit: model.unit,
      capacity: model.capacity,
      locked: model.locked,
      place: model.region,
      who: model.seat === viewer ? null : this.#look.seat(model.seat),
      on,
      attached: model.attached.length,
      marks: model.marks,
    });
    return capital(spoken);
  }
}

/** All that is uncontrolled has blood, whoever may see it. */
function unitOf(def: CompiledCard | undefined, region: CardInPlay['region']): CardModel['unit'] {
  if (def?.isVampire || region === 'uncontrolled') return 'blood';
  return def?.isAlly || def?.isRetainer ? 'life' : 'counters';
}

function marksOf(look: Look, card: CardInPlay, def: CompiledCard): string[] {
  const { t, tongue } = look;
  const { marks } = tongue.host;
  const found: string[] = [];
  if (card.region === 'contested') found.push(marks.contested);
  if (card.merged !== NONE) found.push(marks.merged);
  if (!def.isVampire || (card.region !== 'ready' && card.region !== 'torpor')) return found;
  const title = claimOf(t, card.id);
  if (title !== undefined) {
    const words = titleText(tongue, title, card.domain);
    found.push(titleOf(t, card.id) === NONE ? marks.notCounting(words) : words);
  }
  const sect = sectOf(t, card.id);
  if (sect !== undefined && sect !== SECTS[def.sect]) found.push(tongue.words.terms.sects[sect]);
  const clan = clanOf(t, card.id);
  if (clan !== def.clan) found.push(clanText(tongue, clan));
  return found;
}

const boundOf = (look: Look, { host, bound0, bound1 }: CardInPlay): string[] =>
  [...new Set([bound0, bound1])]
    .filter((target) => target !== NONE && target !== host)
    .map((target) => look.target(target));

/** Bleed and strength always; what else it has, if it has any. */
function statsOf(look: Look, id: CardId): StatModel[] {
  const others = (['stealth', 'intercept', 'votes'] as const).map((stat) => statOf(look, stat, id));
  return [
    statOf(look, 'bleed', id),
    statOf(look, 'strength', id),
    ...others.filter(({ total, parts }) => total !== 0 || parts.length > 0),
  ];
}

/** What a seat has in a place, in the order of the table. */
export const inPlace = (
  look: Look,
  seat: Seat,
  isThere: (region: CardInPlay['region']) => boolean,
): CardKey[] =>
  look.t.state.cards
    .filter((c) => c.controller === seat && c.host === NONE && isThere(c.region))
    .map(({ id }) => look.key(id));
