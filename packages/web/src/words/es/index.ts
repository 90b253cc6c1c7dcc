import type { PageWords } from '../words.ts';
import { advice } from './advice.ts';
import { card } from './card.ts';
import { client } from './client.ts';
import { decks } from './decks.ts';
import { learn } from './learn.ts';
import { speed } from './speed.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { theatre } from './theatre.ts';

export const words: PageWords = {
  client,
  start,
  decks,
  table,
  advice,
  card,
  learn,
  speed,
  theatre,
};
