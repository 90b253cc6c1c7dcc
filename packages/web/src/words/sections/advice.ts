/** When the bots say what they would do. */
export type Advising = 'on' | 'asked' | 'off';

export interface AdviceWords {
  /** The button. */
  readonly ask: string;
  /** Read with the advised option, and before the reason. */
  readonly advised: string;
  readonly hide: string;
}
