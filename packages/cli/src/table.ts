import type { Lang } from '@methuselah/cards/lang';
import {
  type CardId,
  type CardInPlay,
  canSee,
  type Game,
  NONE,
  prey,
  type Seat,
  type VampireView,
  type Viewer,
} from '@methuselah/engine';
import { consequenceText, optionText, promptText, TERMS, type Tongue, titleText } from '@methuselah/text';
import { faint, good, strong } from './colour.ts';
import { wrapped } from './columns.ts';
import { labelled, listed } from './text.ts';
import { WORDS } from './words.ts';

/** A table as lines of a terminal, as a viewer may see it. */
export function tableLines(game: Game, viewer: Viewer, tongue: Tongue, lang: Lang): string[] {
  const { head, seats } = tableParts(game, viewer, tongue, lang);
  return [head, ...seats.flatMap((lines) => ['', ...lines])];
}

export interface TableParts {
  readonly head: string;
  /** Clockwise; who looks on from a seat sits at the end, nearest to what may be chosen. */
  readonly seats: readonly (readonly string[])[];
}

export function tableParts(
  game: Game,
  viewer: Viewer,
  tongue: Tongue,
  lang: Lang,
  width = Number.POSITIVE_INFINITY,
): TableParts {
  return new TablePrinter(game, viewer, tongue, lang, width).parts();
}

/** What may be chosen now, numbered from 1; empty when the game is over. */
export function decisionLines(
  game: Game,
  viewer: Viewer,
  tongue: Tongue,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const { table } = game;
  const prompt = promptText(table, viewer, tongue);
  if (prompt === null || table.decision === null) return [];
  const { options, seat } = table.decision;
  if (viewer !== 'all' && viewer !== seat) return [strong(prompt)];
  const width = String(options.length).length + 2;
  return [
    ...wrapped(strong(prompt), columns),
    ...options.flatMap((o, i) =>
      wrapped(
        [optionText(table, o, viewer, tongue), ...consequenceText(table, o, viewer, tongue).map(faint)].join(
          faint(' · '),
        ),
        columns,
        `${String(i + 1).padStart(width)}  `,
        ' '.repeat(width + 4),
      ),
    ),
  ];
}

const REGIONS = ['ready', 'torpor', 'uncontrolled', 'table', 'contested'] as const;

class TablePrinter {
  readonly #game: Game;
  readonly #viewer: Viewer;
  readonly #tongue: Tongue;
  readonly #lang: Lang;
  readonly #width: number;
  readonly #vampires: ReadonlyMap<CardId, VampireView | null>;

  constructor(game: Game, viewer: Viewer, tongue: Tongue, lang: Lang, width: number) {
    this.#game = game;
    this.#viewer = viewer;
    this.#tongue = tongue;
    this.#lang = lang;
    this.#width = width;
    this.#vampires = new Map(game.view(viewer).cards.map(({ key, vampire }) => [key, vampire]));
  }

  parts(): TableParts {
    const { turn, active, phase, seats } = this.#game.table.state;
    const { events, terms } = this.#tongue.words;
    const head = `${events.turnBegan(turn, this.#name(active))} · ${terms.phases[phase]}`;
    return {
      head: strong(capitalised(head)),
      seats: this.#order(seats.length).map((seat) => this.#seat(seat)),
    };
  }

  #order(seats: number): Seat[] {
    const from = typeof this.#viewer === 'number' ? this.#viewer + 1 : 0;
    return Array.from({ length: seats }, (_, i) => (from + i) % seats);
  }

  /** What a seat is to who looks on from another. */
  #relation(seat: Seat): string[] {
    const { table } = this.#game;
    const me = this.#viewer;
    if (typeof me !== 'number' || table.state.seats[me]?.ousted) return [];
    if (seat === me) return [WORDS[this.#lang].play.you];
    return [
      ...(prey(table, me) === seat ? [TERMS.prey[this.#lang]] : []),
      ...(prey(table, seat) === me ? [TERMS.predator[this.#lang]] : []),
    ];
  }

  #name = (seat: Seat): string => this.#game.table.names[seat] ?? this.#tongue.words.names.seat(seat + 1);

  #seat(seat: Seat): string[] {
    const { state } = this.#game.table;
    const p = state.seats[seat];
    if (!p) return [];
    const { zones } = this.#tongue.words.terms;
    const lang = this.#lang;
    const standing = [p.ousted ? TERMS.ousted[lang] : `${TERMS.pool[lang]} ${p.pool}`];
    if (p.victoryPoints > 0) standing.push(`${this.#tongue.words.result.victoryPoints} ${p.victoryPoints}`);
    if (state.edge === seat) standing.push(TERMS.theEdge[lang]);
    const relation = p.ousted ? [] : this.#relation(seat);
    const name = `${strong(this.#name(seat))}${relation.length === 0 ? '' : ` (${good(relation.join(', '))})`}`;
    const head = `${labelled(lang, name)}${standing.join(' · ')}`;
    if (p.ousted) return [head];
    const { table } = this.#game;
    const isOpen = p.hand.every((id) => canSee(table, this.#viewer, id));
    const piles = ([...(isOpen ? [] : (['hand'] as const)), 'library', 'crypt', 'ashHeap'] as const).map(
      (pile) => `${zones[pile]} ${p[pile].length}`,
    );
    const hand = isOpen ? p.hand.map((id) => this.#card(id)) : [];
    const list = (of: string, names: readonly string[]): string[] =>
      wrapped(`${faint(labelled(lang, of))}${listed(lang, counted(names))}`, this.#width, '  ', '      ');
    return [
      ...wrapped(`${head}  ${faint(piles.join(' · '))}`, this.#width, '', '    '),
      ...REGIONS.flatMap((region) => {
        const cards = state.cards.filter(
          (c) => c.controller === seat && c.region === region && c.host === NONE,
        );
        return cards.length === 0
          ? []
          : list(
              zones[region],
              cards.map((c) => this.#inPlay(c)),
            );
      }),
      ...(hand.length > 0 ? list(zones.hand, hand) : []),
    ];
  }

  #card(id: CardId): string {
    const { table } = this.#game;
    if (!canSee(table, this.#viewer, id)) return this.#tongue.words.names.hidden;
    const card = table.pool.cards[table.state.def[id] ?? NONE]?.card;
    return card ? this.#tongue.cardName(card) : this.#tongue.words.names.card(id);
  }

  /** Cards of one name are told apart by their numbers, as in the options. */
  #number(id: CardId): string {
    const { table } = this.#game;
    const name = this.#card(id);
    const isTwin = ({ id: other }: CardInPlay): boolean =>
      other !== id && canSee(table, this.#viewer, other) && this.#card(other) === name;
    return canSee(table, this.#viewer, id) && table.state.cards.some(isTwin) ? ` #${id}` : '';
  }

  /** "Bramble 2/5 (locked, prince of London) [Rusty Revolver]" */
  #inPlay(card: CardInPlay): string {
    const { table } = this.#game;
    const isSeen = canSee(table, this.#viewer, card.id);
    const def = table.pool.cards[table.state.def[card.id] ?? NONE];
    const counters =
      isSeen && def?.isVampire
        ? ` ${card.counters}/${def.capacity}`
        : card.counters > 0
          ? ` ${card.counters}`
          : '';
    const vampire = card.region === 'uncontrolled' ? null : this.#vampires.get(card.id);
    const notes = [
      ...(card.locked ? [TERMS.locked[this.#lang]] : []),
      ...(vampire?.title && vampire.titleCounts
        ? [titleText(this.#tongue, vampire.title, vampire.domain)]
        : []),
    ];
    const on = table.state.cards.filter((c) => c.host === card.id);
    const noted = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
    const bearing =
      on.length === 0
        ? ''
        : ` [${listed(
            this.#lang,
            on.map((c) => this.#inPlay(c)),
          )}]`;
    return `${this.#card(card.id)}${this.#number(card.id)}${counters}${noted}${bearing}`;
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "2x Wider View" for two of them. */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count}x ${name}` : name));
}
