import type { AdviceModel } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { page } from '../../page.svelte.ts';
import { playing } from '../../playing.ts';
import { settings } from '../../settings.svelte.ts';

/** The bots' advice about the current decision, if it was asked for. */
class Adviser {
  #given = $state.raw<(AdviceModel & { readonly lang: Lang }) | null>(null);

  /** Null before it is asked for, and after the decision or the language has changed. */
  get advice(): AdviceModel | null {
    const given = this.#given;
    const isCurrent = given?.decision === page.model?.decision?.id && given?.lang === page.lang;
    return isCurrent && settings.advice !== 'off' ? given : null;
  }

  async ask(): Promise<void> {
    const { lang } = page;
    const advice = await playing.at.advice();
    this.#given = advice && { ...advice, lang };
  }

  hide(): void {
    this.#given = null;
  }

  /** Asks, or hides what was said. */
  toggle(): void {
    if (this.advice) this.hide();
    else void this.ask();
  }
}

export const adviser = new Adviser();
