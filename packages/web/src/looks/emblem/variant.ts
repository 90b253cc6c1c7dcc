import { drawMotif } from './motif.ts';
import type { Motif } from './motifs.ts';
import type { Palette } from './palette.ts';

/**
 * A card without a motif of its own shares its motif with others. Its picture differs from theirs in how the motif is arranged
 * and in a small second motif on a field: no two card numbers less than 2880 apart have all three in common.
 */
export interface Variant {
  readonly arrangement: (typeof ARRANGEMENTS)[number];
  readonly charge: Motif;
  readonly field: number;
}

const ARRANGEMENTS = ['single', 'pair', 'three', 'tilted', 'large'] as const;

/** Motifs that can still be recognised when small. */
const CHARGES = [
  ...([
    'key',
    'moon',
    'drop',
    'crown',
    'eye',
    'skull',
    'rose',
    'star',
    'heart',
    'bat',
    'fist',
    'bell',
  ] as const),
  ...([
    'tower',
    'hourglass',
    'chalice',
    'dagger',
    'wolf',
    'candle',
    'book',
    'mask',
    'wheel',
    'ring',
  ] as const),
  ...(['gun', 'scroll', 'shield', 'haven', 'cat', 'raven', 'temple', 'serpent', 'paw', 'coffin'] as const),
  ...(['bolt', 'glass', 'doll', 'cap', 'torch', 'keyhole', 'pyramid', 'swords', 'leap', 'anvil'] as const),
  ...(['boot', 'amphora', 'horn', 'dawn', 'hand', 'purse'] as const),
] as const satisfies readonly Motif[];

/** Fields of a charge, around its centre: circle, lozenge, square, hexagon, shield, star; each light or dark. */
const FIELDS = [
  'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z',
  'M0-21l21 21L0 21-21 0Z',
  'M-15.500-15.500h31v31h-31Z',
  'M0-19l16.500 9.500v19L0 19l-16.500-9.500v-19Z',
  'M-16-16h32V2c0 10-7 15-16 19C-9 17-16 12-16 2Z',
  'M0-23l6 8 10-3-3 10 8 6-8 6 3 10-10-3-6 8-6-8-10 3 3-10-8-6 8-6-3-10 10 3Z',
] as const;

export function variantOf(card: number): Variant {
  const charge = card % CHARGES.length;
  const rest = Math.floor(card / CHARGES.length);
  return {
    arrangement: ARRANGEMENTS[rest % ARRANGEMENTS.length] ?? 'single',
    charge: CHARGES[charge] ?? 'drop',
    field: Math.floor(rest / ARRANGEMENTS.length) % (2 * FIELDS.length),
  };
}

const at = (x: number, y: number, scale: number, what: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)">${what}</g>`;

function arranged(arrangement: Variant['arrangement'], motif: string): string {
  switch (arrangement) {
    case 'single':
      return at(50, 48, 0.62, motif);
    case 'pair':
      return `${at(29, 48, 0.42, motif)}<g transform="matrix(-1 0 0 1 100 0)">${at(29, 48, 0.42, motif)}</g>`;
    case 'three':
      return at(29, 33, 0.38, motif) + at(71, 33, 0.38, motif) + at(50, 68, 0.38, motif);
    case 'tilted':
      return at(46, 50, 0.66, motif, -28);
    case 'large':
      return at(42, 52, 0.95, motif);
  }
}

/** A motif that other cards have, too, as this card shows it. */
export function drawVariant(motif: Motif, { arrangement, charge, field }: Variant, colours: Palette): string {
  const isDark = field >= FIELDS.length;
  const fill = isDark ? colours.low : colours.light;
  const edge = isDark ? colours.light : colours.low;
  const medal = `<g transform="translate(77 78)"><path d="${FIELDS[field % FIELDS.length]}" fill="${fill}" stroke="${edge}" stroke-width="2"/></g>`;
  return (
    arranged(arrangement, drawMotif(motif, colours)) + medal + at(77, 78, 0.24, drawMotif(charge, colours))
  );
}
