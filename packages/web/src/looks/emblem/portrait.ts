import type { Dice } from './dice.ts';
import type { Palette } from './palette.ts';
import { COLLARS, FACES, HAIR, HAIRS, LOOKS, SKINS, WORN } from './people.ts';

const LIGHT = 'M20 0h31c-1 16-3 34-3 42 0 5 5 10 5 15 0 2-4 2-4 4s3 3 2 6-3 3-2 7 1 10 1 14H20Z';

/** The look of a vampire: face, hair, hair colour, collar, skin, and the letters of worn items. */
export const lookOf = (card: number, dice: Dice, clan: string | null): string => {
  const known = LOOKS[card];
  if (known) return known;
  const face = clan === 'Nosferatu' ? 4 : dice.roll(10, 4);
  const letter = (n: number): string => n.toString(36);
  const worn = ['', '', 'g', 'G', 'h', 'c', 'e', 'x', 'm', 's'][dice.roll(15, 10)] ?? '';
  return `${face}${letter(dice.roll(11, HAIRS.length))}${dice.roll(12, HAIR.length)}${dice.roll(13, COLLARS.length)}${dice.roll(14, SKINS.length)}${worn}`;
};

/** Head and shoulders, half of them lit. */
export const portrait = (look: string, colours: Palette): string => {
  const at = (place: number): number => Number.parseInt(look[place] ?? '0', 36);
  const face = FACES[at(0)] ?? FACES[0];
  const hair = HAIRS[at(1)] ?? HAIRS[0];
  const tint = at(2) === 6 ? colours.light : (HAIR[at(2)] ?? HAIR[0]);
  const skin = SKINS[at(4)] ?? SKINS[0];
  const worn = [...look.slice(5)].map((letter) => WORN[letter]).filter((one) => one !== undefined);
  const paint = (markup: string): string =>
    markup
      .replaceAll('$hair', tint)
      .replaceAll('$skin', skin.lit)
      .replaceAll('$dark', skin.dark)
      .replaceAll('$cloth', colours.low)
      .replaceAll('$trim', colours.top)
      .replaceAll('$light', colours.light)
      .replaceAll('$metal', colours.shade)
      .replaceAll('$bright', colours.metal)
      .replaceAll('$blood', colours.blood);
  const rim = `stroke="${colours.light}" stroke-opacity=".55" stroke-width="1.4"`;
  return paint(
    `<g stroke-linecap="round" stroke-linejoin="round">${worn.map((one) => one.behind ?? '').join('')}<g fill="$hair" ${rim}>${hair.behind}</g><path d="M40 66h20v20c5 4 9 6 9 6l-19 18-19-18s4-2 9-6Z" fill="$dark"/><path d="M40 66h10v40L31 92s4-2 9-6Z" fill="$skin" opacity=".75"/><path d="M38 74c6 8 18 8 24 0v6c-7 8-17 8-24 0Z" fill="#000" opacity=".35"/>${COLLARS[at(3)] ?? COLLARS[0]}<g ${rim}><path d="${face}" fill="$dark"/></g><clipPath id="f"><path d="${face}"/></clipPath><g clip-path="url(#f)"><path d="${LIGHT}" fill="$skin"/><path d="M34 58c3 3 6 8 7 16l-10-4Z" fill="#000" opacity=".14"/></g><path d="M35.5 50.5c3-4 8.5-4 11 .4-3 2.2-8 2.2-11-.4ZM53.5 50.9c2.5-4.4 8-4.4 11-.4-3 2.6-8 2.6-11 .4Z" fill="#f4ead6"/><path d="M35.5 50.5c3-4 8.5-4 11 .4M53.5 50.9c2.5-4.4 8-4.4 11-.4" fill="none" stroke="#150d0b" stroke-width="1.3"/><circle cx="41.3" cy="50" r="2.1" fill="$blood"/><circle cx="58.7" cy="50" r="2.1" fill="$blood"/><circle cx="41.3" cy="50" r=".9"/><circle cx="58.7" cy="50" r=".9"/><path d="M34.5 46c3-3.6 8-3.4 11.5-1M54 45c3.5-2.4 8.5-2.6 11.5 1" fill="none" stroke="#1a100c" stroke-width="1.9"/><path d="M43.5 66.6c3-1.8 5.3-1.2 6.5-.3 1.2-.9 3.5-1.5 6.5.3-2.6 4.6-10.4 4.6-13 0Z" fill="#7c1c22"/><path d="M45 66.8l1.3 3.2 1-3ZM55 66.8L53.7 70l-1-3Z" fill="#fff6e6"/><g fill="$hair">${hair.before}</g>${worn.map((one) => one.before ?? '').join('')}</g>`,
  );
};
