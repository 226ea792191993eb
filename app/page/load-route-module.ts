import { useEffect, useState } from 'react';
import { restartedPage } from './reload-on-chunk-failure';

type RouteModule = Record<string, unknown>;

/**
 * Replaces Remix's own function (vite.config.ts), which reloads at each failure without limit. At the limit of
 * reload-on-chunk-failure.ts the module is a page that throws, because Remix would lose a rejection.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  known: Record<string, RouteModule>,
  load: (url: string) => Promise<RouteModule> = (url) => import(/* @vite-ignore */ url),
): Promise<RouteModule> {
  const there = known[route.id];
  if (there) return there;
  try {
    return (known[route.id] = await load(route.module));
  } catch (error) {
    // While the document reloads, the navigation stays pending.
    if (restartedPage(window)) return new Promise(() => {});
    return { default: failing(error) };
  }
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
