import type { Ability, Disciplines, LibraryCard, Mode, VampireCard } from '@methuselah/engine/language';

/** Shorthands for a vampire and a library card: only their special properties are given. */

export const vampire = (
  id: number,
  name: string,
  capacity: number,
  clan: string,
  disciplines: Disciplines,
  more: Partial<VampireCard> = {},
): VampireCard => ({
  kind: 'vampire',
  id,
  name,
  capacity,
  clan,
  group: 1,
  sect: 'camarilla',
  disciplines,
  ...more,
});

export const card = (
  id: number,
  name: string,
  modes: readonly Mode[],
  more: Partial<LibraryCard> = {},
): LibraryCard => ({ kind: 'library', id, name, modes, ...more });

/** What it does while in play. */
export const inPlay = (...abilities: Ability[]): Partial<LibraryCard> => ({ abilities });
