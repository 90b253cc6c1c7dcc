/** A key's name as shown to players. */
export const keyName = (key: string, space: string): string =>
  key === ' ' ? space : key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);

/** Digits choose from lists; Enter, Escape and the arrow keys belong to the browser. */
export const mayBeKey = (key: string): boolean =>
  (key.length === 1 && !/\d/.test(key)) || /^(f([2-9]|1[0-2])|backspace|delete|insert|home|end)$/.test(key);
