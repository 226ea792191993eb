import { expect, it } from 'vitest';
import { AUDITED, auditedPages, NOT_AUDITED } from '../../e2e/support/accessibility/audited-routes';
import { pageRoutes, type MappedRoute } from '../../e2e/support/contract/page-routes';

// covers X19-301
it('every route is checked for accessibility, or says why not', async () => {
  expect(unlisted(await pageRoutes())).toEqual([]);
});

it('a route that is missing from the list is found', async () => {
  const extra: MappedRoute = { id: 'extra', path: '/extra', layout: 'default-layout', file: 'routes/extra.tsx' };
  expect(unlisted([...(await pageRoutes()), extra])).toEqual(['extra']);
});

it('only routes without a layout have no page to check', async () => {
  const withPage = (await pageRoutes()).filter(({ layout }) => layout !== undefined).map(({ id }) => id);
  expect(Object.keys(NOT_AUDITED).filter((id) => withPage.includes(id))).toEqual([]);
});

it('names existing routes, each once, with paths of their own', async () => {
  const paths = new Map((await pageRoutes()).map(({ id, path }) => [id, path]));
  const listed = [...Object.keys(AUDITED), ...Object.keys(NOT_AUDITED)];
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((id) => !paths.has(id))).toEqual([]);
  const wrong = auditedPages().filter(({ route, path }) => !shapeOf(paths.get(route)!).test(path.split('?')[0]!));
  expect(wrong.map(({ route, path }) => `${route} ${path}`)).toEqual([]);
});

it('the pages of every layout are seen by visitors or members, and many by both', () => {
  const seenBy = (viewer: 'visitor' | 'premium') => new Set(auditedPages(viewer).map(({ route }) => route));
  expect([...seenBy('visitor')].filter((route) => seenBy('premium').has(route)).length).toBeGreaterThan(20);
});

function unlisted(routes: readonly MappedRoute[]): string[] {
  return routes.map(({ id }) => id).filter((id) => !(id in AUDITED) && !(id in NOT_AUDITED));
}

function shapeOf(path: string): RegExp {
  const pattern = path
    .replaceAll('.', '\\.')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace('*', '.+');
  return new RegExp(`^${pattern}$`);
}
