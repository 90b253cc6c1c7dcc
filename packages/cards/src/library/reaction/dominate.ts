import type { LibraryDefinition } from '../../definition/definition.ts';
import { changeBleedTarget } from '../../definition/make.ts';

export const REACTION_DOMINATE: Readonly<Record<number, LibraryDefinition>> = {
  // Deflection
  100518: { modes: [changeBleedTarget('dom', [{ do: 'lock', who: 'self' }]), changeBleedTarget('DOM')] },
  // Redirection
  101578: {
    modes: [
      changeBleedTarget(
        'dom',
        [{ do: 'lock', who: 'self' }],
        [{ if: 'is', card: 'acting', filter: { kind: 'vampire', youngerThan: 'self' } }],
      ),
      changeBleedTarget(
        'DOM',
        [{ do: 'lock', who: 'self' }],
        [{ if: 'is', card: 'acting', filter: { kind: 'vampire' } }],
      ),
    ],
  },
};
