/** The stage: what is acted out. */
export interface TheatreWords {
  /** A bleed that was redirected, and the Methuselah it was announced against. */
  readonly redirectedFrom: (name: string) => string;
  /** What the votes come to as things stand, and when they are counted. */
  readonly passing: string;
  readonly failing: string;
  readonly passed: string;
  readonly failed: string;
}
