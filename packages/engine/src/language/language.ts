/**
 * The card language: what a card is and does, as plain data.
 *
 * A card names mechanics, never itself. Every verb takes the same nouns (who), amounts (how much), windows
 * (when) and conditions (if). The rules interpret this data; nothing in the engine knows a card by name.
 */

export * from './cards.ts';
export * from './combat.ts';
export * from './conditions.ts';
export * from './facts.ts';
export * from './fields.ts';
export * from './lasting.ts';
export * from './nouns.ts';
export * from './statics.ts';
export * from './text.ts';
