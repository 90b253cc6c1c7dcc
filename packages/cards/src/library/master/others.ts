import type { Ability, Filter, LibraryCard, Mode } from '@methuselah/engine';
import { burnedByAction, card, mode } from '../../make.ts';

/** Master cards that are not locations. */

const inPlay: Mode = mode('master', '', { stays: 'table' });
/** Put on a card of this kind, which is chosen as it is played. */
const on = (filter: Filter, more: Omit<Mode, 'type'> = {}): Mode => {
  const { picks = [], ...rest } = more;
  return mode('master', '', { stays: { pick: 0 }, picks: [{ pick: 'card', filter }, ...picks], ...rest });
};

/** In that phase of its controller, a blood from the vampire to their pool or the other way. */
const bloodOrPool = (phase: 'unlock' | 'master'): readonly Ability[] => [
  {
    by: 'hostController',
    windows: [phase],
    once: 'phase',
    onceShared: true,
    effects: [{ do: 'moveBlood', from: 'host', to: 'pool', amount: 1 }],
  },
  {
    by: 'hostController',
    windows: [phase],
    once: 'phase',
    onceShared: true,
    effects: [{ do: 'poolToCard', who: 'you', to: 'host', amount: 1 }],
  },
];

export const MASTERS: readonly LibraryCard[] = [
  card(100058, 'Anarch Troublemaker', [inPlay], {
    unique: true,
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'yourPrey' }, optional: true },
          { pick: 'card', filter: { kind: 'vampire', of: 'yourPrey' }, optional: true },
        ],
        effects: [
          { do: 'control', who: 'this', to: 'yourPrey' },
          { do: 'lock', who: { pick: 0 } },
          { do: 'lock', who: { pick: 1 } },
        ],
      },
      {
        by: 'methuselah',
        windows: ['unlock'],
        picks: [{ pick: 'card', filter: { kind: 'equipment', onMinionOf: 'yourPrey' } }],
        effects: [
          { do: 'control', who: 'this', to: 'yourPrey' },
          { do: 'burn', who: { pick: 0 } },
        ],
      },
    ],
  }),
  card(100199, 'Blood Doll', [on({ kind: 'vampire', of: 'you' })], { abilities: bloodOrPool('master') }),
  card(100588, 'Dreams of the Sphinx', [inPlay], {
    unique: true,
    cost: { pool: 1 },
    triggers: [
      { at: 'lockedForCost', aboutThis: 'this', effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] },
    ],
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'handSize', amount: 2, who: 'you', for: 'turn' }],
      },
      {
        by: 'methuselah',
        windows: ['unlock'],
        when: [{ if: 'hasEdge', who: 'you' }],
        cost: { lock: 'this' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
    burnedIf: [{ if: 'atLeast', a: { counters: 'this' }, b: 3 }],
  }),
  card(100698, 'Fame', [on({ kind: 'vampire', region: 'ready' })], {
    unique: true,
    triggers: [
      {
        at: 'toTorpor',
        aboutThis: 'host',
        effects: [{ do: 'burnPool', who: { controllerOf: 'host' }, amount: 3 }],
      },
    ],
    abilities: [
      {
        by: 'anyMethuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        when: [{ if: 'is', card: 'host', filter: { region: 'torpor' } }],
        effects: [{ do: 'burnPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(100866, 'Guardian Angel', [on({ kind: 'vampire', of: 'you', region: 'ready' })], {
    cost: { pool: 2 },
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'host',
        if: [
          { if: 'action', kind: ['bleed'] },
          { if: 'directedAt', who: 'you' },
        ],
      },
    ],
    abilities: [{ by: 'host', when: [{ if: 'inCombat', is: true }], prevent: 1, once: 'combat' }],
    burnedIf: [{ if: 'is', card: 'host', filter: { region: 'torpor' } }],
  }),
  card(100897, 'Haven Uncovered', [on({ kind: 'vampire', region: 'ready' })], {
    abilities: [
      {
        by: 'otherMinions',
        when: [{ if: 'is', card: 'host', filter: { of: 'others', region: 'ready' } }],
        action: { kind: 'special', stealth: 1, at: 'host' },
        effects: [{ do: 'enterCombat', first: 'self', second: 'host' }],
      },
      { ...burnedByAction, by: 'host', action: { kind: 'special', stealth: 1 } },
    ],
  }),
  card(
    101104,
    'Life in the City',
    [
      mode('master', '', {
        picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      }),
    ],
    { trifle: true },
  ),
  card(
    101225,
    'Misdirection',
    [
      mode('master', '', {
        picks: [{ pick: 'card', filter: { kind: 'minion' } }],
        effects: [{ do: 'lock', who: { pick: 0 } }],
      }),
    ],
    { cost: { pool: 1 } },
  ),
  card(101384, 'Pentex™ Subversion', [on({ kind: 'minion', region: 'ready' })], {
    unique: true,
    cost: { pool: 2 },
    statics: [{ restrict: 'block', who: 'host' }],
    abilities: [{ ...burnedByAction, by: 'otherMinions' }],
  }),
  card(101564, 'Rebel', [on({ kind: 'vampire', of: 'you' })], {
    keywords: ['archetype'],
    onlyOne: { keyword: 'archetype' },
    trifle: true,
    triggers: [
      {
        at: 'blockSucceeded',
        aboutThis: 'host',
        once: 'turn',
        if: [
          {
            if: 'any',
            of: [
              { if: 'is', card: 'acting', filter: { kind: 'vampire', titled: true } },
              { if: 'action', kind: ['political'] },
            ],
          },
        ],
        effects: [{ do: 'gainBlood', who: 'host', amount: 1 }],
      },
    ],
  }),
  card(101811, 'Smiling Jack, The Anarch', [inPlay], {
    unique: true,
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        effects: [{ do: 'poolToCard', who: 'you', to: 'this', amount: 1 }],
      },
      {
        by: 'otherMethuselahs',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        when: [{ if: 'atLeast', a: { counters: 'this' }, b: 1 }],
        effects: [{ do: 'burnMix', who: 'you', amount: { counters: 'this' } }],
      },
      { ...burnedByAction, when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }] },
    ],
  }),
  card(
    101989,
    'Toreador Grand Ball',
    [
      mode('master', '', {
        stays: 'table',
        picks: [
          { pick: 'card', filter: { kind: 'vampire', clan: 'Toreador', of: 'you', region: 'ready' } },
          { pick: 'card', filter: { kind: 'vampire', clan: 'Toreador', of: 'you', region: 'ready' } },
        ],
        effects: [
          { do: 'bind', slot: 0, to: { pick: 0 } },
          { do: 'bind', slot: 1, to: { pick: 1 } },
          { do: 'lock', who: { bound: 0 } },
        ],
      }),
    ],
    {
      requires: { clan: ['Toreador'] },
      cost: { pool: 1 },
      statics: [
        { restrict: 'unlock', who: { bound: 0 } },
        {
          restrict: 'beBlocked',
          who: { bound: 1 },
          if: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }],
        },
        {
          stat: 'stealth',
          amount: -1,
          who: 'acting',
          if: [
            { if: 'actionWith', card: 'this' },
            { if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Nosferatu' } },
          ],
        },
      ],
      abilities: [burnedByAction],
    },
  ),
  card(
    102113,
    'Vessel',
    [
      on(
        { kind: 'vampire' },
        {
          picks: [{ pick: 'card', filter: { named: 'Blood Doll' }, optional: true }],
          effects: [{ do: 'burn', who: { pick: 1 } }],
        },
      ),
    ],
    { cost: { pool: 1 }, trifle: true, abilities: bloodOrPool('unlock') },
  ),
  card(
    102121,
    'Villein',
    [
      on(
        { kind: 'vampire', of: 'you' },
        {
          x: { min: 2, max: 5 },
          effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'pool', amount: 'x' }],
        },
      ),
    ],
    {
      trifle: true,
      statics: [
        { stat: 'cost', amount: 1, who: 'you', named: 'Minion Tap' },
        { stat: 'cost', amount: 1, who: 'host', named: 'Villein', targeted: true },
      ],
    },
  ),
  card(102126, 'Visit from the Capuchin', [inPlay], {
    unique: true,
    counters: 4,
    statics: [{ stat: 'handSize', amount: { counters: 'this' }, who: 'you' }],
    triggers: [
      {
        at: 'replacementDraw',
        aboutThis: 'you',
        instead: true,
        effects: [{ do: 'burnBlood', who: 'this', amount: 1 }],
      },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  }),
  card(102180, 'Wider View', [inPlay], {
    cost: { pool: 1 },
    trifle: true,
    abilities: [
      {
        by: 'methuselah',
        windows: ['influence'],
        cost: { transfers: 1 },
        effects: [
          { do: 'drawCrypt', who: 'you', amount: 1 },
          {
            do: 'choose',
            pick: { pick: 'card', filter: { of: 'you', region: 'uncontrolled' } },
            effects: [{ do: 'remove', who: { pick: 0 } }],
          },
        ],
      },
      {
        by: 'methuselah',
        windows: ['influence'],
        cost: { transfers: 4, burnThis: true },
        effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
      },
    ],
  }),
];
