import type { CardWords } from './sections/card.ts';
import type { ClientWords } from './sections/client.ts';
import type { OfflineWords } from './sections/offline.ts';
import type { ReplayWords } from './sections/replay.ts';
import type { StartWords } from './sections/start.ts';
import type { TableWords } from './sections/table.ts';

/** What the page says beside the words of the game. A language is one object of this type; what it leaves out does not compile. */
export interface PageWords {
  /** Start, saves, settings, the end, the curtain, help. */
  readonly start: StartWords;
  /** The table: regions, buttons, log, keys. */
  readonly table: TableWords;
  /** A card opened. */
  readonly card: CardWords;
  readonly replay: ReplayWords;
  readonly client: ClientWords;
  readonly offline: OfflineWords;
}
