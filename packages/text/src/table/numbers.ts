/** A number with the sign for minus that all languages write. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
