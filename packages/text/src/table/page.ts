import { type CardId, type Frame, NONE, type Seat, type Table } from '@methuselah/engine';
import { countersOn, unitOf } from './events.ts';
import type { StoryNames } from './naming.ts';
import { type Reader, seatText } from './tongue.ts';

/** The lines of a story: one is written at a time, and gathers what follows from it. */

export type StoryLine =
  | { readonly is: 'turn'; readonly text: string; readonly pools: readonly string[] }
  /** Somebody is out of the game. */
  | { readonly is: 'out'; readonly text: string }
  | { readonly is: 'line'; readonly text: string; readonly depth: number };

export interface Line {
  readonly depth: number;
  readonly text: string;
  /** What it tells of, so that consequences find it. */
  readonly about: 'play' | 'action' | 'attempt' | 'success' | 'oust' | 'cause' | 'other';
  /** The card in its words, of which it goes without saying where it went. */
  readonly card: CardId;
  /** Attempts to block in a row: how often each minion failed, and who is attempting now. */
  readonly failed: Map<string, number>;
  attempting: string;
  /** What followed, in order; what comes again is added up. */
  readonly notes: Note[];
}

/** With what there was after it: more may happen before the line is written. */
type Note =
  | { readonly is: 'pool'; readonly seat: Seat; n: number; now: number }
  | { readonly is: 'victoryPoints'; readonly seat: Seat; n: number }
  | { readonly is: 'counters'; readonly card: CardId; n: number; now: number | null }
  | Damage
  | { readonly is: 'text'; readonly text: string };
interface Damage {
  readonly is: 'damage';
  readonly card: CardId;
  normal: number;
  aggravated: number;
  lost: number;
  left: number;
}

export class Page {
  private readonly r: Reader;
  private readonly names: StoryNames;
  readonly write: (line: StoryLine) => void;
  /** The line at hand. */
  line: Line | null = null;

  constructor(r: Reader, names: StoryNames, write: (line: StoryLine) => void) {
    this.r = r;
    this.names = names;
    this.write = write;
  }

  begin(depth: number, text: string, about: Line['about'] = 'other', card = NONE): Line {
    this.end();
    const line: Line = { depth, text, about, card, failed: new Map(), attempting: '', notes: [] };
    this.line = line;
    return line;
  }

  /** Begins a line in the place of one that is still at hand, with what has followed from it. */
  instead(of: Line | null, ...line: Parameters<Page['begin']>): void {
    const notes = of !== null && of === this.line ? of.notes : [];
    if (of === this.line) this.line = null;
    this.begin(...line).notes.push(...notes);
  }

  /** Writes the line at hand. */
  end(): void {
    const lines = this.held();
    this.line = null;
    for (const line of lines) this.write(line);
  }

  /** The line at hand as it reads so far; attempts to block may be two. */
  held(): StoryLine[] {
    const { line } = this;
    if (!line) return [];
    if (line.about === 'attempt') return this.attempts(line);
    const notes = line.notes.map((note) => this.noteText(note)).filter((text) => text !== '');
    if (line.about === 'cause' && notes.length === 0) return [];
    const text = this.r.tongue.words.story.line(line.text, notes);
    return line.about === 'oust' ? [{ is: 'out', text }] : lineOf(line.depth, text);
  }

  turn(text: string, pools: readonly string[]): void {
    this.write({ is: 'turn', text: capital(text), pools });
  }

  private noteText(note: Note): string {
    const { r } = this;
    const { t } = r;
    const { events } = this.r.tongue.words;
    switch (note.is) {
      case 'pool':
        return note.n === 0 ? '' : events.pool(seatText(r, note.seat), note.n, note.now);
      case 'victoryPoints':
        return events.victoryPoint(seatText(r, note.seat), note.n);
      case 'counters':
        return note.n === 0
          ? ''
          : events.counters(this.names.name(note.card), note.n, unitOf(t, note.card), note.now);
      case 'damage': {
        const left = { n: note.left, unit: unitOf(t, note.card) };
        const name = this.names.name(note.card);
        return events.inflicted(name, note.normal, note.aggravated, note.lost > 0 ? left : null);
      }
      case 'text':
        return note.text;
    }
  }

  /** The line that a consequence belongs to; what a successful action does has one of its own, if others came between. */
  current(): Line {
    const { t } = this.r;
    const top = t.state.frames.findLast((f) => SCENES.includes(f.kind) || f.kind === 'play');
    const about = this.line?.about ?? 'other';
    if (
      top?.kind === 'action' &&
      top.outcome === 'successful' &&
      about !== 'action' &&
      about !== 'success' &&
      about !== 'oust'
    ) {
      const text = this.r.tongue.words.events.resolved('successful', top.action === 'bleed');
      return this.begin(depthOf(t), text, 'success', top.cast.card);
    }
    return this.line ?? this.begin(depthOf(t), this.cause(), 'cause');
  }

  /** Why something happens that nobody has just done. */
  private cause(): string {
    const top = this.r.t.state.frames[this.r.t.state.frames.length - 1];
    return top?.kind === 'effect' && top.cast.card >= 0 ? this.names.name(top.cast.card) : '';
  }

  /** What is told again goes without saying, unless each time counts. */
  note(text: string, { counts = false } = {}): void {
    const { notes } = this.current();
    if (counts || !notes.some((note) => note.is === 'text' && note.text === text))
      notes.push({ is: 'text', text });
  }

  pool(seat: Seat, n: number): void {
    const { notes } = this.current();
    const now = this.r.t.state.seats[seat]?.pool ?? 0;
    const known = notes.find((note) => note.is === 'pool' && note.seat === seat);
    if (known?.is !== 'pool') notes.push({ is: 'pool', seat, n, now });
    else Object.assign(known, { n: known.n + n, now });
  }

  victoryPoints(seat: Seat, n: number): void {
    const { notes } = this.current();
    const known = notes.find((note) => note.is === 'victoryPoints' && note.seat === seat);
    if (known?.is === 'victoryPoints') known.n += n;
    else notes.push({ is: 'victoryPoints', seat, n });
  }

  counters(card: CardId, n: number): void {
    const { notes } = this.current();
    const now = countersOn(this.r.t, card);
    const hurt = notes.find((note) => note.is === 'damage' && note.card === card);
    // Blood that goes for damage is told with it.
    if (hurt?.is === 'damage' && n < 0 && hurt.lost - n <= hurt.normal + hurt.aggravated) {
      hurt.lost -= n;
      hurt.left = now ?? 0;
      return;
    }
    const known = notes.find((note) => note.is === 'counters' && note.card === card);
    if (known?.is === 'counters') Object.assign(known, { n: known.n + n, now });
    else notes.push({ is: 'counters', card, n, now });
  }

  damage(card: CardId, n: number): void {
    const { notes } = this.current();
    let note = notes.find((known) => known.is === 'damage' && known.card === card);
    if (note?.is !== 'damage') {
      note = { is: 'damage', card, normal: 0, aggravated: 0, lost: 0, left: 0 };
      notes.push(note);
    }
    if (n < 0) note.aggravated -= n;
    else note.normal += n;
  }

  private attempts({ failed, attempting, depth }: Line): StoryLine[] {
    const { story, events } = this.r.tongue.words;
    const tries = [...failed].map(([minion, times]) => ({ minion, times }));
    return [
      ...(tries.length > 0 ? lineOf(depth, story.attemptsInVain(tries)) : []),
      ...(attempting === '' ? [] : lineOf(depth, events.attempt(attempting))),
    ];
  }
}

const SCENES: readonly Frame['kind'][] = ['action', 'combat', 'referendum'];
export const depthOf = (t: Table): number => 1 + t.state.frames.filter((f) => SCENES.includes(f.kind)).length;

export const lineOf = (depth: number, text: string): StoryLine[] =>
  text === '' ? [] : [{ is: 'line', text: capital(text), depth }];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
