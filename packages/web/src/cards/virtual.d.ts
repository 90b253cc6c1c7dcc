declare module 'virtual:shards' {
  export const SHARDS: readonly import('./shard.ts').Shard[];
}
