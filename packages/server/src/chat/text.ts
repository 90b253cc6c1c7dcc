/** Texts that people write to each other. */

/** Characters of a line. */
export const MOST_CHARACTERS = 300;
/** Marks on one letter: more of them run over the lines around. */
const MOST_MARKS = 3;

const BLANKS = /[\s\p{Zl}\p{Zp}]+/gu;
/** Control characters, marks of writing direction and invisible ones, but for those that join letters or emoji, or part them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const LOOSE_JOINER = /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{S}])/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** A text as it may be shown to others, on one line; null if nothing is left of it, or too much. */
export function cleaned(text: string): string | null {
  const clean = text
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINER, '')
    .replace(MARKS, '$1')
    .trim();
  return clean === '' || [...clean].length > MOST_CHARACTERS ? null : clean;
}
