/** Every request, reply and message of the API. What is checked at the border, the types within, and the document for others are made of these. */
import { BOT_NAMES } from '@methuselah/bots';
import { type CardKey, LIMITS } from '@methuselah/engine';
import { LANGS } from '@methuselah/text';
import { z } from 'zod';
import { DECK_KEYS } from '../lobby/begin.ts';
import { COMMAND_REFUSALS } from '../table/messages.ts';
import { CHAT_DOWN, CHAT_REFUSALS, CHAT_UP } from './chat-schemas.ts';
import { ERROR_KEYS } from './errors.ts';
import { command, id, label, name, place, seat, time } from './parts.ts';
import { deckProblems, PEOPLE_BODIES, PEOPLE_PARAMS, PEOPLE_REPLIES } from './people-schemas.ts';

/** Raised when a client of before would no longer understand. */
export const PROTOCOL_VERSION = 1;

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

// ------------------------------------------------------------------------------------------------ parts

const prebuilt = z
  .enum(DECK_KEYS as [string, ...string[]])
  .meta({ description: 'The key of a prebuilt deck.' });
const deck = z.union([
  prebuilt,
  z
    .string()
    .regex(/^own:[\w-]{1,40}$/)
    .meta({ description: 'own: and the id of a deck of yours.' }),
]);
const bot = z.enum(BOT_NAMES);
const pace = z
  .strictObject({
    beat: z
      .int()
      .min(0)
      .max(30 * SECOND),
    bank: z
      .int()
      .min(30 * SECOND)
      .max(30 * DAY)
      .nullable(),
    each: z
      .int()
      .min(5 * SECOND)
      .max(30 * DAY)
      .nullable(),
  })
  .meta({
    description:
      'Milliseconds: how long a window stays open, how long a player may think in the whole game and about one decision; null: as long as they like.',
  });
const options = z.strictObject({
  pace: pace.default({ beat: 1.5 * SECOND, bank: null, each: null }),
  spectators: z.boolean().default(true),
  delay: z
    .int()
    .min(0)
    .max(600 * SECOND)
    .default(0)
    .meta({ description: 'Milliseconds that spectators are behind.' }),
  undo: z.boolean().default(true).meta({ description: 'A choice may be taken back if all consent.' }),
  takeover: z
    .int()
    .min(5 * SECOND)
    .max(30 * DAY)
    .nullable()
    .default(60 * SECOND)
    .meta({ description: 'Milliseconds until a bot plays for an absent player; null: none does.' }),
});

// ------------------------------------------------------------------------------------------------ replies

const account = z.object({ name });
const chair = z.discriminatedUnion('is', [
  z.object({ is: z.literal('open') }),
  z.object({
    is: z.literal('person'),
    name,
    isHost: z.boolean(),
    isYou: z.boolean(),
    isReady: z.boolean(),
    hasDeck: z.boolean(),
    deck: deck.optional().meta({ description: 'Your own; of others nothing is told.' }),
  }),
  z.object({ is: z.literal('bot'), bot }),
]);
const table = z.object({
  id,
  isPublic: z.boolean(),
  hasBegun: z.boolean(),
  isHost: z.boolean().meta({ description: 'You decide about chairs and options.' }),
  options,
  chairs: z.array(chair),
  seat: seat.nullable().meta({ description: 'Your seat, once the game has begun.' }),
});
const names = z.array(z.string()).meta({ description: 'By seat.' });
const running = z.object({
  id,
  names,
  turn: z.int(),
  began: time,
  people: z.int().meta({ description: 'How many are no bots.' }),
});
const tokenFacts = z.object({ id: z.string(), label, created: time, expires: time });

export const REPLIES = {
  error: z.object({ error: z.enum(ERROR_KEYS), problems: deckProblems.optional() }),
  nothing: z.null(),
  me: account.extend({
    session: z.enum(['cookie', 'token']),
    login: z.string().nullable().meta({ description: 'Null: a guest.' }),
  }),
  tokens: z.object({ tokens: z.array(tokenFacts) }),
  newToken: tokenFacts.extend({
    token: z
      .string()
      .meta({ description: 'Shown this once. It acts for you: keep it as you would a password.' }),
  }),
  decks: z.object({ decks: z.array(z.object({ key: prebuilt, name: z.string(), difficulty: z.string() })) }),
  table,
  tables: z.object({ tables: z.array(table) }),
  running: z.object({ tables: z.array(running) }),
  mine: z.object({
    open: z.array(table),
    running: z.array(
      z.object({
        id,
        seat,
        names,
        turn: z.int(),
        isYourTurn: z.boolean().meta({ description: 'You are asked something.' }),
        deadline: time.nullable().meta({ description: 'When your time is up, if you are waited for.' }),
        began: time,
      }),
    ),
    ended: z.array(z.object({ id, names, victoryPoints: z.array(z.number()), seat, ended: time })),
  }),
  health: z.object({ ok: z.boolean() }),
  ...PEOPLE_REPLIES,
} as const;
export type Reply<K extends keyof typeof REPLIES> = z.input<(typeof REPLIES)[K]>;

// ------------------------------------------------------------------------------------------------ requests

export const BODIES = {
  none: z.union([z.strictObject({}), z.null(), z.undefined()]),
  name: z.strictObject({ name }),
  label: z.strictObject({ label }),
  newTable: z.strictObject({
    isPublic: z.boolean().default(false),
    seats: z.int().min(LIMITS.leastSeats).max(LIMITS.mostSeats).default(5),
    options: options.prefault({}),
    deck: deck.nullable().default(null),
  }),
  quick: z.strictObject({ deck: deck.nullable().default(null) }),
  change: z.strictObject({ isPublic: z.boolean().optional(), options: options.optional() }),
  chair: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('open') }),
    z.strictObject({ is: z.literal('bot'), bot, deck: prebuilt.nullable().default(null) }),
  ]),
  seat: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('person') }),
    z.strictObject({ is: z.literal('bot'), bot: bot.default('heuristic') }),
  ]),
  join: z.strictObject({ place: place.nullable().default(null), deck: deck.nullable().default(null) }),
  ready: z.strictObject({ isReady: z.boolean(), deck: deck.nullable().default(null) }),
  start: z.strictObject({
    seating: z
      .union([z.literal('random'), z.array(place).min(LIMITS.leastSeats).max(LIMITS.mostSeats)])
      .default('random')
      .meta({ description: 'Or the places of the chairs in the order in which their players sit.' }),
  }),
  ...PEOPLE_BODIES,
} as const;

export const PARAMS = {
  table: id,
  place: z.coerce.number().pipe(place),
  token: z.uuid(),
  ...PEOPLE_PARAMS,
} as const;

// ------------------------------------------------------------------------------------------------ the socket

const question = z.string().max(100);
const option = z.string().max(LIMITS.option);
const move = z.strictObject({
  vampire: z.int().transform((key) => key as CardKey),
  counters: z.int().min(-99).max(99),
  bringOut: z.boolean(),
});
const answer = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('option'), option, whatever: z.boolean() }),
  z.strictObject({
    is: z.literal('influence'),
    plan: z.strictObject({ moves: z.array(move).max(40), end: z.boolean() }),
  }),
  z.strictObject({ is: z.literal('votes'), side: z.enum(['for', 'against']) }),
]);
const orders = z.strictObject({
  aimedAtMe: z.boolean(),
  neighbours: z.boolean(),
  crossTable: z.boolean(),
  myCombats: z.boolean(),
  otherCombats: z.boolean(),
  referendums: z.boolean(),
  needless: z.boolean(),
  belowPool: z.int().min(0).max(100),
});
const deed = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('answer'), question, answer }),
  z.strictObject({ is: z.literal('pass'), question, until: z.enum(['turn', 'choice']) }),
  z.strictObject({ is: z.literal('hold'), on: z.boolean() }),
  z.strictObject({ is: z.literal('orders'), orders }),
  z
    .strictObject({ is: z.literal('undo') })
    .meta({ description: 'Ask to take back what you have chosen last, while desk.canUndo.' }),
  z
    .strictObject({ is: z.literal('consent'), undo: z.int(), yes: z.boolean() })
    .meta({ description: 'Agree to desk.undo, or do not.' }),
]);
const lang = z.enum(LANGS);

/** What a client sends. */
export const UP = z.discriminatedUnion('is', [
  z
    .strictObject({ is: z.literal('hello'), version: z.int(), lang, token: z.string().max(100).optional() })
    .meta({ description: 'Comes first. With a token where no cookie and no header says who you are.' }),
  z.strictObject({ is: z.literal('do'), command, deed }).meta({ description: 'Answered by ack or refused.' }),
  z
    .strictObject({ is: z.literal('lang'), lang })
    .meta({ description: 'The table again in another language.' }),
  z
    .strictObject({ is: z.literal('why'), card: z.int().nullable() })
    .meta({ description: 'Why a card, by its key, or any of yours, cannot be used now.' }),
  z.strictObject({ is: z.literal('leave') }),
  ...CHAT_UP,
]);
export type Up = z.output<typeof UP>;

const BYES = [
  'version',
  'noSession',
  'notSeated',
  'noTable',
  'badMessage',
  'tooMany',
  'slow',
  'late',
  'left',
  'restart',
  'unavailable',
  'broken',
  'otherRules',
] as const;
export type Bye = (typeof BYES)[number];

const json = z.looseObject({});
/** What the server sends. */
export const DOWN = z.discriminatedUnion('is', [
  z
    .object({
      is: z.literal('view'),
      n: z.int(),
      model: json,
      beats: z.array(json),
      logFrom: z.int(),
      log: z.array(json),
      turns: z.array(json),
      since: z.array(json),
      desk: json,
      signs: z.array(z.int()),
    })
    .meta({
      description:
        'The whole table as you may see it. If you are asked something, model.decision has its id, options and pass; model.end is set when the game is over.',
    }),
  z
    .object({
      is: z.literal('patch'),
      n: z.int(),
      model: json.optional(),
      beats: z.array(json).optional(),
      logFrom: z.int().optional(),
      log: z.array(json).optional(),
      turns: z.array(json).optional(),
      sinceFrom: z.int().optional(),
      since: z.array(json).optional(),
      desk: json.optional(),
    })
    .meta({
      description:
        'What has changed since message n - 1. In model and desk, set has new values by path (seats/2/pool), cut has removed paths, and splice has for the path of a list a place, how many items to take out there, and what comes instead. New lines replace log from logFrom on, and since from sinceFrom on.',
    }),
  z
    .object({ is: z.literal('ack'), command })
    .meta({ description: 'Kept for good. It comes before what is seen of it.' }),
  z
    .object({
      is: z.literal('refused'),
      command: command.nullable(),
      why: z.enum([...COMMAND_REFUSALS, ...CHAT_REFUSALS, 'badMessage']),
    })
    .meta({ description: 'After unavailable the same command may be sent again.' }),
  z
    .object({ is: z.literal('why'), card: z.int().nullable(), lines: z.array(json) })
    .meta({ description: 'Empty if you are asked nothing.' }),
  z.object({ is: z.literal('bye'), why: z.enum(BYES) }),
  ...CHAT_DOWN,
]);
export type Down = z.input<typeof DOWN>;

// ------------------------------------------------------------------------------------------------ the socket of the lobby

/** What a client sends to the lobby. */
export const LOBBY_UP = z.discriminatedUnion('is', [
  z
    .strictObject({
      is: z.literal('hello'),
      version: z.int(),
      lang: lang.optional(),
      token: z.string().max(100).optional(),
    })
    .meta({ description: 'Comes first. With a token where no cookie and no header says who you are.' }),
  z
    .strictObject({ is: z.literal('room'), table: id.nullable() })
    .meta({ description: 'From now on you are told how this table changes; null: of none.' }),
  z.strictObject({ is: z.literal('leave') }),
]);
export type LobbyUp = z.output<typeof LOBBY_UP>;

/** What the server sends from the lobby. */
export const LOBBY_DOWN = z.discriminatedUnion('is', [
  z
    .object({ is: z.literal('lobby'), open: z.array(table), running: z.array(running) })
    .meta({ description: 'At once, and whenever it changes.' }),
  z
    .object({ is: z.literal('room'), table: table.nullable() })
    .meta({ description: 'The table that you asked for, and whenever it changes; null: there is none.' }),
  z.object({ is: z.literal('bye'), why: z.enum(BYES) }),
]);
export type LobbyDown = z.input<typeof LOBBY_DOWN>;
