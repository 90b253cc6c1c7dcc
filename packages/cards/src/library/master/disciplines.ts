import type { LibraryDefinition } from '../../definition/definition.ts';
import { disciplineCard, on } from '../../definition/make.ts';

export const MASTER_DISCIPLINES: Readonly<Record<number, LibraryDefinition>> = {
  // Abombwe
  100009: {
    ...disciplineCard('abo'),
    modes: [on({ kind: 'vampire', canLearn: 'abo', either: [{ sect: 'laibon' }, { discipline: 'pro' }] })],
  },
  // Animalism
  100070: disciplineCard('ani'),
  // Auspex
  100114: disciplineCard('aus'),
  // Celerity
  100312: disciplineCard('cel'),
  // Dementation
  100521: disciplineCard('dem'),
  // Dominate
  100572: disciplineCard('dom'),
  // Fortitude
  100774: disciplineCard('for'),
  // Obfuscate
  101310: disciplineCard('obf'),
  // Potence
  101424: disciplineCard('pot'),
  // Presence
  101480: disciplineCard('pre'),
  // Protean
  101498: disciplineCard('pro'),
  // Oblivion
  102277: disciplineCard('obl'),
};
