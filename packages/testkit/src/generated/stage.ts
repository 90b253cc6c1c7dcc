import { compilePool, type Game, type Phase, type Pool } from '@methuselah/engine';
import { resume } from '@methuselah/engine/internal';
import type { Card } from '@methuselah/engine/language';
import { positionOf } from '../scenario/position.ts';
import type { CardText, PlayerText, PositionScenario, Zone } from '../scenario/scenario.ts';
import { type Able, ableFor, castFor, NAMES } from './cast.ts';
import { type Wants, wantsOf } from './wants.ts';

/** A table that is made for one card: its user, targets of every kind, cards to discard, a referendum to call. */

/** How the table stands at the beginning of an attempt. */
export interface Setting {
  readonly phase: Phase;
  readonly active: number;
  /** The card is in play rather than in hand. */
  readonly inPlay: boolean;
  /** The minions of the first player are locked. */
  readonly locked: boolean;
  readonly edge: boolean;
  /** Blood on vampires: all but 1 that they can have, or only 1. */
  readonly isFull: boolean;
  readonly pool: number;
  readonly superior: boolean;
}

const PLACE = { file: 'generated', line: 0, scenario: 'generated' } as never;
const text = (name: string, more: Partial<CardText> = {}): CardText => ({
  name,
  place: PLACE,
  label: null,
  counters: null,
  locked: false,
  justRecruited: false,
  superior: false,
  title: null,
  sect: null,
  clan: null,
  contested: false,
  titleContested: false,
  merged: false,
  owner: null,
  on: [],
  bound: [],
  ...more,
});

const PLAYERS = ['Sarah', 'Alexis', 'Nora'];

/** Where a card stands in play. */
function placeOf(card: Card): 'ready' | 'table' | 'on' {
  if (card.kind === 'vampire') return 'ready';
  const [mode] = card.modes;
  if (card.modes.some(({ type }) => type === 'ally')) return 'ready';
  const isAttached =
    mode?.type === 'equipment' ||
    mode?.type === 'retainer' ||
    card.modes.some(({ stays }) => stays === 'self' || typeof stays === 'object');
  return isAttached ? 'on' : 'table';
}

export class Stage {
  readonly card: Card;
  readonly wants: Wants;
  readonly able: Able;

  constructor(card: Card) {
    this.card = card;
    this.wants = wantsOf(card);
    this.able = ableFor(this.wants, card.kind === 'library' ? card.requires : undefined);
  }

  /** The same cards in the same order for every variant, so that their numbers in the pool agree. */
  pool(card = this.card, able = this.able): Pool {
    return compilePool([card, ...castFor(able, this.wants)]);
  }

  begin(pool: Pool, setting: Setting, seed: number): Game {
    const { state } = positionOf(this.#scenario(setting, seed), pool);
    return resume(pool, state, PLAYERS, 'choices');
  }

  #scenario(setting: Setting, seed: number): PositionScenario {
    return {
      kind: 'position',
      place: PLACE,
      name: this.card.name,
      rules: [],
      pool: 'generated',
      seed,
      asks: 'phases',
      script: [],
      expect: [],
      players: PLAYERS.map((name, seat) => this.#player(name, seat, setting)),
      edge: setting.edge ? { name: 'Sarah', place: PLACE } : null,
      turn: { name: PLAYERS[setting.active] ?? 'Sarah', place: PLACE },
      phase: setting.phase,
      tableTurn: 3,
    };
  }

  #player(name: string, seat: number, setting: Setting): PlayerText {
    const isFirst = seat === 0;
    const place = placeOf(this.card);
    // A Discipline is put on a vampire that does not have it yet.
    const isTaught = JSON.stringify(this.card).includes('"canLearn"');
    const own =
      isFirst && setting.inPlay
        ? text(this.card.name, {
            superior: setting.superior,
            ...(this.card.kind === 'vampire' && { locked: setting.locked }),
          })
        : null;
    const blood = (full: number): CardText['counters'] => ({
      word: 'blood',
      amount: setting.isFull ? full - 1 : 1,
    });
    const locked = isFirst && setting.locked;
    const zones: Record<Zone, readonly CardText[]> = {
      hand: [
        ...(isFirst && !setting.inPlay && this.card.kind === 'library' ? [text(this.card.name)] : []),
        text('Motion'),
        text('Friend'),
        text('Tool'),
        text('Helper'),
        text('Lesson'),
        ...this.wants.discards.map((_, i) => text(`Scrap ${i}`)),
      ],
      library: Array.from({ length: 8 }, () => text('Filler')),
      crypt: [text('Anybody')],
      ready: [
        text(NAMES.able(seat), {
          locked,
          counters: blood(9),
          on: [text('Tool'), ...(own && place === 'on' && !isTaught ? [own] : [])],
        }),
        text(NAMES.young(seat), {
          locked: !isFirst && setting.locked,
          counters: blood(3),
          on: own && place === 'on' && isTaught ? [own] : [],
        }),
        text(NAMES.old(seat), { counters: blood(11) }),
        text('Friend', { locked: !isFirst && setting.locked }),
        ...(own && place === 'ready' ? [own] : []),
      ],
      torpor: [text(NAMES.fallen(seat), { counters: { word: 'blood', amount: 1 } })],
      uncontrolled: [text(NAMES.waiting(seat)), text(NAMES.elder(seat))],
      table: [text('Place'), ...(own && place === 'table' ? [own] : [])],
      ash: [text('Filler')],
      removed: [],
    };
    return {
      name,
      place: PLACE,
      numbers: { pool: isFirst ? setting.pool : 9 },
      ousted: false,
      withdrawing: false,
      zones,
    };
  }
}
