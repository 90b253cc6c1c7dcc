import { type Bounds, digest } from './tokens.ts';

/** How our English text of a card differs from another one in numbers, signs, icons and keywords. */
export function differences(theirText: string, ourText: string): string[] {
  const [theirs, ours] = [digest(theirText, 'en'), digest(ourText, 'en')];
  const modes = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  return modes.flatMap((mode) => between(mode, theirs[mode], ours[mode]));
}

function between(mode: string, theirs: Bounds | undefined, ours: Bounds | undefined): string[] {
  if (theirs === undefined || ours === undefined)
    return [`${mode} is only in ${theirs === undefined ? 'ours' : 'theirs'}`];
  const missing = theirs.must.filter((token) => !ours.may.includes(token));
  const extra = ours.must.filter((token) => !theirs.may.includes(token));
  return [
    ...missing.map((token) => `${mode} lacks "${token}"`),
    ...extra.map((token) => `${mode} adds "${token}"`),
  ];
}
