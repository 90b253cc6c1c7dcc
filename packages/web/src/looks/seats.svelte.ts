const SIGNS = 6;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * The signs (shape and colour) of the players at the table that is shown, by seat. A player has the same one on the start screen
 * and wherever they are seated. `--seat-n` is the colour of the player at seat n.
 */
class SeatSigns {
  #shown = $state.raw<readonly number[]>([]);

  of(seat: number): number {
    return this.#shown[seat] ?? seat % SIGNS;
  }

  show(signs: readonly number[]): void {
    this.#shown = signs;
    const colours = signs.map((sign, seat) => `--seat-${seat}: var(--sign-${sign});`);
    sheet.replaceSync(colours.length === 0 ? '' : `:root { ${colours.join(' ')} }`);
  }
}

export const seatSigns = new SeatSigns();
