import type { PageWords } from '../words.ts';
import { advice } from './advice.ts';
import { card } from './card.ts';
import { client } from './client.ts';
import { offline } from './offline.ts';
import { replay } from './replay.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const words: PageWords = { client, start, table, advice, card, replay, offline };
