import type { Face } from '@methuselah/host';
import { CHOSEN, SUITED } from './emblem/chosen.ts';
import { Dice } from './emblem/dice.ts';
import { drawMotif } from './emblem/motif.ts';
import { paletteOf } from './emblem/palette.ts';
import { portrait } from './emblem/portrait.ts';
import { scene } from './emblem/scene.ts';

type Facts = Pick<Face, 'card' | 'types' | 'clan'>;

/** The picture of a card, always the same for its number: a portrait of a vampire, a motif for a card of the library. */
export const emblem = ({ card, types, clan }: Facts): string => {
  const dice = new Dice(card);
  const type = types[0] ?? 'master';
  const colours = paletteOf(type, clan);
  const { behind, before } = scene(dice, colours);
  const motif = CHOSEN[card] ?? dice.pick(5, SUITED[type] ?? ['drop', 'moon']);
  const middle =
    type === 'vampire'
      ? portrait(card, dice, clan, colours)
      : `<g transform="translate(15 19) scale(.7)">${drawMotif(motif, colours)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="300" height="420">${behind}${middle}${before}</svg>`;
};

const addresses = new Map<number, string>();

/** The picture as an address of an image. */
export const emblemAddress = (facts: Facts): string => {
  const known = addresses.get(facts.card);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(emblem(facts))}`;
  addresses.set(facts.card, address);
  return address;
};
