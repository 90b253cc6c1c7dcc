import { isTooDeep, MAX_BYTES, TooLarge, unpack } from './packing.ts';
import type { FileFault } from './words/sections/client.ts';

/** Exports and imports games as files. An imported file may contain anything. */

/** Offers a text as a download. */
export function exportFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const GAMES = '.json,.txt,.gz,application/json,text/plain,application/gzip';

/** Opens a file picker; null if it is cancelled. */
export function chooseFile(accept = GAMES): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}

export type FileRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: FileFault };

/** The text of a file, gzipped or not. Does not check whether it is a game. */
export async function readFile(file: Blob): Promise<FileRead> {
  try {
    if (file.size > MAX_BYTES) return { ok: false, fault: 'tooLarge' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decode(isGzip(bytes) ? await unpack(bytes, 'gzip') : bytes).trim();
    if (text === '') return { ok: false, fault: 'empty' };
    return isTooDeep(text) ? { ok: false, fault: 'noGame' } : { ok: true, text };
  } catch (error) {
    return { ok: false, fault: error instanceof TooLarge ? 'tooLarge' : 'unreadable' };
  }
}

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** Text editors may write UTF-16 with a byte order mark. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
