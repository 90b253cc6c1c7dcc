/**
 * The packages that others can install, and their entries. Entries not listed here are only for this repository: the arena
 * needs Node's worker threads, and the single-language table texts are for the page.
 */
export const PUBLISHED = {
  engine: ['.', './language', './internal'],
  cards: ['.', './catalogue', './decklist', './gender', './lang'],
  text: ['.', './cards/en', './cards/es', './cards/fr', './cards/it', './cards/pt'],
  bots: ['.'],
} as const;

export type PackageName = keyof typeof PUBLISHED;

export const PACKAGE_NAMES = Object.keys(PUBLISHED) as PackageName[];

/** An entry that sibling packages need at run time: packed, but not public API. */
export const isInternal = (entry: string): boolean => entry === './internal';
