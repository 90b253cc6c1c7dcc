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
/** Written into a version when all of it is kept: when that was. */
const WHOLE = 'whole';

/** The name carries a hash of the content: the same name is the same file for ever. */
const isHashed = (path: string): boolean => path.startsWith('assets/');
/** Where a file lies, as the build lists it; whatever of the page's own address has no file is the page. */
function pathOf(url: string): string {
  const path = url.slice(SCOPE.length).replace(/[?#].*$/s, '');
  return path === '' || path === 'index.html' ? './' : path;
}

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
  await cache.put(WHOLE, new Response(`${Date.now()}`));
}

const versions = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(OURS));

/**
 * The version that was kept last, of those that are whole. A page is opened with it, whichever worker is asked: the worker of an older
 * version stays until no page is open. It cannot be hurried: told to make way while it is busy with a page that opens, Chromium keeps
 * it for half a minute or more, or lets the next opening wait for it.
 */
async function newest(): Promise<string> {
  let found = { name: CACHE, since: 0 };
  for (const name of await versions()) {
    const since = Number((await (await caches.match(WHOLE, { cacheName: name }))?.text()) ?? 0);
    if (since > found.since) found = { name, since };
  }
  return found.name;
}

/** A page of an older version may still be open, and needs what it has not loaded yet; a newer one may be on its way. */
async function forgetOthers(most: 0 | 1): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (self.registration.installing || open.filter(({ url }) => url.startsWith(SCOPE)).length > most) return;
  const kept = await newest();
  const old = (await versions()).filter((name) => name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What the newest version has; what only an older one has, for a page of that one; else the network. */
async function find(request: Request, path: string): Promise<Response> {
  const newer = isHashed(path) ? undefined : await caches.match(path, { cacheName: await newest() });
  return newer ?? (await caches.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers(0).then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  if (event.data === 'opened') event.waitUntil(forgetOthers(1));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const path = pathOf(request.url);
  // What belongs to no version is none of the worker's business.
  if (isHashed(path) || FILES.includes(path)) event.respondWith(find(request, path));
});
