import type { Lang } from '@methuselah/text';
import { page } from './page.svelte.ts';

/**
 * Texts that are loaded when they are needed, in the language of the page (until loaded, in the previous one). Call it in the
 * script of a component.
 */
export function loaded<Words>(loaders: Readonly<Record<Lang, () => Promise<Words>>>): {
  readonly words: Words | null;
} {
  let words = $state.raw<Words | null>(null);
  $effect(() => {
    const { lang } = page;
    loaders[lang]().then(
      (texts) => {
        if (lang === page.lang) words = texts;
      },
      // Without a connection the texts stay as they are.
      () => {},
    );
  });
  return {
    get words() {
      return words;
    },
  };
}
