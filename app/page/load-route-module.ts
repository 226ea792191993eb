import { useEffect, useState } from 'react';
import { restartedPage } from './reload-on-chunk-failure';

type RouteModule = Record<string, unknown>;

/**
 * Loads a page's script, in place of Remix's own function (vite.config.ts): that one reloads at every failure and as
 * often as it fails. Here the limit of reload-on-chunk-failure.ts holds; within it the page is one that fails, so the
 * error page shows: a rejection would be lost, because Remix counts on there being none.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  known: Record<string, RouteModule>,
  load: (address: string) => Promise<RouteModule> = (address) => import(/* @vite-ignore */ address),
): Promise<RouteModule> {
  const there = known[route.id];
  if (there) return there;
  try {
    return (known[route.id] = await load(route.module));
  } catch (error) {
    // While the page starts anew nothing more happens in this one.
    if (restartedPage(window)) return new Promise(() => {});
    return { default: failing(error) };
  }
}

/** The router keeps it for as long as the document lives: each time it is gone to, it may start the page anew. */
const failing = (error: unknown) =>
  function Failing() {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!restartedPage(window)) setFailed(true);
    }, []);
    if (failed) throw error;
    return null;
  };
