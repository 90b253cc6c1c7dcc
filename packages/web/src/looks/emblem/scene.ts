import type { Dice } from './dice.ts';
import type { Palette } from './palette.ts';

/** An emblem's background has the size of a card, 100 by 140. The motif or portrait is centred at this height. */
const MIDDLE = 54;

const around = (n: number, draw: (angle: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((i * 360) / n, i)).join('');
const turned = (angle: number, what: string): string =>
  `<g transform="rotate(${angle} 50 ${MIDDLE})">${what}</g>`;

const rays = (n: number): string =>
  around(n, (angle) => turned(angle, `<path d="M50 ${MIDDLE}l${190 / n}-130h-${380 / n}Z"/>`));

const tiled = (size: number, what: string): string =>
  `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${what}</pattern><rect width="100" height="140" fill="url(#p)"/>`;

const GROUNDS: readonly [string, ...string[]] = [
  rays(12),
  rays(20),
  tiled(
    10,
    '<path d="M5 0l5 5-5 5-5-5Z" fill="none" stroke="currentColor" stroke-width=".8"/><circle cx="5" cy="5" r=".9"/>',
  ),
  tiled(
    14,
    '<path d="M7 2.5l1 3.5 3.5 1-3.5 1-1 3.5-1-3.5L2.5 7 6 6Z"/><circle r=".8"/><circle cx="14" r=".8"/><circle cy="14" r=".8"/><circle cx="14" cy="14" r=".8"/>',
  ),
  tiled(
    12,
    '<path d="M0 12a6 6 0 0 1 12 0M-6 6a6 6 0 0 1 12 0M6 6a6 6 0 0 1 12 0" fill="none" stroke="currentColor" stroke-width="1"/>',
  ),
  tiled(8, '<path d="M0 0h2v8H0Z"/><path d="M5 1l1 3-1 3-1-3Z"/>'),
  `<g fill="none" stroke="currentColor" stroke-width="1.4">${[38, 46, 54, 62, 70, 78, 86].map((r) => `<circle cx="50" cy="${MIDDLE}" r="${r}" stroke-dasharray="${r % 4 === 2 ? '1 3' : '9 2'}"/>`).join('')}</g>`,
];

const HALOS: readonly [string, ...string[]] = [
  `<circle cx="50" cy="${MIDDLE}" r="36" opacity=".34"/><circle cx="50" cy="${MIDDLE}" r="39.5" fill="none" stroke="currentColor" stroke-width=".9" opacity=".8"/>`,
  `<circle cx="50" cy="${MIDDLE}" r="33" opacity=".34"/>${around(24, (a) => turned(a, `<path d="M50 ${MIDDLE - 35}l1.6-5-1.6-3-1.6 3Z" opacity=".75"/>`))}`,
  `<path d="M50 ${MIDDLE - 38}a38 38 0 1 1 0 76a38 38 0 1 0 0-76Z" opacity=".5"/><circle cx="50" cy="${MIDDLE}" r="38" opacity=".2"/>`,
  `<path d="M50 ${MIDDLE - 44}l11 17h20l-7 18 14 9-14 9 7 18H61l-11 17-11-17H19l7-18-14-9 14-9-7-18h20Z" opacity=".26"/><circle cx="50" cy="${MIDDLE}" r="29" opacity=".22"/>`,
  `<path d="M16 140V52C16 32 32 16 50 10c18 6 34 22 34 42v88Z" opacity=".26"/><path d="M16 140V52C16 32 32 16 50 10c18 6 34 22 34 42v88" fill="none" stroke="currentColor" stroke-width=".9" opacity=".7"/>`,
];

/** Ornaments in the upper corners, mirrored. */
const CORNERS: readonly [string, ...string[]] = [
  '<path d="M12 9l1.6 4.4L18 15l-4.4 1.6L12 21l-1.6-4.4L6 15l4.4-1.6Z"/>',
  '<path d="M16 8a7 7 0 1 0 4 10A6 6 0 0 1 16 8Z"/>',
  '<path d="M12 8c3 4.5 5 7 5 9.6a5 5 0 0 1-10 0C7 15 9 12.5 12 8Z"/>',
  '<circle cx="12" cy="14" r="5" fill="none" stroke="currentColor" stroke-width="1.2"/><circle cx="12" cy="14" r="1.8"/>',
  '<path d="M6 22C6 14 12 8 20 8M6 16l5 1M9 12l4 3M14 9l2 4" fill="none" stroke="currentColor" stroke-width="1.3"/>',
];

const LANDS: readonly [string, ...string[]] = [
  '<path d="M0 104c20-12 34-4 50-1s34-9 50 1v40H0Z"/>',
  '<path d="M0 140v-34h7v-7h8v10h7v-14l5-5 5 5v14h8v-7h9v4h6v-18h2v-6h2v6h3v20h8v-9h9v8h7v-12h9v15h5v30Z"/>',
  '<path d="M0 104l8-8 6 9 10-15 8 14 9-7 8 8 10-13 9 14 8-9 8 9 8-12 8 10v36H0Z"/>',
  '<path d="M0 104c6-6 11-6 17 0s11 6 17 0 11-6 17 0 11 6 17 0 11-6 17 0 11 6 15 1v39H0Z"/>',
  '<path d="M0 108c30-6 70-6 100 0v32H0Z"/><path d="M8 108v-11M5.5 101h5M20 106V93c0-4 7-4 7 0v12M78 107v-14M75 97h6M90 108c0-12-4-16-8-20" fill="none" stroke="currentColor" stroke-width="2.2"/>',
];

/** Everything behind the motif, and the rim in front of it. */
export const scene = (dice: Dice, colours: Palette): { readonly behind: string; readonly before: string } => {
  const corner = dice.pick(3, CORNERS);
  return {
    behind: `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${colours.top}"/><stop offset=".8" stop-color="${colours.low}"/></linearGradient><linearGradient id="m" x2="0" y2="1"><stop stop-color="${colours.metal}"/><stop offset="1" stop-color="${colours.shade}"/></linearGradient><radialGradient id="h" cy=".4"><stop stop-color="${colours.light}" stop-opacity=".55"/><stop offset="1" stop-color="${colours.light}" stop-opacity="0"/></radialGradient></defs><rect width="100" height="140" fill="url(#s)"/><g fill="${colours.light}" color="${colours.light}"><g opacity=".15">${dice.pick(1, GROUNDS)}</g><rect width="100" height="120" fill="url(#h)"/>${dice.pick(2, HALOS)}<g opacity=".8">${corner}<g transform="matrix(-1 0 0 1 100 0)">${corner}</g></g></g><g fill="${colours.low}" color="${colours.low}">${dice.pick(4, LANDS)}</g>`,
    before: `<path d="M3 3h94v134H3Z" fill="none" stroke="${colours.shade}" stroke-width=".8" opacity=".7"/>`,
  };
};
