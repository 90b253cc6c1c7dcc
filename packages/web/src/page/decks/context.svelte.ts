import { TERMS } from 'virtual:terms';
import type { CatalogueCard } from '@methuselah/cards/catalogue';
import type { CatalogueTerms } from '../../deck/terms.ts';
import { page } from '../../page.svelte.ts';
import type { BuilderWords } from '../../words/sections/builder.ts';

/** What the panes of the builder share. */
class BuilderUi {
  words = $state.raw<BuilderWords | null>(null);
  terms = $state.raw<CatalogueTerms | null>(null);
  /** A card whose facts are shown; only of cards that cannot be played. */
  facts = $state.raw<CatalogueCard | null>(null);

  clan(name: string): string {
    return this.terms?.clans[name] ?? name;
  }
  discipline(code: string): string {
    return this.terms?.disciplines[code] ?? code;
  }
  titled(key: string): string {
    return this.terms?.titles[key] ?? key;
  }
  async loadTerms(): Promise<void> {
    const { lang } = page;
    const terms = await TERMS[lang]();
    if (lang === page.lang) this.terms = terms;
  }
}

export const ui = new BuilderUi();
