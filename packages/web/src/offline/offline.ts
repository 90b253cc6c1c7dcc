/** How often a page that stays open asks for a newer version. */
const AGAIN_MS = 60 * 60 * 1000;
/** How long a new version waits before it is asked once more to take the place of the old one. */
const ASK_MS = 500;
/** A first visit shows the page before everything else of it is fetched to be kept. */
const FIRST_MS = 3000;

/**
 * Keeps the page for playing without a network. A newer version that waits when the page opens is changed to at once; for one that is
 * found later `onUpdate` is called: what it is given changes to it, which loads the page anew.
 */
export async function keepOffline(onUpdate: (update: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let asked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  const changeTo = (waiting: ServiceWorker): void => {
    asked = true;
    // The old version gives way only when it has nothing to do, which it may have at the moment it is asked.
    const ask = (): void => {
      if (waiting.state !== 'installed') return;
      waiting.postMessage('update');
      setTimeout(ask, ASK_MS);
    };
    ask();
  };
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, FIRST_MS));
  // A page without it still plays: it only needs the network to open.
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  const watch = (coming: ServiceWorker | null): void =>
    coming?.addEventListener('statechange', () => {
      // The very first version needs no question: nothing runs that it could replace.
      if (coming.state === 'installed' && serviceWorker.controller) onUpdate(() => changeTo(coming));
    });
  if (registration.waiting && serviceWorker.controller) {
    changeTo(registration.waiting);
    return;
  }
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  serviceWorker.controller?.postMessage('opened');
  setInterval(() => registration.update().catch(() => {}), AGAIN_MS);
}
