import { PLAYABLE, PLAYABLE_CARDS } from '@methuselah/cards';
import type { Plugin } from 'vite';
import { sampleModule } from './samples.ts';
import { shardModule } from './shards.ts';
import { termModule } from './terms.ts';

/** Joins facts and definitions. The build replaces it by finished cards, so that the catalogue is not bundled. */
const CARDS = /\/cards\/src\/cards\.ts$/;
const VIRTUAL = /^virtual:(?:(?:shard|sample|term)s?(?:\/|$)|playable$)/;

/**
 * Vite plugin for card data (`shards.ts`). Facts, definitions and texts are joined at build time, so that neither the catalogue
 * nor the text composer is bundled. What the start screen shows of a deck (`samples.ts`) is computed at build time, too.
 */
export function cards(): Plugin {
  return {
    name: 'cards',
    enforce: 'pre',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith('\0virtual:shard')) return shardModule(id.slice(1));
      if (id.startsWith('\0virtual:sample')) return sampleModule(id.slice(1));
      if (id.startsWith('\0virtual:term')) return termModule(id.slice(1));
      if (id === '\0virtual:playable') return `export const PLAYABLE = ${JSON.stringify(PLAYABLE)};`;
      if (this.environment.config.command === 'build' && CARDS.test(id))
        return `export const PLAYABLE_CARDS = ${JSON.stringify(PLAYABLE_CARDS)};
export const PLAYABLE = PLAYABLE_CARDS.map((card) => card.id);
export const cardOf = (id) => PLAYABLE_CARDS.find((card) => card.id === id);
export const definitionOf = cardOf;
import { sourceOf } from '@methuselah/engine';
export const CARDS = sourceOf(PLAYABLE_CARDS);`;
      return null;
    },
  };
}
