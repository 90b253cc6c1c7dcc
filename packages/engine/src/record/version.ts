/** The engine version in saves and records; a test keeps it equal to package.json. */
export const ENGINE_VERSION = '0.3.0';

/**
 * The version of the rules, separate from that of the package.
 *
 * Raise it with every change after which a golden record (packages/testkit/golden) no longer replays to its end: it tells why
 * a record may diverge.
 */
export const RULES_VERSION = 1;
