import type { Viewer } from '@methuselah/engine';

/** A link that carries a whole game: its record, packed into the part of the address that is never sent to a server. */

/** More than any game comes to: a link may say anything, and a few bytes can unpack to gigabytes. */
const MOST_BYTES = 8_000_000;

export interface Shown {
  readonly step: number;
  readonly eyes: Viewer;
}

/** `#/replay?g=…&step=…&eyes=…`. */
export async function linkTo(page: string, record: string, { step, eyes }: Shown): Promise<string> {
  return `${page.split('#')[0]}#/replay?g=${await packRecord(record)}&step=${step}&eyes=${eyes}`;
}

/** Which step, through whose eyes; what is not said or makes no sense is null. */
export function shownIn(query: URLSearchParams): { readonly [key in keyof Shown]: Shown[key] | null } {
  const whole = (text: string | null): number | null => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : null);
  const eyes = query.get('eyes');
  return { step: whole(query.get('step')), eyes: eyes === 'all' ? 'all' : whole(eyes) };
}

/** A record (JSON), deflated and written in letters that an address may hold. */
export async function packRecord(record: string): Promise<string> {
  const bytes = await collect(
    through(new TextEncoder().encode(slim(record)), new CompressionStream('deflate-raw')),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The record (JSON) of a link; null if the link is broken. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await collect(through(bytes, new DecompressionStream('deflate-raw')));
    const record = new TextDecoder('utf-8', { fatal: true }).decode(text);
    JSON.parse(record);
    return record;
  } catch {
    return null;
  }
}

/** Snapshots only make searching in a record quicker; the game can do without. */
function slim(record: string): string {
  const { snapshots: _, ...rest }: Record<string, unknown> = JSON.parse(record);
  return JSON.stringify({ ...rest, snapshots: [] });
}

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  pack: CompressionStream | DecompressionStream,
): ReadableStream => new Blob([bytes]).stream().pipeThrough(pack);

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
