import { PLAYABLE_CARDS } from '@methuselah/cards';
import { LANGS } from '@methuselah/text';
import type { Plugin } from 'vite';
import { shardModule } from './shards.ts';

/** The module that puts facts and definitions together: the page gets whole cards, and not the catalogue. */
const CARDS = /\/cards\/src\/cards\.ts$/;
const VIRTUAL = /^virtual:shards?(\/|$)/;
/** The modules of the page that say what the decks are made of. */
const SAMPLES = new RegExp(`/start/samples/(${LANGS.join('|')})\\.ts$`);

/**
 * The cards as the page loads them (`shards.ts`): their facts, definitions and finished texts are put together when the page is
 * built, so that neither the catalogue nor what composes texts is in it. Nor does the page look up what the decks are made of.
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
