import type { TableWords } from '../sections/table.ts';

export const table: TableWords = { title: 'Methuselah' };
