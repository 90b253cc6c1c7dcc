/** Small things that the browser remembers about online play. It may refuse to: then they last until the page is closed. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`methuselah.online.${key}`);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`methuselah.online.${key}`);
    else localStorage.setItem(`methuselah.online.${key}`, value);
  } catch {
    // Refused or full.
  }
}
