import { isInstalled } from '~/page/device';
import { noteEntered } from '~/layouts/alerts/entered';

/**
 * Guards the site-entry warning, which the server rendered open: what is behind it is inert. It stays the element that
 * the first frame shows; showModal() would move it, so that its text would be painted a second time. Without this
 * script its form loads the page again; with it the warning closes at once and the answer is stored meanwhile.
 */
export function guardEntry(signal: AbortSignal): void {
  const dialog = document.querySelector('[data-site-entry]')?.closest('dialog');
  const form = dialog?.querySelector('form');
  // In the installed app a style sheet hides the warning.
  if (!dialog || !form || isInstalled()) return;
  const behind = elementsBeside(dialog);
  const free = () => {
    for (const element of behind) element.removeAttribute('inert');
    dialog.removeAttribute('aria-modal');
  };
  for (const element of behind) element.setAttribute('inert', '');
  dialog.setAttribute('aria-modal', 'true');
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  signal.addEventListener('abort', free, { once: true });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      noteEntered();
      dialog.close();
      free();
      // If this fails, the next page asks again.
      fetch(form.action, { method: 'POST', body: new URLSearchParams(), keepalive: true }).catch(() => {});
    },
    { signal },
  );
}

/** Everything of the page that is neither in the element nor around it. */
function elementsBeside(element: Element): Element[] {
  const found: Element[] = [];
  for (
    let ancestor = element;
    ancestor !== document.body && ancestor.parentElement;
    ancestor = ancestor.parentElement
  ) {
    for (const other of ancestor.parentElement.children)
      if (other !== ancestor && !other.hasAttribute('inert')) found.push(other);
  }
  return found;
}
