import type { Seat } from '@methuselah/engine';
import { handFor, hashNumbers, type Table } from '@methuselah/engine/internal';
import type { By } from '@methuselah/host';
import type { LogEvent } from '../log/index.ts';
import { type LaterEvent, readEvent } from './events.ts';

/**
 * Taking back by consent. The player who has chosen last may ask for it while nobody else has done anything but pass and nothing hidden
 * has come to light since; who else is there has to agree. The log keeps what was taken back: every node plays the table again without it.
 */

/** So long a request is open, and nothing happens by itself meanwhile. */
const OPEN_MS = 30_000;

/** A choice that may be taken back: the first event of it, and the answer that it came from. */
interface LastChoice {
  readonly seat: Seat;
  readonly from: number;
  readonly answer: number | null;
  /** What was hidden before it. */
  readonly hidden: string;
}
interface Request {
  readonly n: number;
  readonly by: Seat;
  readonly waits: readonly Seat[];
  readonly at: number;
}
export interface WrittenUndo {
  readonly answers: readonly (readonly [Seat, number])[];
  readonly last: LastChoice | null;
  readonly request: Request | null;
  readonly count: number;
}

export class Undo {
  readonly #answers = new Map<Seat, number>();
  #last: LastChoice | null = null;
  #request: Request | null = null;
  #count = 0;

  write(): WrittenUndo {
    return { answers: [...this.#answers], last: this.#last, request: this.#request, count: this.#count };
  }
  static read({ answers, last, request, count }: WrittenUndo): Undo {
    const undo = new Undo();
    for (const [seat, answer] of answers) undo.#answers.set(seat, answer);
    undo.#last = last;
    undo.#request = request;
    undo.#count = count;
    return undo;
  }

  get request(): Pick<Request, 'n' | 'by' | 'waits'> | null {
    return this.#request && { n: this.#request.n, by: this.#request.by, waits: this.#request.waits };
  }

  /** May a seat ask for it? */
  isPossible(t: Table, seat: Seat): boolean {
    const last = this.#last;
    return (
      this.#request === null && last?.seat === seat && t.decision !== null && last.hidden === hiddenIn(t)
    );
  }

  // ---------------------------------------------------------------------------------------------- events

  answered(seat: Seat, seq: number): void {
    this.#answers.set(seat, seq);
    this.#request = null;
  }

  /** To be called before a choice is made. */
  choosing(
    t: Table,
    { seat, by, isPass }: { readonly seat: Seat; readonly by: By; readonly isPass: boolean },
    seq: number,
  ): void {
    this.#request = null;
    const answer = this.#answers.get(seat) ?? null;
    const last = this.#last;
    // Whether another has passed or had nothing to choose must not be seen from what may be taken back.
    if (isPass && last !== null && seat !== last.seat) return;
    if (by === 'person') {
      const isMore = last?.seat === seat && last.answer === answer && answer !== null;
      if (!isMore) this.#last = { seat, from: seq, answer, hidden: hiddenIn(t) };
    } else this.#last = null;
  }

  asked(by: Seat, others: readonly Seat[], at: number): void {
    this.#request = { n: ++this.#count, by, waits: others, at };
  }
  /** Somebody agrees, or is no longer there. */
  agreed(seat: Seat): void {
    if (this.#request)
      this.#request = { ...this.#request, waits: this.#request.waits.filter((each) => each !== seat) };
  }
  /** Nobody is asked twice about the same choice. */
  refused(): void {
    this.#request = null;
    this.#last = null;
  }
  /** The choice was taken back. */
  done(count: number): void {
    this.refused();
    this.#count = count;
  }

  /** What happens by itself to a request; null if there is none. */
  next(now: number): { readonly event: LaterEvent } | { readonly until: number } | null {
    const [request, last] = [this.#request, this.#last];
    if (request === null) return null;
    if (last === null || now >= request.at + OPEN_MS) return { event: { kind: 'lapsed', undo: request.n } };
    if (request.waits.length > 0) return { until: request.at + OPEN_MS };
    return { event: { kind: 'undo', undo: request.n, from: last.from, answer: last.answer } };
  }
}

/** What nobody or not everybody may see, and the dice: as long as it is the same, nobody has learned anything. */
function hiddenIn(t: Table): string {
  const { rng, seats, cards } = t.state;
  const lists: (readonly number[])[] = [rng];
  for (const [owner, { library, crypt, hand }] of seats.entries()) {
    const shown = [...seats.keys()].map((viewer) =>
      viewer === owner ? 0 : handFor(t, viewer, owner).length,
    );
    lists.push(library, crypt, hand, shown);
  }
  for (const { id, region, controller } of cards) if (region === 'uncontrolled') lists.push([id, controller]);
  const isSearch = t.decision?.window === 'search' || t.decision?.window === 'maySearch';
  return hashNumbers([...lists, [Number(isSearch)]]);
}

/** What outlasts the choice after which it was written. */
const LASTING: readonly string[] = ['orders', 'chair', 'gone', 'missed', 'back', 'rules'];

/** The events of a log that count: without what was taken back. */
export function standing(log: readonly LogEvent[]): readonly LogEvent[] {
  let kept: LogEvent[] = [];
  for (const event of log) {
    const read = event.kind === 'undo' ? readEvent(event) : null;
    if (read?.kind === 'undo') {
      const { from, answer } = read;
      kept = kept.filter(({ seq, kind }) => seq !== answer && (seq < from || LASTING.includes(kind)));
    }
    kept.push(event);
  }
  return kept;
}
