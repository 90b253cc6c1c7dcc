/** The value of a command line option that takes a whole number. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`--${name} takes a whole number from ${least}, not "${text}".`);
}
