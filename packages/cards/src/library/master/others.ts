import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { burnedByAction, duringPolling, location } from '../../definition/make.ts';

const inPlay: ModeDefinition = { stays: 'table' };

/** Master cards that are neither locations nor put on a minion. */
export const MASTER_OTHERS: Readonly<Record<number, LibraryDefinition>> = {
  // Piper
  101401: {
    requires: { sect: ['anarch'] },
    modes: [
      {
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', sect: 'anarch', of: 'you', region: 'ready', locked: false },
          },
        ],
        effects: [
          { do: 'lock', who: { pick: 0 } },
          { do: 'bringFromHand', who: { pick: 0 }, card: { type: ['ally', 'retainer'] } },
        ],
      },
    ],
  },
  // From a Sinking Ship
  100793: {
    modes: [
      {
        once: 'game',
        onceBy: 'everyone',
        picks: [
          {
            pick: 'card',
            filter: {
              kind: 'minion',
              poolAtMost: 3,
              except: [{ kind: 'vampire', minCapacity: 7 }],
            },
          },
        ],
        effects: [{ do: 'control', who: { pick: 0 }, to: 'you' }],
      },
    ],
  },
  // Anarch Troublemaker
  100058: {
    modes: [inPlay],
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
  },
  // Dreams of the Sphinx
  100588: {
    modes: [inPlay],
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
  },
  // Effective Management
  100616: { modes: [{ effects: [{ do: 'drawCrypt', who: 'you', amount: 1 }] }] },
  // Ferraille
  100722: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['polling'],
        once: 'turn',
        cost: { pool: 1 },
        effects: [{ do: 'modify', stat: 'votes', amount: 3, who: 'you', for: 'referendum' }],
      },
    ],
  }),
  // Fragment of the Book of Nod
  100785: location({
    abilities: [
      { by: 'methuselah', cost: { lock: 'this' }, effects: [{ do: 'draw', who: 'you', amount: 2 }] },
      {
        by: 'anyMinion',
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: 'this' }],
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
      },
    ],
  }),
  // Giant's Blood
  100824: {
    modes: [
      {
        once: 'game',
        onceBy: 'everyone',
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: { missing: { pick: 0 } } }],
      },
    ],
  },
  // Kumpania
  101068: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [
          {
            if: 'is',
            card: 'blocker',
            filter: { kind: 'vampire', clan: 'Ravnos', of: 'you', minCapacity: 5 },
          },
        ],
        effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'blocker', for: 'action' }],
      },
    ],
  }),
  // Life in the City
  101104: {
    modes: [
      {
        picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
  },
  // Liquidation
  101112: {
    modes: [
      {
        replaced: 'nextDiscard',
        cost: { library: 7 },
        effects: [{ do: 'gainPool', who: 'you', amount: 3 }],
      },
    ],
  },
  // Misdirection
  101225: {
    modes: [
      {
        picks: [{ pick: 'card', filter: { kind: 'minion' } }],
        effects: [{ do: 'lock', who: { pick: 0 } }],
      },
    ],
  },
  // Power Structure
  101430: location({
    abilities: [
      {
        ...duringPolling,
        by: 'methuselah',
        cost: { lock: 'this' },
        effects: [
          {
            do: 'modify',
            stat: 'votes',
            amount: 1,
            who: { all: { kind: 'vampire', clan: 'Lasombra', of: 'you' } },
            for: 'referendum',
          },
        ],
      },
    ],
  }),
  // Smiling Jack, The Anarch
  101811: {
    modes: [inPlay],
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
  },
  // Svadharma
  101912: {
    modes: [
      {
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
        picks: [{ pick: 'card', filter: { kind: 'vampire', clan: 'Ravnos', region: 'ready' } }],
      },
    ],
  },
  // Tend the Flock
  101956: {
    modes: [
      {
        picks: [
          {
            pick: 'card',
            filter: {
              kind: 'vampire',
              clan: 'Baali',
              trait: 'infernal',
              of: 'you',
              region: 'ready',
              locked: false,
            },
          },
          {
            pick: 'card',
            filter: {
              kind: 'vampire',
              trait: 'infernal',
              of: 'you',
              region: 'uncontrolled',
              youngerThan: { pick: 0 },
            },
          },
        ],
        effects: [{ do: 'gainBlood', who: { pick: 1 }, amount: 3 }],
      },
    ],
  },
  // Toreador Grand Ball
  101989: {
    modes: [
      {
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
      },
    ],
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
  // Tribute to the Master
  102023: {
    modes: [
      {
        effects: [
          {
            do: 'each',
            of: { all: { kind: 'vampire', of: 'you', region: 'ready' } },
            effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'pool', amount: 1 }],
          },
        ],
      },
    ],
  },
  // Visit from the Capuchin
  102126: {
    modes: [inPlay],
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
  },
  // Wider View
  102180: {
    modes: [inPlay],
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
  },
  // Zillah's Valley
  102207: {
    modes: [
      {
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 4 }],
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', minCapacity: 8 } },
        ],
      },
    ],
  },
  // Unholy Sacrament
  102345: {
    modes: [
      {
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3 }],
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', sect: 'sabbat', titled: true },
          },
        ],
      },
    ],
  },
  // Golconda: Inner Peace
  100842: {
    modes: [
      {
        picks: [{ pick: 'card', filter: { kind: 'vampire', minCapacity: 8 } }],
        effects: [
          { do: 'gainPool', who: { controllerOf: { pick: 0 } }, amount: { capacity: { pick: 0 } } },
          { do: 'remove', who: { pick: 0 } },
        ],
        asPlayed: [
          {
            do: 'gate',
            may: true,
            who: { controllerOf: { pick: 0 } },
            pay: { pool: 2 },
            effects: [{ do: 'cancel' }],
          },
        ],
      },
    ],
  },
  // Blind Spot
  100188: {
    modes: [
      {
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'you' } },
          {
            pick: 'card',
            filter: {
              of: 'yourPrey',
              either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: { pick: 0 } }],
            },
          },
        ],
        effects: [
          {
            do: 'restrict',
            what: 'block',
            who: { pick: 1 },
            for: 'turn',
            if: [{ if: 'acts', card: { pick: 0 } }],
          },
          {
            do: 'restrict',
            what: 'play',
            who: { pick: 1 },
            cards: { types: ['reaction'] },
            for: 'turn',
            if: [{ if: 'acts', card: { pick: 0 } }],
          },
        ],
      },
    ],
  },
};
