/** The words of the catalogue in one language. */
export interface CatalogueTerms {
  /** By English name. */
  readonly clans: Readonly<Record<string, string>>;
  /** By code. */
  readonly disciplines: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, string>>;
}
