import type { Disciplines, Level } from '@methuselah/engine/language';

/** Reads printed Disciplines, lower case for basic and capitals for superior: "dom OBF". */
export const disciplines = (printed: string): Disciplines =>
  Object.fromEntries(
    printed
      .split(' ')
      .map((icon): [string, Level] => [icon.toLowerCase(), icon === icon.toUpperCase() ? 2 : 1]),
  );
