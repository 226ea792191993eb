const KEY = 'chunk-reload';
/** Spec section 8: reloads at most once every 60 seconds. */
const PAUSE_MS = 60_000;
const FAILURES = /dynamically imported module|Importing a module script failed|Loading chunk|Unable to preload CSS/i;

type Clock = () => number;
const systemClock: Clock = () => Math.round(performance.timeOrigin + performance.now());

/** Reloads the document, because a deployment may have removed a script that an open page still needs. */
export function reloadOnChunkFailure(view: Window, now: Clock = systemClock): void {
  const recover = (reason: unknown) => {
    if (FAILURES.test(String(reason instanceof Error ? reason.message : reason))) restartedPage(view, now);
  };
  view.addEventListener('vite:preloadError', (event) => recover((event as Event & { payload?: unknown }).payload));
  view.addEventListener('unhandledrejection', (event) => recover(event.reason));
}

/** Reloads the document, unless it was reloaded within the last minute or is offline. Returns whether it reloads. */
export function restartedPage(view: Window, now: Clock = systemClock): boolean {
  // Without a connection a reload would fail and lose the open page.
  if (view.navigator.onLine === false || !mayReload(view, now())) return false;
  view.location.reload();
  return true;
}

/** False where the time of the last reload cannot be stored: reloads could otherwise be endless. */
function mayReload(view: Window, now: number): boolean {
  try {
    const last = Number(view.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < PAUSE_MS) return false;
    view.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
