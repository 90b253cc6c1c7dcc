/** Saves and records name the engine that wrote them; a test keeps this and package.json alike. */
export const ENGINE_VERSION = '0.2.0';

/**
 * The version of the rules, apart from that of the package. It must be raised by every change after which a golden record
 * (packages/testkit/golden) no longer plays to its end: a record says by it why it may part from the game.
 */
export const RULES_VERSION = 1;
