import type { GameEnd } from '@methuselah/bots/arena';

/** Texts of `simulate`. */
export interface SimulationWords
  extends Readonly<
    Record<
      | 'games'
      | 'wins'
      | 'victoryPoints'
      | 'turns'
      | 'decisions'
      | 'mean'
      | 'median'
      | 'least'
      | 'most'
      | 'length'
      | 'ends'
      | 'ties',
      string
    >
  > {
  readonly end: Readonly<Record<GameEnd, string>>;
  readonly took: (games: number, seconds: string, rate: string) => string;
}
