/**
 * Keeps the page for playing without a network. `onUpdate` is called when a newer version has been loaded and waits:
 * what it is given changes to it, which loads the page anew.
 */
export async function keepOffline(onUpdate: (update: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let asked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  const offer = (waiting: ServiceWorker): void =>
    onUpdate(() => {
      asked = true;
      waiting.postMessage('update');
    });
  // A page without it still plays: it only needs the network to open.
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version needs no question: nothing runs that it could replace.
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  });
}
