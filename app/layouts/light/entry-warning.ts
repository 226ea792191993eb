import { isInstalled } from '~/page/device';
import { noteEntered } from '../alerts/entered';

/**
 * Makes the site-entry warning modal, which the server rendered open. Without this script its form loads the page anew;
 * with it the warning closes at once and the answer is stored meanwhile.
 */
export function guardEntry(signal: AbortSignal): void {
  const dialog = document.querySelector('[data-site-entry]')?.closest('dialog');
  const form = dialog?.querySelector('form');
  // In the installed app a style sheet hides the warning.
  if (!dialog || !form || isInstalled()) return;
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
  // Chromium closes the dialog on a second Escape even if the first one was prevented.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      noteEntered();
      dialog.close();
      // If this fails, the next page asks again.
      fetch(form.action, { method: 'POST', body: new URLSearchParams(), keepalive: true }).catch(() => {});
    },
    { signal },
  );
}
