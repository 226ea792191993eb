import type { ShouldRevalidateFunction } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { browserRouter, restartedPage, STAYED } from '../reload-on-chunk-failure';
import { shellChanges } from './shell-revalidation';

type RouteModule = Record<string, unknown>;
type RemixWindow = Pick<typeof globalThis, '__remixRouteModules'>;

/**
 * Replaces Remix's own function (vite.config.ts), which reloads at each failure without limit. At the limit of
 * reload-on-chunk-failure.ts the open page stays, which works. Where there is none yet, the module is a page that
 * throws, because Remix would lose a rejection.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  known: Record<string, RouteModule>,
  load: (url: string) => Promise<RouteModule> = (url) => import(/* @vite-ignore */ url),
): Promise<RouteModule> {
  const there = known[route.id];
  if (there) return there;
  const wanted = browserRouter(window)?.state.navigation.location;
  try {
    return (known[route.id] = staysWhenRefused(await load(route.module)));
  } catch (error) {
    // Someone has gone on to another page: what fails late must not take that one back.
    if (wanted && browserRouter(window)?.state.navigation.location !== wanted) return new Promise(() => {});
    // While the document reloads, the navigation stays pending; that to the open page takes its place.
    if (restartedPage(window) || stayed(window)) return new Promise(() => {});
    return { default: failing(error) };
  }
}

function stayed(view: Window): boolean {
  const router = browserRouter(view);
  if (!router || router.state.navigation.state === 'idle') return false;
  void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  view.dispatchEvent(new Event(STAYED));
  return true;
}

/** The router caches this page for the lifetime of the document; each visit to it may reload the document. */
const failing = (error: unknown) =>
  function Failing() {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!restartedPage(window)) setFailed(true);
    }, []);
    if (failed) throw error;
    return null;
  };

/** Where the shell is loaded again, the page may have something new too: an order is refused because its price has changed. */
const unlessRefused: ShouldRevalidateFunction = (change) =>
  (change.actionStatus ?? 200) < 400 || change.currentUrl.href !== change.nextUrl.href || shellChanges(change);

/**
 * Leaves the data of the open page as they are when a form is refused (400 and above). Remix would load them for each
 * route that does not decide this itself, after a form that does not navigate (useFetcher): the whole page once more, to
 * show it unchanged.
 */
export const staysWhenRefused = (module: RouteModule): RouteModule =>
  'shouldRevalidate' in module ? module : { ...module, shouldRevalidate: unlessRefused };

/** The same for the pages whose scripts the document names, before Remix reads them. */
export function stayWhenRefused({ __remixRouteModules: modules }: RemixWindow): void {
  for (const [id, module] of Object.entries(modules))
    if (module) Object.assign(modules, { [id]: staysWhenRefused({ ...module }) });
}
