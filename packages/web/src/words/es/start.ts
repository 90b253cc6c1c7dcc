import type { StartWords } from '../sections/start.ts';

export const start: StartWords = { title: 'Methuselah' };
