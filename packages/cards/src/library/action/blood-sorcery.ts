import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

const smith = (printed: string, stealth: number): ModeDefinition =>
  mode(printed, {
    action: { kind: 'equip', stealth },
    effects: [{ do: 'search', type: 'equipment', to: 'self', asNormal: true }],
  });

export const ACTION_BLOOD_SORCERY: Readonly<Record<number, LibraryDefinition>> = {
  // Magic of the Smith
  101143: { modes: [smith('tha', 1), smith('THA', 3)] },
};
