import type { Effect, SeatNoun } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedingYou } from '../../definition/make.ts';

/** A master phase action, in the phase that is under way. */
const anotherMasterAction = (who: SeatNoun): Effect => ({
  do: 'modify',
  stat: 'masterActions',
  amount: 1,
  who,
  for: 'turn',
});

/** Out-of-turn masters. */
export const MASTER_OUT_OF_TURN: Readonly<Record<number, LibraryDefinition>> = {
  // Archon Investigation
  100085: {
    modes: [
      {
        windows: ['declined'],
        when: [...bleedingYou, { if: 'atLeast', a: 'bleedAmount', b: 4 }],
        effects: [{ do: 'burn', who: 'acting' }],
      },
    ],
  },
  // Direct Intervention
  100545: {
    modes: [
      {
        when: [{ if: 'played', card: { minionCard: true }, by: 'any' }],
        effects: [{ do: 'cancel', unpaid: true }],
      },
    ],
  },
  // Not to Be
  101303: {
    modes: [
      {
        stays: 'table',
        when: [{ if: 'played', card: { type: ['event'] }, by: 'any' }],
        effects: [{ do: 'cancel', unpaid: true }],
      },
    ],
    statics: [
      { stat: 'masterActions', amount: 1, who: 'you' },
      { stat: 'discardActions', amount: -1, who: 'you' },
    ],
    triggers: [{ at: 'discardPhase', aboutThis: 'you', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Sudden Reversal
  101896: {
    modes: [
      {
        when: [{ if: 'played', card: { type: ['master'] }, by: 'others' }],
        effects: [{ do: 'cancel', unpaid: true }],
      },
    ],
  },
  // Wash
  102151: {
    modes: [
      {
        replaced: 'nextUnlock',
        when: [{ if: 'played', card: { type: ['master'], outOfTurn: false }, by: 'preyOrPredator' }],
        effects: [{ do: 'cancel', unpaid: true }, anotherMasterAction('player')],
      },
      {
        replaced: 'nextUnlock',
        when: [{ if: 'played', card: { type: ['master'], outOfTurn: true }, by: 'preyOrPredator' }],
        effects: [
          { do: 'cancel', unpaid: true },
          {
            do: 'schedule',
            at: 'masterPhase',
            about: 'player',
            for: 'game',
            once: true,
            effects: [anotherMasterAction('actingMethuselah')],
          },
        ],
      },
    ],
  },
  // Vox Domini
  102132: {
    modes: [
      {
        windows: ['beforeVotes', 'polling'],
        when: [{ if: 'action', kind: ['political'] }],
        once: 'game',
        onceBy: 'methuselah',
        effects: [{ do: 'failReferendum' }],
      },
    ],
  },
};
