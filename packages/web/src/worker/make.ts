/** Starts a worker: one holds the game, others try decks. */
export const makeWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
