import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { ShellData } from './shell-data';
import { putTrackingIntoUrl, withTracking } from './tracking-links';
import { useHydrated } from './use-hydrated';

/** `withTracking` while rendering; the first render matches the HTML of the server, which has no remembered ids. */
export function useTracking(url: string): string {
  return useHydrated() ? withTracking(url) : url;
}

/** Keeps the ids in the URL of every page of the visit. The source of a member is stored with the account. */
export function useTrackingInUrl(): void {
  const { key, pathname, search } = useLocation();
  const visitor = (useRouteLoaderData('root') as ShellData | undefined)?.user === null;
  useEffect(() => {
    if (visitor) putTrackingIntoUrl(window);
  }, [visitor, key, pathname, search]);
}
