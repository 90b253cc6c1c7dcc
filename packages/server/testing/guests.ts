/** Guests who set up tables over HTTP, as programs do. */
import type { Reply } from '../src/http/schemas.ts';

const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'];

export class Guest {
  readonly token: string;
  readonly #cookie: string;

  static async at(origin: string, name: string): Promise<Guest> {
    const response = await fetch(`${origin}/api/v1/guests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const said = await asked<{ token: string }>(origin, 'POST', '/tokens', { label: 'player' }, cookie);
    return new Guest(said.token, cookie);
  }

  private constructor(token: string, cookie: string) {
    this.token = token;
    this.#cookie = cookie;
  }

  does(origin: string, method: string, path: string, body?: unknown): Promise<Reply<'table'>> {
    return asked(origin, method, path, body, this.#cookie);
  }
}

async function asked<T>(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  cookie: string,
): Promise<T> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? (null as T) : (JSON.parse(text) as T);
}

export const NO_BEAT = { beat: 0, bank: null, each: null };

/** A table whose game has begun, with the guests at it in this order. */
export async function begunTable(
  origin: string,
  guests: readonly Guest[],
  pace: object = NO_BEAT,
): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const room = { seats: guests.length, options: { pace, spectators: true, takeover: null }, deck: DECKS[0] };
  const { id } = await host.does(origin, 'POST', '/tables', room);
  for (const [index, guest] of others.entries()) {
    await guest.does(origin, 'POST', `/tables/${id}/join`, { deck: DECKS[(index + 1) % DECKS.length] });
    await guest.does(origin, 'PUT', `/tables/${id}/ready`, { isReady: true });
  }
  await host.does(origin, 'POST', `/tables/${id}/start`, { seating: [...guests.keys()] });
  return id;
}
