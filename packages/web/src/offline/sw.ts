/** The service worker: caches the whole page, so that it works offline and always as one version. */

export {};

declare const self: ServiceWorkerGlobalScope;
/** All files of this version, and its hash; inserted by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

const SCOPE = self.registration.scope;
// One host may serve the page under several paths.
const CACHE_PREFIX = `methuselah ${SCOPE} `;
const CACHE = CACHE_PREFIX + VERSION;
/** Marks a cached version as complete; contains the time. */
const COMPLETE = 'whole';

/** File names in assets/ contain a hash of the content, so such a file never changes. */
const isHashed = (path: string): boolean => path.startsWith('assets/');
/** The path of a file as the build lists it; the page itself is "./". */
function pathOf(url: string): string {
  const path = url.slice(SCOPE.length).replace(/[?#].*$/s, '');
  return path === '' || path === 'index.html' ? './' : path;
}

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (url) => {
      const kept = isHashed(url) ? await caches.match(url) : undefined;
      if (kept) await cache.put(url, kept);
      else await cache.add(new Request(url, { cache: 'no-cache' }));
    }),
  );
  // While a host switches versions, it may have served the other version's page: the next visit tries again.
  const html = (await (await cache.match('./'))?.text()) ?? '';
  const foreign = html.match(/assets\/[\w.-]+/g)?.find((url) => !FILES.includes(url));
  if (foreign !== undefined) throw new Error(`${foreign} is of another version`);
  await cache.put(COMPLETE, new Response(`${Date.now()}`));
}

const cachedVersions = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/**
 * The complete version that was cached last. Every load uses it, whichever worker answers: the worker of an older version stays
 * until no page is open. `skipWaiting` is no help: while the old worker serves a page that loads, Chromium keeps it for half a
 * minute or more, or makes the next load wait for it.
 */
async function newestVersion(): Promise<string> {
  let found = { name: CACHE, since: 0 };
  for (const name of await cachedVersions()) {
    const since = Number((await (await caches.match(COMPLETE, { cacheName: name }))?.text()) ?? 0);
    if (since > found.since) found = { name, since };
  }
  return found.name;
}

/** Not while a page of an older version may be open, which needs files not loaded yet, or a newer version is being installed. */
async function deleteOldVersions(most: 0 | 1): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (self.registration.installing || open.filter(({ url }) => url.startsWith(SCOPE)).length > most) return;
  const kept = await newestVersion();
  const old = (await cachedVersions()).filter((name) => name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the newest version; else from an older one, for its open pages; else from the network. */
async function find(request: Request, path: string): Promise<Response> {
  const newer = isHashed(path) ? undefined : await caches.match(path, { cacheName: await newestVersion() });
  return newer ?? (await caches.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(cacheAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldVersions(0).then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  if (event.data === 'opened') event.waitUntil(deleteOldVersions(1));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const path = pathOf(request.url);
  // The browser handles all other requests itself.
  if (isHashed(path) || FILES.includes(path)) event.respondWith(find(request, path));
});
