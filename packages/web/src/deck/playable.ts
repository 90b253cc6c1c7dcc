import { PLAYABLE } from 'virtual:playable';

const ids = new Set(PLAYABLE);

/** Can a card be played here? */
export const isPlayable = (id: number): boolean => ids.has(id);
export { PLAYABLE };
