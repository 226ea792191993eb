import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../../app/routes';

export interface MappedRoute {
  id: string;
  /** /credits/:id/:paymentmethod? */
  path: string;
  /** default-layout, chat-layout, …; undefined for a resource route. */
  layout: string | undefined;
  file: string;
}

/** The routes of app/routes.ts, without the API. */
export async function pageRoutes(): Promise<MappedRoute[]> {
  return flatten(await routes, '', undefined);
}

function flatten(entries: readonly RouteConfigEntry[], base: string, layout: string | undefined): MappedRoute[] {
  return entries.flatMap((entry): MappedRoute[] => {
    const path = entry.path === undefined ? base : `${base}/${entry.path}`;
    const isLayout = entry.path === undefined && !entry.index;
    const inner = flatten(entry.children ?? [], path, isLayout ? entry.id : layout);
    return isLayout ? inner : [{ id: entry.id!, path: path === '' ? '/' : path, layout, file: entry.file }, ...inner];
  });
}
