/** Parts of portraits, drawn by hand for a card of 100 by 140 with the eyes at height 50. */

export const FACES = [
  'M50 26c12 0 18 9 18 22 0 16-9 29-18 29S32 64 32 48c0-13 6-22 18-22Z',
  'M50 26c13 0 19 8 18 20l-1 14c-1 7-8 18-17 18s-16-11-17-18l-1-14c-1-12 5-20 18-20Z',
  'M50 25c12 0 18 9 18 20 0 8-4 13-6 20-2 8-7 14-12 14s-10-6-12-14c-2-7-6-12-6-20 0-11 6-20 18-20Z',
  'M50 28c13 0 20 9 20 21 0 13-9 27-20 27S30 62 30 49c0-12 7-21 20-21Z',
  'M50 19c16 0 23 11 22 24l11-15c2 14-3 27-12 31-3 13-12 21-21 21s-18-8-21-21c-9-4-14-17-12-31l11 15c-1-13 6-24 22-24Z',
] as const;

interface Skin {
  readonly lit: string;
  readonly dark: string;
}
const skin = (lit: string, dark: string): Skin => ({ lit, dark });
export const SKINS = [
  skin('#ecdcc6', '#7d6459'),
  skin('#dcbd98', '#6d4c39'),
  skin('#c09468', '#553522'),
  skin('#96694a', '#3d2519'),
  skin('#6f4c38', '#2a1812'),
  skin('#c4cfae', '#4b5440'),
] as const;

export const HAIR = ['#120e10', '#3b2418', '#7a2d18', '#c09a55', '#8f8c88', '#e2dccf', '#000000'] as const;

interface Hair {
  readonly behind: string;
  readonly before: string;
}
const hair = (behind: string, before: string): Hair => ({
  behind: behind && `<path d="${behind}"/>`,
  before: before && `<path d="${before}"/>`,
});
const peak = 'M31 50c-4-20 5-31 19-31s23 11 19 31c-1-8-3-13-6-17-5-1-9 1-13 7-4-6-8-8-13-7-3 4-5 9-6 17Z';
const parted = 'M31 54c-4-18 4-33 19-33s23 15 19 33c-2-10-7-18-17-23-4 8-18 10-21 23Z';
const middle = 'M31 54c-4-18 5-32 19-32s23 14 19 32c-2-10-8-18-19-23-11 5-17 13-19 23Z';

export const HAIRS = [
  hair('', ''),
  hair('', 'M31 47c-3-17 5-28 19-28s22 11 19 28c-2-6-4-10-6-13-8 3-18 3-26 0-2 3-4 7-6 13Z'),
  hair('', peak),
  hair(
    'M24 104c-2-22 1-44 3-56 3-20 11-31 23-31s20 11 23 31c2 12 5 34 3 56-8 4-15 2-17-4H41c-2 6-9 8-17 4Z',
    middle,
  ),
  hair(
    'M24 76c-1-10 1-22 3-30 2-18 11-28 23-28s21 10 23 28c2 8 4 20 3 30-6 4-14 2-16-4H40c-2 6-10 8-16 4Z',
    'M30 52c-2-18 6-31 20-31s22 13 20 31l-5-11c-10 2-20 2-30 0Z',
  ),
  hair('M50 1a12 11 0 1 1 0 22a12 11 0 1 1 0-22Z', peak),
  hair(
    'M50 5c20 0 33 13 33 30 5 14-2 28-11 31H28c-9-3-16-17-11-31C17 18 30 5 50 5Z',
    'M31 50c-2-12 4-22 19-22s21 10 19 22c6-14 0-32-19-32S25 36 31 50Z',
  ),
  hair('', 'M43 34c-4-12-2-24 7-33 9 9 11 21 7 33-4-2-10-2-14 0Z'),
  hair('M26 102c-8-26-5-62 8-75 11-9 28-7 34 6 4 8 4 16 2 24l-6 6H40c-2 16-2 28 0 36-4 6-11 6-14 3Z', parted),
  hair(
    'M22 108c-7-8-2-15-4-22-5-8 2-14 2-23 0-28 11-47 30-47s30 19 30 47c0 9 7 15 2 23-2 7 3 14-4 22-11 4-17-2-19-10H41c-2 8-8 14-19 10Z',
    middle,
  ),
  hair('M62 20c20 2 28 26 22 52-2 10-7 18-14 22 3-18 1-34-6-50Z', peak),
  hair(
    'M27 96l-4-50c0-18 12-29 27-29s27 11 27 29l-4 50h-5l-2-40H34l-2 40ZM20 90l2-40h4l-1 42ZM80 90l-2-40h-4l1 42Z',
    'M31 50c-4-18 5-31 19-31s23 13 19 31l-6-14-6-4-7 3-7-3-6 4Z',
  ),
  hair(
    '',
    'M30 50l-6-13 7 2-4-14 9 4-1-14 10 8 5-14 6 13 9-8 0 14 9-4-4 14 7-2-6 14c-2-6-4-10-6-13-9 4-20 4-27 0-3 3-5 7-8 13Z',
  ),
] as const;

const body = (more: string, fill = '$cloth'): string =>
  `<path d="M6 140c0-30 8-42 27-49l17 17 17-17c19 7 27 19 27 49Z" fill="${fill}" stroke="$light" stroke-opacity=".5" stroke-width="1.4"/>${more}`;

export const COLLARS = [
  body(
    '<path d="M33 91l17 17 17-17 4 8-13 16-8-6-8 6-13-16Z" fill="#f3ead9"/><path d="M47 109h6l3 31H44Z" fill="$blood"/><path d="M28 94l12 46H20M72 94l-12 46h20" fill="none" stroke="$trim" stroke-width="2"/>',
  ),
  body(
    '<path d="M34 92C24 84 18 72 12 62c-2 26 4 54 38 66 34-12 40-40 38-66-6 10-12 22-22 30l-16 20Z" fill="$trim" stroke="$light" stroke-opacity=".6"/><path d="M34 92C26 86 21 78 17 72c1 22 10 40 33 50 23-10 32-28 33-50-4 6-9 14-17 20l-16 20Z" fill="$blood"/>',
  ),
  body(
    '<path d="M37 78c8 7 18 7 26 0l4 14c-10 9-24 9-34 0Z" fill="$trim"/><path d="M35 86c10 8 20 8 30 0" fill="none" stroke="$cloth" stroke-width="1.5"/>',
    '$trim',
  ),
  body(
    '<path d="M34 84c-14 4-20 12-18 22 14 12 54 12 68 0 2-10-4-18-18-22 0 12-6 22-16 26-10-4-16-14-16-26Z" fill="$trim" stroke="$light" stroke-opacity=".4"/><path d="M44 112v18M56 112v18" stroke="#f3ead9" stroke-width="1.6"/>',
  ),
  body(
    '<path d="M32 84l-8 2-6 8-6 1-1 9-6 4 3 9 12 4 10-4 10 6 10 5 10-5 10-6 10 4 12-4 3-9-6-4-1-9-6-1-6-8-8-2-18 26Z" fill="#8c7b68" stroke="$cloth" stroke-width="1.5"/>',
  ),
  body(
    '<path d="M30 92c2 16 10 26 20 28 10-2 18-12 20-28l-4-2c-2 0-6-3-6-4H40c0 1-4 4-6 4Z" fill="$skin"/><path d="M50 86h10c0 1 4 4 6 4l4 2c-2 16-10 26-20 28Z" fill="$dark"/><path d="M34 91c4 12 28 12 32 0" fill="none" stroke="$metal" stroke-width="1.8"/><path d="M50 100l4 5-4 7-4-7Z" fill="$blood"/>',
    '$trim',
  ),
  body(
    '<path d="M40 98l10 10 10-10 4 42H36Z" fill="#d8cfc0"/><path d="M33 90L24 96l12 22-5 2 12 20h4L38 100ZM67 90l9 6-12 22 5 2-12 20h-4l9-40Z" fill="#2a2523" stroke="$light" stroke-opacity=".5"/>',
    '#1b1716',
  ),
  body(
    '<path d="M33 91l17 36 17-36 6 4-20 45h-6L27 95Z" fill="$metal"/><path d="M50 114l5 7-5 8-5-8Z" fill="$blood"/>',
  ),
  body(
    '<path d="M40 98l10 12 10-12 2 42H38Z" fill="$trim"/><path d="M33 90l-9 5 14 26 10 19V112ZM67 90l9 5-14 26-10 19V112Z" fill="#fffaf0"/>',
    '#e6e0d2',
  ),
  body(
    '<path d="M8 112c2-10 8-15 20-17l2 10c-8 1-14 4-17 10ZM92 112c-2-10-8-15-20-17l-2 10c8 1 14 4 17 10Z" fill="$metal"/><path d="M36 84h28l3 10c-10 8-24 8-34 0Z" fill="$trim"/><path d="M50 100v40" stroke="$metal" stroke-width="1.6" stroke-dasharray="1 6"/>',
  ),
] as const;

interface Worn {
  readonly behind?: string;
  readonly before?: string;
}
/**
 * Worn items, by letter: hood, top hat, felt hat, crown, veil, scarf, glasses, dark glasses, patch, mask, beard, moustache, scar,
 * earrings.
 */
export const WORN: Readonly<Record<string, Worn>> = {
  h: {
    before:
      '<path d="M50 8C28 8 17 28 20 52c-4 16-10 34-16 52h26c8 6 14 10 20 14 6-4 12-8 20-14h26c-6-18-12-36-16-52C83 28 72 8 50 8ZM50 22c13 0 20 12 19 26-1 18-7 30-19 36-12-6-18-18-19-36-1-14 6-26 19-26Z" fill="$trim" fill-rule="evenodd" stroke="$light" stroke-opacity=".5" stroke-width="1.4"/><path d="M50 22c13 0 20 12 19 26l-2 9c-1-16-6-26-17-28-11 2-16 12-17 28l-2-9c-1-14 6-26 19-26Z" opacity=".5"/>',
  },
  t: {
    before:
      '<path d="M34 25L31 0h38l-3 25c12 1 16 3 16 6 0 5-64 5-64 0 0-3 4-5 16-6Z" fill="$cloth" stroke="$light" stroke-opacity=".6" stroke-width="1.4"/><path d="M33 17h34l-1 8c-10 2-22 2-32 0Z" fill="$blood"/>',
  },
  f: {
    before:
      '<path d="M30 25c2-14 8-20 14-18 4 2 8 2 12 0 6-2 12 4 14 18 12 1 18 4 18 7-12 8-64 8-76 0 0-3 6-6 18-7Z" fill="$cloth" stroke="$light" stroke-opacity=".6" stroke-width="1.4"/><path d="M30 22h40v5c-12 3-28 3-40 0Z" fill="$metal"/>',
  },
  c: {
    before:
      '<path d="M31 29l1-16 9 8 9-14 9 14 9-8 1 16c-12-5-26-5-38 0Z" fill="url(#m)" stroke="$cloth"/><circle cx="50" cy="19" r="2.4" fill="$blood"/>',
  },
  v: {
    before:
      '<path d="M24 28c8-16 44-16 52 0 8 20 6 40 0 56-16 10-36 10-52 0-6-16-8-36 0-56Z" fill="$cloth" opacity=".3"/><path d="M26 40l48 38M22 54l40 34M38 26l40 34M74 40L26 78M78 54L38 88M62 26L22 60" stroke="$light" stroke-width=".5" opacity=".6"/><path d="M24 29c4-16 14-22 26-22s22 6 26 22c-14-6-38-6-52 0Z" fill="$cloth" stroke="$light" stroke-opacity=".6"/><path d="M66 18c4-8 12-8 16-4-2 6-10 8-16 4Z" fill="$blood"/>',
  },
  s: {
    behind:
      '<path d="M50 14C30 14 22 32 24 54c0 18-4 34-10 48h72c-6-14-10-30-10-48 2-22-6-40-26-40Z" fill="$trim" stroke="$light" stroke-opacity=".6" stroke-width="1.4"/>',
    before:
      '<path d="M50 14c-18 0-26 16-24 38 0 14 4 28 14 36-6-12-9-26-8-36 2-14 8-20 18-20s16 6 18 20c1 10-2 24-8 36 10-8 14-22 14-36 2-22-6-38-24-38Z" fill="$trim"/><path d="M31 34c8-10 30-10 38 0" fill="none" stroke="$metal" stroke-width="1.4"/>',
  },
  g: {
    before:
      '<g fill="#ffffff22" stroke="$bright" stroke-width="1.5"><circle cx="41" cy="51" r="7"/><circle cx="59" cy="51" r="7"/><path d="M48 50c1-1.5 3-1.5 4 0M34 50l-4-2M66 50l4-2" fill="none"/></g>',
  },
  G: {
    before:
      '<path d="M31 46h17l2 2 2-2h17l-1 8c-1 5-14 6-16 0l-1-4h-2l-1 4c-2 6-15 5-16 0Z" fill="#0d0a0a" stroke="$light" stroke-opacity=".8"/><path d="M35 48l5 0-3 5Z" fill="#fff" opacity=".5"/>',
  },
  p: {
    before:
      '<path d="M53 46h13c0 8-3 11-6.5 11S53 54 53 46Z" fill="#0d0a0a"/><path d="M66 46l4-4M53 46L34 30" stroke="#0d0a0a" stroke-width="1.6"/>',
  },
  m: {
    before:
      '<path d="M50 40c8-5 17-4 21 0 1 12-3 22-9 24-6 0-7-7-12-9Z" fill="url(#m)" stroke="$cloth" stroke-width="1.2"/><path d="M54 51c2.5-4 8-4 11 0-3 3-8 3-11 0Z" fill="#120c0a"/><circle cx="59.5" cy="50.6" r="1.6" fill="$blood"/>',
  },
  b: {
    before:
      '<path d="M31 54c0 20 8 32 19 32s19-12 19-32c-3 7-5 10-9 9-5-4-15-4-20 0-4 1-6-2-9-9ZM43 67c3-2 5-1 7 0 2-1 4-2 7 0-2 4-12 4-14 0Z" fill="$hair" fill-rule="evenodd"/>',
  },
  M: {
    before:
      '<path d="M36 62c4 1 5-2 9-2 2 0 4 1 5 2 1-1 3-2 5-2 4 0 5 3 9 2-3 6-11 6-14 2-3 4-11 4-14-2Z" fill="$hair"/>',
  },
  x: {
    before: '<path d="M37 38l6 22M36 46l5-2M39 54l5-2" stroke="#8c1f24" stroke-width="1.5" fill="none"/>',
  },
  e: {
    before:
      '<path d="M31 58v4M69 58v4" stroke="$metal"/><path d="M31 62l3 4-3 5-3-5ZM69 62l3 4-3 5-3-5Z" fill="url(#m)"/>',
  },
};

/** Each look: face, hair, hair colour, collar, skin, worn items. */
export const LOOKS: Readonly<Record<number, string>> = {
  201530: '12501m',
  201532: '01061g',
  201533: '34630',
  201543: '05150e',
  201544: '11360b',
  201546: '22480g',
  201548: '09051c',
  201559: '33220',
  201569: '2c130x',
  201534: '45455g',
  201536: '40035x',
  201537: '43515e',
  201545: '40045v',
  201549: '40005t',
  201553: '49055',
  201555: '40005G',
  201568: '40035h',
  201573: '4b045',
  201538: '1c360G',
  201540: '08051e',
  201547: '16062b',
  201552: '34250e',
  201558: '02001M',
  201560: '34020',
  201561: '01014',
  201564: '27660x',
  201571: '03310',
  201535: '06074e',
  201542: '05071',
  201551: '0a171',
  201554: '38370g',
  201556: '11473b',
  201563: '21072b',
  201566: '22380g',
  201567: '39051',
  201572: '1b073',
  201529: '0a350e',
  201531: '04001',
  201539: '11160',
  201541: '08350',
  201550: '12490M',
  201557: '09250c',
  201562: '06053e',
  201565: '11002b',
  201570: '02510f',
};
