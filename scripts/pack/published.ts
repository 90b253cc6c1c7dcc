/**
 * The packages that others can install, and their entries. Entries that are not named here are for this repository alone: the
 * arena needs threads of Node, and the words of the table in a single language are for the page.
 */
export const PUBLISHED = {
  engine: ['.', './language', './internal'],
  cards: ['.', './catalogue', './decklist', './lang'],
  text: ['.', './cards/en', './cards/es', './cards/fr', './cards/it', './cards/pt'],
  bots: ['.'],
} as const;

export type PackageName = keyof typeof PUBLISHED;

export const PACKAGE_NAMES = Object.keys(PUBLISHED) as PackageName[];

/** An entry that siblings need at run time: it is packed, but not part of what others may rely on. */
export const isInternal = (entry: string): boolean => entry === './internal';
