/**
 * Ratings of people who finish in some order, several of them level: the Plackett–Luce model of Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking" (2011), algorithm 4.
 */

export interface Rating {
  /** How well somebody plays, and how far off that may be: mean and standard deviation. */
  readonly mean: number;
  readonly deviation: number;
}

/** Of who has not played yet. */
export const UNRATED: Rating = { mean: 1500, deviation: 500 };
/** By how much somebody plays better or worse from game to game. */
const BETA = 250;
/** Added to the deviation before each game: people learn, and a rating never stands still. */
const DRIFT = 5;
/** A game leaves at least this part of a variance. */
const LEAST = 0.0001;

/** A player and their place, lower is better. Equal places are level. */
export interface Placed extends Rating {
  readonly place: number;
}

/** The ratings after a game, in the order given. */
export function rated(players: readonly Placed[]): readonly Rating[] {
  const known = players.map(({ mean, deviation, place }) => ({
    mean,
    variance: deviation ** 2 + DRIFT ** 2,
    place,
  }));
  const c = Math.sqrt(known.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strength = (mean: number): number => Math.exp((mean - UNRATED.mean) / c);
  /** For each player: all that finished no better, and how many finished level. */
  const rounds = known.map(({ place }) => {
    const left = known.filter((other) => other.place >= place);
    return {
      place,
      total: left.reduce((sum, { mean }) => sum + strength(mean), 0),
      level: left.filter((other) => other.place === place).length,
    };
  });
  return known.map(({ mean, variance, place }, self) => {
    let [gain, certainty] = [0, 0];
    for (const [other, round] of rounds.entries()) {
      if (round.place > place) continue;
      const chance = strength(mean) / round.total;
      gain += ((other === self ? 1 : 0) - chance) / round.level;
      certainty += (chance * (1 - chance)) / round.level;
    }
    const lessened = (certainty * variance * Math.sqrt(variance)) / c ** 3;
    return {
      mean: mean + (gain * variance) / c,
      deviation: Math.sqrt(variance * Math.max(1 - lessened, LEAST)),
    };
  });
}
