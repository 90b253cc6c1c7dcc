/** What can be seen of the page: self-contained functions for `page.evaluate`. */

/** Places of the main regions: left, top, width and height. A dialog's height depends on its content, so only left and width. */
export function regionsOf(): Record<string, number[]> {
  const REGIONS = {
    bar: '.table > .top',
    chips: '.chips',
    stage: '[data-stage]',
    own: '.board.own',
    hand: 'section.hand',
    decision: '.decision',
    log: 'aside.log',
    controls: '.controls',
    decks: '.decks',
    detail: '.start .below',
    go: '.go',
  };
  const boxes: Record<string, number[]> = {};
  const dialog = document.querySelector('dialog[open] .all')?.getBoundingClientRect();
  if (dialog) return { dialog: [dialog.left, dialog.width].map(Math.round) };
  const note = (name: string, element: Element): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) boxes[name] = [left, top, width, height].map(Math.round);
  };
  for (const [name, selector] of Object.entries(REGIONS)) {
    const element = document.querySelector(selector);
    if (element) note(name, element);
  }
  document.querySelectorAll('.board:not(.own)').forEach((board, at) => {
    note(`opponent ${at + 1}`, board);
  });
  return boxes;
}

/** Regions that overlap (except for the margin of an outline) or leave the screen, and texts that are cut off: in words. */
export function faultsOf(): string[] {
  const faults: string[] = [];
  const dialog = document.querySelector('dialog[open]');

  const regions = [
    ...(dialog ?? document).querySelectorAll(
      dialog
        ? 'header, .body, footer'
        : '.table > .top, .chips, .place, section.hand, .decision, aside.log, .controls, .start > header, .choices, .go',
    ),
  ];
  const boxOf = new Map(regions.map((region) => [region, region.getBoundingClientRect()]));
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
  for (const [region, a] of boxOf) {
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      faults.push(`${nameOf(region)} is not all on the screen`);
    for (const [other, b] of boxOf) {
      if (region === other || region.contains(other) || other.contains(region)) continue;
      const over = Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
      if (over > 4) faults.push(`${nameOf(region)} lies over ${nameOf(other)}`);
    }
  }

  /** Is clipping intended here: an ellipsis, a line clamp or scrolling? */
  const isMeant = ({ overflowX, overflowY, textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
    /auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('.visually-hidden, option, script, style, svg, [data-card]'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const isButton = around.matches('button, .button, .chip, th, td');
      const clips =
        /hidden|clip/.test(style.overflowX + style.overflowY) || around === document.documentElement;
      if (isMeant(style) || around.clientWidth <= 1) break;
      if (!clips && !isButton) continue;
      const edge = around.getBoundingClientRect();
      const out = Math.max(
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      );
      if (out > 3) {
        faults.push(`"${text}" goes ${Math.round(out)} px beyond ${nameOf(around)}`);
        break;
      }
    }
  }
  const isOver = (a: DOMRect, b: DOMRect, by: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

  // Buttons that another element covers, or that lie beside the screen. Cards overlap, and scroll with the hand.
  const shown = dialog ?? document.body;
  const buttons = [...shown.querySelectorAll('button:not([data-card])')].filter(
    (button) =>
      button.checkVisibility() &&
      !button.closest('[role=log], [data-stage], .marks, .start, [popover]:not(:popover-open)'),
  );
  if (!dialog)
    for (const button of buttons) {
      // Vampires that can get counters are as many as there are: their list may scroll.
      if (button.closest('[role=group] ul')) button.scrollIntoView({ block: 'nearest' });
      const box = button.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const label = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
      if (!button.contains(document.elementFromPoint(x, y))) faults.push(`"${label}" cannot be pressed`);
    }
  // Text beside a button that lies over it.
  for (const text of shown.querySelectorAll('.controls small, .controls strong, .top .turn span'))
    for (const button of buttons)
      if (text.checkVisibility() && isOver(text.getBoundingClientRect(), button.getBoundingClientRect(), 2))
        faults.push(`"${text.textContent}" lies over "${button.getAttribute('aria-label')}"`);

  for (const card of shown.querySelectorAll<HTMLElement>('.board [data-card]')) {
    const [box, board] = [card, card.closest('.board') ?? card].map((each) => each.getBoundingClientRect());
    // A locked card is turned: its corners may touch the edge.
    if (box && board && (box.left < board.left - 8 || box.right > board.right + 8))
      faults.push(`${card.ariaLabel} is not all on its board`);
  }
  for (const name of shown.querySelectorAll<HTMLElement>('[data-card] .name')) {
    const card = name.closest('[data-card]');
    if (card && !card.matches('.small') && name.scrollHeight > name.clientHeight * 1.2)
      faults.push(`the name "${name.textContent}" is cut off`);
    const text = name.firstChild;
    for (const { 0: word, index } of (text?.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      if (!text) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && !card?.matches('.locked'))
        faults.push(`the name "${name.textContent}" is broken in a word`);
    }
  }
  return [...new Set(faults)];
}

/** Widths of the cards that count: ready minions of each board (the viewer's, prey, predator, others), the hand; and the stage. */
export function sizesOf(): {
  readonly own: number[];
  readonly near: number[];
  readonly far: number[];
  readonly hand: number[];
  readonly stage: { readonly width: number; readonly height: number } | null;
} {
  const widths = (cards: string): number[] =>
    [...document.querySelectorAll<HTMLElement>(`${cards} [data-card]`)].map((card) => card.offsetWidth);
  const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
  return {
    own: widths('.board.own .ready'),
    near: widths(':is(.prey, .predator) .ready'),
    far: widths('.beyond .ready'),
    hand: widths('section.hand'),
    stage: stage ? { width: stage.width, height: stage.height } : null,
  };
}
