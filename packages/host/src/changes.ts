import type { Differences, Pool } from '@methuselah/engine';
import type { HostLocale } from './words/words.ts';

/** Tells a player what has changed in rules and cards since a game was played. */

/** How a saved game was continued. */
export interface TakenUp {
  readonly differences: Differences;
  /** It continues from its snapshot, because its past would replay differently now. */
  readonly isCut: boolean;
  /** The first decision at which the replay differs from the record; null if it never does. */
  readonly partsAt: number | null;
}

/** A notice for the player; null if nothing has changed. */
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
