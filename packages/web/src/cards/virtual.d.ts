declare module 'virtual:shards' {
  export const SHARDS: readonly import('./shard.ts').Shard[];
  /** What a hidden hand may contain, derived from all playable cards. */
  export const KNOWN: import('@methuselah/engine').CardSource['known'];
}
