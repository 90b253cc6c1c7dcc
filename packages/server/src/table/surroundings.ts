import type { CardSource } from '@methuselah/engine';
import type { Bots, HostLocale } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { EventLog } from '../log/index.ts';

/** What a table needs of its surroundings. Time is one of them: tests have their own. */
export interface Surroundings {
  readonly log: EventLog;
  readonly cards: CardSource;
  readonly bots: Bots;
  locale(lang: Lang): Promise<HostLocale>;
  now(): number;
  /** Calls back at a time; returns how to cancel it. */
  schedule(at: number, run: () => void): () => void;
  /** Resolves when there is time to show things: what players do is kept and acknowledged first. */
  spareTime(): Promise<void>;
  /** Told of what should not happen. Nothing hidden is in it. */
  report(what: string, table: string): void;
}
