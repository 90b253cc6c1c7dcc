import type { CardId, Seat } from '@methuselah/engine';
import { type EventOf, type Moment, NONE } from '@methuselah/engine/internal';
import type { Unit } from '../language/words.ts';
import { seatText, type Telling, whoText } from './locale.ts';
import type { StoryNames } from './naming.ts';

/** The lines of a log. One line is open at a time, and consequences are added to it. */

export type StoryLine =
  | { readonly is: 'turn'; readonly text: string; readonly pools: readonly string[] }
  /** A player left the game. */
  | { readonly is: 'out'; readonly text: string }
  | { readonly is: 'line'; readonly text: string; readonly depth: number };

export interface Line {
  readonly depth: number;
  readonly text: string;
  /** The topic, by which consequences find their line. */
  readonly about: 'play' | 'action' | 'attempt' | 'success' | 'oust' | 'cause' | 'other';
  /** The card named in the line, whose destination need not be told. */
  readonly card: CardId;
  /** Consecutive attempts to block: failures by minion, and the minion attempting now. */
  readonly failed: Map<string, number>;
  attempting: string;
  /** Consequences in order; repeated ones are added up. */
  readonly notes: Note[];
}

/** A consequence. It stores the total after it, as more may happen before the line is written. */
type Note =
  | { readonly is: 'pool'; readonly seat: Seat; n: number; now: number }
  | { readonly is: 'victoryPoints'; readonly seat: Seat; n: number }
  | OfCard<'counters', { n: number; now: number }>
  | Damage
  | { readonly is: 'text'; readonly text: string };
type OfCard<K, T> = T & { readonly is: K; readonly card: CardId; readonly unit: Unit; name: string };
type Damage = OfCard<'damage', { normal: number; aggravated: number; lost: number; left: number }>;

export class Page {
  private readonly telling: Telling;
  private readonly names: StoryNames;
  readonly write: (line: StoryLine) => void;
  /** The open line. */
  line: Line | null = null;

  constructor(telling: Telling, names: StoryNames, write: (line: StoryLine) => void) {
    this.telling = telling;
    this.names = names;
    this.write = write;
  }

  begin(depth: number, text: string, about: Line['about'] = 'other', card = NONE): Line {
    this.end();
    const line: Line = { depth, text, about, card, failed: new Map(), attempting: '', notes: [] };
    this.line = line;
    return line;
  }

  /** Replaces a line that is still open, keeping its consequences. */
  instead(of: Line | null, ...line: Parameters<Page['begin']>): void {
    const notes = of !== null && of === this.line ? of.notes : [];
    if (of === this.line) this.line = null;
    this.begin(...line).notes.push(...notes);
  }

  /** Writes the open line. */
  end(): void {
    const lines = this.held();
    this.line = null;
    for (const line of lines) this.write(line);
  }

  /** The open line as it reads so far; attempts to block may give two lines. */
  held(): StoryLine[] {
    const { line } = this;
    if (!line) return [];
    if (line.about === 'attempt') return this.attempts(line);
    const notes = line.notes.map((note) => this.noteText(note)).filter((text) => text !== '');
    if (line.about === 'cause' && notes.length === 0) return [];
    const text = this.telling.locale.words.story.line(line.text, notes);
    return line.about === 'oust' ? [{ is: 'out', text: capital(text) }] : lineOf(line.depth, text);
  }

  turn(text: string, pools: readonly string[]): void {
    this.write({ is: 'turn', text: capital(text), pools });
  }

  private noteText(note: Note): string {
    const { events } = this.telling.locale.words;
    switch (note.is) {
      case 'pool':
        return note.n === 0 ? '' : events.pool(seatText(this.telling, note.seat), note.n, note.now);
      case 'victoryPoints':
        return events.victoryPoint(whoText(this.telling, note.seat), note.n);
      case 'counters':
        return note.n === 0 ? '' : events.counters(note.name, note.n, note.unit, note.now);
      case 'damage': {
        const left = { n: note.left, unit: note.unit };
        return events.inflicted(note.name, note.normal, note.aggravated, note.lost > 0 ? left : null);
      }
      case 'text':
        return note.text;
    }
  }

  /** The line for a consequence. Effects of a successful action get a new line if other lines came between. */
  current(when: Moment): Line {
    const inner = when.within.at(-1);
    const about = this.line?.about ?? 'other';
    if (
      inner?.is === 'action' &&
      inner.successful &&
      about !== 'action' &&
      about !== 'success' &&
      about !== 'oust'
    ) {
      const text = this.telling.locale.words.events.resolved('successful');
      return this.begin(depthOf(when), text, 'success', inner.card?.id);
    }
    // If no line is open, the card that causes it starts one.
    return this.line ?? this.begin(depthOf(when), when.by === null ? '' : this.names.name(when.by), 'cause');
  }

  /** A repeated text is added once, unless `counts` is set. */
  note(when: Moment, text: string, { counts = false } = {}): void {
    const { notes } = this.current(when);
    if (counts || !notes.some((note) => note.is === 'text' && note.text === text))
      notes.push({ is: 'text', text });
  }

  pool({ when, seat, before, after: now }: EventOf<'pool'>): void {
    const { notes } = this.current(when);
    const n = now - before;
    const known = notes.find((note) => note.is === 'pool' && note.seat === seat);
    if (known?.is !== 'pool') notes.push({ is: 'pool', seat, n, now });
    else Object.assign(known, { n: known.n + n, now });
  }

  victoryPoints({ when, seat, before, after }: EventOf<'victoryPoint'>): void {
    const { notes } = this.current(when);
    const known = notes.find((note) => note.is === 'victoryPoints' && note.seat === seat);
    if (known?.is === 'victoryPoints') known.n += after - before;
    else notes.push({ is: 'victoryPoints', seat, n: after - before });
  }

  counters({ when, card, before, after: now, unit }: EventOf<'counters'>): void {
    const { notes } = this.current(when);
    const n = now - before;
    const name = this.names.name(card);
    const hurt = notes.find((note) => note.is === 'damage' && note.card === card.id);
    // Blood lost to damage is part of the damage.
    if (hurt?.is === 'damage' && n < 0 && hurt.lost - n <= hurt.normal + hurt.aggravated) {
      hurt.lost -= n;
      hurt.left = now;
      return;
    }
    const known = notes.find((note) => note.is === 'counters' && note.card === card.id);
    if (known?.is === 'counters') Object.assign(known, { n: known.n + n, now, name });
    else notes.push({ is: 'counters', card: card.id, name, unit, n, now });
  }

  damage({ when, card, amount, aggravated, unit }: EventOf<'inflicted'>): void {
    const { notes } = this.current(when);
    const name = this.names.name(card);
    let note = notes.find((known) => known.is === 'damage' && known.card === card.id);
    if (note?.is !== 'damage') {
      note = { is: 'damage', card: card.id, name, unit, normal: 0, aggravated: 0, lost: 0, left: 0 };
      notes.push(note);
    }
    note[aggravated ? 'aggravated' : 'normal'] += amount;
  }

  private attempts({ failed, attempting, depth }: Line): StoryLine[] {
    const { story, events } = this.telling.locale.words;
    const tries = [...failed].map(([minion, times]) => ({ minion, times }));
    return [
      ...(tries.length > 0 ? lineOf(depth, story.attemptsInVain(tries)) : []),
      ...(attempting === '' ? [] : lineOf(depth, events.attempt(attempting))),
    ];
  }
}

/** The nesting depth in actions, combats and referendums. */
export const depthOf = ({ within }: Moment): number => 1 + within.filter(({ is }) => is !== 'play').length;

export const lineOf = (depth: number, text: string): StoryLine[] =>
  text === '' ? [] : [{ is: 'line', text: capital(text), depth }];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
