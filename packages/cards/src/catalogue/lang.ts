/** The languages of the cards and of the table. Portuguese is Brazilian. */
export const LANGS = ['en', 'fr', 'es', 'it', 'pt'] as const;
/** One of the languages. */
export type Lang = (typeof LANGS)[number];
