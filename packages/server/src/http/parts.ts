/** What many messages of the API are made of. */
import { LIMITS } from '@methuselah/engine';
import { isName } from '@methuselah/engine/internal';
import { z } from 'zod';

export const name = z
  .string()
  .max(2 * LIMITS.name)
  .refine(isName)
  .meta({ description: 'Up to 40 characters, none of them invisible.' });
export const id = z.string().regex(/^[\w-]{22}$/);
export const place = z
  .int()
  .min(0)
  .max(LIMITS.mostSeats - 1);
export const seat = place;
export const time = z.number().meta({ description: 'Milliseconds since 1970.' });
export const label = z
  .string()
  .max(2 * LIMITS.name)
  .refine(isName);
export const command = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: 'Chosen by the client, another one for each deed: sent again, it counts once.' });
