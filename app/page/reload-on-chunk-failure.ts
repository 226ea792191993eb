const KEY = 'chunk-reload';
/** Spec section 8: reloads once, at most every 60 seconds. */
const PAUSE_MS = 60_000;
const FAILURES = /dynamically imported module|Importing a module script failed|Loading chunk|Unable to preload CSS/i;

type Clock = () => number;
const systemClock: Clock = () => Math.round(performance.timeOrigin + performance.now());

/** A deployment may take away a script that an open page still wants: the page then starts anew. */
export function reloadOnChunkFailure(view: Window, now: Clock = systemClock): void {
  const recover = (reason: unknown) => {
    if (FAILURES.test(String(reason instanceof Error ? reason.message : reason))) restartedPage(view, now);
  };
  view.addEventListener('vite:preloadError', (event) => recover((event as Event & { payload?: unknown }).payload));
  view.addEventListener('unhandledrejection', (event) => recover(event.reason));
}

/** Starts the page anew, unless it did so within the last minute; whether it does. */
export function restartedPage(view: Window, now: Clock = systemClock): boolean {
  // Without a connection there is nothing to start from: what is open is worth more.
  if (view.navigator.onLine === false || !mayReload(view, now())) return false;
  view.location.reload();
  return true;
}

/** Only where the time of the last reload can be kept: without it a script that stays away would reload for ever. */
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
