import type { DeckPlans } from '../sections/decks.ts';

export const plans: DeckPlans = {
  malkavian:
    'Bleed your prey every turn with stealth, raise the bleed when nobody can block, and send the bleeds of your predator on to somebody else.',
  nosferatu:
    'Let the others come: block with intercept, win the combats, then bleed a prey with nobody left to stop you.',
  toreador:
    'Bring out titled vampires, call a referendum every turn that costs your prey pool, and win the votes with charm.',
  tremere:
    'Bleed hard when the way is free, block when it is not, and fill your vampires with the blood of others.',
  ventrue:
    'Bring out a prince, win the referendums, bleed with a second action in the same turn, and send on what comes at you.',
};
