const KEY = 'chunk-reload';
/** Spec section 8: reloads at most once every 60 seconds. */
const PAUSE_MS = 60_000;
const FAILURES = /dynamically imported module|Importing a module script failed|Loading chunk|Unable to preload CSS/i;

type Clock = () => number;
const systemClock: Clock = () => Math.round(performance.timeOrigin + performance.now());

/** An event of the window: a page could not be opened, so the one before it stays. */
export const STAYED = 'page-stayed';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The part of Remix's router in the browser that is needed here. */
interface BrowserRouter {
  state: { location: Place; navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Place } };
  navigate: (to: Place, options: { replace: boolean; preventScrollReset: boolean }) => Promise<void>;
}

export function browserRouter(view: Window): BrowserRouter | undefined {
  const { __remixRouter: router } = view as Window & { __remixRouter?: BrowserRouter };
  return router;
}

/** Reloads the document, because a deployment may have removed a script that an open page still needs. */
export function reloadOnChunkFailure(view: Window, now: Clock = systemClock): void {
  const recover = (reason: unknown) => {
    if (FAILURES.test(String(reason instanceof Error ? reason.message : reason))) restartedPage(view, now);
  };
  view.addEventListener('vite:preloadError', (event) => recover((event as Event & { payload?: unknown }).payload));
  view.addEventListener('unhandledrejection', (event) => recover(event.reason));
}

/**
 * Reloads the document, unless it was reloaded within the last minute or is offline: as the page that someone was on the
 * way to, if there is one. Returns whether it reloads.
 */
export function restartedPage(view: Window, now: Clock = systemClock): boolean {
  // Without a connection a reload would fail and lose the open page.
  if (view.navigator.onLine === false || !mayReload(view, now())) return false;
  const { state, location: goal } = browserRouter(view)?.state.navigation ?? { state: 'idle' };
  // A form that is being sent is not sent again by a reload, so its page comes back.
  if (state === 'loading' && goal) view.location.assign(goal.pathname + goal.search + goal.hash);
  else view.location.reload();
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
