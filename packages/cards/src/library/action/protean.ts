import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, moreStealth } from '../../definition/make.ts';

export const ACTION_PROTEAN: Readonly<Record<number, LibraryDefinition>> = {
  // Loki's Gift
  101119: {
    modes: [
      mode('pro', { action: { kind: 'hunt', stealth: 1 }, stays: 'self' }),
      mode('PRO', {
        action: { kind: 'hunt', stealth: 1 },
        stays: 'self',
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }],
      }),
    ],
    onlyOne: 'name',
    abilities: [
      {
        by: 'host',
        when: [{ if: 'selfIs', role: 'acting' }],
        cost: { burnThis: true, blood: 1 },
        effects: [moreStealth(1)],
      },
      {
        by: 'host',
        windows: ['polling'],
        when: [{ if: 'superior' }],
        cost: { burnThis: true },
        effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'self', for: 'referendum' }],
      },
    ],
  },
  // Shadow of the Beast
  101740: {
    modes: [
      mode('pro', { action: { kind: 'special' }, stays: 'self' }),
      mode('PRO', { action: { kind: 'special' }, stays: 'self' }),
    ],
    onlyOne: 'name',
    abilities: [
      { by: 'host', maneuver: 'must', once: 'combat' },
      { by: 'host', when: [{ if: 'superior' }], press: true, once: 'combat' },
    ],
  },
};
