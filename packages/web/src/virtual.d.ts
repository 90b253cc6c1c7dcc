declare module 'virtual:card-texts/*' {
  /** The text of each card by its number, a line for each way of playing it. */
  export const texts: Readonly<Record<number, string>>;
}
