import type { GameEvent, Pool } from '@methuselah/engine';
import {
  type Book,
  type Frame,
  type FrameKind,
  type FrameRules,
  type Step,
  type Table,
  walkEffects,
} from '@methuselah/engine/internal';
import { type Effect, HAPPENINGS, type Happening, WINDOWS } from '@methuselah/engine/language';
import type { CardWatch } from './cardcoverage.ts';

/** Coverage: counts which rules and cards the games of a run have exercised. */

/** `effect` is a verb of the card language; `node` is each place where a card uses one. */
export const COVERED = ['frame', 'signal', 'window', 'effect', 'happening', 'card', 'node'] as const;
export type Covered = (typeof COVERED)[number];
export type Counts = Record<Covered, Record<string, number>>;

export const noCounts = (): Counts => ({
  frame: {},
  signal: {},
  window: {},
  effect: {},
  happening: {},
  card: {},
  node: {},
});

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export function addCounts(to: Counts, from: Counts): void {
  for (const what of COVERED) addAll(to[what], from[what]);
}

export function addAll(to: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [name, n] of Object.entries(from)) to[name] = (to[name] ?? 0) + n;
}

/** Counts what one game exercises; its forks do not count. */
export class Watch {
  readonly counts: Counts;
  private readonly cards: CardWatch | null;
  private table: Table | null = null;
  private nodes: ReadonlyMap<Effect, string> = new Map();

  constructor(counts: Counts, cards: CardWatch | null = null) {
    this.counts = counts;
    this.cards = cards;
  }

  attach(t: Table): void {
    this.table = t;
    this.nodes = nodeNames(t.pool);
    (t as { book: Book }).book = this.watched(t.book, happeningsOf(t.pool));
  }

  decision(t: Table): void {
    if (t.decision) count(this.counts.window, t.decision.window);
  }

  event(t: Table, event: GameEvent): void {
    if (event.type !== 'played' && event.type !== 'used' && event.type !== 'toReady') return;
    count(this.counts.card, t.pool.byId.get(event.card.number)?.card.name ?? '');
  }

  /** A signal counts when a frame handles it. */
  private watchedSignals(rules: FrameRules): FrameRules['takes'] {
    return (f, signal) => {
      const taken = rules.takes(f, signal);
      if (taken && this.table?.state.signal === signal) count(this.counts.signal, signal);
      return taken;
    };
  }

  /** The same rulebook, instrumented to count every step and signal. */
  private watched(book: Book, happenings: ReadonlyMap<number, Happening>): Book {
    const frames = new Map<FrameKind, FrameRules>();
    for (const [kind, rules] of book.frames) {
      const steps = new Map<string, Step<Frame>>();
      for (const [name, step] of rules.steps) {
        const seen = (t: Table, f: Table['state']['frames'][number]): void => {
          if (t !== this.table) return;
          count(this.counts.frame, `${kind}.${name}`);
          this.cards?.step(t, f);
          if (f.kind !== 'effect' || name !== 'run') return;
          const effect = t.pool.scripts[f.script]?.[f.pc];
          if (effect) {
            count(this.counts.effect, effect.do);
            const node = this.nodes.get(effect);
            if (node !== undefined) count(this.counts.node, node);
          }
          const happening = happenings.get(f.script);
          if (happening !== undefined && f.pc === 0) count(this.counts.happening, happening);
        };
        const watchedStep: Step<Frame> =
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
        steps.set(name, watchedStep);
      }
      frames.set(kind, { ...rules, steps, takes: this.watchedSignals(rules) });
    }
    return { ...book, frames };
  }
}

/** A unique name for each effect of each card: "Old Debt: gainPool", numbered if there are several. */
function nodeNames(pool: Pool): ReadonlyMap<Effect, string> {
  const names = new Map<Effect, string>();
  for (const { card } of pool.cards) {
    const uses = [...(card.kind === 'library' ? card.modes : []), ...(card.abilities ?? [])];
    const lists = [
      ...uses.flatMap((use) => [use.effects, use.action?.passes, use.action?.fails]),
      ...(card.triggers ?? []).map((trigger) => trigger.effects),
    ];
    const seen: Record<string, number> = {};
    for (const list of lists)
      for (const effect of walkEffects(list ?? [])) {
        if (names.has(effect)) continue;
        const n = (seen[effect.do] ?? 0) + 1;
        seen[effect.do] = n;
        names.set(effect, `${card.name}: ${effect.do}${n > 1 ? ` ${n}` : ''}`);
      }
  }
  return names;
}

/** Scripts triggered by a happening. */
function happeningsOf(pool: Pool): ReadonlyMap<number, Happening> {
  const found = new Map<number, Happening>();
  for (const node of pool.nodes) {
    if (!('at' in node)) continue;
    const script = pool.scriptOf.get(node.effects);
    if (script !== undefined) found.set(script, node.at);
  }
  return found;
}

/** Everything that can be exercised. */
export function everything(book: Book, pool: Pool): Record<Covered, string[]> {
  const isEffect = (node: Pool['nodes'][number]): node is Effect => 'do' in node;
  return {
    frame: [...book.frames].flatMap(([kind, rules]) =>
      [...rules.steps.keys()].map((step) => `${kind}.${step}`),
    ),
    signal: [...new Set([...book.frames.values()].flatMap((rules) => rules.catches))],
    window: [...WINDOWS],
    effect: [...new Set(pool.nodes.filter(isEffect).map((node) => node.do))],
    happening: [...HAPPENINGS],
    card: [...new Set(pool.cards.map((c) => c.card.name))],
    node: [...nodeNames(pool).values()],
  };
}
