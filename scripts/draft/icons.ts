import type { Disciplines, Level } from '@methuselah/engine/language';
import type { Line } from './text.ts';

const levelOf = (icon: string): [string, Level] => [icon.toLowerCase(), icon === icon.toUpperCase() ? 2 : 1];

/** The Disciplines of a line: all of its icons together, or each by itself where any one is enough. */
export function disciplinesOf({ icons, either }: Line): readonly (Disciplines | null)[] {
  if (icons.length === 0) return [null];
  if (either) return icons.map((icon) => Object.fromEntries([levelOf(icon)]));
  return [Object.fromEntries(icons.map(levelOf))];
}
