declare module 'virtual:shards' {
  export const SHARDS: readonly import('./shard.ts').Shard[];
  /** What any hand may hold, by all the cards that decks can be made of. */
  export const KNOWN: import('@methuselah/engine').CardSource['known'];
}
