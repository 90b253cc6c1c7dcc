import type { Surroundings } from './line.ts';

/** 128 random bits. A page of another machine of the home network, without https, has no `randomUUID`. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sockets, time and chance of this browser. */
export const surroundingsAt = (path: string): Surroundings & { newId(): string } => ({
  open({ opened, received, closed }) {
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${path}`);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => received(String(data)));
    socket.addEventListener('close', closed);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  now: () => performance.now(),
  newId,
});

/** Calls back when the network is back and when somebody looks at the page again; returns how to stop it. */
export function onWaking(wake: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || wake(), { signal });
  return () => stop.abort();
}
