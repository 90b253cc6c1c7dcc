import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { chromiumOptions } from '../build/chromium.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
const { executablePath, args } = chromiumOptions();
// The name of another machine: a page from there may do less than one of this machine.
test.use({
  launchOptions: { executablePath, args: [...args, '--host-resolver-rules=MAP friend.test 127.0.0.1'] },
});

let child: ChildProcess;
let port: string;
const folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
test.beforeAll(async () => {
  const started = spawn(process.execPath, [MAIN, '--port', '0', '--no-log'], {
    env: { ...process.env, METHUSELAH_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const [line] = await once(started.stdout, 'data');
  port = /localhost:(\d+)/.exec(String(line))?.[1] ?? '';
});
test.afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
});

/** Everything that the page's policy has refused, and every error. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) troubles.push(message.text());
  });
  return troubles;
}

for (const host of ['localhost', 'friend.test'])
  test(`the server at ${host} serves the page, its API, and sockets that the page's policy allows`, async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    const response = await page.goto(`http://${host}:${port}/`);
    expect(response?.headers()['content-security-policy']).toContain("connect-src 'self'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = await page.evaluate(async () => {
      const ask = async (method: string, path: string, body?: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
        const answer = await fetch(`/api/v1${path}`, init);
        return { status: answer.status, json: await answer.json() };
      };
      const nobody = await ask('GET', '/me');
      await ask('POST', '/guests', { name: 'Ada' });
      const me = await ask('GET', '/me');
      const { json: table } = await ask('POST', '/tables', { seats: 2, deck: 'tremere' });
      await ask('PUT', `/tables/${table.id}/chairs/1`, { is: 'bot', bot: 'novice' });
      await ask('POST', `/tables/${table.id}/start`, {});
      const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${table.id}/socket`);
      const first = new Promise<string>((resolve, reject) => {
        socket.onmessage = ({ data }) => resolve(JSON.parse(data).is);
        socket.onclose = () => reject(new Error('The socket was closed.'));
      });
      socket.onopen = () => socket.send(JSON.stringify({ is: 'hello', version: 1, lang: 'en' }));
      const is = await first;
      socket.onclose = null;
      socket.close();
      return { nobody, me, is };
    });
    expect(told.nobody).toEqual({ status: 401, json: { error: 'noSession' } });
    expect(told.me).toMatchObject({ status: 200, json: { name: 'Ada', session: 'cookie' } });
    expect(told.is).toBe('view');
    expect(troubles).toEqual([]);
  });
