/**
 * Shares out the time of a node. To show a decision to all who look on takes several times as long as to keep it: one table is shown,
 * then whatever has come in meanwhile is kept and acknowledged, then the next one is shown.
 */
export class SpareTime {
  #waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#give());
    });
  }

  #give(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(() => this.#give());
  }
}
