/** What people have beside their tables: requests and replies. */
import { z } from 'zod';

const login = z
  .string()
  .regex(/^[\w.@+-]{3,64}$/)
  .toLowerCase()
  .meta({
    description: 'Letters, digits and . _ @ + -, from 3 to 64; small and capital letters are the same.',
  });
const password = z.string().min(8).max(200);

export const PEOPLE_REPLIES = {
  record: z
    .looseObject({ format: z.string() })
    .meta({ description: 'As the page opens it, and `methuselah record verify` checks it.' }),
} as const;

export const PEOPLE_BODIES = {
  login: z.strictObject({ login, password }),
  newPassword: z.strictObject({ password: z.string().max(200), newPassword: password }),
} as const;
