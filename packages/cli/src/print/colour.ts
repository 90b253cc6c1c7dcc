import { colourCode } from './sanitize.ts';

type Stream = { readonly isTTY?: boolean };

/** Colour on terminals only; FORCE_COLOR (other than 0) turns it on everywhere, NO_COLOR off. */
export function isColoured(stream: Stream, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

const coloured = isColoured(process.stdout);

const style =
  (on: number, off: number) =>
  (text: string): string =>
    coloured ? `${colourCode(on)}${text}${colourCode(off)}` : text;

export const strong = style(1, 22);
export const faint = style(2, 22);
export const good = style(32, 39);
export const bad = style(31, 39);
