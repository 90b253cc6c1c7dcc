import {
  type Book,
  type Effect,
  type GameEvent,
  HAPPENINGS,
  type Happening,
  NONE,
  type Pool,
  type Table,
  WINDOWS,
} from '@methuselah/engine';

/** What of the rules and cards the games of a run have exercised, counted. */

export const COVERED = ['frame', 'window', 'effect', 'happening', 'card'] as const;
export type Covered = (typeof COVERED)[number];
export type Counts = Record<Covered, Record<string, number>>;

export const noCounts = (): Counts => ({ frame: {}, window: {}, effect: {}, happening: {}, card: {} });

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export function addCounts(to: Counts, from: Counts): void {
  for (const what of COVERED)
    for (const [name, n] of Object.entries(from[what])) to[what][name] = (to[what][name] ?? 0) + n;
}

/** Watches one game. Its forks are not counted. */
export class Watch {
  readonly counts: Counts;
  private table: Table | null = null;

  constructor(counts: Counts) {
    this.counts = counts;
  }

  attach(t: Table): void {
    this.table = t;
    (t as { book: Book }).book = this.watched(t.book, happeningsOf(t.pool));
  }

  decision(t: Table): void {
    if (t.decision) count(this.counts.window, t.decision.window);
  }

  event(t: Table, event: GameEvent): void {
    if (event.def === NONE) return;
    if (event.type !== 'played' && event.type !== 'used' && event.type !== 'toReady') return;
    count(this.counts.card, t.pool.cards[event.def]?.card.name ?? '');
  }

  /** The same rulebook, with every step counted as it is run or taken. */
  private watched(book: Book, happenings: ReadonlyMap<number, Happening>): Book {
    const frames: Record<string, Book['frames'][keyof Book['frames']]> = {};
    for (const [kind, rules] of Object.entries(book.frames)) {
      const steps: Record<string, (typeof rules.steps)[string]> = {};
      for (const [name, step] of Object.entries(rules.steps)) {
        const seen = (t: Table, f: Table['state']['frames'][number]): void => {
          if (t !== this.table) return;
          count(this.counts.frame, `${kind}.${name}`);
          if (f.kind !== 'effect' || name !== 'run') return;
          const effect = t.pool.scripts[f.script]?.[f.pc];
          if (effect) count(this.counts.effect, effect.do);
          const happening = happenings.get(f.script);
          if (happening !== undefined && f.pc === 0) count(this.counts.happening, happening);
        };
        steps[name] =
          typeof step === 'function'
            ? (t, f) => {
                seen(t, f);
                step(t, f);
              }
            : {
                ...step,
                take(t, f, chosen) {
                  seen(t, f);
                  step.take(t, f, chosen);
                },
              };
      }
      frames[kind] = { ...rules, steps };
    }
    return { ...book, frames: frames as Book['frames'] };
  }
}

/** The scripts that a happening sets off. */
function happeningsOf(pool: Pool): ReadonlyMap<number, Happening> {
  const found = new Map<number, Happening>();
  for (const node of pool.nodes) {
    if (!('at' in node)) continue;
    const script = pool.scriptOf.get(node.effects);
    if (script !== undefined) found.set(script, node.at);
  }
  return found;
}

/** Everything there is to exercise. */
export function everything(book: Book, pool: Pool): Record<Covered, string[]> {
  const isEffect = (node: Pool['nodes'][number]): node is Effect => 'do' in node;
  return {
    frame: Object.entries(book.frames).flatMap(([kind, rules]) =>
      Object.keys(rules.steps).map((step) => `${kind}.${step}`),
    ),
    window: [...WINDOWS],
    effect: [...new Set(pool.nodes.filter(isEffect).map((node) => node.do))],
    happening: [...HAPPENINGS],
    card: pool.cards.map((c) => c.card.name),
  };
}
