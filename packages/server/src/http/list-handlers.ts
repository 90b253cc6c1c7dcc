import type { Handlers, Parts } from './asked.ts';
import { Refused } from './errors.ts';
import { runningFor, tableFor } from './shown.ts';

export type ListRoute = 'running' | 'mine' | 'seat';

export const listHandlers = ({ lobby, listing, tables }: Parts): Pick<Handlers, ListRoute> => ({
  running: async () => ({ tables: (await listing.running()).map(runningFor) }),
  async seat({ session, params: { table: id, place }, body }) {
    const { room } = (await lobby.find(id)) ?? {};
    if (room === undefined) throw new Refused('noTable');
    if (room.host !== session.account.id) throw new Refused('notHost');
    if (room.begun === null) throw new Refused('notBegun');
    const held = tables.hold(id);
    const refused = await held.table.seat(place, body.is === 'bot' ? body.bot : 'person');
    held.release();
    if (refused !== null) throw new Refused(refused);
    return null;
  },
  async mine({ session: { account } }) {
    const { running, ended } = await listing.of(account.id);
    const open = await lobby.listOf(account.id);
    return {
      open: open.map((found) => tableFor(found, account.id)),
      running: await Promise.all(
        running.map(async ({ id, names, began, accounts, turn }) => {
          const seat = accounts.indexOf(account.id);
          const held = tables.hold(id);
          const stands = (await held.table.standing(seat)) ?? { turn, isYourTurn: false, deadline: null };
          held.release();
          return { id, seat, names: [...names], began, ...stands };
        }),
      ),
      ended: ended.map(({ id, names, victoryPoints, accounts, ended: at, began }) => ({
        id,
        names: [...names],
        victoryPoints: [...victoryPoints],
        seat: accounts.indexOf(account.id),
        ended: at ?? began,
      })),
    };
  },
});
