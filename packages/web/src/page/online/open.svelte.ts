import type { OnlinePlay } from '../../online/onlineplay.ts';

/** The online table that is open. */
class OpenTable {
  play = $state.raw<OnlinePlay | null>(null);
}
export const openTable = new OpenTable();
