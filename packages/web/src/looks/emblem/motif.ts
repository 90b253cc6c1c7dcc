import { MOTIFS, type Motif } from './motifs.ts';
import type { Palette } from './palette.ts';

const part = (data: string, colours: Palette): string => {
  const path = data.slice(1);
  switch (data[0]) {
    case '-':
      return `<path d="${path}" fill="${colours.low}"/>`;
    case '!':
      return `<path d="${path}" fill="${colours.blood}"/>`;
    case '~':
      return `<path d="${path}" fill="none" stroke="${colours.low}" stroke-width="8"/><path d="${path}" fill="none" stroke="${colours.shade}" stroke-width="4"/>`;
    case '%':
      return `<path d="${path}" fill="none" stroke="${colours.low}" stroke-width="2.4"/>`;
    default:
      return `<path d="${data}" fill="url(#m)" stroke="${colours.low}" stroke-width="3" paint-order="stroke"/>`;
  }
};

const parts = (data: string, colours: Palette): string =>
  data === ''
    ? ''
    : data
        .split('|')
        .map((one) => part(one, colours))
        .join('');

export const drawMotif = (motif: Motif, colours: Palette): string => {
  const drawn = MOTIFS[motif].split(';').map((data, i) => {
    const once = parts(data, colours);
    return i === 1 || once === '' ? once : `${once}<g transform="matrix(-1 0 0 1 100 0)">${once}</g>`;
  });
  return `<g fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
};
