/** The colours of an emblem: top and bottom of the sky, light behind the motif, metal of the motif, blood. */
export interface Palette {
  readonly top: string;
  readonly low: string;
  readonly light: string;
  readonly metal: string;
  readonly shade: string;
  readonly blood: string;
}

const palette = (
  top: string,
  low: string,
  light: string,
  metal = '#f6e9cb',
  shade = '#c79a52',
  blood = '#d2333d',
): Palette => ({
  top,
  low,
  light,
  metal,
  shade,
  blood,
});

const TYPES: Readonly<Record<string, Palette>> = {
  master: palette('#4b2f6b', '#170d24', '#c9a2ef'),
  action: palette('#7a3218', '#220d07', '#f0a45c'),
  political: palette('#23467e', '#0a1226', '#8fb8f2'),
  equipment: palette('#3c4f57', '#10171a', '#a9c4cf', '#f1f3ef', '#94a8ad'),
  retainer: palette('#4d5a1f', '#151a08', '#c6d27a'),
  ally: palette('#2b5f3c', '#0a1a10', '#8fd0a0'),
  modifier: palette('#75214f', '#220816', '#f08fbe'),
  reaction: palette('#15606b', '#06191d', '#79d3de', '#f2f1e0', '#8fb9b4'),
  combat: palette('#861a1c', '#240506', '#ff8a6b', '#f8e8d0', '#d0894f', '#ff5a4d'),
  reflex: palette('#8a5410', '#261503', '#ffcf6b'),
  event: palette('#4a4a63', '#13131f', '#c5c9f0'),
};

const CLANS: Readonly<Record<string, Palette>> = {
  Malkavian: palette('#5c4a93', '#171029', '#d6c4ff'),
  Nosferatu: palette('#56603a', '#14180c', '#cdd79a'),
  Toreador: palette('#96304b', '#2a0812', '#ffb3b8'),
  Tremere: palette('#7c2a23', '#1f0710', '#ff9e6e'),
  Ventrue: palette('#2a4d86', '#0a1328', '#a9cbff'),
  Lasombra: palette('#33353f', '#08080b', '#c7cbe0'),
  'Malkavian antitribu': palette('#6a2f7d', '#1c0a24', '#efb4ff'),
  'Banu Haqim': palette('#6e5420', '#1d1405', '#f0d48a'),
  Ministry: palette('#1f6658', '#06201b', '#8be0c8'),
  'Blood Brother': palette('#7a2b2b', '#200909', '#ffaa9c'),
};

const OTHER = palette('#4a3a34', '#14100e', '#d9c3a8');

export const paletteOf = (type: string, clan: string | null): Palette =>
  (type === 'vampire' ? CLANS[clan ?? ''] : TYPES[type]) ?? OTHER;
