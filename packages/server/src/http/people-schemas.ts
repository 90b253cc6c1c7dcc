/** What people have beside their tables: requests and replies. */
import { z } from 'zod';
import { DECK_PROBLEMS } from '../accounts/decks.ts';
import { name, time } from './parts.ts';

const login = z
  .string()
  .regex(/^[\w.@+-]{3,64}$/)
  .toLowerCase()
  .meta({
    description: 'Letters, digits and . _ @ + -, from 3 to 64; small and capital letters are the same.',
  });
const password = z.string().min(8).max(200);

export const deckProblems = z
  .array(
    z.object({
      key: z.enum(DECK_PROBLEMS),
      line: z.int().optional(),
      text: z.string().optional(),
      count: z.int().optional(),
      cards: z.array(z.string()).optional(),
    }),
  )
  .meta({
    description:
      'What is wrong with a deck list: the line that is meant, how many cards there are, the cards in question or those that may be meant.',
  });
const list = z.string().max(12_000).meta({ description: 'A deck list as text, in any of the usual forms.' });
const deck = z.object({ id: z.string(), name, list, changed: time });

const score = {
  games: z.int(),
  wins: z.int().meta({ description: 'Games with the most victory points, alone, and at least two.' }),
  points: z.int().meta({ description: 'Victory points.' }),
};

export const PEOPLE_REPLIES = {
  statistics: z.object({
    rating: z.int().nullable().meta({ description: 'Null before the first game.' }),
    deviation: z.int().nullable(),
    ...score,
    decks: z.array(z.object({ deck: z.string(), name: z.string().nullable(), ...score })),
  }),
  ratings: z.object({
    players: z.array(
      z.object({
        name,
        rating: z.int(),
        deviation: z.int().meta({ description: 'How far off the rating may be.' }),
        ...score,
      }),
    ),
  }),
  deck,
  myDecks: z.object({ decks: z.array(deck) }),
  record: z
    .looseObject({ format: z.string() })
    .meta({ description: 'As the page opens it, and `methuselah record verify` checks it.' }),
} as const;

export const PEOPLE_BODIES = {
  login: z.strictObject({ login, password }),
  deck: z.strictObject({ name, list }),
  newPassword: z.strictObject({ password: z.string().max(200), newPassword: password }),
} as const;

export const PEOPLE_PARAMS = {
  deckId: z.string().regex(/^[\w-]{1,40}$/),
} as const;
