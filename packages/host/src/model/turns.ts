import type { GameEvent, Seat } from '@methuselah/engine';
import type { ToldCard } from '@methuselah/engine/internal';

/** What a turn comes to, told by events that a viewer may know. Cards are published numbers. */
export type Deed =
  | { readonly is: 'bleed'; readonly seat: Seat; n: number }
  | { readonly is: 'bringsOut' | 'puts' | 'torpor' | 'burned'; readonly card: number }
  | { readonly is: 'fights' | 'diablerie'; readonly card: number; readonly other: number }
  | { readonly is: 'referendum'; readonly card: number; readonly isPassed: boolean }
  | { readonly is: 'ousted'; readonly seat: Seat };

export interface DigestedTurn {
  readonly seat: Seat;
  /** The step at which it began, as its line in the log. */
  readonly step: number;
  /** By seat, as it began; null for a seat that is out. */
  readonly pools: readonly (number | null)[];
  readonly deeds: Deed[];
}

/** Sums up each turn of a game for one viewer. */
export class Digest {
  readonly turns: DigestedTurn[] = [];
  /** The card of the referendum under way. */
  #called = 0;

  /** An event that the viewer may know (`eventFor`), and the step of the game. */
  hear(e: GameEvent, step: number): void {
    if (e.type === 'turnBegan') this.turns.push({ seat: e.seat, step, pools: e.pools, deeds: [] });
    if (e.type === 'referendum') this.#called = e.card.number;
    const deed = this.#deedOf(e);
    const deeds = this.turns.at(-1)?.deeds;
    if (deed === null || deeds === undefined) return;
    const before =
      deed.is === 'bleed' ? deeds.find((d) => d.is === 'bleed' && d.seat === deed.seat) : undefined;
    if (deed.is === 'bleed' && before?.is === 'bleed') before.n += deed.n;
    else deeds.push(deed);
  }

  #deedOf(e: GameEvent): Deed | null {
    switch (e.type) {
      case 'pool':
        return e.why === 'bleed' && e.after < e.before
          ? { is: 'bleed', seat: e.seat, n: e.before - e.after }
          : null;
      case 'toReady':
        return isInfluence(e) ? { is: 'bringsOut', card: e.card.number } : null;
      case 'entered':
        return isInfluence(e) ? null : { is: 'puts', card: e.card.number };
      case 'toTorpor':
        return { is: 'torpor', card: e.card.number };
      case 'burned':
        return isMinion(e.card) ? { is: 'burned', card: e.card.number } : null;
      case 'combatBegan':
        return { is: 'fights', card: e.minion.number, other: e.other.number };
      case 'diablerie':
        return { is: 'diablerie', card: e.diablerist.number, other: e.victim.number };
      case 'tallied':
        return { is: 'referendum', card: this.#called, isPassed: e.for > e.against };
      case 'ousted':
        return { is: 'ousted', seat: e.seat };
      default:
        return null;
    }
  }
}

const isInfluence = ({ when }: GameEvent): boolean => when.phase === 'influence' && when.within.length === 0;
const isMinion = ({ region }: ToldCard): boolean => region === 'ready' || region === 'torpor';
