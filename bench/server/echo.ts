/** The floor: a bare WebSocket server that keeps one event of each message in the same log, and sends the message back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { openLog } from '../../packages/server/src/log/index.ts';

const log = await openLog(process.env.DATABASE_URL ?? ':memory:');
const facts = { rules: '0', options: '{}', isPublic: false, created: 0, due: null };
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
let count = 0;
sockets.on('connection', async (ws) => {
  const table = `echo-${process.pid}-${count++}`;
  let made: Promise<unknown> = log.createTable(table, facts, []);
  let seq = 0;
  ws.on('message', (data) => {
    const text = String(data);
    const { command } = JSON.parse(text) as { readonly command: string };
    const event = { command: `${command}-${seq}`, at: Date.now(), seat: 0, kind: 'answer', body: text };
    const place = seq++;
    made = made.then(() => log.append(table, place, [event])).then(() => ws.send(text));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
