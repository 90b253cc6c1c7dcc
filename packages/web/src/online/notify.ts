import { store, stored } from './stored.ts';

/** Notifications that it is one's turn: only after the player has asked for them, and only while the page is hidden. */

export const canNotify = (): boolean => 'Notification' in globalThis;
export const isNotifying = (): boolean =>
  canNotify() && Notification.permission === 'granted' && stored('notify') !== null;

/** To be called by a press. False if the browser refuses. */
export async function startNotifying(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false;
  store('notify', 'on');
  return true;
}

export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!isNotifying() || !document.hidden) return;
  // On phones only a service worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, { body, tag });
  else new Notification(title, { body, tag });
}
