/** How often a page that stays open asks for a newer version. */
const AGAIN_MS = 60 * 60 * 1000;
/** A first visit shows the page before everything else of it is fetched to be kept. */
const FIRST_MS = 3000;

/**
 * Keeps the page for playing without a network. An opening shows the newest version that is kept (`sw.ts`); for one that is found after
 * that, `onUpdate` is called: loading the page again changes to it.
 */
export async function keepOffline(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, FIRST_MS));
  // A page without it still plays: it only needs the network to open.
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  const watch = (coming: ServiceWorker | null): void =>
    coming?.addEventListener('statechange', () => {
      // The very first version needs no question: nothing runs that it could replace.
      if (coming.state === 'installed' && serviceWorker.controller) onUpdate();
    });
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  setInterval(() => registration.update().catch(() => {}), AGAIN_MS);

  const { controller } = serviceWorker;
  if (!controller) return;
  controller.postMessage('opened');
  // It may have been kept while this page was on its way.
  if (registration.waiting && !(await isNewest())) onUpdate();
}

/** Is this page the one that an opening would show now? The script it begins with has a name that no other version has. */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1);
  const html = await fetch('./').then(
    (response) => response.text(),
    () => null,
  );
  return html === null || entry === undefined || html.includes(entry);
}
