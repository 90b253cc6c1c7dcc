/** What is said over the socket of a table beside the game. */
import { z } from 'zod';
import { CHAT_REFUSALS } from '../chat/chat.ts';
import { TALK_KEYS } from '../chat/lines.ts';
import { MOST_CHARACTERS } from '../chat/text.ts';
import { command, name, seat, time } from './parts.ts';

export { CHAT_REFUSALS };

const text = z
  .string()
  .min(1)
  .max(2 * MOST_CHARACTERS)
  .meta({ description: `Up to ${MOST_CHARACTERS} characters. What is invisible is taken out.` });
const key = z.enum(TALK_KEYS);
const to = seat.nullable().meta({ description: 'The seat that it is said to; null: to all.' });

export const CHAT_UP = [
  z
    .strictObject({ is: z.literal('chat'), command, text })
    .meta({ description: 'Say something to the others at the table. Answered by ack or refused.' }),
  z
    .strictObject({ is: z.literal('talk'), command, key, to })
    .meta({ description: 'Say a phrase, which everybody reads in their own language. For players only.' }),
  z
    .strictObject({ is: z.literal('report'), command, line: z.int().min(0), reason: text })
    .meta({ description: 'Tell the operators of a line, by its n.' }),
] as const;

const line = { n: z.int(), at: time, seat: seat.nullable(), name };
const lines = z.array(
  z.union([
    z.object({ ...line, text: z.string() }),
    z.object({ ...line, talk: z.object({ key, to: seat.nullable() }) }),
  ]),
);

export const CHAT_DOWN = [
  z.object({ is: z.literal('chat'), lines }).meta({
    description:
      'The last lines when you join, if there are any, and then each new one. Lines without a seat are of spectators; where spectators are behind, players do not see them.',
  }),
] as const;
