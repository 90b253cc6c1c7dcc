import type { VampireCard } from '@methuselah/engine/language';
import { vampire } from './make.ts';
import { EDGES_TURNS_VAMPIRES } from './vampires/edges-turns.ts';
import { LEGACY_VAMPIRES } from './vampires/legacy.ts';
import { PATH_VAMPIRES } from './vampires/paths.ts';
import { SECT_VAMPIRES } from './vampires/sects.ts';
import { TRAIT_VAMPIRES } from './vampires/traits.ts';

/** Invented vampires: two groups, all capacities, every Discipline of the reference page at both levels. */

export const VAMPIRES: readonly VampireCard[] = [
  vampire(1, 'Ash Penhallow', 1, 'Quill', { obf: 1 }),
  vampire(2, 'Bramble', 2, 'Quill', { obf: 1, ani: 1 }),
  vampire(3, 'Corvin Sable', 3, 'Thorn', { pot: 1, cel: 1 }),
  vampire(4, 'Della Marsh', 3, 'Lantern', { aus: 1, pre: 1 }),
  vampire(5, 'Edric Vane', 4, 'Thorn', { pot: 2, for: 1 }),
  vampire(6, 'Fen Arrowby', 4, 'Quill', { obf: 2, aus: 1 }, { title: 'primogen' }),
  vampire(7, 'Greta Holloway', 5, 'Lantern', { pre: 2, dom: 1, aus: 1 }, { title: 'primogen' }),
  vampire(8, 'Hollis Crane', 5, 'Thorn', { cel: 2, pot: 1, for: 1 }),
  vampire(9, 'Imre Stokes', 6, 'Lantern', { dom: 2, aus: 1, tha: 1 }, { title: 'prince', city: 'Wexcombe' }),
  vampire(10, 'Jonquil Frost', 6, 'Quill', { obf: 2, ani: 2, aus: 1 }, { bleed: 2 }),
  vampire(11, 'Kestrel Moor', 7, 'Thorn', { pot: 2, cel: 2, for: 2 }, { strength: 2 }),
  vampire(12, 'Lorne Ashdown', 8, 'Lantern', { dom: 2, pre: 2, aus: 2, tha: 1 }, { title: 'justicar' }),
  vampire(
    13,
    'Mireille Dusk',
    9,
    'Quill',
    { obf: 2, aus: 2, ani: 2, for: 1 },
    { title: 'baron', city: 'Harrow', sect: 'anarch', group: 2 },
  ),
  vampire(
    14,
    'Nestor Hale',
    10,
    'Lantern',
    { dom: 2, pre: 2, tha: 2, for: 1, aus: 2 },
    { title: 'innerCircle', group: 2 },
  ),
  vampire(15, 'Odile Wren', 2, 'Lantern', { dom: 1, pre: 1 }, { group: 2 }),
  vampire(
    16,
    'Piers Galloway',
    4,
    'Thorn',
    { cel: 1, aus: 1, dom: 1 },
    {
      group: 2,
      // Can strike: dodge by its own ability.
      abilities: [{ by: 'self', strike: { kind: 'dodge' } }],
    },
  ),
  vampire(
    17,
    'Quenby Rook',
    5,
    'Quill',
    { tha: 2, obf: 1, aus: 1 },
    {
      group: 2,
      statics: [{ stat: 'intercept', amount: 1, who: 'this' }],
    },
  ),
  vampire(
    18,
    'Rosalind Tarn',
    3,
    'Thorn',
    { pot: 1, tha: 1 },
    {
      group: 3,
      // A mandatory action of its own.
      abilities: [
        {
          by: 'self',
          action: { kind: 'special', mandatory: true },
          effects: [{ do: 'burnPool', who: 'you', amount: 1 }],
        },
      ],
    },
  ),
  vampire(
    19,
    'Silas Brand',
    6,
    'Lantern',
    { dom: 2, aus: 2, for: 1 },
    {
      group: 2,
      statics: [
        { stat: 'transfers', amount: 1, who: 'you' },
        { stat: 'votes', amount: 1, who: 'this' },
      ],
    },
  ),
  // ---- actions
  vampire(
    35,
    'Ulla Fenwick',
    3,
    'Quill',
    { obf: 1, ani: 1 },
    {
      group: 3,
      // A mandatory action that cannot always be taken.
      abilities: [
        {
          by: 'self',
          action: { kind: 'special', mandatory: true },
          cost: { edge: true },
          effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
        },
      ],
    },
  ),
  // ---- vampires that create vampires
  vampire(1068, 'Ysolde Crabtree', 4, 'Thorn', { pot: 1, pre: 1 }, { sect: 'sabbat', group: 2 }),
  vampire(1069, 'Barren Tom', 3, 'Quill', { obf: 1, pre: 1 }, { traits: ['sterile'], group: 2 }),
  ...EDGES_TURNS_VAMPIRES,
  ...LEGACY_VAMPIRES,
  ...SECT_VAMPIRES,
  ...TRAIT_VAMPIRES,
  ...PATH_VAMPIRES,
];
