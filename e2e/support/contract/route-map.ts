import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiTable } from '../../../app/compose/api-table.server';
import { pageRoutes, type MappedRoute } from './page-routes';

/** All routes of app/routes.ts with their full path and layout, and the paths of the API as `api-user`. */
export async function routeMap(): Promise<MappedRoute[]> {
  const api = Object.keys(apiTable).map((path): MappedRoute => {
    const id = path.replace(/^\/api\/(.+)\.php$/, 'api-$1');
    return { id, path, layout: undefined, file: 'compose/api-table.server.ts' };
  });
  return [...(await pageRoutes()), ...api];
}

/** Whether the route's file exists; a feature may still have to add it. */
export function isBuilt({ file }: MappedRoute): boolean {
  return existsSync(fileURLToPath(new URL(`../../app/${file}`, import.meta.url)));
}
