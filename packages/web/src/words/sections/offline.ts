/** A newer version of the page has been loaded. */
export interface OfflineWords {
  readonly ready: string;
  readonly update: string;
  readonly later: string;
}
