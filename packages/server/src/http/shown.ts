/** What is told of a table to who looks at it from outside. */
import type { ListedGame } from '../lobby/listing.ts';
import type { FoundRoom } from '../lobby/lobby.ts';
import type { RoomChair } from '../lobby/room.ts';
import type { Reply } from './schemas.ts';

/** A table as one account is shown it: of the others' decks nothing, and of theirs no more than the key. */
export function tableFor({ id, room }: FoundRoom, account: string): Reply<'table'> {
  const { host, isPublic, options, chairs, begun } = room;
  const seat = begun?.seats.indexOf(account) ?? -1;
  return {
    id,
    isPublic,
    hasBegun: begun !== null,
    isHost: host === account,
    options,
    chairs: chairs.map((chair) => chairFor(chair, host, account)),
    seat: seat < 0 ? null : seat,
  };
}

function chairFor(chair: RoomChair, host: string, account: string): Reply<'table'>['chairs'][number] {
  if (chair.is === 'open') return { is: 'open' };
  if (chair.is === 'bot') return { is: 'bot', bot: chair.bot };
  const isYou = chair.account === account;
  return {
    is: 'person',
    name: chair.name,
    isHost: chair.account === host,
    isYou,
    isReady: chair.isReady,
    hasDeck: chair.deck !== null,
    ...(isYou && chair.deck !== null ? { deck: chair.deck } : {}),
  };
}

export const runningFor = ({
  id,
  names,
  turn,
  began,
  accounts,
}: ListedGame): Reply<'running'>['tables'][number] => ({
  id,
  names: [...names],
  turn,
  began,
  people: accounts.filter((account) => account !== null).length,
});
