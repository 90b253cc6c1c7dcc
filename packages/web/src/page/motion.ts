import type { CardId } from '@methuselah/engine';
import type { CardModel, TableModel } from '@methuselah/host';

/** Animates cards and counters between their places before and after a change of the table. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
interface Before {
  readonly spots: ReadonlyMap<CardId, Spot>;
  readonly elements: ReadonlyMap<CardId, HTMLElement>;
}

/** `offsetHeight` is not affected by the rotation of a locked card. */
const spotOf = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const size = element instanceof HTMLElement ? element.offsetHeight : height;
  return { x: left + width / 2, y: top + height / 2, size };
};
const isShown = ({ size }: Spot): boolean => size > 0;
const durationOf = (root: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue('--slow')) || 0;

/** Each card once, without the copies on the stage. */
function cardsIn(root: HTMLElement): Map<CardId, HTMLElement> {
  const cards = new Map<CardId, HTMLElement>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]'))
    if (!card.closest('[data-copy]')) cards.set(Number(card.dataset.card), card);
  return cards;
}

export class Motion {
  #before: Before | null = null;
  #model: TableModel | null = null;

  /** Measures all cards; call it before the change. */
  look(root: HTMLElement): void {
    const elements = cardsIn(root);
    this.#before = { elements, spots: new Map([...elements].map(([key, card]) => [key, spotOf(card)])) };
  }

  /** Animates the change; call it afterwards. Measures everything before any animation starts, which avoids repeated layout. */
  move(root: HTMLElement, model: TableModel): void {
    const [before, was] = [this.#before, this.#model];
    this.#before = null;
    this.#model = model;
    if (!before || !was || was.viewer !== model.viewer) return;
    const duration = durationOf(root);
    const now = cardsIn(root);
    const flights: (() => void)[] = [];
    for (const [key, card] of now) {
      const to = spotOf(card);
      const from = before.spots.get(key) ?? this.#origin(root, model.cards[key]);
      if (from && isShown(from) && isShown(to)) flights.push(() => travel(card, from, to, duration));
    }
    for (const [key, card] of before.elements) {
      const [from, gone] = [before.spots.get(key), was.cards[key]];
      if (now.has(key) || !from || !gone || !isShown(from)) continue;
      const pile = root.querySelector(`[data-pile="ash-${gone.seat}"], [data-chip="${gone.seat}"]`);
      if (!pile) continue;
      const to = spotOf(pile);
      flights.push(() => flyToPile(root, card, from, to, duration));
    }
    flights.push(...counterFlights(root, was, model, duration));
    for (const fly of flights) fly();
  }

  #origin(root: HTMLElement, card: CardModel | undefined): Spot | null {
    const pile =
      card &&
      root.querySelector(
        `[data-pile="${card.region === 'uncontrolled' ? 'crypt' : 'library'}-${card.seat}"]`,
      );
    return pile ? spotOf(pile) : null;
  }
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

function travel(card: HTMLElement, from: Spot, to: Spot, duration: number): void {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.size / to.size];
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  // Outside the animation: animating z-index would repaint the table in every frame.
  card.style.zIndex = '5';
  const flight = card.animate(
    [
      { translate: `${dx}px ${dy}px`, transform: `scale(${scale})` },
      { translate: '0 0', transform: 'none' },
    ],
    { duration, easing: EASE },
  );
  flight.finished
    .catch(() => undefined)
    .finally(() => {
      card.style.zIndex = '';
    });
}

/** A copy of a removed card flies to its pile. */
function flyToPile(root: HTMLElement, card: HTMLElement, from: Spot, to: Spot, duration: number): void {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.cssText = `position:fixed;left:${from.x}px;top:${from.y}px;width:70px;height:98px;margin:-49px 0 0 -35px;z-index:40;pointer-events:none`;
  root.append(ghost);
  const flight = ghost.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: '0.2', opacity: 0.3 },
    ],
    { duration, easing: EASE },
  );
  flight.finished.catch(() => undefined).finally(() => ghost.remove());
}

/** A drop flies between a pool and a card of the same seat if one gains and the other loses; a changed pool pulses. */
function counterFlights(
  root: HTMLElement,
  was: TableModel,
  model: TableModel,
  duration: number,
): readonly (() => void)[] {
  const flights: (() => void)[] = [];
  for (const { seat, pool } of model.seats) {
    const change = pool - (was.seats[seat]?.pool ?? pool);
    const poolElement = root.querySelector<HTMLElement>(`[data-pool="${seat}"]`);
    if (change === 0 || !poolElement) continue;
    flights.push(() =>
      poolElement.animate([{ scale: '1' }, { scale: '1.35' }, { scale: '1' }], { duration, easing: EASE }),
    );
    for (const card of Object.values(model.cards)) {
      const gained = card.counters - (was.cards[card.key]?.counters ?? card.counters);
      const place = root.querySelector(`[data-card="${card.key}"]`);
      if (card.seat !== seat || gained * change >= 0 || !place) continue;
      const [from, to] = (gained > 0 ? [poolElement, place] : [place, poolElement]).map(spotOf);
      if (from && to) flights.push(() => drop(root, from, to, duration));
    }
  }
  return flights;
}

function drop(root: HTMLElement, from: Spot, to: Spot, duration: number): void {
  const blood = document.createElement('span');
  blood.style.cssText = `position:fixed;left:${from.x - 6}px;top:${from.y - 6}px;width:12px;height:12px;border-radius:0 50% 50% 50%;rotate:45deg;background:var(--accent);z-index:41;pointer-events:none`;
  root.append(blood);
  const fall = blood.animate([{ translate: '0 0' }, { translate: `${to.x - from.x}px ${to.y - from.y}px` }], {
    duration,
    easing: EASE,
  });
  fall.finished.catch(() => undefined).finally(() => blood.remove());
}
