import { createRequestHandler, json, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '~/routes';
import type { RequestContext } from '~/server/context/context.server';
import { createGroupedHandler, firstSegment, MANIFEST_PATH } from './route-groups';

describe('firstSegment', () => {
  it.each([
    ['/', ''],
    ['/_root.data', ''],
    ['/members', 'members'],
    ['/members.data', 'members'],
    ['/members/x/y.data', 'members'],
    ['/api/user.php', 'api'],
    ['/Login', 'login'],
  ])('of %s is "%s"', (path, segment) => {
    expect(firstSegment(path)).toBe(segment);
  });
});

/** Resource routes whose response names the route, its parameters and its context. */
function buildOf(paths: Record<string, { path?: string; index?: true; parentId?: string }>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(paths).map(([id, route]) => [
      id,
      {
        id,
        ...route,
        module: {
          default: undefined,
          loader: ({ params, context }: LoaderFunctionArgs) => json({ id, params, context }),
        },
      },
    ]),
  );
  const manifest = Object.fromEntries(Object.keys(paths).map((id) => [id, { id, module: '', hasLoader: true }]));
  return {
    routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...routes },
    assets: { routes: manifest, entry: { module: '', imports: [] }, url: '/manifest.js', version: '1' },
    entry: {
      module: {
        default: async (_request: Request, status: number) => new Response('document', { status }),
        handleError: () => {},
      },
    },
    future: { v3_singleFetch: true, v3_fetcherPersist: true, v3_lazyRouteDiscovery: true },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    isSpaMode: false,
  } as unknown as ServerBuild;
}

const build = buildOf({
  layout: { parentId: 'root' },
  home: { index: true, parentId: 'layout' },
  members: { path: 'members', parentId: 'layout' },
  member: { path: 'members/:id', parentId: 'layout' },
  api: { path: 'api', parentId: 'root' },
  user: { path: 'user.php', parentId: 'api' },
  optional: { path: 'transactions/:id?', parentId: 'root' },
  token: { path: ':token', parentId: 'layout' },
});
const handle = createGroupedHandler(build, 'production');
const context = { tenant: 'x' } as unknown as RequestContext;
const ask = async (path: string) => {
  const response = await handle(new Request(`http://a.localhost${path}`), context);
  const text = await response.text();
  return response.status === 200 && text.startsWith('{') ? JSON.parse(text) : response.status;
};

describe('the grouped handler', () => {
  it.each([
    ['/members', 'members', {}],
    ['/Members/', 'members', {}],
    ['/members/7', 'member', { id: '7' }],
    ['/MEMBERS/7', 'member', { id: '7' }],
    ['/api/user.php', 'user', {}],
    ['/api/User.php/', 'user', {}],
    ['/api/%75ser.php', 'user', {}],
    ['/transactions', 'optional', {}],
    ['/transactions/9', 'optional', { id: '9' }],
    ['/', 'home', {}],
    ['/abcdef', 'token', { token: 'abcdef' }],
  ])('finds %s', async (path, id, params) => {
    expect(await ask(path)).toEqual({ id, params, context });
  });

  it('leads unknown paths to the catch-all route, however they begin', async () => {
    const open = buildOf({
      members: { path: 'members', parentId: 'root' },
      token: { path: ':token', parentId: 'root' },
      nowhere: { path: '*', parentId: 'root' },
    });
    const grouped = createGroupedHandler(open, 'production');
    for (const path of ['/members/7/x', '/a/b', '/members/']) {
      const response = await grouped(new Request(`http://a.localhost${path}`), context);
      expect([path, JSON.parse(await response.text()).id]).toEqual([
        path,
        path === '/members/' ? 'members' : 'nowhere',
      ]);
    }
  });

  it.each(['/members/7/x', '/api/none.php', '/a/b'])('finds nothing at %s', async (path) => {
    expect(await ask(path)).toBe(404);
  });
});

/** The product's own routes, flat, as a build has them. */
function ownRoutes(): Parameters<typeof buildOf>[0] {
  const flat: Parameters<typeof buildOf>[0] = {};
  const add = (entries: readonly RouteConfigEntry[], parentId: string) => {
    for (const { id, file, path, index, children } of entries) {
      const name = id ?? file;
      flat[name] = { parentId, ...(path !== undefined && { path }), ...(index && { index: true as const }) };
      add(children ?? [], name);
    }
  };
  add(routes as RouteConfigEntry[], 'root');
  return flat;
}

describe('the product’s routes', () => {
  const own = buildOf(ownRoutes());
  const grouped = createGroupedHandler(own, 'production');
  const whole = createRequestHandler(own, 'production');
  const respond = async (handler: (request: Request, context?: never) => Promise<Response>, path: string) => {
    const response = await handler(new Request(`http://a.localhost${path}`));
    return [path, response.status, await response.text()];
  };
  const patterns = Object.values(ownRoutes()).flatMap(({ path }) => (path === undefined ? [] : [path]));
  const literals = [
    ...new Set(patterns.flatMap((path) => path.split('/')).filter((segment) => /^[a-z-]+$/.test(segment))),
  ];

  it('are found in their groups exactly as among all routes, whatever stands for a parameter', async () => {
    const values = ['Ab-9.x', '%67ift', '%zz', 'a%2Fb', 'x.data', ...literals.slice(0, 3)];
    const paths = patterns.flatMap((pattern) =>
      values.flatMap((value) => {
        const path = `/${pattern.replace(/:[a-z]+\??|\*/gi, value).replace(/\?/g, '')}`;
        return [
          path,
          `${path}/`,
          `${path}.data`,
          path.toUpperCase(),
          `${path}/${value}`,
          path.replace(/[a-z]/, encoded),
        ];
      }),
    );
    // The data of the index have a name of their own.
    const requested = [...new Set([...paths, '/', '/_root', '/_root.data', '/_ROOT.data', '/%5froot.data'])];
    expect(requested.length).toBeGreaterThan(1000);
    for (const path of requested) expect(await respond(grouped, path)).toEqual(await respond(whole, path));
  });
});

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

describe('the manifest', () => {
  const whole = createRequestHandler(build, 'production');
  const deep = `/members${'/7'.repeat(3000)}`;
  const manifestOf = async (ask: (request: Request) => Promise<Response>, query: string) => {
    const response = await ask(new Request(`http://a.localhost${MANIFEST_PATH}?${query}`));
    const text = await response.text();
    return [response.status, response.headers.get('Cache-Control'), text.startsWith('{') ? JSON.parse(text) : text];
  };

  it.each([
    'p=/members&p=/members/7&p=/&p=/api/user.php&p=/transactions/9&version=1',
    'p=members/8&p=/abcdef&p=/Members/&p=/a/b/c&version=1',
    'p=&version=1',
    'p=/%6dembers/%2f&version=1',
    'p=/members&version=0',
    'p=/members',
    'version=1',
    'p=/members/a/b&p=/%&p=/members/%&p=/transactions/&p=/-&version=1',
    `p=/members/a${'&p=/members/b'.repeat(1000)}&version=1`,
    '',
  ])('is what Remix finds among all routes for ?%s', async (query) => {
    expect(await manifestOf(handle, query)).toEqual(await manifestOf((request) => whole(request), query));
  });

  it('names each route that matches', async () => {
    const [status, , routes] = await manifestOf(handle, 'p=/members/7&p=/&version=1');
    expect([status, Object.keys(routes).toSorted()]).toEqual([200, ['home', 'layout', 'member', 'members']]);
  });

  it('searches no deeper than a path can be', async () => {
    const [status, , routes] = await manifestOf(handle, `p=${deep}&version=1`);
    expect([status, Object.keys(routes).toSorted()]).toEqual([200, ['layout', 'member', 'members']]);
  });
});
