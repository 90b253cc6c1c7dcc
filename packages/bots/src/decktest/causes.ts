/** Why a Methuselah loses pool: what others do to them, and what they spend. */
export const POOL_CAUSES = ['bleed', 'referendum', 'effect', 'influence', 'cost', 'other'] as const;
export type PoolCause = (typeof POOL_CAUSES)[number];
