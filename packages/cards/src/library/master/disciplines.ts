import type { LibraryDefinition } from '../../definition/definition.ts';
import { disciplineCard } from '../../definition/make.ts';

export const MASTER_DISCIPLINES: Readonly<Record<number, LibraryDefinition>> = {
  // Animalism
  100070: disciplineCard('ani'),
  // Celerity
  100312: disciplineCard('cel'),
  // Dementation
  100521: disciplineCard('dem'),
  // Dominate
  100572: disciplineCard('dom'),
  // Obfuscate
  101310: disciplineCard('obf'),
  // Potence
  101424: disciplineCard('pot'),
  // Protean
  101498: disciplineCard('pro'),
  // Oblivion
  102277: disciplineCard('obl'),
};
