/** How much room the browser has for games, and how long it promises to keep them. */

/** Less than this is hardly room: some dozens of games. */
const LEAST_BYTES = 10_000_000;

/** A browser that does not say has room. */
export async function hasRoom(): Promise<boolean> {
  try {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    return quota - usage >= LEAST_BYTES;
  } catch {
    return true;
  }
}

/** Asks the browser not to clear away what is kept; it may ask the player, and may refuse. */
export async function persist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // It keeps as long as it likes.
  }
}
