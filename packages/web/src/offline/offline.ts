/** How often an open page checks for a new version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** On a first visit, delays the download of everything else until the page is shown. */
const FIRST_VISIT_DELAY_MS = 3000;

/**
 * Makes the page work offline. A load shows the newest version that is fully cached (`sw.ts`). `onUpdate` is called when a newer
 * one is found afterwards; a reload switches to it.
 */
export async function keepOffline(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_DELAY_MS));
  // Without a service worker the page still plays; it only needs the network to load.
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  const watch = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      // The first version replaces nothing.
      if (worker.state === 'installed' && serviceWorker.controller) onUpdate();
    });
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  setInterval(() => registration.update().catch(() => {}), UPDATE_CHECK_MS);

  const { controller } = serviceWorker;
  if (!controller) return;
  controller.postMessage('opened');
  // It may have been cached while this page was loading.
  if (registration.waiting && !(await isNewest())) onUpdate();
}

/** Would a load show this version now? The name of the entry script is unique to a version. */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1);
  const html = await fetch('./').then(
    (response) => response.text(),
    () => null,
  );
  return html === null || entry === undefined || html.includes(entry);
}
