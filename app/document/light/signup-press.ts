import { holdPressedLink, TAKEN_OVER } from '~/page/pressed-link';
import { prefetchHere } from '~/ui/Prefetch/prefetch-here';
import { isPlainClick, readSignupLink } from '~/layouts/alerts/signup-link';
import { readApplication, type Application } from './load-application';
import { showProgress } from './progress-line';

/** After this time the signup page is opened instead. */
const PATIENCE_MS = 6000;

/**
 * On wide screens a signup link loads the application, which opens the signup modal; its code is fetched as soon as
 * someone points at the link or focuses it. Where it cannot be loaded, or not soon, the link does what it does on
 * phones: it leads to the signup page.
 */
export function openSignupOnPress(application: Application, signal: AbortSignal): void {
  let pressed = false;
  const onIntent = ({ target }: Event) => {
    if (prefetchHere() === 'intent' && readSignupLink(target)) application.prepare().catch(() => {});
  };
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? readSignupLink(event.target) : null;
    if (!link) return;
    event.preventDefault();
    if (pressed) return;
    pressed = true;
    void open(application, link.anchor).finally(() => (pressed = false));
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(type, onIntent, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
}

async function open(application: Application, anchor: HTMLAnchorElement): Promise<void> {
  const hide = showProgress(readApplication(document).loading);
  anchor.setAttribute('aria-busy', 'true');
  holdPressedLink(window, anchor);
  const takenOver = new Promise<void>((resolve) =>
    window.addEventListener(TAKEN_OVER, () => resolve(), { once: true }),
  );
  try {
    await soon(application.start());
    await soon(takenOver);
    await soon(dialogShown());
  } catch {
    window.location.assign(anchor.href);
  } finally {
    anchor.removeAttribute('aria-busy');
    hide();
  }
}

/** Rejects if the work takes longer than anybody would wait. */
function soon(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('too late')))]);
}

function dialogShown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector('dialog:modal')) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(check);
    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    check();
  });
}
