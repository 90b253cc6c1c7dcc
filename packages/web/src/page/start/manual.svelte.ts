import { page } from '../../page.svelte.ts';
import { MANUAL } from '../../words/manual.ts';
import type { ManualWords } from '../../words/sections/manual.ts';

/**
 * Texts of settings, saves and help in the language of the page (until loaded, in the previous one). Call it in the script of a
 * component.
 */
export function manual(): { readonly words: ManualWords | null } {
  let words = $state.raw<ManualWords | null>(null);
  $effect(() => {
    const { lang } = page;
    MANUAL[lang]().then((loaded) => {
      if (lang === page.lang) words = loaded;
    });
  });
  return {
    get words() {
      return words;
    },
  };
}
