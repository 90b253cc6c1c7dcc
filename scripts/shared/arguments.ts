/** The value of a command line option that takes a whole number. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`--${name} takes a whole number from ${least}, not "${text}".`);
}

/** `--brief`: everything once and as short as can be, to see that it works. Times are then told, not judged. */
export const isBrief = (): boolean => process.argv.includes('--brief');
