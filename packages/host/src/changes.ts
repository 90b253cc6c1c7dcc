import type { Differences, Pool } from '@methuselah/engine';
import type { HostLocale } from './words/words.ts';

/** What has changed since a game was played, told to who opens it. */

/** How a game was taken up again. */
export interface TakenUp {
  readonly differences: Differences;
  /** It goes on from its snapshot: its past would play otherwise now. */
  readonly isCut: boolean;
  /** It agrees with its record only as far as this decision; null if it does to the end. */
  readonly partsAt: number | null;
}

/** What a player should know of it; null if there is nothing. */
export function changesText(
  { differences, isCut, partsAt }: TakenUp,
  pool: Pool,
  locale: HostLocale,
): string | null {
  const words = locale.host.changes;
  const names = differences.cards.map((id) => {
    const def = pool.byId.get(id);
    return def ? locale.cardName(def.card) : locale.words.names.card(id);
  });
  const said = [
    ...(names.length > 0 ? [words.cards(names.join(', '))] : []),
    ...(differences.rules === null ? [] : [words.rules]),
    ...(isCut ? [words.cut] : []),
    ...(partsAt === null ? [] : [words.parts(partsAt + 1)]),
  ];
  return said.length === 0 ? null : said.join(' ');
}
