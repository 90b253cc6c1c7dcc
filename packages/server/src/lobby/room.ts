/** A table before its game, as plain data, and what can be done at it. Nothing here waits or draws. */
import type { BotName } from '@methuselah/bots';
import type { Account } from '../accounts/accounts.ts';
import type { Begin, TableOptions } from '../table/events.ts';

export type RoomChair =
  | { readonly is: 'open' }
  | {
      readonly is: 'person';
      readonly account: string;
      readonly name: string;
      /** The key of a prebuilt deck, or `own:` and the id of one of their own, which nobody else is told. */
      readonly deck: string | null;
      readonly isReady: boolean;
    }
  /** Without a deck it gets any. */
  | { readonly is: 'bot'; readonly bot: BotName; readonly deck: string | null };

export interface Room {
  /** The account that decides about chairs and options. */
  readonly host: string;
  readonly isPublic: boolean;
  readonly options: TableOptions;
  readonly chairs: readonly RoomChair[];
  /** Once the game has begun: the accounts by seat, null for bots, and the first event of its log. */
  readonly begun: {
    readonly seats: readonly (string | null)[];
    readonly begin: Begin;
    readonly at: number;
  } | null;
}

/**
 * `begun`: the game has begun; `notHost`: only the host may; `notSeated`: has no chair here; `seated`: has one already; `taken`: the
 * chair is not open; `full`: none is; `noChair`: there is no such chair; `noDeck`: has chosen none; `openChairs`, `notReady`: the game
 * cannot begin yet.
 */
export const ROOM_REFUSALS = [
  'begun',
  'notHost',
  'notSeated',
  'seated',
  'taken',
  'full',
  'noChair',
  'noDeck',
  'openChairs',
  'notReady',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];

/** What a change comes to; null: nobody is left, and the room is gone. */
export type Changed = Room | RoomRefusal | null;

const OPEN: RoomChair = { is: 'open' };

export const isFree = ({ is }: RoomChair): boolean => is === 'open';
const chairOf = (room: Room, account: string): number =>
  room.chairs.findIndex((chair) => chair.is === 'person' && chair.account === account);
const withChair = (room: Room, place: number, chair: RoomChair): Room => ({
  ...room,
  chairs: room.chairs.with(place, chair),
});
const seated = ({ id, name }: Account, deck: string | null): RoomChair => ({
  is: 'person',
  account: id,
  name,
  deck,
  isReady: false,
});

export interface NewRoom {
  readonly isPublic: boolean;
  readonly seats: number;
  readonly options: TableOptions;
  readonly deck: string | null;
}

/** A new room, whose host takes the first chair. */
export const newRoom = (host: Account, { isPublic, seats, options, deck }: NewRoom): Room => ({
  host: host.id,
  isPublic,
  options,
  chairs: Array.from({ length: seats }, (_, place) => (place === 0 ? seated(host, deck) : OPEN)),
  begun: null,
});

/** Takes a chair: the first open one if none is named. */
export function join(room: Room, account: Account, deck: string | null, place: number | null): Changed {
  if (room.begun) return 'begun';
  if (chairOf(room, account.id) >= 0) return 'seated';
  const wanted = place ?? room.chairs.findIndex(isFree);
  if (wanted < 0) return 'full';
  const chair = room.chairs[wanted];
  if (chair === undefined) return 'noChair';
  return isFree(chair) ? withChair(room, wanted, seated(account, deck)) : 'taken';
}

/** Leaves. A host hands over to the next person around the table. */
export function leave(room: Room, account: string): Changed {
  if (room.begun) return 'begun';
  const place = chairOf(room, account);
  if (place < 0) return 'notSeated';
  const left = withChair(room, place, OPEN);
  if (room.host !== account) return left;
  const around = [...left.chairs.slice(place), ...left.chairs.slice(0, place)];
  const heir = around.find((chair) => chair.is === 'person');
  return heir ? { ...left, host: heir.account } : null;
}

/** Says that a player is ready, or is not, and with which deck; without one they keep that which they have. */
export function getReady(room: Room, account: string, isReady: boolean, deck: string | null): Changed {
  if (room.begun) return 'begun';
  const place = chairOf(room, account);
  const chair = room.chairs[place];
  if (chair?.is !== 'person') return 'notSeated';
  const chosen = deck ?? chair.deck;
  if (isReady && chosen === null) return 'noDeck';
  return withChair(room, place, { ...chair, deck: chosen, isReady });
}

/** The host opens a chair or gives it to a bot; who sat there has to go. Their own chair the host leaves. */
export function setChair(
  room: Room,
  by: string,
  place: number,
  chair: Exclude<RoomChair, { readonly is: 'person' }>,
): Changed {
  if (room.begun) return 'begun';
  if (room.host !== by) return 'notHost';
  if (room.chairs[place] === undefined) return 'noChair';
  return chairOf(room, by) === place ? 'taken' : withChair(room, place, chair);
}

/** The host changes what is played for. Nobody else is ready for that yet. */
export function setOptions(
  room: Room,
  by: string,
  { isPublic = room.isPublic, options = room.options }: Partial<Pick<Room, 'isPublic' | 'options'>>,
): Changed {
  if (room.begun) return 'begun';
  if (room.host !== by) return 'notHost';
  const chairs = room.chairs.map((chair) =>
    chair.is === 'person' && chair.account !== by ? { ...chair, isReady: false } : chair,
  );
  return { ...room, isPublic, options, chairs };
}

/** Why the game cannot begin; null if it can. The host says that they are ready by beginning. */
export function whyNotBegin(room: Room, by: string): RoomRefusal | null {
  if (room.begun) return 'begun';
  if (room.host !== by) return 'notHost';
  if (room.chairs.some(isFree)) return 'openChairs';
  const people = room.chairs.filter((chair) => chair.is === 'person');
  if (people.some(({ account, isReady }) => !isReady && account !== by)) return 'notReady';
  return people.some(({ deck }) => deck === null) ? 'noDeck' : null;
}
