import { type CardSource, sourceOf } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { cardById } from './catalogue/facts.ts';
import { CRYPT } from './crypt/index.ts';
import type { Definition } from './definition.ts';
import { joinLibraryCard, joinVampire } from './join.ts';
import { LIBRARY } from './library/index.ts';

/** The numbers of all cards that can be played: those with a definition. */
export const PLAYABLE: readonly number[] = [...CRYPT.keys(), ...LIBRARY.keys()];

/** What a card does. */
export const definitionOf = (id: number): Definition | undefined => CRYPT.get(id) ?? LIBRARY.get(id);

const joined = new Map<number, Card>();

/** A whole card by its number: a source of cards for whoever makes a table. The same card is the same object. */
export function cardOf(id: number): Card | undefined {
  const known = joined.get(id);
  if (known) return known;
  const card = join(id);
  if (card) joined.set(id, card);
  return card;
}

function join(id: number): Card | undefined {
  const facts = cardById(id);
  if (facts?.kind === 'crypt') {
    const text = CRYPT.get(id);
    return text && joinVampire(facts, text);
  }
  const text = LIBRARY.get(id);
  return facts && text && joinLibraryCard(facts, text);
}

/** Tests deal the cards in this order. */
const COUNTED: readonly number[] = [
  201530, 201532, 201533, 201543, 201544, 201546, 201548, 201559, 201569, 201534, 201536, 201537, 201545,
  201549, 201553, 201555, 201568, 201573, 201538, 201540, 201547, 201552, 201558, 201560, 201561, 201564,
  201571, 201535, 201542, 201551, 201554, 201556, 201563, 201566, 201567, 201572, 201529, 201531, 201539,
  201541, 201550, 201557, 201562, 201565, 201570, 100031, 100236, 100401, 100515, 100640, 100765, 100845,
  100999, 100362, 100687, 101125, 101223, 101610, 101857, 101913, 100323, 100492, 100788, 101387, 102213,
  101143, 101483, 101627, 100157, 101686, 102131, 100308, 100518, 100680, 100863, 100995, 101321, 101475,
  101706, 101850, 101949, 102137, 102214, 102216, 100077, 100301, 100918, 100959, 101144, 101945, 101966,
  102215, 100001, 100243, 101040, 101856, 101254, 101550, 102065, 100015, 100108, 101808, 101821, 102084,
  100081, 100095, 100135, 100329, 100444, 100620, 100632, 100984, 101070, 102109, 102149, 102152, 100058,
  100199, 100588, 100698, 100866, 100897, 101104, 101225, 101384, 101564, 101811, 101989, 102113, 102121,
  102126, 102180, 100065, 100410, 101056, 101353, 101990,
];

/** Every card that can be played. */
export const FIFTH_EDITION: readonly Card[] = COUNTED.flatMap((id) => cardOf(id) ?? []);

/** Where whoever makes a table gets its cards from. */
export const CARDS: CardSource = sourceOf(FIFTH_EDITION);
