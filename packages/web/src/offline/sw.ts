/** The service worker: the whole page is kept, so that it opens and plays without a network. */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version, and its hash; written in by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

// One host may serve the page under several paths.
const OURS = `methuselah ${self.registration.scope} `;
const CACHE = OURS + VERSION;

/** How long an opening page waits for a slow network before it shows what is kept. */
const PATIENCE_MS = 3000;

/** The name carries a hash of the content: the same name is the same file for ever. */
const isHashed = (url: string): boolean => url.startsWith('assets/');

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (url) => {
      const kept = isHashed(url) ? await caches.match(url) : undefined;
      if (kept) await cache.put(url, kept);
      else await cache.add(new Request(url, { cache: 'no-cache' }));
    }),
  );
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request, { ignoreSearch: true });

async function open(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await kept('./')) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
// A new version waits until the player asks for it.
self.addEventListener('message', (event) => {
  if (event.data === 'update') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    request.mode === 'navigate' ? open(request) : kept(request).then((found) => found ?? fetch(request)),
  );
});
