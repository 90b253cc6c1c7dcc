/** Content Security Policy: the page loads only its own files. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Cards set custom properties in style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/** For the HTTP header. A meta element cannot set frame-ancestors. */
export const POLICY_HEADER = [...POLICY, "frame-ancestors 'none'"].join('; ');
