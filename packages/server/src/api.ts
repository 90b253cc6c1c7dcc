/** The types of everything that a client and the server say to each other. No code: a client needs none of the server's. */
export type { ErrorKey } from './http/errors.ts';
export type { Bye, Down, Reply, Up } from './http/schemas.ts';
export type {
  Command,
  CommandRefusal,
  Desk,
  PatchMessage,
  TableMessage,
  ViewMessage,
} from './table/messages.ts';
