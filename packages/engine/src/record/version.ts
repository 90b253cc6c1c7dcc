/** Saves and records name the engine that wrote them; a test keeps this and package.json alike. */
export const ENGINE_VERSION = '0.1.0';
