/** The types of everything that a client and the server say to each other. No code: a client needs none of the server's. */
import type { z } from 'zod';
import type { LOBBY_DOWN, REPLIES } from './http/schemas.ts';

export type { ChatLine, TalkKey } from './chat/lines.ts';
export type { ErrorKey } from './http/errors.ts';
export type { Bye, Down, Up } from './http/schemas.ts';
export type {
  Command,
  CommandRefusal,
  Desk,
  PatchMessage,
  TableMessage,
  ViewMessage,
} from './table/messages.ts';

/** What the lobby tells, as a client gets it. */
export type LobbyTold = z.output<typeof LOBBY_DOWN>;
/** A reply as a client gets it. */
export type Replied<K extends keyof typeof REPLIES> = z.output<(typeof REPLIES)[K]>;
