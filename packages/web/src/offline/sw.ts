/** The service worker: the whole page is kept, so that it opens and plays without a network, and always as one version. */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version, and its hash; written in by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

const SCOPE = self.registration.scope;
// One host may serve the page under several paths.
const OURS = `methuselah ${SCOPE} `;
const CACHE = OURS + VERSION;

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
  // While a host changes from one version to the next it may have given the page of the other: the next visit tries again.
  const html = (await (await cache.match('./'))?.text()) ?? '';
  const foreign = html.match(/assets\/[\w.-]+/g)?.find((url) => !FILES.includes(url));
  if (foreign !== undefined) throw new Error(`${foreign} is of another version`);
}

/** A page of an older version may still be open, and needs what it has not loaded yet; a newer one may be on its way. */
async function forgetOthers(most: 0 | 1): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (installing || waiting || open.filter(({ url }) => url.startsWith(SCOPE)).length > most) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What this version has; what only an older one has, for a page of that one; else the network. */
async function find(request: Request): Promise<Response> {
  const own = await caches.open(CACHE);
  const isPage =
    request.mode === 'navigate' && /^(index\.html)?(\?|#|$)/.test(request.url.slice(SCOPE.length));
  return (
    (await own.match(isPage ? './' : request, { ignoreSearch: true })) ??
    (await caches.match(request, { ignoreSearch: true })) ??
    fetch(request)
  );
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers(0).then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  // A new version waits until a page asks for it.
  if (event.data === 'update') event.waitUntil(self.skipWaiting());
  if (event.data === 'opened') event.waitUntil(forgetOthers(1));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(find(request));
});
