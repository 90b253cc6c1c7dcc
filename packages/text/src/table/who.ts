import type { Who } from './words.ts';

/** What somebody does, or is asked to do; where a language has one form for both, it is given once. */
export const does = (
  who: Who,
  told: string,
  asked = `${told.charAt(0).toUpperCase()}${told.slice(1)}`,
): string => (who === null ? asked : `${who} ${told}`);
