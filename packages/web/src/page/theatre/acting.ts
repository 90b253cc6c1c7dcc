import type { Beat } from '@methuselah/host';

/**
 * Acts out what has just happened on the stage: strikes fly, numbers fall, a vampire in torpor sinks. Only transforms and opacity
 * move, and nothing waits for them.
 */

/** In milliseconds: a strike flies, then what it does is seen; together under 600. */
const FLIGHT = 240;
const EFFECT = 340;
const STAGGER = 50;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export function act(stage: HTMLElement, beats: readonly Beat[]): void {
  const portrait = (key: number): HTMLElement | null =>
    stage.querySelector<HTMLElement>(`[data-portrait="${key}"]`);
  const hits = beats.filter(({ is }) => is === 'hit').length;
  let at = 0;
  for (const beat of beats) {
    // What a strike does is seen when it arrives.
    const delay = hits > 0 ? FLIGHT : 0;
    switch (beat.is) {
      case 'strike':
        lunge(portrait(beat.by));
        break;
      case 'hit':
        fly(stage, beat.by === null ? null : portrait(beat.by), portrait(beat.on), STAGGER * at++);
        break;
      case 'prevented':
        fall(portrait(beat.on), `${beat.n}`, 'shield', delay);
        break;
      case 'counters':
        fall(portrait(beat.on), signed(beat.n), beat.n < 0 ? 'loss' : 'gain', delay);
        break;
      case 'torpor':
      case 'burned':
        sink(portrait(beat.on), delay);
        break;
      case 'pool':
        fall(
          stage.querySelector<HTMLElement>(`[data-plate="${beat.seat}"]`),
          signed(beat.n),
          beat.n < 0 ? 'loss' : 'gain',
          0,
        );
        break;
    }
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const centre = (element: HTMLElement): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Removes what was added for an animation when it ends, however it ends. */
function forNow(element: HTMLElement, animation: Animation): void {
  animation.finished.catch(() => undefined).finally(() => element.remove());
}

function fly(stage: HTMLElement, from: HTMLElement | null, to: HTMLElement | null, delay: number): void {
  if (!to) return;
  shake(to, delay + FLIGHT);
  if (!from || from === to) return;
  const [[x, y], [toX, toY], box] = [centre(from), centre(to), stage.getBoundingClientRect()];
  const claw = document.createElement('span');
  claw.className = 'claw';
  claw.ariaHidden = 'true';
  claw.style.left = `${x - box.left}px`;
  claw.style.top = `${y - box.top}px`;
  stage.append(claw);
  const turn = toX < x ? 'scaleX(-1)' : 'none';
  forNow(
    claw,
    claw.animate(
      [
        { translate: '0 0', scale: '0.5', transform: turn, opacity: 0 },
        {
          translate: `${(toX - x) * 0.3}px ${(toY - y) * 0.3}px`,
          scale: '1',
          transform: turn,
          opacity: 1,
          offset: 0.3,
        },
        { translate: `${toX - x}px ${toY - y}px`, scale: '1.3', transform: turn, opacity: 1 },
      ],
      { duration: FLIGHT, delay, easing: 'ease-in', fill: 'backwards' },
    ),
  );
}

function shake(portrait: HTMLElement, delay: number): void {
  portrait.animate(
    [
      { translate: '0 0' },
      { translate: '5px -2px' },
      { translate: '-5px 2px' },
      { translate: '3px 0' },
      { translate: '0 0' },
    ],
    { duration: EFFECT * 0.7, delay },
  );
}

/** Leans towards the other, who is on the side that the portrait faces. */
function lunge(portrait: HTMLElement | null): void {
  if (!portrait) return;
  const by = portrait.dataset.faces === 'left' ? -12 : 12;
  portrait.animate([{ translate: '0 0' }, { translate: `${by}px 0` }, { translate: '0 0' }], {
    duration: FLIGHT,
    easing: EASE,
  });
}

function fall(over: HTMLElement | null, text: string, is: 'loss' | 'gain' | 'shield', delay: number): void {
  if (!over) return;
  const number = document.createElement('span');
  number.className = `fall ${is}`;
  number.ariaHidden = 'true';
  number.textContent = text;
  // Several numbers over one portrait stand side by side.
  number.style.marginInlineStart = `${over.querySelectorAll('.fall').length * 2.2}em`;
  over.append(number);
  const [from, to] = is === 'gain' ? ['40%', '-60%'] : ['-60%', '40%'];
  forNow(
    number,
    number.animate(
      [
        { translate: `-50% ${from}`, scale: '0.6', opacity: 0 },
        { translate: `-50% ${from}`, scale: '1.25', opacity: 1, offset: 0.25 },
        { translate: '-50% 0', scale: '1', opacity: 1, offset: 0.8 },
        { translate: `-50% ${to}`, scale: '1', opacity: 0 },
      ],
      { duration: EFFECT, delay, easing: EASE, fill: 'backwards' },
    ),
  );
}

/** Sinks, and stays down until the scene is gone. */
function sink(portrait: HTMLElement | null, delay: number): void {
  portrait?.animate(
    [
      { translate: '0 0', rotate: '0deg', opacity: 1 },
      { translate: '0 28%', rotate: portrait.dataset.faces === 'left' ? '8deg' : '-8deg', opacity: 0.45 },
    ],
    { duration: EFFECT, delay, easing: 'ease-in', fill: 'forwards' },
  );
}
