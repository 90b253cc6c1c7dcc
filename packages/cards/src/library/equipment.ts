import type { Ability, Condition, StrikeText } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../definition/definition.ts';
import { equip, moreIntercept, unlocksAtTurnEnd } from '../definition/make.ts';

/** The bearer prevents damage, once each combat, whatever its kind. */
const preventOnce = (amount: number, preventFrom: NonNullable<Ability['preventFrom']>): Ability => ({
  by: 'host',
  when: [{ if: 'inCombat', is: true }],
  prevent: amount,
  preventFrom,
  once: 'combat',
  onceShared: true,
});

/** The bearer is a vampire, which "this vampire" needs. */
const onVampire: Condition = { if: 'is', card: 'host', filter: { kind: 'vampire' } };
/** The strike of a melee weapon: strength and some more. */
const melee = (more: number, aggravated: boolean): StrikeText => ({
  kind: 'damage',
  amount: { sum: [{ strength: 'self' }, ...(more === 0 ? [] : [more])] },
  aggravated,
});

/** Equipment. */
export const EQUIPMENT: Readonly<Record<number, LibraryDefinition>> = {
  // Hand of Conrad
  100882: {
    modes: [equip],
    statics: [{ stat: 'discipline', discipline: 'pot', amount: 2, who: 'host', if: [onVampire] }],
    abilities: [
      {
        by: 'host',
        when: [onVampire],
        action: { kind: 'special' },
        picks: [{ pick: 'ash', vampires: 'only' }],
        effects: [{ do: 'move', who: { pick: 0 }, to: 'uncontrolled' }],
      },
    ],
  },
  // Heart of Nizchetus
  100903: {
    modes: [equip],
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        when: [{ if: 'is', card: 'host', filter: { region: 'ready' } }],
        effects: [{ do: 'cycle', who: 'you', most: 3 }],
      },
    ],
  },
  // The Sargon Fragment
  101681: {
    modes: [equip],
    statics: [{ stat: 'discipline', discipline: 'nec', amount: 2, who: 'host', if: [onVampire] }],
    abilities: [
      {
        by: 'host',
        when: [onVampire],
        action: { kind: 'special' },
        cost: { blood: 1 },
        picks: [{ pick: 'ash', card: {} }],
        effects: [{ do: 'move', who: { pick: 0 }, to: 'hand' }],
      },
    ],
  },
  // Living Manse
  101114: {
    modes: [equip],
    becomes: { type: 'location' },
    onlyOne: 'name',
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
    abilities: [
      { by: 'host', windows: ['beforeRange'], cost: { burnThis: true }, effects: [{ do: 'endCombat' }] },
    ],
  },
  // Palatial Estate
  101345: {
    modes: [equip],
    becomes: { type: 'location' },
    triggers: [
      {
        at: 'masterPhase',
        aboutThis: 'you',
        if: [onVampire],
        effects: [{ do: 'gainBlood', who: 'host', amount: 1 }],
      },
    ],
  },
  // Ritual Goblet
  102243: {
    modes: [equip],
    statics: [
      { stat: 'discipline', discipline: 'tha', amount: 1, who: 'host' },
      { stat: 'rescueCost', amount: -1, who: 'host' },
    ],
    abilities: [
      {
        by: 'host',
        windows: ['resolved'],
        when: [{ if: 'selfIs', role: 'acting' }, { if: 'action', kind: ['rescue'] }, { if: 'successful' }],
        once: 'turn',
        effects: [{ do: 'unlock', who: 'host' }],
      },
    ],
  },
  // .44 Magnum
  100001: {
    modes: [equip],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        maneuver: 'optional',
        once: 'combat',
      },
    ],
  },
  // Assault Rifle
  100107: {
    modes: [equip],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 4, ranged: true },
        maneuver: 'optional',
        once: 'combat',
      },
    ],
  },
  // Bowl of Convergence
  100243: {
    modes: [equip],
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'host',
        if: [{ if: 'is', card: 'host', filter: { discipline: 'aus' } }],
      },
    ],
    abilities: [
      {
        by: 'host',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [{ if: 'is', card: 'host', filter: { superior: 'aus' } }],
        cost: { blood: 1 },
        once: 'action',
        effects: [moreIntercept(1)],
      },
    ],
  },
  // Desert Eagle
  100529: {
    modes: [equip],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 2, ranged: true } }],
  },
  // Flak Jacket
  100739: {
    modes: [equip],
    abilities: [{ by: 'host', when: [{ if: 'inCombat', is: true }], prevent: 1, once: 'combat' }],
  },
  // Flamethrower
  100742: {
    modes: [equip],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true } }],
  },
  // IR Goggles
  101007: { modes: [equip], abilities: [{ by: 'host', maneuver: 'must', once: 'combat' }] },
  // Ivory Bow
  101014: {
    modes: [equip],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 1, aggravated: true, ranged: true } }],
  },
  // Kevlar Vest
  101040: {
    modes: [equip],
    onlyOne: 'name',
    abilities: [preventOnce(2, { strikesWith: 'gun' }), preventOnce(1, { notStrikesWith: 'gun' })],
  },
  // Laptop Computer
  101073: { modes: [equip], onlyOne: 'name', statics: [{ stat: 'bleed', amount: 1, who: 'host' }] },
  // The Signet of King Saul
  101781: {
    modes: [equip],
    statics: [
      {
        restrict: 'block',
        who: { all: { kind: 'vampire', minCapacity: 8 } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Sport Bike
  101856: {
    modes: [equip],
    onlyOne: { keyword: 'vehicle' },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
  // Blood Tears of Kephran
  100212: {
    modes: [equip],
    abilities: [
      {
        by: 'host',
        when: [{ if: 'inCombat', is: true }, onVampire],
        cost: { burnThis: true },
        prevent: 2,
      },
      {
        by: 'host',
        when: [onVampire],
        cost: { burnThis: true },
        effects: [{ do: 'gainBlood', who: 'self', amount: 2 }],
      },
    ],
  },
  // Codex of the Edenic Groundskeepers
  100374: {
    modes: [equip],
    statics: [
      { stat: 'stealth', amount: -2, who: 'host', if: [{ if: 'action', kind: ['bleed'] }] },
      {
        stat: 'bleed',
        amount: 3,
        who: 'host',
        if: [
          { if: 'actionWith', card: 'this' },
          {
            if: 'not',
            of: {
              if: 'atLeast',
              a: { count: { kind: 'minion', of: 'actionTarget', region: 'ready', locked: false } },
              b: 1,
            },
          },
        ],
      },
    ],
    abilities: [{ by: 'host', when: [onVampire], cost: { blood: 1 }, action: { kind: 'bleed' } }],
  },
  // Cooler
  100422: {
    modes: [equip],
    counters: 4,
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        when: [{ if: 'is', card: 'host', filter: { kind: 'vampire', region: 'ready' } }],
        effects: [{ do: 'moveBlood', from: 'this', to: 'host', amount: 1 }],
      },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Femur of Toomler
  100720: { modes: [equip], abilities: [{ by: 'host', strike: melee(1, true) }] },
  // Flaming Candle
  100743: {
    modes: [{ ...equip, once: 'game', onceBy: 'everyone' }],
    abilities: [
      {
        by: 'host',
        windows: ['announced'],
        when: [{ if: 'selfIs', role: 'acting' }, onVampire],
        cost: { blood: 1, burnThis: true },
        effects: [{ do: 'restrict', what: 'block', who: { all: { kind: 'vampire' } }, for: 'action' }],
      },
    ],
  },
  // Kali's Fang
  101032: { modes: [equip], abilities: [{ by: 'host', strike: melee(1, true) }] },
  // Sengir Dagger
  101715: { modes: [equip], abilities: [{ by: 'host', strike: melee(0, true) }] },
  // Treasured Samadji
  102015: {
    modes: [equip],
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'host',
        if: [{ if: 'is', card: 'host', filter: { clan: 'Ravnos' } }],
      },
    ],
    abilities: [
      {
        by: 'host',
        when: [{ if: 'is', card: 'host', filter: { clan: 'Ravnos' } }],
        strike: { kind: 'dodge' },
        once: 'combat',
      },
    ],
  },
  // Body Bag
  100229: {
    modes: [equip],
    onlyOne: { keyword: 'haven' },
    abilities: [
      {
        by: 'host',
        when: [
          { if: 'targeted', card: 'host' },
          { if: 'is', card: 'host', filter: { kind: 'vampire', sect: 'anarch', region: 'ready' } },
        ],
        cost: { blood: 2 },
        effects: [{ do: 'endAction' }],
      },
    ],
  },
  // Concoction of Vitality
  100394: {
    modes: [equip],
    abilities: [
      {
        by: 'host',
        windows: ['announced'],
        when: [{ if: 'selfIs', role: 'acting' }, onVampire],
        cost: { burnThis: true },
        effects: [
          { do: 'restrict', what: 'play', who: 'self', cards: { needsAny: true }, for: 'action' },
          { do: 'restrict', what: 'block', who: { all: { kind: 'vampire' } }, for: 'action' },
        ],
      },
    ],
  },
  // Righteous Blade
  102359: {
    modes: [equip],
    abilities: [
      { by: 'host', strike: melee(1, false) },
      { by: 'host', press: 'toContinue', once: 'combat' },
    ],
  },
  // Leather Jacket
  101081: {
    modes: [{ ...equip, effects: [unlocksAtTurnEnd] }],
    onlyOne: 'name',
    abilities: [{ by: 'host', cost: { burnThis: true }, prevent: 'all', preventFrom: { opposing: true } }],
  },
};
