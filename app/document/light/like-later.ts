import { readLikeDelay } from '~/features/likes/dialogs/like-delay';
import { watchTyping } from '~/features/likes/dialogs/typing';
import { whenFree } from '~/features/likes/dialogs/when-free';
import type { Application } from './load-application';

/** `t=N` shows the like modal after N seconds: then the application is loaded. If that fails, nothing happens. */
export function showLikeLater(application: Application, signal: AbortSignal): void {
  const delay = readLikeDelay(window.location.search);
  if (delay === undefined) return;
  const stopWatching = watchTyping(document);
  let giveUp = () => {};
  const timer = setTimeout(() => {
    giveUp = whenFree(document, () => void application.start().catch(() => {}));
  }, delay);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    giveUp();
    stopWatching();
  });
}

/** The like modal of the application waits for what is left of the N seconds. */
export function leaveRestOfDelay(): void {
  const delay = readLikeDelay(window.location.search);
  if (delay === undefined) return;
  const url = new URL(window.location.href);
  url.searchParams.set('t', String(Math.ceil(Math.max(0, delay - performance.now()) / 1000)));
  window.history.replaceState(window.history.state, '', url);
}
