/** Who sends a request, and from where. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export const COOKIE = 'methuselah';
/** Browsers keep a cookie no longer. The session may end before. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** What proves who sends a request, before anybody has looked at it. */
export interface Proof {
  readonly token: string;
  readonly by: 'cookie' | 'bearer';
}

export function proofIn({ authorization, cookie = '' }: IncomingHttpHeaders): Proof | null {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  for (const pair of cookie.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === COOKIE) return { token: value, by: 'cookie' };
  }
  return null;
}

/** The cookie of a session; null ends it. */
export const cookieOf = (token: string | null, isSecure: boolean): string =>
  [
    `${COOKIE}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === null ? 0 : COOKIE_SECONDS}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Does a request come from our own page? `publicOrigin`: where that is, if a proxy stands before the server. */
function isOwn(origin: string, host: string | undefined, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}

/**
 * May a request that changes something, or opens a socket, come from where it comes from? A browser names the page that sends it. Only
 * what no browser adds by itself is believed without that.
 */
export function isFromHere(
  { origin, host }: IncomingHttpHeaders,
  proof: Proof | null,
  publicOrigin: string | null,
): boolean {
  if (origin !== undefined) return proof?.by === 'bearer' || isOwn(origin, host, publicOrigin);
  return proof?.by !== 'cookie';
}

/** Where a request comes from, as the last of so many proxies before the server says. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = proxies === 0 ? '' : forwarded.at(-proxies)?.trim();
  return named || (socket.remoteAddress ?? '');
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** May somebody read the metrics? With the token, if there is one; else from this machine, if no proxy can ask for others. */
export function mayMeasure(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | null,
  proxies: number,
): boolean {
  if (token === null)
    return proxies === 0 && !headers['x-forwarded-for'] && LOOPBACK.test(socket.remoteAddress ?? '');
  const proof = proofIn(headers);
  return proof?.by === 'bearer' && timingSafeEqual(hashed(proof.token), hashed(token));
}
