import type { DescribedOption, Game, Pool } from '@methuselah/engine';
import { tableOf, useMark } from '@methuselah/engine/internal';
import { english } from '@methuselah/text/cards/en';
import { abilityText } from '@methuselah/text/internal';
import { literally } from './error.ts';

/** A use's mark with its effect: " (mode 2: +1 stealth)" for " (mode 2)". */
function longMark(pool: Pool, use: number): string {
  const mark = useMark(pool, use);
  const does = abilityText(pool, use, english).replaceAll('Ⓓ', '(D)');
  return mark === '' || does === '' ? mark : mark.replace(')', `: ${does})`);
}

/** The text of an option; if the card has several levels, modes or abilities, with the effect of this one. */
export function longForm(game: Game, { text, option }: DescribedOption): string {
  if (option.verb !== 'play' && option.verb !== 'use') return text;
  const { pool } = tableOf(game);
  const mark = useMark(pool, option.use);
  return mark === '' ? text : text.replace(mark, () => longMark(pool, option.use));
}

const LONG = /\((?:basic|superior|mode \d+|ability \d+):/i;

/** Replaces every long form by its short one; null if a described effect does not match the use. */
export function shortForm(game: Game, text: string): string | null {
  const { pool, state } = tableOf(game);
  let short = text.replace(/\s+/g, ' ');
  if (!LONG.test(short)) return text;
  for (const def of new Set(state.def)) {
    const card = pool.cards[def];
    for (const { index } of [...(card?.handUses ?? []), ...(card?.playUses ?? [])]) {
      const long = longMark(pool, index).toLowerCase();
      if (!LONG.test(long)) continue;
      const wanted = new RegExp(`(${literally(card?.card.name ?? '')}(?: #\\d+)?)${literally(long)}`, 'gi');
      short = short.replace(wanted, (_, name: string) => `${name}${useMark(pool, index)}`);
    }
  }
  return LONG.test(short) ? null : short;
}
