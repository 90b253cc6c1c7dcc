import type {
  CardType,
  Cost,
  LibraryCard,
  Mode,
  Requirement,
  VampireCard,
} from '@methuselah/engine/language';
import type { CryptFacts, LibraryFacts, PrintedCost } from './catalogue/facts.ts';
import type { LibraryDefinition, ModeDefinition, VampireDefinition } from './definition/definition.ts';

/** Joins facts from the catalogue with a definition into a card that the engine compiles. */

export function joinVampire(facts: CryptFacts, text: VampireDefinition): VampireCard {
  const { id, name, clans, capacity, group, disciplines, sect, traits, unique } = facts;
  const { path, title, city, votes, circle, slaveTo, advancedOf } = facts;
  const [clan] = clans;
  if (sect === undefined || clan === undefined) throw new Error(`${name} (${id}) is not a vampire.`);
  return {
    kind: 'vampire',
    id,
    name,
    clan,
    capacity,
    group,
    sect,
    disciplines,
    ...(path !== undefined && { path }),
    ...(title !== undefined && { title }),
    ...(city !== undefined && { city }),
    ...(votes !== undefined && { votes }),
    ...(circle !== undefined && { circle }),
    ...(slaveTo !== undefined && { slaveTo }),
    ...(advancedOf !== undefined && { advancedOf }),
    ...(traits.length > 0 && { traits }),
    ...(!unique && { unique }),
    ...text,
  };
}

/** Keywords for which the card language has a field. */
const KEYWORDS_WITH_FIELD: readonly string[] = ['trifle', 'outOfTurn'];

export function joinLibraryCard(facts: LibraryFacts, text: LibraryDefinition): LibraryCard {
  const { id, name, unique, burnOption } = facts;
  const { modes, requires, cost, costX, becomes, ...rest } = text;
  const keywords = facts.keywords.filter((word) => !KEYWORDS_WITH_FIELD.includes(word));
  const needs: Requirement = {
    ...(facts.clans.length > 0 && { clan: facts.clans }),
    ...(facts.path !== undefined && { path: facts.path }),
    ...requires,
  };
  const price: Cost = {
    ...printedCost(facts, 'pool', costX),
    ...printedCost(facts, 'blood', costX),
    ...cost,
  };
  return {
    kind: 'library',
    id,
    name,
    ...(keywords.length > 0 && { keywords }),
    ...(unique && { unique }),
    ...(facts.keywords.includes('trifle') && { trifle: true }),
    ...(facts.keywords.includes('outOfTurn') && { outOfTurn: true }),
    ...(burnOption && { burnOption }),
    ...(Object.keys(needs).length > 0 && { requires: needs }),
    ...(Object.keys(price).length > 0 && { cost: price }),
    ...(becomes && {
      becomes: 'type' in becomes ? becomes : { ...becomes, capacity: Number(facts.capacity) },
    }),
    ...rest,
    modes: modes.map((mode) => joinMode(facts, mode)),
  };
}

function joinMode({ id, name, types }: LibraryFacts, mode: ModeDefinition): Mode {
  const [only, ...others] = types;
  const type = others.length === 0 && mode.type === undefined ? only : mode.type;
  // Powers and convictions are not played.
  if (type === undefined || type === 'power' || type === 'conviction' || !types.includes(type))
    throw new Error(`A mode of ${name} (${id}) has no type of ${types.join(', ')}.`);
  return { type, ...mode } satisfies { type: CardType };
}

function printedCost(
  facts: LibraryFacts,
  unit: 'pool' | 'blood',
  x: LibraryDefinition['costX'],
): Pick<Cost, 'pool' | 'blood'> {
  const printed: PrintedCost | undefined = facts[unit];
  if (printed === undefined) return {};
  if (printed !== 'X') return { [unit]: printed };
  if (x === undefined) throw new Error(`${facts.name} (${facts.id}) does not say what X is.`);
  return { [unit]: x };
}
