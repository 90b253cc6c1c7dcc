const SIGNS = 6;

/**
 * The signs (shape and colour) of the players at the table that is shown, by seat. A player has the same one on the start screen
 * and wherever they are seated. `--seat-n` is the colour of the player at seat n.
 */
class SeatSigns {
  #shown = $state.raw<readonly number[]>([]);

  constructor() {
    this.show([]);
  }

  of(seat: number): number {
    return this.#shown[seat] ?? seat % SIGNS;
  }

  show(signs: readonly number[]): void {
    this.#shown = signs;
    const { style } = document.documentElement;
    // Not `of`: whoever shows signs would depend on them.
    for (let seat = 0; seat < SIGNS; seat++)
      style.setProperty(`--seat-${seat}`, `var(--sign-${signs[seat] ?? seat})`);
  }
}

export const seatSigns = new SeatSigns();
