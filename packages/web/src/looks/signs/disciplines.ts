const paw =
  '*M12 11.6c3.4 0 6.4 3.8 6.4 6.8 0 2-1.5 3-3.3 3-1.3 0-2-.6-3.1-.6s-1.8.6-3.1.6c-1.8 0-3.3-1-3.3-3 0-3 3-6.8 6.4-6.8Z|*M4 7.6c1.5-.4 2.9 1.2 3.2 3.1.2 1.6-.5 3-1.7 3.2-1.5.3-2.9-1.3-3.2-3.1C2 9.2 2.8 7.8 4 7.6Z|*M20 7.6c-1.5-.4-2.9 1.2-3.2 3.1-.2 1.6.5 3 1.7 3.2 1.5.3 2.9-1.3 3.2-3.1.3-1.6-.5-3-1.7-3.2Z|*M8.6 2.6c1.5 0 2.5 1.7 2.5 3.7S10.2 9.8 8.9 9.8 6.4 8.2 6.4 6.2s.9-3.6 2.2-3.6Z|*M15.4 2.6c-1.5 0-2.5 1.7-2.5 3.7s.9 3.5 2.2 3.5 2.5-1.6 2.5-3.6-.9-3.6-2.2-3.6Z';
const eye =
  'M1.6 14.4C6 8.4 18 8.4 22.4 14.4 18 20.4 6 20.4 1.6 14.4Z|*M12 11.4a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z|M12 2v4|M4.6 4.2l2 3.2|M19.4 4.2l-2 3.2';
const haste = 'M2.4 4.6 9.8 12l-7.4 7.4|M9 4.6 16.4 12 9 19.4|M15.6 4.6 23 12l-7.4 7.4';
const strings =
  'M2.6 4h18.8|M4.6 4.2 9 13.2|M19.4 4.2 15 13.2|M12 4.2v5|*M12 8.8a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z|*M7 23c.4-5 2-7 5-7s4.6 2 5 7Z';
const rampart =
  '*M3 3h4.4v3.4h2.5V3h4.2v3.4h2.5V3H21v7.4h-1.8V21.6h-4.4V17a2.8 2.8 0 0 0-5.6 0v4.6H4.8V10.4H3Z';
const mask =
  '*M1.6 8.2c3.2-2.6 6.8-2 10.4-.2 3.6-1.8 7.2-2.4 10.4.2 0 6.6-2.4 10-5.8 10-2.3 0-3.4-2.6-4.6-2.6s-2.3 2.6-4.6 2.6c-3.4 0-5.8-3.4-5.8-10ZM5.2 11.2c.6 2 4 2.6 4.8 1-1-1.8-3-2.4-4.8-1Zm13.6 0c-.6 2-4 2.6-4.8 1 1-1.8 3-2.4 4.8-1Z';
const boulder =
  '*M8 2h8.6l5 6.8-1.8 9.6L13.6 22 12.2 15.4 15.2 12.6 10.4 9.4Z|*M6 3.2 8.6 10.6l3.6 2.2-2.6 2.4L11 22 4.6 19.2 2.2 11Z';
const radiance =
  '*M12 0l2.4 7.2L20.5 3.5 16.8 9.6 24 12l-7.2 2.4 3.7 6.1-6.1-3.7L12 24l-2.4-7.2-6.1 3.7 3.7-6.1L0 12l7.2-2.4L3.5 3.5l6.1 3.7Z';
const rite = 'M12 1.6 22.6 20.4H1.4Z|*M12 8.4c1.8 2.6 3 4.3 3 6a3 3 0 0 1-6 0c0-1.7 1.2-3.4 3-6Z';
const spiral =
  'M12 12c1.8-1.8 4 .2 3 2.6-1.4 3.2-6.6 2.6-7.6-1.2C6.2 8.6 10.4 4.8 14.6 6c5.4 1.4 7 8.4 3 12.6';

/** Signs of the Disciplines, invented for this page. Small letters: basic, in a circle; capitals: superior, in a filled diamond. */
export const DISCIPLINE_SIGNS = {
  'dis-ani': paw,
  'dis-ANI': paw,
  'dis-aus': eye,
  'dis-AUS': eye,
  'dis-cel': haste,
  'dis-CEL': haste,
  'dis-dom': strings,
  'dis-DOM': strings,
  'dis-for': rampart,
  'dis-FOR': rampart,
  'dis-obf': mask,
  'dis-OBF': mask,
  'dis-pot': boulder,
  'dis-POT': boulder,
  'dis-pre': radiance,
  'dis-PRE': radiance,
  'dis-tha': rite,
  'dis-THA': rite,
  'dis-x': spiral,
  'dis-X': spiral,
} as const;
