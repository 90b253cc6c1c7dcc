import type { Viewer } from '@methuselah/engine';
import { isTooDeep, MAX_BYTES, pack, unpack } from './packing.ts';

/** A replay link contains the whole record, compressed, in the fragment of the address, which is never sent to a server. */

export interface ReplayPosition {
  readonly step: number;
  readonly eyes: Viewer;
}

/** `#/replay?g=…&step=…&eyes=…`. */
export async function linkTo(page: string, record: string, { step, eyes }: ReplayPosition): Promise<string> {
  return `${page.split('#')[0]}#/replay?g=${await packRecord(record)}&step=${step}&eyes=${eyes}`;
}

/** The step and viewpoint in a query; null if missing or invalid. */
export function positionIn(query: URLSearchParams): {
  readonly [key in keyof ReplayPosition]: ReplayPosition[key] | null;
} {
  const whole = (text: string | null): number | null => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : null);
  const eyes = query.get('eyes');
  return { step: whole(query.get('step')), eyes: eyes === 'all' ? 'all' : whole(eyes) };
}

/** Compresses a record (JSON) into URL-safe base64. */
export async function packRecord(record: string): Promise<string> {
  const bytes = await pack(new TextEncoder().encode(withoutSnapshots(record)));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The record (JSON) in a link; null if the link is broken. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    if (packed.length > MAX_BYTES) return null;
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const record = new TextDecoder('utf-8', { fatal: true }).decode(await unpack(bytes, 'deflate-raw'));
    if (isTooDeep(record)) return null;
    JSON.parse(record);
    return record;
  } catch {
    return null;
  }
}

/** Snapshots only speed up seeking in a record. */
function withoutSnapshots(record: string): string {
  const { snapshots: _, ...rest }: Record<string, unknown> = JSON.parse(record);
  return JSON.stringify({ ...rest, snapshots: [] });
}
