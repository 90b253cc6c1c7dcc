import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { allyOrYounger, duringPolling, mode } from '../../definition/make.ts';

/** The attempt of an ally or younger vampire to block fails, unless that minion pays to cancel the card. */
const tongue = (printed: string, price: number): ModeDefinition =>
  mode(printed, {
    windows: ['blocking'],
    when: [{ if: 'is', card: 'blocker', filter: allyOrYounger }],
    effects: [{ do: 'failBlock', notAgain: 'controller' }],
    asPlayed: [
      { do: 'gate', may: true, payer: 'blocker', pay: { bloodOrLife: price }, effects: [{ do: 'cancel' }] },
    ],
  });

export const MODIFIER_AUSPEX: Readonly<Record<number, LibraryDefinition>> = {
  // Telepathic Vote Counting
  101951: {
    modes: [
      mode('aus', { ...duringPolling, effects: [{ do: 'cancelReferendum', toHand: true }] }),
      mode('AUS', {
        ...duringPolling,
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [
          { do: 'restrict', what: 'vote', who: { pick: 0 }, for: 'referendum' },
          { do: 'cancelVotes', who: { pick: 0 } },
        ],
      }),
    ],
  },
  // Crocodile's Tongue
  100450: { modes: [tongue('aus', 1), tongue('AUS', 2)] },
};
