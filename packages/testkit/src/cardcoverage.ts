import type { GameEvent, Option, Pool } from '@methuselah/engine';
import { type CompiledCard, type Frame, NONE, type Table } from '@methuselah/engine/internal';
import type { Card, Condition, Static } from '@methuselah/engine/language';

/** Coverage of cards: how often each was played or brought out, and how often each of its features took effect. */

/** By card and feature: "Conditioning: superior". */
export type CardCounts = Record<string, number>;

const levelOf = (card: Card, place: number): string => {
  const modes = card.kind === 'library' ? card.modes : [];
  const superior = modes.map((mode) => Object.values(mode.disciplines ?? {}).includes(2));
  const alike = superior.filter((is) => is === superior[place]).length;
  if (modes.length === 1) return 'resolved';
  return alike > 1 ? `mode ${place + 1}` : superior[place] ? 'superior' : 'basic';
};
const numbered = (word: string, place: number, of: number): string =>
  of > 1 ? `${word} ${place + 1}` : word;

const useName = (card: Card, place: number, fromHand: boolean): string =>
  fromHand ? levelOf(card, place) : numbered('ability', place, card.abilities?.length ?? 0);
const entryName = (card: Card): string => (card.kind === 'vampire' ? 'brought out' : 'played');
const staticName = (s: Static, place: number, of: number): string =>
  numbered('stat' in s ? s.stat : 'restrict' in s ? s.restrict : 'static', place, of);

export interface CardFeatures {
  readonly card: string;
  readonly features: readonly string[];
}

/** Features: the card coming into play, its modes, abilities, triggers and statics. */
function featuresIn(card: Card, isIdle: (s: Static) => boolean): CardFeatures {
  const statics = card.statics ?? [];
  return {
    card: card.name,
    features: [
      entryName(card),
      ...(card.kind === 'library' ? card.modes : []).map((_, i) => useName(card, i, true)),
      ...(card.abilities ?? []).map((_, i) => useName(card, i, false)),
      ...(card.triggers ?? []).map((trigger) => `at ${trigger.at}`),
      ...statics.flatMap((s, i) => (isIdle(s) ? [] : [staticName(s, i, statics.length)])),
    ],
  };
}

/** All features of these cards, except statics about a named card that is not among them: they can never apply. */
export function featuresOf(cards: readonly Card[]): CardFeatures[] {
  const names = new Set(cards.map(({ name }) => name));
  return cards.map((card) =>
    featuresIn(card, (s) => 'named' in s && s.named !== undefined && !names.has(s.named)),
  );
}

/** Notified when a static or trigger of an instrumented card applies. */
export class FeatureListener {
  notify: ((key: string) => void) | null = null;
}

/** An extra last condition that always holds: it is evaluated only if all the others hold, and then reports. */
const reporting = (listener: FeatureListener, key: string): Condition => ({
  get if(): 'not' {
    listener.notify?.(key);
    return 'not';
  },
  of: { if: 'any', of: [] },
});

/** Instruments cards: their statics and triggers report to `listener`. */
export function instrumented(cards: readonly Card[], listener: FeatureListener): Card[] {
  return cards.map((card) => ({
    ...card,
    ...(card.statics && {
      statics: card.statics.map((s, i, all) => ({
        ...s,
        if: [...(s.if ?? []), reporting(listener, `${card.name}: ${staticName(s, i, all.length)}`)],
      })),
    }),
    ...(card.triggers && {
      triggers: card.triggers.map((trigger) => ({
        ...trigger,
        if: [...(trigger.if ?? []), reporting(listener, `${card.name}: at ${trigger.at}`)],
      })),
    }),
  }));
}

/** Counts what the cards of one game do. */
export class CardWatch {
  readonly counts: CardCounts;
  readonly #curious: CardCounts | null;
  readonly #listener: FeatureListener;
  /** Reported since the last decision. The rules evaluate a static often; it counts once. */
  readonly #reported = new Set<string>();

  /** `curious`: also counted there, if given. */
  constructor(counts: CardCounts, listener: FeatureListener, curious: CardCounts | null) {
    this.counts = counts;
    this.#listener = listener;
    this.#curious = curious;
  }

  #count(key: string): void {
    this.counts[key] = (this.counts[key] ?? 0) + 1;
    if (this.#curious) this.#curious[key] = (this.#curious[key] ?? 0) + 1;
  }

  /** On only between a choice and the next decision: at other times players or checks evaluate the cards. */
  listen(on: boolean): void {
    if (!on) this.#listener.notify = null;
    else {
      this.#reported.clear();
      this.#listener.notify = (key) => {
        if (this.#reported.has(key)) return;
        this.#reported.add(key);
        this.#count(key);
      };
    }
  }

  event(t: Table, event: GameEvent): void {
    if (event.type === 'played') this.#cameOut(t.pool.byId.get(event.card.number));
  }

  choice(t: Table, chosen: Option): void {
    if (chosen.verb === 'bringOut') this.#cameOut(t.pool.cards[t.state.def[chosen.vampire] ?? NONE]);
  }

  #cameOut(def: CompiledCard | undefined): void {
    if (def) this.#count(`${def.card.name}: ${entryName(def.card)}`);
  }

  step(t: Table, f: Frame): void {
    if (f.kind === 'play' && f.step === 'resolve') this.#used(t, f.context.use);
    // A political action counts if its referendum passed.
    if (f.kind === 'action' && f.step === 'cardEffects' && (f.action !== 'political' || f.signalTarget > 0))
      this.#used(t, f.context.use);
  }

  #used(t: Table, use: number): void {
    const key = keyOfUse(t.pool, use);
    if (key !== '') this.#count(key);
  }
}

function keyOfUse(pool: Pool, index: number): string {
  const use = pool.uses[index];
  const def = use && pool.cards[use.def];
  if (!use || !def) return '';
  const place = (use.fromHand ? def.handUses : def.playUses).indexOf(use);
  return `${def.card.name}: ${useName(def.card, place, use.fromHand)}`;
}

/** How often a use took effect. */
export const useCount = (pool: Pool, counts: CardCounts, use: number): number =>
  use === NONE ? 0 : (counts[keyOfUse(pool, use)] ?? 0);

/** The count of the card's least exercised feature; with `inPlay`, leaving out its modes. */
export function leastCount(card: Card, counts: CardCounts, inPlay = false): number {
  const { features } = featuresIn(card, (s) => 'named' in s && s.named !== undefined);
  const modes = inPlay && card.kind === 'library' ? card.modes.length : 0;
  const wanted = features.filter((_, i) => i === 0 || i > modes);
  return Math.min(...wanted.map((feature) => counts[`${card.name}: ${feature}`] ?? 0));
}

/** The report: one line per card, then the features exercised too seldom. */
export function reportCards(
  cards: readonly Card[],
  counts: CardCounts,
  curious: CardCounts,
  least: number,
): string[] {
  const lines: string[] = [];
  const seldom: string[] = [];
  const told = (n: number, byCurious: number): string => (byCurious > 0 ? `${n} (${byCurious})` : `${n}`);
  for (const { card, features } of featuresOf(cards)) {
    const parts = features.map((feature) => {
      const key = `${card}: ${feature}`;
      const n = counts[key] ?? 0;
      if (n < least) seldom.push(`${key} ${n}`);
      return `${feature} ${told(n, curious[key] ?? 0)}`;
    });
    lines.push(`  ${card}: ${parts.join(', ')}`);
  }
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const byCurious = Object.values(curious).reduce((sum, n) => sum + n, 0);
  return [
    `cards: ${cards.length}; what came about: ${all}; of these ${byCurious} came by the curious player (in brackets),`,
    '  half of whose games are with decks of its own, made of what has come about least',
    ...lines,
    seldom.length === 0
      ? `everything came about ${least} times or more`
      : `less than ${least} times: ${seldom.length}\n  ${seldom.join('\n  ')}`,
  ];
}
