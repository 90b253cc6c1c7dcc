/** What goes wrong behind the page: sentences. */
export interface ClientWords {
  readonly restarted: string;
  readonly lost: string;
  readonly notKept: string;
}
