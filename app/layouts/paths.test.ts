import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import routes from '../routes';
import { settingsLinks } from '~/features/account/settings/settings-links';
import { FOOTER_LINKS } from './footer/footer-links';
import { BACK_ROUTES, existingPaths, pathOf } from './paths';

/** Maps each route name to its path, including the paths of its parents. */
function flatten(entries: RouteConfigEntry[], before = ''): [string, string][] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${before}/${entry.path}` : before;
    const own: [string, string][] = entry.path || entry.index ? [[entry.id!, path || '/']] : [];
    return [...own, ...flatten(entry.children ?? [], path)];
  });
}
const map = new Map(flatten(await routes));

describe('paths of the shell', () => {
  it.each(Object.entries(existingPaths))('%s exists at %s', (name, path) => {
    // An optional parameter is left out of the path.
    expect(map.get(name)?.replace(/\/:\w+\?/g, '')).toBe(path);
  });

  // covers S2-084
  it('gives no link to a page that does not exist', () => {
    for (const name of FOOTER_LINKS) expect(pathOf(name) !== undefined, name).toBe(map.has(name));
  });

  it('uses the names of the map', () => {
    for (const name of BACK_ROUTES) expect(map.has(name), name).toBe(true);
  });

  // covers S2-080
  it('lists only settings whose page exists, and all pages of the settings', () => {
    const listed = settingsLinks.map(({ path }) => path.split(/[?#]/)[0]!);
    for (const path of listed) expect([...map.values()], path).toContain(path);
    const pages = [...map.values()].filter((path) => path.startsWith('/notifications/') && !path.includes(':'));
    expect(pages.filter((path) => !listed.includes(path))).toEqual([]);
  });
});
