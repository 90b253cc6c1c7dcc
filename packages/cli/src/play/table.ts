import type { CardModel, DecisionModel, HostLocale, SeatModel, TableModel } from '@methuselah/host';
import { plainText } from '@methuselah/host';
import { TERMS } from '@methuselah/text/internal';
import { faint, good, strong } from '../print/colour.ts';
import { wrapped } from '../print/columns.ts';
import { labelled, listed } from '../print/text.ts';
import { PLAY_WORDS } from '../words/index.ts';

/** The table as terminal lines. */
export function tableLines(model: TableModel, locale: HostLocale): string[] {
  const { head, seats } = tableParts(model, locale);
  return [head, ...seats.flatMap((lines) => ['', ...lines])];
}

export interface TableParts {
  readonly head: string;
  /** Clockwise; the viewer's own seat is last, next to the options. */
  readonly seats: readonly (readonly string[])[];
}

export function tableParts(
  model: TableModel,
  locale: HostLocale,
  width = Number.POSITIVE_INFINITY,
): TableParts {
  return new TablePrinter(model, locale, width).parts();
}

/** The prompt and its options, numbered from 1; for other seats, who is being waited for. */
export function decisionLines(
  { prompt, options }: DecisionModel,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const width = String(options.length).length + 2;
  return [
    ...wrapped(strong(plainText(prompt)), columns),
    ...options.flatMap(({ text, consequences }, i) =>
      wrapped(
        [text, ...consequences.map(faint)].join(faint(' · ')),
        columns,
        `${String(i + 1).padStart(width)}  `,
        ' '.repeat(width + 4),
      ),
    ),
  ];
}

const REGIONS = ['ready', 'torpor', 'uncontrolled', 'table'] as const;

class TablePrinter {
  readonly #model: TableModel;
  readonly #locale: HostLocale;
  readonly #width: number;

  constructor(model: TableModel, locale: HostLocale, width: number) {
    this.#model = model;
    this.#locale = locale;
    this.#width = width;
  }

  parts(): TableParts {
    const { turn, active, phase, seats } = this.#model;
    const { events, terms } = this.#locale.words;
    const head = `${events.turnBegan(turn, seats[active]?.name ?? '')} · ${terms.phases[phase]}`;
    return { head: strong(capitalised(head)), seats: this.#order().map((seat) => this.#seat(seat)) };
  }

  #order(): SeatModel[] {
    const { viewer, seats } = this.#model;
    const from = typeof viewer === 'number' ? viewer + 1 : 0;
    return [...seats.slice(from), ...seats.slice(0, from)];
  }

  /** Relation of a seat to the viewer. */
  #relation({ relation }: SeatModel): string[] {
    const { lang } = this.#locale;
    const { prey, predator } = TERMS;
    switch (relation) {
      case 'you':
        return [PLAY_WORDS[lang].you];
      case 'prey':
        // With two players left, the other one is both prey and predator.
        return this.#model.seats.filter(({ ousted }) => !ousted).length > 2
          ? [prey[lang]]
          : [prey[lang], predator[lang]];
      case 'predator':
        return [predator[lang]];
      default:
        return [];
    }
  }

  #seat(seat: SeatModel): string[] {
    const { lang, words } = this.#locale;
    const { zones } = words.terms;
    const standing = [seat.ousted ? TERMS.ousted[lang] : `${TERMS.pool[lang]} ${seat.pool}`];
    if (seat.victoryPoints > 0) standing.push(`${words.result.victoryPoints} ${seat.victoryPoints}`);
    if (seat.hasEdge) standing.push(TERMS.theEdge[lang]);
    const relation = seat.ousted ? [] : this.#relation(seat);
    const name = `${strong(seat.name)}${relation.length === 0 ? '' : ` (${good(relation.join(', '))})`}`;
    const head = `${labelled(lang, name)}${standing.join(' · ')}`;
    if (seat.ousted) return [head];
    const isOpen = seat.handCards.length === seat.hand;
    const piles = [
      ...(isOpen ? [] : [`${zones.hand} ${seat.hand}`]),
      `${zones.library} ${seat.library}`,
      `${zones.crypt} ${seat.crypt}`,
      `${zones.ashHeap} ${seat.ashHeap.length}`,
      ...(seat.removed.length === 0 ? [] : [`${zones.removed} ${seat.removed.length}`]),
    ];
    return [
      ...wrapped(`${head}  ${faint(piles.join(' · '))}`, this.#width, '', '    '),
      ...REGIONS.flatMap((region) => this.#list(zones[region], seat[region].map(this.#placed))),
      ...this.#list(zones.hand, counted(seat.handCards.map((key) => this.#model.cards[key]?.name ?? ''))),
    ];
  }

  #list(of: string, names: readonly string[]): string[] {
    if (names.length === 0) return [];
    const { lang } = this.#locale;
    return wrapped(`${faint(labelled(lang, of))}${listed(lang, names)}`, this.#width, '  ', '      ');
  }

  /** A face-down uncontrolled card is shown by its position and blood: "3 (5)". */
  #placed = (key: number, i: number): string => {
    const { card = null, counters: n = 0 } = this.#model.cards[key] ?? {};
    return card !== null ? this.#inPlay(key) : n > 0 ? `${i + 1} (${n})` : `${i + 1}`;
  };

  /** "Bramble (2) 2/5 (locked, prince of London) [Rusty Revolver]" */
  #inPlay = (key: number): string => {
    const card = this.#model.cards[key];
    if (card === undefined) return '';
    const { lang } = this.#locale;
    const notes = [...(card.locked ? [TERMS.locked[lang]] : []), ...card.marks];
    const on = card.attached.map(this.#inPlay);
    return [
      card.name,
      counters(card),
      notes.length === 0 ? '' : `(${notes.join(', ')})`,
      on.length === 0 ? '' : `[${listed(lang, on)}]`,
    ]
      .filter((text) => text !== '')
      .join(' ');
  };
}

const counters = ({ counters: n, capacity }: CardModel): string =>
  capacity !== null ? `${n}/${capacity}` : n > 0 ? `${n}` : '';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Counts repeated names: "2× Wider View". */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name));
}
