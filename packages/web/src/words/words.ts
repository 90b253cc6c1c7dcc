import type { AdviceWords } from './sections/advice.ts';
import type { CardWords } from './sections/card.ts';
import type { ClientWords } from './sections/client.ts';
import type { OfflineWords } from './sections/offline.ts';
import type { ReplayWords } from './sections/replay.ts';
import type { StartWords } from './sections/start.ts';
import type { TableWords } from './sections/table.ts';

/** The page's own texts, beside those of the game. One object per language; a missing text is a type error. */
export interface PageWords {
  /** Start, saves, settings, the end, the curtain, help. */
  readonly start: StartWords;
  /** The table: regions, buttons, log, keys. */
  readonly table: TableWords;
  /** What the bots would do. */
  readonly advice: AdviceWords;
  /** An opened card. */
  readonly card: CardWords;
  readonly replay: ReplayWords;
  readonly client: ClientWords;
  readonly offline: OfflineWords;
}
