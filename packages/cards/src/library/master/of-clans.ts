import type { Ability, Filter, Static } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction, corrupts, duringPolling, location, moreBleed } from '../../definition/make.ts';

const ofClan = (clan: string, more: Filter = {}): Filter => ({ kind: 'vampire', clan, ...more });

/** +1 stealth for the clan's members in the action that burns the card. */
const stealthToBurn = (clan: string): Static => ({
  stat: 'stealth',
  amount: 1,
  who: 'acting',
  if: [
    { if: 'actionWith', card: 'this' },
    { if: 'is', card: 'acting', filter: ofClan(clan) },
  ],
});

/** A directed action by which any minion burns the card; a vampire takes 1 damage for it. */
const burnedWithDamage: readonly Ability[] = [
  { ...burnedByAction, when: [{ if: 'is', card: 'self', filter: { kind: 'ally' } }] },
  {
    by: 'anyMinion',
    when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
    action: { kind: 'special' },
    effects: [
      { do: 'burn', who: 'this' },
      { do: 'damage', to: 'self', amount: 1, by: 'none', unpreventable: true },
    ],
  },
];

/** Master cards that stay in play and are about the members of a clan or sect. */
export const MASTER_OF_CLANS: Readonly<Record<number, LibraryDefinition>> = {
  // Cave of Apples
  100311: location({
    abilities: [
      {
        by: 'anyMinion',
        when: [
          { if: 'is', card: 'self', filter: ofClan('Ministry', { of: 'you' }) },
          { if: 'is', card: 'this', filter: { of: 'you' } },
        ],
        action: { kind: 'special' },
        picks: [
          {
            pick: 'card',
            filter: {
              of: 'yourPrey',
              either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'self' }],
            },
          },
        ],
        effects: corrupts({ pick: 0 }),
      },
    ],
  }),
  // Demonstration
  100522: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        ...duringPolling,
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', hasVoted: true } }],
        effects: [{ do: 'cancelVotes', who: { pick: 0 } }],
      },
    ],
  },
  // Ennoia's Theater
  100646: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'handSize', amount: 1, who: 'you', for: 'turn' }],
      },
      {
        by: 'methuselah',
        windows: ['influence'],
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'transfers', amount: 1, who: 'you', for: 'turn' }],
      },
    ],
  }),
  // Gangrel Revel
  100807: {
    modes: [{ stays: 'table' }],
    statics: [{ stat: 'strength', amount: 1, who: { all: ofClan('Gangrel', { of: 'you' }) } }],
    abilities: [
      {
        ...burnedByAction,
        when: [{ if: 'is', card: 'self', filter: { kind: 'minion', except: [{ clan: 'Ravnos' }] } }],
      },
    ],
  },
  // The Khabar: Community
  101042: {
    modes: [{ stays: 'table' }],
    statics: [
      {
        stat: 'stealth',
        amount: 1,
        who: { all: ofClan('Banu Haqim') },
        if: [{ if: 'action', kind: ['bleed'] }],
      },
      stealthToBurn('Tremere'),
    ],
    abilities: [burnedByAction],
  },
  // New Carthage
  101277: location({
    statics: [
      { stat: 'bleed', amount: 1, who: { all: ofClan('Brujah', { titled: true }) } },
      { stat: 'votes', amount: 1, who: { all: ofClan('Brujah', { titled: true }) } },
      { stat: 'votes', amount: -1, who: { all: ofClan('Ventrue') } },
    ],
  }),
  // Oxford University, England
  101341: location({
    abilities: [
      {
        by: 'methuselah',
        ...duringPolling,
        x: { min: 1, max: { pool: 'you' } },
        cost: { lock: 'this', pool: 'x' },
        effects: [
          { do: 'modify', stat: 'votes', amount: { times: 2, of: 'x' }, who: 'you', for: 'referendum' },
        ],
      },
    ],
  }),
  // Palla Grande
  101346: {
    modes: [{ stays: 'table' }],
    counters: 3,
    statics: [{ stat: 'bleed', amount: 1, who: { all: ofClan('Toreador antitribu') } }],
    triggers: [
      { at: 'discardPhase', aboutThis: 'you', effects: [{ do: 'burnBlood', who: 'this', amount: 1 }] },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Path of Evil Revelations
  101361: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        once: 'phase',
        cost: { pool: 1 },
        effects: [{ do: 'unlock', who: { all: { kind: 'minion', trait: 'infernal', of: 'you' } } }],
      },
      ...burnedWithDamage,
    ],
  },
  // The Path of Night
  101365: {
    modes: [{ stays: 'table' }],
    statics: [
      {
        stat: 'cost',
        amount: -1,
        kind: 'blood',
        who: { all: ofClan('Lasombra') },
        cards: { discipline: ['obt'] },
      },
    ],
    abilities: burnedWithDamage,
  },
  // Haqim's Law: Retribution
  102226: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'anyMinion',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [
          { if: 'is', card: 'self', filter: ofClan('Banu Haqim', { of: 'you' }) },
          { if: 'is', card: 'this', filter: { of: 'you' } },
          { if: 'selfIs', role: 'acting' },
          { if: 'action', kind: ['bleed'] },
        ],
        once: 'action',
        cost: { discard: 1, discardType: 'combat' },
        effects: [moreBleed(1, { who: 'self' })],
      },
    ],
  },
  // Dead Pool
  102299: {
    modes: [{ stays: 'table' }],
    triggers: [
      {
        at: 'opponentLeft',
        about: ofClan('Lasombra', { of: 'you' }),
        if: [{ if: 'opposing', kind: 'vampire', of: 'subject' }],
        effects: [{ do: 'gate', may: true, effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] }],
      },
    ],
    abilities: [
      {
        by: 'methuselah',
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'is', card: 'acting', filter: ofClan('Lasombra', { of: 'you' }) },
        ],
        cost: { counters: 1 },
        effects: [moreBleed(2)],
      },
      {
        by: 'anyMinion',
        windows: ['polling'],
        when: [
          { if: 'is', card: 'self', filter: ofClan('Lasombra', { of: 'you', region: 'ready' }) },
          { if: 'is', card: 'this', filter: { of: 'you' } },
        ],
        cost: { counters: 1 },
        effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'self', for: 'referendum' }],
      },
    ],
  },
};
