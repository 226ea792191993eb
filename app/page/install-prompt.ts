/** The event by which some browsers offer to install the app (not a standard yet). */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' } | undefined>;
}

interface Holder {
  installPrompt?: InstallPromptEvent | undefined;
}

export const INSTALL_READY = 'install-ready';

/** Holds the browser’s offer back until a good moment. It may come long before the code that uses it. */
export function holdInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (page as Holder).installPrompt = event as InstallPromptEvent;
    page.dispatchEvent(new Event(INSTALL_READY));
  });
  page.addEventListener('appinstalled', () => {
    (page as Holder).installPrompt = undefined;
    page.dispatchEvent(new Event(INSTALL_READY));
  });
}

export const heldInstallPrompt = (page: Window): InstallPromptEvent | undefined => (page as Holder).installPrompt;

/** Lets the browser ask. It does so once for each offer, so the offer is used up. Returns whether the person agreed. */
export async function askToInstall(page: Window): Promise<boolean> {
  const offer = heldInstallPrompt(page);
  (page as Holder).installPrompt = undefined;
  try {
    return (await offer?.prompt())?.outcome === 'accepted';
  } catch {
    return false;
  }
}
