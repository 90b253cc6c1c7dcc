import type { CardKey } from '@methuselah/engine';
import type { AdviceModel, InfluencePlan, WhyLine } from '@methuselah/host';
import { play } from './client.ts';

/** What a player does at the table that is shown, wherever it is played. */
export interface Playing {
  choose(option: string): Promise<void>;
  influence(plan: InfluencePlan): Promise<void>;
  votes(side: 'for' | 'against'): Promise<void>;
  pass(until: 'turn' | 'choice'): Promise<void>;
  hold(on: boolean): Promise<void>;
  undo(): Promise<void>;
  why(card: CardKey | null): Promise<readonly WhyLine[]>;
  /** Null if none is given. */
  advice(): Promise<AdviceModel | null>;
  /** The game so far (JSON); null if it may not be known. */
  record(): Promise<string | null>;
  exportTable(): void;
}

/** A table in this browser, unless an online one is open. */
export const playing: { at: Playing } = { at: play };
