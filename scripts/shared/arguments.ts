/** Parses a command line option that takes an integer. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`--${name} takes a whole number from ${least}, not "${text}".`);
}

/** `--brief`: a smoke test, everything once and as short as possible. Times are reported, not judged. */
export const isBrief = (): boolean => process.argv.includes('--brief');
