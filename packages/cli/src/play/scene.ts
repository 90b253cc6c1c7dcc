import {
  type ActionFrame,
  bleedOf,
  type CombatFrame,
  currentAction,
  currentCombat,
  currentReferendum,
  interceptOf,
  mayBlock,
  NONE,
  pollOf,
  type ReferendumFrame,
  type Seat,
  type Strike,
  stealthOf,
  strengthOf,
  type Table,
} from '@methuselah/engine';
import { type Lang, TERMS, type Tongue } from '@methuselah/text';
import { faint, strong } from '../colour.ts';
import { counted } from '../table.ts';
import { labelled, listed } from '../text.ts';
import { Names } from './names.ts';
import type { Surroundings } from './terminal.ts';
import type { PlayWords } from './words.ts';

/** What is under way: the action, the combat, the referendum. */
export class Scene {
  readonly #t: Table;
  readonly #names: Names;
  readonly #tongue: Tongue;
  readonly #lang: Lang;
  readonly #words: PlayWords;

  constructor(t: Table, seat: Seat, { tongue, lang, words }: Surroundings) {
    this.#t = t;
    this.#names = new Names(t, seat, tongue);
    this.#tongue = tongue;
    this.#lang = lang;
    this.#words = words;
  }

  lines(): string[] {
    const [action, combat, referendum] = [
      currentAction(this.#t),
      currentCombat(this.#t),
      currentReferendum(this.#t),
    ];
    return [
      ...(action ? [this.#line('action', this.#action(action))] : []),
      ...(combat ? [this.#line('combat', this.#combat(combat))] : []),
      ...(referendum ? [this.#line('referendum', this.#referendum(referendum))] : []),
    ];
  }

  #line(term: 'action' | 'combat' | 'referendum', [first, ...facts]: readonly string[]): string {
    const name = TERMS[term][this.#lang];
    return `${faint(labelled(this.#lang, name.charAt(0).toUpperCase() + name.slice(1)))}${strong(first ?? '')} · ${facts.join(' · ')}`;
  }

  /** "Bramble (Sarah) · bleed (Govern) → Alexis · bleed 3 · stealth 1 · intercept 0 (Moss) · may block: Alexis" */
  #action(f: ActionFrame): string[] {
    const t = this.#t;
    const { stats, actions } = this.#tongue.words.terms;
    const card =
      f.cast.card === NONE || f.cast.card === f.minion ? '' : ` (${this.#names.card(f.cast.card)})`;
    const aims =
      f.targets.length > 0
        ? f.targets.map((id) => this.#names.minion(id))
        : f.directedAt.map((seat) => this.#names.seat(seat));
    const blockers = [...new Set(mayBlock(t, f))].filter(
      (seat) => seat !== f.seat && seat !== NONE && !f.declined.includes(seat),
    );
    return [
      this.#names.minion(f.minion),
      `${actions[f.action]}${card}${aims.length > 0 ? ` → ${aims.join(', ')}` : ''}`,
      ...(f.action === 'bleed' ? [`${stats.bleed} ${bleedOf(t, f.minion)}`] : []),
      `${stats.stealth} ${stealthOf(t, f.minion)}`,
      ...(f.blocker === NONE
        ? []
        : [`${stats.intercept} ${interceptOf(t, f.blocker)} (${this.#names.minion(f.blocker)})`]),
      ...(f.outcome === 'pending' && f.blocker === NONE && blockers.length > 0
        ? [
            `${labelled(this.#lang, this.#words.mayBlock)}${blockers.map((seat) => this.#names.seat(seat)).join(', ')}`,
          ]
        : []),
    ];
  }

  /** "Bramble 2 (Sarah) – Moss 3 (Alexis) · round 1 · long range · strikes: …" */
  #combat(f: CombatFrame): string[] {
    const lang = this.#lang;
    const { stats } = this.#tongue.words.terms;
    const strikes = [this.#strike(f.first, f.strike1), this.#strike(f.second, f.strike2)].filter(
      (text) => text !== '',
    );
    return [
      `${this.#names.minion(f.first)} – ${this.#names.minion(f.second)}`,
      `${TERMS.round[lang]} ${f.round}`,
      f.long ? TERMS.longRange[lang] : TERMS.closeRange[lang],
      `${stats.strength} ${strengthOf(this.#t, f.first)} – ${strengthOf(this.#t, f.second)}`,
      ...(strikes.length > 0 ? [`${labelled(lang, this.#words.strikes)}${listed(lang, strikes)}`] : []),
    ];
  }

  #strike(minion: number, strike: Strike | null): string {
    if (strike === null) return '';
    const card = this.#t.pool.cards[this.#t.pool.uses[strike.use]?.def ?? NONE]?.card;
    const means =
      strike.weapon !== NONE ? this.#names.card(strike.weapon) : card ? this.#tongue.cardName(card) : null;
    return this.#tongue.words.events.strike[strike.kind](this.#names.card(minion), means);
  }

  #referendum(f: ReferendumFrame): string[] {
    const poll = pollOf(this.#t);
    const terms = counted(f.cast.picks.map((target) => this.#names.target(target)));
    return [
      f.bloodHunt
        ? `${TERMS.bloodHunt[this.#lang]}, ${this.#names.minion(f.diablerist)}`
        : this.#names.card(f.cast.card),
      ...(terms.length > 0 ? [`${labelled(this.#lang, TERMS.terms[this.#lang])}${terms.join(', ')}`] : []),
      this.#words.votes(poll?.for ?? 0, poll?.against ?? 0),
      ...(this.#isLastCall() ? [this.#words.lastCall] : []),
    ];
  }

  /** All have passed once: who passes again has cast all their votes. */
  #isLastCall(): boolean {
    const impulse = this.#t.state.frames.findLast((f) => f.kind === 'impulse');
    return impulse?.window === 'polling' && impulse.lastCall;
  }
}
