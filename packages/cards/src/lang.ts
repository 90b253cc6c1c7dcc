/** The languages that cards, names and texts are in. */
export const LANGS = ['en', 'fr', 'es', 'it', 'pt'] as const;
export type Lang = (typeof LANGS)[number];
