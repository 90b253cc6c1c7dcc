/** How loud the page is. */
export type Sound = 'off' | 'quiet' | 'full';

/** The stage: what is acted out; and sounds. */
export interface TheatreWords {
  /** A bleed that was redirected, and the Methuselah it was announced against. */
  readonly redirectedFrom: (name: string) => string;
  /** What the votes come to as things stand, and when they are counted. */
  readonly passing: string;
  readonly failing: string;
  readonly passed: string;
  readonly failed: string;
  readonly sound: string;
  readonly sounds: Readonly<Record<Sound, string>>;
}
