/** How long things take, in the form of Prometheus: how many took no longer than each bound. */
export class Histogram {
  /** In seconds. */
  static readonly BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  readonly #counts = Histogram.BOUNDS.map(() => 0);
  #count = 0;
  #sum = 0;

  add(ms: number): void {
    const seconds = ms / 1000;
    const place = Histogram.BOUNDS.findIndex((bound) => seconds <= bound);
    if (place >= 0) this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#count++;
    this.#sum += seconds;
  }

  /** Resolves or fails as `work` does, whose time is added either way. */
  async time<T>(work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await work();
    } finally {
      this.add(performance.now() - since);
    }
  }

  /** The lines of a metric with this name, without their heading. */
  lines(name: string): readonly string[] {
    let below = 0;
    const buckets = Histogram.BOUNDS.map((bound, place) => {
      below += this.#counts[place] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}
