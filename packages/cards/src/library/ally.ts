import type { LibraryDefinition } from '../definition/definition.ts';
import { bleedingYou, directedAtYou, moreBleed, moreStealth, recruit } from '../definition/make.ts';

/** Allies. */
export const ALLY: Readonly<Record<number, LibraryDefinition>> = {
  // Political Ally
  101411: { modes: [{ action: { kind: 'recruit' } }], life: 1, strength: 0, bleed: 3 },
  // Thadius Zho
  101963: {
    modes: [{ action: { kind: 'recruit' } }],
    life: 2,
    strength: 0,
    bleed: 2,
    abilities: [
      { by: 'self', strike: { kind: 'damage', amount: 2, ranged: true } },
      { by: 'self', maneuver: 'must', once: 'combat' },
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
  },
  // Underbridge Stray
  102065: {
    modes: [recruit('ani'), recruit('ANI')],
    life: 1,
    strength: 0,
    bleed: 0,
    atSuperior: { life: 2, strength: 1 },
    abilities: [
      {
        by: 'self',
        windows: ['press'],
        cost: { counters: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', inCombat: true } }],
        effects: [{ do: 'grant', grant: 'press', who: { pick: 0 }, for: 'round' }],
      },
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined', 'resolved'],
        when: [directedAtYou, { if: 'is', card: 'this', filter: { not: 'blocker' } }],
        cost: { burnThis: true },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready', not: 'this' } }],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
  },
  // 47th Street Royals
  102217: {
    modes: [{ action: { kind: 'recruit' } }],
    life: 2,
    strength: 1,
    bleed: 0,
    abilities: [{ by: 'methuselah', cost: { burnThis: true }, when: bleedingYou, effects: [moreBleed(-3)] }],
  },
  // City Star Taxi
  102234: {
    modes: [{ action: { kind: 'recruit' } }],
    life: 2,
    strength: 0,
    bleed: 0,
    abilities: [
      { by: 'self', strike: { kind: 'damage', amount: 1, ranged: true } },
      { by: 'self', maneuver: 'must', once: 'combat' },
      {
        by: 'self',
        cost: { lock: 'self' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Ravnos', of: 'you' } }],
        effects: [moreStealth(1)],
      },
    ],
  },
  // Freakish Conglomeration
  102324: {
    modes: [recruit('obl'), recruit('tha'), recruit('OBL'), recruit('THA')],
    life: 3,
    strength: 3,
    bleed: 1,
    atSuperior: { life: 4 },
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnBlood', who: 'this', amount: 1 }] },
    ],
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
};
