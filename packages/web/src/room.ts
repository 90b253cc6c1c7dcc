/** Storage space for games, and how long the browser promises to keep them. */

/** Below this, storage is nearly full: it is enough for some dozens of games. */
const MIN_BYTES = 10_000_000;

/** True if the browser does not say. */
export async function hasRoom(): Promise<boolean> {
  try {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    return quota - usage >= MIN_BYTES;
  } catch {
    return true;
  }
}

/** Requests persistent storage. The browser may ask the player, and may refuse. */
export async function persist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser may then delete games when it needs space.
  }
}
