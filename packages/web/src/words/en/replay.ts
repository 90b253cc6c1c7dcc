import type { ReplayWords } from '../sections/replay.ts';

export const replay: ReplayWords = { title: 'Methuselah' };
