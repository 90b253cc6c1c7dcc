import type { Attachment } from 'svelte/attachments';

/** Scrolls the hand to the first of these cards, unless one of them can be seen. */
export const scrolledTo =
  (keys: readonly number[], isStill: boolean): Attachment<HTMLElement> =>
  (hand) => {
    const row = hand.querySelector('ul');
    if (!row || row.scrollWidth <= row.clientWidth) return;
    const { left, right } = row.getBoundingClientRect();
    const spots = keys.flatMap((key) => row.querySelector(`[data-card="${key}"]`) ?? []);
    const places = spots.map((spot) => spot.getBoundingClientRect());
    const [first] = places;
    if (!first || places.some((place) => place.left >= left - 1 && place.right <= right + 1)) return;
    row.scrollBy({ left: first.left - left - 8, behavior: isStill ? 'instant' : 'smooth' });
  };
