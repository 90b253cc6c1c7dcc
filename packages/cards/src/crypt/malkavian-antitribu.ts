import type { VampireDefinition } from '../definition/definition.ts';

export const MALKAVIAN_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // Persephone Tar-Anis
  201110: { bleed: 2 },
  // Stavros
  201313: {},
};
