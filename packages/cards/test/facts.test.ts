import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardOf, definitionOf, nameIn, PLAYABLE, translated } from '@methuselah/cards';
import { type CatalogueCard, cardById, findCards, type LibraryFacts } from '@methuselah/cards/catalogue';
import type { Card, LibraryCard } from '@methuselah/engine/language';
import { describe, expect, test } from 'vitest';
import type { LibraryDefinition, VampireDefinition } from '../src/definition/definition.ts';
import { joinLibraryCard, joinVampire } from '../src/join.ts';

const factsOf = (id: number): CatalogueCard => {
  const facts = cardById(id);
  if (facts === undefined) throw new Error(`${id} is the number of no card.`);
  return facts;
};
const joined = (id: number): Card => {
  const card = cardOf(id);
  if (card === undefined) throw new Error(`${id} cannot be played.`);
  return card;
};
const vampireFacts = (name: string) => {
  const [facts] = findCards(name);
  if (facts?.kind !== 'crypt') throw new Error(`${name} is no crypt card.`);
  return facts;
};
const libraryFacts = (name: string): LibraryFacts => {
  const [facts] = findCards(name);
  if (facts?.kind !== 'library') throw new Error(`${name} is no library card.`);
  return facts;
};
const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

/** The Disciplines the modes require: each must be printed on the card, though the catalogue does not say for which part. */
function asked({ requires, modes }: LibraryCard): { disciplines: string[]; combine: string | undefined } {
  const icons = modes.map((mode) => Object.keys({ ...requires?.disciplines, ...mode.disciplines }));
  const disciplines = sorted(icons.flat());
  const all = icons.every((each) => each.length === 0 || each.length === disciplines.length);
  return { disciplines, combine: disciplines.length < 2 ? undefined : all ? 'and' : 'or' };
}

describe('a definition', () => {
  test('belongs to a card of the catalogue, and yields a complete card', () => {
    for (const id of PLAYABLE) {
      expect(factsOf(id).name, `${id}`).toBe(joined(id).name);
      expect(joined(id).kind === 'vampire', `${id}`).toBe(factsOf(id).kind === 'crypt');
      expect(cardOf(id)).toBe(joined(id));
    }
    expect(cardOf(100002), 'known, but without a definition').toBeUndefined();
    expect(cardOf(1)).toBeUndefined();
  });

  test('states no fact', () => {
    for (const id of PLAYABLE) {
      const definition = definitionOf(id) ?? {};
      const facts: readonly string[] = Object.keys(factsOf(id)).filter((key) => key !== 'capacity');
      for (const key of Object.keys(definition)) expect(facts, `${id}`).not.toContain(key);
      if (!('modes' in definition)) continue;
      const { types } = factsOf(id) as LibraryFacts;
      for (const mode of definition.modes)
        expect(mode.type === undefined, `a type in a mode of ${id}`).toBe(types.length === 1);
    }
  });

  test('does not compile with a fact in it', () => {
    // @ts-expect-error the catalogue knows its capacity
    const vampire: VampireDefinition = { capacity: 4 };
    // @ts-expect-error the catalogue knows its cost
    const card: LibraryDefinition = { modes: [], cost: { pool: 1 } };
    expect([vampire, card]).toHaveLength(2);
  });

  test('requires the Disciplines and has the types of the card', () => {
    for (const id of PLAYABLE) {
      const [card, facts] = [joined(id), factsOf(id)];
      if (card.kind !== 'library' || facts.kind !== 'library') continue;
      const disciplines = sorted(Object.keys(facts.disciplines));
      expect(asked(card), card.name).toEqual({ disciplines, combine: facts.combine });
      expect(sorted(card.modes.map((mode) => mode.type)), card.name).toEqual(sorted(facts.types));
    }
  });

  test('has the name of the card above it', () => {
    const src = join(import.meta.dirname, '../src');
    const files = globSync('{crypt,library}/**/*.ts', { cwd: src });
    const named = files.flatMap((file) => [
      ...readFileSync(join(src, file), 'utf8').matchAll(/^ {2}(?:\/\/ (.+)\n {2})?(\d{6}):/gm),
    ]);
    expect(named).toHaveLength(PLAYABLE.length);
    for (const [, name, id] of named) expect(name, id).toBe(factsOf(Number(id)).name);
  });
});

describe('a joined card', () => {
  test('has the facts of a vampire', () => {
    expect(joined(201530)).toMatchObject({
      kind: 'vampire',
      name: 'Alexander Silverson',
      clan: 'Malkavian',
      capacity: 8,
      group: 6,
      sect: 'camarilla',
      title: 'prince',
      city: 'Birmingham',
      disciplines: { pre: 1, aus: 2, dom: 2, obf: 2 },
      statics: [{ stat: 'voteTaxAgainst' }],
    });
    expect(joinVampire(vampireFacts('Aabbt Kindred'), {})).toMatchObject({ unique: false });
    expect(joinVampire(vampireFacts('Gavrylo'), {})).toMatchObject({ circle: 'Kiev', traits: ['sterile'] });
    expect(joinVampire(vampireFacts('Lucita (ADV)'), {})).toMatchObject({
      advancedOf: vampireFacts('Lucita').id,
    });
    expect(joinVampire(vampireFacts('Tegyrius, Vizier (G6)'), {})).toMatchObject({ title: 'own', votes: 2 });
    expect(() => joinVampire(vampireFacts('Earl "Shaka74" Deams'), {})).toThrow('is not a vampire');
  });

  test('has the facts of a library card', () => {
    expect(joined(100015)).toMatchObject({
      kind: 'library',
      keywords: ['location', 'huntingGround'],
      unique: true,
      requires: { clan: ['Tremere'] },
      cost: { pool: 2 },
      modes: [{ type: 'master', stays: 'table' }],
    });
    expect(joined(101564)).toMatchObject({ keywords: ['archetype'], trifle: true });
    expect(joined(100918), 'Hidden Strength costs X').toMatchObject({ cost: { blood: 'x' } });
    expect(joinLibraryCard(libraryFacts('Create Gargoyle'), { modes: [], becomes: {} })).toMatchObject({
      becomes: { capacity: 2 },
    });
    expect(joinLibraryCard(libraryFacts('Sudden Reversal'), { modes: [] })).toMatchObject({
      outOfTurn: true,
    });
    expect(joinLibraryCard(libraryFacts('Legacy'), { modes: [] })).toMatchObject({ burnOption: true });
  });

  test('needs a definition of X, and a type for each mode', () => {
    const strength = libraryFacts('Hidden Strength');
    expect(() => joinLibraryCard(strength, { modes: [] })).toThrow('does not say what X is');
    const grasp = libraryFacts("Resist Earth's Grasp");
    expect(() => joinLibraryCard(grasp, { modes: [{ press: true }] })).toThrow('has no type');
    expect(() => joinLibraryCard(grasp, { modes: [{ type: 'master' }] })).toThrow('has no type');
  });
});

test('the names of the cards in other languages are those of the catalogue', () => {
  expect(nameIn(joined(100015), 'it')).toBe('Territorio di Caccia: L’Accademia');
  expect(nameIn({ id: 1, name: 'Nobody' }, 'it')).toBe('Nobody');
  expect(translated('Blood Doll', 'fr')).toBe('Poupée de sang');
  expect(translated('No such card', 'fr')).toBe('No such card');
});
