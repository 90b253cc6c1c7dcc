import type { Disciplines, Effect, Level, LibraryCard, Mode, VampireCard } from '@methuselah/engine';

/** Cards with only what is special about them written down. */

/** Disciplines as they are printed: small letters for basic, capitals for superior. "dom OBF" */
export const disciplines = (printed: string): Disciplines =>
  Object.fromEntries(
    printed
      .split(' ')
      .map((icon): [string, Level] => [icon.toLowerCase(), icon === icon.toUpperCase() ? 2 : 1]),
  );

export const vampire = (
  id: number,
  name: string,
  clan: string,
  capacity: number,
  printed: string,
  more: Partial<VampireCard> = {},
): VampireCard => ({
  kind: 'vampire',
  id,
  name,
  clan,
  capacity,
  group: 6,
  sect: 'camarilla',
  disciplines: disciplines(printed),
  ...more,
});

export const card = (
  id: number,
  name: string,
  modes: readonly Mode[],
  more: Partial<LibraryCard> = {},
): LibraryCard => ({ kind: 'library', id, name, modes, ...more });

/** A mode, at the Disciplines printed before it. */
export const mode = (
  type: Mode['type'],
  printed: string,
  more: Omit<Mode, 'type' | 'disciplines'>,
): Mode => ({
  type,
  ...(printed === '' ? {} : { disciplines: disciplines(printed) }),
  ...more,
});

type Modify = Extract<Effect, { do: 'modify' }>;

/** For the current action, to the acting minion; bleed bonuses are limited unless the card says otherwise. */
export const moreBleed = (amount: Modify['amount'], more: Partial<Modify> = {}): Effect => ({
  do: 'modify',
  stat: 'bleed',
  amount,
  who: 'acting',
  for: 'action',
  ...more,
});
export const moreStealth = (amount: Modify['amount'], more: Partial<Modify> = {}): Effect => ({
  do: 'modify',
  stat: 'stealth',
  amount,
  who: 'acting',
  for: 'action',
  ...more,
});
/** For the current action, to the minion that plays it. */
export const moreIntercept = (amount: Modify['amount'], more: Partial<Modify> = {}): Effect => ({
  do: 'modify',
  stat: 'intercept',
  amount,
  who: 'self',
  for: 'action',
  ...more,
});
