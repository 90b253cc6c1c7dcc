import type { Face } from '@methuselah/host';
import { CHOSEN, suitedTo } from './emblem/chosen.ts';
import { Dice } from './emblem/dice.ts';
import { drawMotif } from './emblem/motif.ts';
import type { Motif } from './emblem/motifs.ts';
import { paletteOf } from './emblem/palette.ts';
import { lookOf, portrait } from './emblem/portrait.ts';
import { scene } from './emblem/scene.ts';
import { drawVariant, type Variant, variantOf } from './emblem/variant.ts';

/** What decides the picture of a card; in no language. */
export interface CardFacts extends Pick<Face, 'card' | 'clan'> {
  readonly types: readonly string[];
  readonly disciplines: readonly { readonly code: string }[];
}

/** What the picture of a card shows, beside its background: what tells it from the pictures of other cards. */
export type Subject =
  | { readonly is: 'portrait'; readonly look: string }
  | { readonly is: 'motif'; readonly motif: Motif; readonly variant: Variant | null };

/** Always the same for a card's number. A library card has a motif of its own, or a variant of a suitable one. */
export function subjectOf({ card, types, clan, disciplines }: CardFacts): Subject {
  const dice = new Dice(card);
  if (types[0] === 'vampire') return { is: 'portrait', look: lookOf(card, dice, clan) };
  const own = CHOSEN[card];
  if (own) return { is: 'motif', motif: own, variant: null };
  const motif = dice.pick(5, suitedTo(types[0] ?? 'master', disciplines[0]?.code));
  return { is: 'motif', motif, variant: variantOf(card) };
}

/** The picture of a card: a portrait for a vampire, a motif for a library card. */
export const emblem = (facts: CardFacts): string => {
  const { card, types, clan } = facts;
  const colours = paletteOf(types[0] ?? 'master', clan);
  const { behind, before } = scene(new Dice(card), colours);
  const subject = subjectOf(facts);
  const middle =
    subject.is === 'portrait'
      ? portrait(subject.look, colours)
      : subject.variant
        ? drawVariant(subject.motif, subject.variant, colours)
        : `<g transform="translate(15 19) scale(.7)">${drawMotif(subject.motif, colours)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="300" height="420">${behind}${middle}${before}</svg>`;
};

const addresses = new Map<number, string>();

/** The picture as a data URL. */
export const emblemAddress = (facts: CardFacts): string => {
  const known = addresses.get(facts.card);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(emblem(facts))}`;
  addresses.set(facts.card, address);
  return address;
};

/** The back of a card: thorns and drops around an hourglass. */
const BACK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="300" height="420"><defs><radialGradient id="g"><stop stop-color="#6b1a20"/><stop offset="1" stop-color="#2a0a0d"/></radialGradient><pattern id="p" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0l7 7-7 7-7-7Z" fill="none" stroke="#c9a04e" stroke-width=".7" opacity=".55"/><path d="M7 3.8c1.600 2.300 2.4 3.400 2.4 4.600a2.4 2.4 0 0 1-4.800 0c0-1.200.8-2.300 2.4-4.600Z" fill="#c9a04e" opacity=".3"/></pattern></defs><rect width="100" height="140" fill="url(#g)"/><rect width="100" height="140" fill="url(#p)"/><path d="M5 5h90v130H5Z" fill="none" stroke="#c9a04e" stroke-width="1.4"/><path d="M50 30l28 40-28 40-28-40Z" fill="#1c0709" stroke="#e0bd6c" stroke-width="1.8"/><path d="M36 52h28M36 88h28M39 53c0 10 11 12 11 17 0-5 11-7 11-17M39 87c0-10 11-12 11-17 0 5 11 7 11 17" fill="none" stroke="#e0bd6c" stroke-width="2.4" stroke-linecap="round"/><path d="M43 86c1-5 4-6 7-9 3 3 6 4 7 9Z" fill="#c9313b"/></svg>`;
export const BACK_ADDRESS = `data:image/svg+xml,${encodeURIComponent(BACK)}`;
