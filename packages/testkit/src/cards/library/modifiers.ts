import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented action modifiers. */
export const MODIFIERS: readonly LibraryCard[] = [
  card(
    500,
    'Slip Away',
    [
      {
        type: 'modifier',
        disciplines: { obf: 1 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
      },
      {
        type: 'modifier',
        disciplines: { obf: 2 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 2, who: 'acting', for: 'action' }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(501, 'Covered Retreat', [
    {
      type: 'modifier',
      by: 'other',
      disciplines: { obf: 2 },
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
  ]),
  card(502, 'Pressing Question', [
    {
      type: 'modifier',
      disciplines: { dom: 1 },
      effects: [{ do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action' }],
    },
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      effects: [{ do: 'modify', stat: 'bleed', amount: 2, who: 'acting', for: 'action' }],
    },
  ]),
  card(503, 'Scent of Ruin', [
    // A conditional bonus that comes and goes.
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      when: [{ if: 'action', kind: ['bleed'] }],
      effects: [
        {
          do: 'modify',
          stat: 'bleed',
          amount: 2,
          who: 'acting',
          for: 'action',
          if: [{ if: 'atLeast', a: 10, b: { pool: 'actionTarget' } }],
        },
      ],
    },
  ]),
  card(504, 'Change of Heart', [
    {
      type: 'modifier',
      disciplines: { obf: 1 },
      windows: ['blocked'],
      effects: [{ do: 'unlock', who: 'acting' }, { do: 'endAction' }],
    },
  ]),
  card(505, 'Vanish at a Price', [
    {
      type: 'modifier',
      disciplines: { obf: 2 },
      windows: ['blocked'],
      replaced: 'nextDiscard',
      effects: [{ do: 'lock', who: 'blocker' }, { do: 'endAction' }],
    },
  ]),
  card(506, 'Ready for Trouble', [
    {
      type: 'modifier',
      disciplines: { cel: 1 },
      windows: ['beforeBlocks', 'blocking', 'blocked', 'announced'],
      effects: [
        { do: 'grant', grant: 'maneuver', who: 'acting', for: 'resultingCombat' },
        { do: 'grant', grant: 'press', who: 'acting', for: 'resultingCombat' },
      ],
    },
  ]),
  card(507, 'Second Wind', [
    {
      type: 'modifier',
      disciplines: { for: 1 },
      windows: ['resolved'],
      cost: { blood: 1 },
      effects: [{ do: 'unlock', who: 'acting' }],
    },
  ]),
  card(508, 'Grateful Crowd', [
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      windows: ['resolved'],
      when: [
        { if: 'action', kind: ['political'] },
        { if: 'successful' },
        { if: 'atLeast', a: 'margin', b: 1 },
      ],
      effects: [{ do: 'gainBlood', who: 'acting', amount: 'margin' }],
    },
  ]),
  card(509, 'Stirring Speech', [
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      windows: ['polling'],
      when: [{ if: 'action', kind: ['political'] }],
      effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'acting', for: 'referendum' }],
    },
  ]),
  card(510, 'Silenced', [
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', hasVoted: true } }],
      effects: [{ do: 'cancelVotes', who: { pick: 0 } }],
    },
  ]),
  card(511, 'Whipped Votes', [
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      windows: ['beforeVotes', 'polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', hasVoted: false } }],
      effects: [{ do: 'restrict', what: 'voteFor', who: { pick: 0 }, for: 'referendum' }],
    },
  ]),
  card(512, 'Poll Toll', [
    {
      type: 'modifier',
      disciplines: { pre: 2 },
      windows: ['beforeVotes'],
      effects: [
        {
          do: 'modify',
          stat: 'voteTax',
          amount: 1,
          who: { all: { kind: 'vampire', of: 'others', region: 'ready' } },
          for: 'referendum',
        },
      ],
    },
  ]),
  card(513, 'Announce Boldly', [
    {
      type: 'modifier',
      windows: ['announced'],
      effects: [
        { do: 'modify', stat: 'stealth', amount: -1, who: 'acting', for: 'action' },
        { do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action', unlimited: true },
      ],
    },
  ]),
  card(514, 'Unstoppable', [
    {
      type: 'modifier',
      disciplines: { pot: 2 },
      cost: { blood: 1 },
      effects: [
        {
          do: 'restrict',
          what: 'block',
          who: { all: { kind: 'vampire', of: 'others', youngerThan: 'self' } },
          for: 'action',
        },
      ],
    },
  ]),
  card(515, 'Spoils of the Bleed', [
    {
      type: 'modifier',
      disciplines: { aus: 1 },
      windows: ['succeeding'],
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'atLeast', a: 'bleedAmount', b: 1 },
      ],
      effects: [
        {
          do: 'schedule',
          at: 'bleedSucceeds',
          about: 'acting',
          for: 'action',
          instead: true,
          effects: [{ do: 'gainBlood', who: 'acting', amount: 2 }],
        },
      ],
    },
  ]),
  card(516, 'Switch Prey', [
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      windows: ['beforeBlocks', 'declined'],
      when: [{ if: 'action', kind: ['bleed'] }],
      picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      cost: { edge: true },
      effects: [{ do: 'redirect', to: { seatPick: 0 } }],
    },
  ]),
];
