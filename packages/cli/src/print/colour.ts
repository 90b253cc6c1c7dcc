import { styleText } from 'node:util';

type Stream = { readonly isTTY?: boolean };

/** Colours are for terminals; FORCE_COLOR wants them anywhere (but 0), NO_COLOR nowhere. */
export function isColoured(stream: Stream, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

const coloured = isColoured(process.stdout);

const style =
  (format: Parameters<typeof styleText>[0]) =>
  (text: string): string =>
    coloured ? styleText(format, text, { validateStream: false }) : text;

export const strong = style('bold');
export const faint = style('dim');
export const good = style('green');
export const bad = style('red');
