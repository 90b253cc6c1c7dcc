import type { Mark } from '@methuselah/host';

export interface ReplayWords {
  readonly title: string;
  readonly back: string;
  /** The empty viewer: how to open a game. */
  readonly empty: string;
  readonly dropHere: string;
  readonly openFile: string;
  readonly current: string;
  readonly saves: string;
  readonly opening: string;
  readonly brokenLink: string;

  /** The scrubber. */
  readonly position: string;
  readonly at: (step: number, steps: number) => string;
  readonly play: string;
  readonly pause: string;
  readonly first: string;
  readonly last: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly turnBack: string;
  readonly turnOn: string;
  readonly markBack: string;
  readonly markOn: string;
  readonly marks: string;
  readonly markKinds: Readonly<Record<Mark['is'], string>>;
  readonly keys: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<ReplaySpeed, string>>;

  readonly eyes: string;
  /** The viewpoint that sees all hands; short, as it stands in a list of names on a phone. */
  readonly everyone: string;
  /** The game is still being played: only the player's own cards are shown. */
  readonly onlyYou: string;
  readonly copyLink: string;
  readonly linkCopied: (step: number) => string;
  readonly linkShown: string;

  readonly chart: string;
  readonly turn: string;
  readonly pool: string;
  /** "Pools over 12 turns. Sarah: 12. Dirk: ousted in turn 9." */
  readonly summary: (turns: number, seats: readonly SeatEnd[]) => string;
  readonly ousted: (turn: number) => string;
}

export type ReplaySpeed = 'slow' | 'normal' | 'quick';
export interface SeatEnd {
  readonly name: string;
  readonly pool: number;
  /** The turn in which the last pool was lost; null if some is left. */
  readonly ousted: number | null;
}
