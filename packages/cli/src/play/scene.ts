import type {
  ActionStage,
  CombatStage,
  Fighter,
  PollRow,
  ReferendumStage,
  StatModel,
  TableModel,
} from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { TERMS } from '@methuselah/text/internal';
import { faint, strong } from '../print/colour.ts';
import { labelled } from '../print/text.ts';
import type { PlayWords } from '../words/sections/play.ts';
import type { TerminalContext } from './terminal.ts';

/** The current action, combat or referendum as terminal lines. */
export function sceneLines(model: TableModel, { locale, words }: TerminalContext): string[] {
  const { stage } = model;
  if (stage === null) return [];
  const scene = new Scene(model, locale.lang, words);
  switch (stage.is) {
    case 'action':
      return scene.action(stage);
    case 'combat':
      return scene.combat(stage);
    case 'referendum':
      return scene.referendum(stage);
    case 'play':
      return [];
  }
}

const BELOW = '  ';

class Scene {
  readonly #model: TableModel;
  readonly #lang: Lang;
  readonly #words: PlayWords;

  constructor(model: TableModel, lang: Lang, words: PlayWords) {
    this.#model = model;
    this.#lang = lang;
    this.#words = words;
  }

  /** "Action (Sarah): Bramble bleeds Alexis · bleed 3 (printed 1, Govern 2) · stealth 1 · may block: Alexis" */
  action(f: ActionStage): string[] {
    const at = f.targets.map((key) => this.#card(key));
    const mayBlock = f.mayBlock.map((seat) => this.#seat(seat));
    return [
      joined([
        `${this.#label('action', this.#seat(f.seat))}${strong(f.title)}${at.length > 0 ? ` → ${at.join(', ')}` : ''}`,
        ...(f.bleed ? [statText(f.bleed)] : []),
        statText(f.stealth),
        ...(f.blocker !== null && f.intercept
          ? [`${labelled(this.#lang, this.#card(f.blocker))}${statText(f.intercept)}`]
          : []),
        ...(f.blocker === null && mayBlock.length > 0
          ? [`${labelled(this.#lang, this.#words.mayBlock)}${mayBlock.join(', ')}`]
          : []),
      ]),
    ];
  }

  combat({ title, where, within, fighters }: CombatStage): string[] {
    return [
      joined([
        strong(title),
        where,
        ...(within === '' ? [] : [faint(`${this.#label('action', null)}${within}`)]),
      ]),
      ...fighters.map((fighter) => this.#fighter(fighter)),
    ];
  }

  /** "Moss (Alexis) 3/5 · strength 2 · Moss strikes with Sword · 2 damage" */
  #fighter({ minion, strength, strike, toCome }: Fighter): string {
    return `${BELOW}${joined([
      `${this.#card(minion)} ${this.#blood(minion)}`,
      statText(strength),
      ...[strike, toCome === '' ? '' : `← ${toCome}`].filter((text) => text !== ''),
    ])}`;
  }

  referendum({ title, played, terms, prisci, lastCall, rows, ...f }: ReferendumStage): string[] {
    const [called] = played;
    return [
      joined([
        strong(title),
        ...(called ? [called.text] : []),
        ...(terms.length > 0 ? [`${labelled(this.#lang, TERMS.terms[this.#lang])}${terms.join(', ')}`] : []),
        this.#words.votes(f.for, f.against),
        ...(prisci === '' ? [] : [prisci]),
        ...(lastCall ? [this.#words.lastCall] : []),
      ]),
      ...rows.flatMap((row) => this.#row(row)),
    ];
  }

  /** "Sarah: 3 for, 0 against · 2 more possible · pool 12 → 10 if it passes"; no line for an uninvolved seat. */
  #row(row: PollRow): string[] {
    const { pool = 0 } = this.#model.seats[row.seat] ?? {};
    const facts = [
      ...(row.for + row.against > 0 ? [this.#words.votes(row.for, row.against)] : []),
      ...(row.possible > 0 ? [this.#words.possible(row.possible)] : []),
      ...(row.poolIfPassed === null || row.poolIfPassed === pool
        ? []
        : [this.#words.ifPassed(pool, row.poolIfPassed)]),
    ];
    return facts.length === 0
      ? []
      : [`${BELOW}${labelled(this.#lang, this.#seat(row.seat))}${joined(facts)}`];
  }

  #label(term: 'action', who: string | null): string {
    const name = TERMS[term][this.#lang];
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return faint(labelled(this.#lang, who === null ? label : `${label} (${who})`));
  }

  #seat(seat: number): string {
    const known = this.#model.seats[seat];
    return known?.relation === 'you' ? this.#words.you : (known?.name ?? '');
  }

  /** A card with its controller: "Bramble (Sarah)". */
  #card(key: number): string {
    const card = this.#model.cards[key];
    return card ? `${card.name} (${this.#seat(card.seat)})` : '';
  }

  #blood(key: number): string {
    const { counters = 0, capacity = null } = this.#model.cards[key] ?? {};
    return `${counters}${capacity === null ? '' : `/${capacity}`}`;
  }
}

const joined = (facts: readonly string[]): string => facts.join(' · ');

/** "bleed 3 (printed 1, Govern 2)". */
function statText({ label, total, parts }: StatModel): string {
  const of = parts.length < 2 ? '' : faint(` (${parts.map(({ of, n }) => `${of} ${n}`).join(', ')})`);
  return `${label} ${total}${of}`;
}
