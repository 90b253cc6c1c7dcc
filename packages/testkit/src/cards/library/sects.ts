import type { LibraryCard, Sect, Title } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards of sects and clans: changes, titles given and taken, title cards, cards for one sect or clan. */

const changeOfSect = (id: number, name: string, sect: Sect, scope: 'game' | 'turn'): LibraryCard =>
  card(id, name, [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'controlled' } }],
      effects: [{ do: 'sect', who: { pick: 0 }, sect, for: scope }],
    },
  ]);

const changeOfClan = (id: number, name: string, clan: string, scope: 'game' | 'turn'): LibraryCard =>
  card(id, name, [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'controlled' } }],
      effects: [{ do: 'clan', who: { pick: 0 }, clan, for: scope }],
    },
  ]);

/** Gives a vampire a title; the rules decide whether it may have it. */
const patent = (id: number, name: string, title: Title): LibraryCard =>
  card(id, name, [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'controlled' } }],
      effects: [{ do: 'title', who: { pick: 0 }, title, city: 'Wexcombe' }],
    },
  ]);

export const SECT_CARDS: readonly LibraryCard[] = [
  changeOfSect(920, 'Drawn to the Sabbat', 'sabbat', 'game'),
  changeOfSect(921, 'Back to the Fold', 'camarilla', 'game'),
  changeOfSect(922, 'A Night Apart', 'independent', 'turn'),
  changeOfClan(923, 'Lantern Reversed', 'Lantern antitribu', 'game'),
  changeOfClan(924, 'Borrowed Name', 'Thorn', 'turn'),
  // ---- title cards
  card(
    925,
    'Writ of Wexcombe',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      },
    ],
    { keywords: ['writ'], titleCard: { title: 'prince', city: 'Wexcombe' } },
  ),
  card(926, 'Acclaimed in Harrow', [{ type: 'political', stays: 'self', action: { kind: 'political' } }], {
    keywords: ['writ'],
    titleCard: { title: 'baron', city: 'Harrow' },
  }),
  card(
    927,
    'Lesser Robes',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
      },
    ],
    { keywords: ['writ'], titleCard: { title: 'primogen' } },
  ),
  card(928, 'Broken Seal', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { keyword: 'writ' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(929, 'Stripped of Rank', [
    {
      type: 'master',
      cost: { pool: 1 },
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'controlled' } }],
      effects: [{ do: 'loseTitle', who: { pick: 0 } }],
    },
  ]),
  // ---- for one sect or clan only
  card(
    930,
    'Street Barricade',
    [
      {
        type: 'modifier',
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
      },
    ],
    { requires: { sect: ['anarch'] } },
  ),
  card(
    931,
    'Lantern Oath',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
    { requires: { clan: ['Lantern'] } },
  ),
  card(
    932,
    'Shuttered Oath',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
    { requires: { clan: ['Lantern antitribu'] } },
  ),
  // ---- during an action to become Anarch
  card(933, 'Pangs of Doubt', [
    {
      type: 'reaction',
      windows: ['declined'],
      when: [{ if: 'action', kind: ['becomeAnarch'] }],
      effects: [{ do: 'burnBlood', who: 'acting', amount: 1 }],
    },
  ]),
  card(934, 'Poached Comrade', [
    {
      type: 'reaction',
      windows: ['declined'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', sect: 'anarch' } }],
      effects: [{ do: 'sect', who: { pick: 0 }, sect: 'camarilla', for: 'game' }],
    },
  ]),
  card(947, 'Swept Along', [
    {
      type: 'reaction',
      windows: ['declined'],
      effects: [{ do: 'sect', who: 'acting', sect: 'anarch', for: 'game' }],
    },
  ]),
  // ---- titles given by an effect
  patent(935, 'Patent of Primogen', 'primogen'),
  patent(936, 'Patent of Prince', 'prince'),
  patent(937, 'Patent of Baron', 'baron'),
  patent(938, 'Patent of Justicar', 'justicar'),
  patent(939, 'Patent of the Inner Circle', 'innerCircle'),
  patent(940, 'Patent of Bishop', 'bishop'),
  patent(941, 'Patent of Archbishop', 'archbishop'),
  patent(942, 'Patent of Priscus', 'priscus'),
  patent(943, 'Patent of Cardinal', 'cardinal'),
  patent(944, 'Patent of Regent', 'regent'),
  patent(945, 'Patent of Kholo', 'kholo'),
  patent(946, 'Patent of Magaji', 'magaji'),
];
