import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { apiTable } from '../../../app/compose/api-table.server';
import routes from '../../../app/routes';

export interface MappedRoute {
  id: string;
  /** /credits/:id/:paymentmethod? */
  path: string;
  /** default-layout, chat-layout, …; undefined for a resource route. */
  layout: string | undefined;
  file: string;
}

/** All routes of app/routes.ts with their full path and layout, and the paths of the API as `api-user`. */
export async function routeMap(): Promise<MappedRoute[]> {
  const api = Object.keys(apiTable).map((path): MappedRoute => {
    const id = path.replace(/^\/api\/(.+)\.php$/, 'api-$1');
    return { id, path, layout: undefined, file: 'compose/api-table.server.ts' };
  });
  return [...flatten(await routes, '', undefined), ...api];
}

function flatten(entries: readonly RouteConfigEntry[], base: string, layout: string | undefined): MappedRoute[] {
  return entries.flatMap((entry): MappedRoute[] => {
    const path = entry.path === undefined ? base : `${base}/${entry.path}`;
    const isLayout = entry.path === undefined && !entry.index;
    const inner = flatten(entry.children ?? [], path, isLayout ? entry.id : layout);
    return isLayout ? inner : [{ id: entry.id!, path: path === '' ? '/' : path, layout, file: entry.file }, ...inner];
  });
}

/** Whether the route's file exists; a feature may still have to add it. */
export function isBuilt({ file }: MappedRoute): boolean {
  return existsSync(fileURLToPath(new URL(`../../app/${file}`, import.meta.url)));
}
