import type { Who } from './words.ts';

/** A verb with or without a subject; a language with one form for both gives it once. */
export const does = (
  who: Who,
  told: string,
  asked = `${told.charAt(0).toUpperCase()}${told.slice(1)}`,
): string => (who === null ? asked : `${who} ${told}`);
