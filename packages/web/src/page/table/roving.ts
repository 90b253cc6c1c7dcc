const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Roving tabindex: a single Tab stop, and arrow keys move between the buttons. `_changes` must change with the buttons. */
export const roving =
  (_changes: unknown, which = '[data-card]', first: 'first' | 'last' = 'first') =>
  (list: HTMLElement): (() => void) => {
    const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(which)];
    const stopAt = (one: HTMLElement | undefined): void => {
      for (const button of buttons()) button.tabIndex = button === one ? 0 : -1;
    };
    stopAt(
      buttons().find((button) => button === document.activeElement) ??
        buttons().at(first === 'first' ? 0 : -1),
    );

    const onFocus = ({ target }: FocusEvent): void => {
      const button = target instanceof HTMLElement ? target.closest<HTMLElement>(which) : null;
      if (button) stopAt(button);
    };
    const onKey = (event: KeyboardEvent): void => {
      const all = buttons();
      if (!(document.activeElement instanceof HTMLElement)) return;
      const at = all.indexOf(document.activeElement);
      if (at < 0) return;
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : event.key in ARROWS
              ? at + (ARROWS[event.key] ?? 0)
              : -1;
      if (!all[to]) return;
      event.preventDefault();
      all[to].focus();
    };
    list.addEventListener('focusin', onFocus);
    list.addEventListener('keydown', onKey);
    return () => {
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('keydown', onKey);
    };
  };
