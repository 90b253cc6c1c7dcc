import type { VampireCard } from '@methuselah/engine/language';
import { vampire } from '../make.ts';

/** Invented vampires of the older sets: Sabbat titles, independents with votes, advanced cards, older names. */
export const LEGACY_VAMPIRES: readonly VampireCard[] = [
  // ---- titles of the Sabbat
  vampire(
    65,
    'Tamsin Rusk',
    5,
    'Thorn',
    { pot: 1, cel: 1, aus: 1 },
    { sect: 'sabbat', title: 'priscus', group: 2 },
  ),
  vampire(66, 'Osric Vale', 7, 'Lantern', { dom: 2, pre: 1, for: 1 }, { sect: 'sabbat', title: 'priscus' }),
  vampire(
    67,
    'Perpetua Lyle',
    6,
    'Quill',
    { obf: 2, pre: 1 },
    // A priscus with a vote of its own.
    { sect: 'sabbat', title: 'priscus', group: 2, statics: [{ stat: 'votes', amount: 1, who: 'this' }] },
  ),
  vampire(68, 'Cuthbert Rowe', 4, 'Quill', { obf: 1, dom: 1 }, { sect: 'sabbat', title: 'bishop' }),
  vampire(
    69,
    'Leocadia Stroud',
    7,
    'Thorn',
    { pot: 2, pre: 2 },
    { sect: 'sabbat', title: 'archbishop', city: 'Brackwater', group: 2 },
  ),
  vampire(
    70,
    'Ignatius Mold',
    9,
    'Lantern',
    { dom: 2, tha: 2, aus: 1 },
    { sect: 'sabbat', title: 'cardinal' },
  ),
  vampire(
    71,
    'Vesna Karr',
    10,
    'Thorn',
    { pot: 2, cel: 2, dom: 2, pre: 2 },
    { sect: 'sabbat', title: 'regent', group: 2 },
  ),
  // ---- independents with votes
  vampire(
    72,
    'Solomon Pike',
    5,
    'Quill',
    { obf: 2, aus: 1 },
    { sect: 'independent', title: 'own', votes: 1 },
  ),
  vampire(
    73,
    'Isaura Bell',
    8,
    'Lantern',
    { pre: 2, dom: 2, ani: 1 },
    { sect: 'independent', title: 'own', votes: 2, group: 2 },
  ),
  // ---- advanced vampires and their base cards
  vampire(
    75,
    'Hester Lorne',
    4,
    'Quill',
    { obf: 1, aus: 1 },
    {
      title: 'primogen',
      statics: [{ stat: 'intercept', amount: 1, who: 'this' }],
      abilities: [
        {
          by: 'self',
          windows: ['influence', 'discard'],
          once: 'turn',
          effects: [{ do: 'gainBlood', who: 'this', amount: 1 }],
        },
      ],
    },
  ),
  vampire(
    76,
    'Hester Lorne Awakened',
    6,
    'Quill',
    { obf: 2, dom: 1 },
    {
      advancedOf: 75,
      bleed: 2,
      abilities: [{ by: 'self', strike: { kind: 'dodge' } }],
      merged: { statics: [{ stat: 'strength', amount: 2, who: 'this' }] },
    },
  ),
  vampire(
    77,
    'Ambrose Keel',
    6,
    'Lantern',
    { dom: 2, pre: 1 },
    { title: 'prince', city: 'Dunmere', bleed: 2, group: 2 },
  ),
  vampire(
    78,
    'Ambrose Keel Unbound',
    5,
    'Lantern',
    { pre: 2, cel: 1 },
    { advancedOf: 77, sect: 'anarch', title: 'baron', city: 'Saltmarsh', bleed: 2, group: 2 },
  ),
  vampire(80, 'Corisande Blythe', 5, 'Thorn', { for: 2, pot: 1 }, { title: 'primogen', strength: 2 }),
  vampire(
    81,
    'Corisande Blythe Turned',
    7,
    'Thorn',
    { for: 2, pot: 2, cel: 1 },
    { advancedOf: 80, sect: 'anarch', merged: { statics: [{ stat: 'stealth', amount: 1, who: 'this' }] } },
  ),
  // ---- of any group
  vampire(82, 'Juno Sallow', 3, 'Quill', { ani: 1, pre: 1 }, { group: 'any' }),
  // ---- older names of clans and Disciplines
  vampire(83, 'Rashida Vey', 5, 'Assamite', { cel: 1, Thaumaturgy: 1 }, { sect: 'independent' }),
  vampire(84, 'Neith Amari', 4, 'Ministry', { obf: 1, 'Blood Sorcery': 2 }, { sect: 'anarch', group: 2 }),
];
