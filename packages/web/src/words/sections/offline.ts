/** A new version of the page is available. */
export interface OfflineWords {
  readonly ready: string;
  readonly update: string;
  readonly later: string;
}
