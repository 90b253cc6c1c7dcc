import { PLAYABLE_CARDS } from '@methuselah/cards';
import { LANGS } from '@methuselah/text';
import type { Plugin } from 'vite';
import { shardModule } from './shards.ts';

/** Joins facts and definitions. The build replaces it by finished cards, so that the catalogue is not bundled. */
const CARDS = /\/cards\/src\/cards\.ts$/;
const VIRTUAL = /^virtual:shards?(\/|$)/;
/** Card samples of the decks. The build replaces these modules by their results. */
const SAMPLES = new RegExp(`/start/samples/(${LANGS.join('|')})\\.ts$`);

/**
 * Vite plugin for card data (`shards.ts`). Facts, definitions and texts are joined at build time, so that neither the catalogue
 * nor the text composer is bundled. Deck samples are computed at build time, too.
 */
export function cards(): Plugin {
  return {
    name: 'cards',
    enforce: 'pre',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith('\0virtual:shard')) return shardModule(id.slice(1));
      if (this.environment.config.command === 'build' && CARDS.test(id))
        return `export const PLAYABLE_CARDS = ${JSON.stringify(PLAYABLE_CARDS)};
export const PLAYABLE = PLAYABLE_CARDS.map((card) => card.id);
export const cardOf = (id) => PLAYABLE_CARDS.find((card) => card.id === id);
export const definitionOf = cardOf;
import { sourceOf } from '@methuselah/engine';
export const CARDS = sourceOf(PLAYABLE_CARDS);`;
      if (this.environment.config.command === 'build' && SAMPLES.test(id))
        return `export const SAMPLES = ${JSON.stringify((await import(id)).SAMPLES)};`;
      return null;
    },
  };
}
