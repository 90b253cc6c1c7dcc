/** A number with a true minus sign. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
