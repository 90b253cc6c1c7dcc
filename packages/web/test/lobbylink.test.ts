import { expect, it } from 'vitest';
import type { SocketEvents } from '../src/online/line.ts';
import { LobbyLink } from '../src/online/lobbylink.ts';

it('tells how the lobby and one room change, and asks for the room again after a reconnect', () => {
  const sockets: { readonly events: SocketEvents; readonly sent: string[] }[] = [];
  const timers: (() => void)[] = [];
  const told: unknown[] = [];
  const link = new LobbyLink(
    {
      open: (events) => {
        const sent: string[] = [];
        sockets.push({ events, sent });
        return { send: (text) => sent.push(text), close: () => {} };
      },
      schedule: (_ms, run) => {
        timers.push(run);
        return () => {};
      },
      random: () => 0,
      now: () => 0,
    },
    'es',
    {
      lobby: ({ open, running }) => told.push([open.length, running.length]),
      room: (table) => told.push(table),
      changed: () => {},
      bye: (why) => told.push(why),
    },
  );
  const hear = (message: object): void => sockets.at(-1)?.events.received(JSON.stringify(message));
  const said = (): unknown[] => sockets.at(-1)?.sent.map((text) => JSON.parse(text)) ?? [];
  sockets[0]?.events.opened();
  link.look('a-room');
  expect(said()).toEqual([
    { is: 'hello', version: 1, lang: 'es' },
    { is: 'room', table: 'a-room' },
  ]);
  hear({ is: 'lobby', open: [{}], running: [] });
  hear({ is: 'room', table: null });
  expect(told).toEqual([[1, 0], null]);
  sockets[0]?.events.closed();
  timers[0]?.();
  sockets[1]?.events.opened();
  expect(said()).toEqual([
    { is: 'hello', version: 1, lang: 'es' },
    { is: 'room', table: 'a-room' },
  ]);
  // Who is not known to the server does not come again.
  hear({ is: 'bye', why: 'noSession' });
  sockets[1]?.events.closed();
  expect(told.at(-1)).toBe('noSession');
  expect(timers).toHaveLength(1);
});
