import { createRequestHandler, type AppLoadContext, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { RequestContext } from '~/server/context/context.server';

/** Only the manifest of routes needs no context. */
type GroupedHandler = (request: Request, context?: RequestContext) => Promise<Response>;

export const MANIFEST_PATH = '/__manifest';
/** More segments than any path has; each of them costs a search of its own. */
const MOST_SEGMENTS = 8;
/** As long as a URL may be for Remix. */
const MOST_CHARACTERS = 7680;

/**
 * Remix flattens, ranks and compiles all routes several times per request (4 to 6 ms with 88 routes). One handler per
 * first path segment, made of the routes of that segment and their parents, makes that small. The index and routes that
 * begin with a parameter share a group. A path without parameters (`members`, `api/user.php`) is a group by itself, and so
 * are the paths that differ only in their parameters (`members/:id`).
 */
export function createGroupedHandler(build: ServerBuild, mode: string): GroupedHandler {
  const full = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  for (const [segment, ids] of groupRoutes(build))
    handlers.set(segment, createRequestHandler(subset(build, ids), mode));
  const open = handlers.get('') ?? full;
  const known = literalSegments(build);
  return (request, requestContext) => {
    // Remix types its context with an index signature, which an interface does not satisfy.
    const context = requestContext as unknown as AppLoadContext;
    const { pathname } = new URL(request.url);
    if (pathname === MANIFEST_PATH)
      return manifest(request, { known, handlerOf: (path) => handlers.get(firstSegment(path)) ?? open });
    const path = wholePath(pathname);
    const exact = handlers.get(path) ?? handlers.get(withoutValues(path, known));
    return (exact ?? handlers.get(firstSegment(path)) ?? open)(request, context);
  };
}

interface ManifestRoutes {
  /** Every segment that is written out in a route, in lower case. */
  known: ReadonlySet<string>;
  handlerOf: (path: string) => RequestHandler;
}

/**
 * The routes of the links on a page. Remix searches all routes once for each segment of each path (30 ms for the list of
 * members). Here each path is asked of the group that serves it, and paths that differ only in parameters are asked once.
 */
async function manifest(request: Request, { known, handlerOf }: ManifestRoutes): Promise<Response> {
  const url = new URL(request.url);
  const groups = new Map<RequestHandler, Set<string>>();
  for (const path of url.searchParams.getAll('p')) {
    const shape = shapeOf(path, known);
    const handler = handlerOf(shape);
    groups.set(handler, (groups.get(handler) ?? new Set()).add(shape));
  }
  // Remix says itself what is wrong.
  if (groups.size === 0 || request.url.length > MOST_CHARACTERS) return handlerOf('/')(request);
  const patches = {};
  for (const [handler, shapes] of groups) {
    const part = new URL(url.pathname, url);
    part.searchParams.set('version', url.searchParams.get('version') ?? '');
    for (const shape of shapes) part.searchParams.append('p', shape);
    const response = await handler(new Request(part, { signal: request.signal }));
    if (response.status !== 200) return response;
    Object.assign(patches, await response.json());
  }
  return Response.json(patches, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
}

/** `members/abc` -> /members/-: no route tells apart two segments that none writes out. */
function shapeOf(path: string, known: ReadonlySet<string>): string {
  const segments = (path.startsWith('/') ? path : `/${path}`).split('/').slice(0, MOST_SEGMENTS + 1);
  return segments.map((segment) => (known.has(decoded(segment)) ? decoded(segment) : '-')).join('/');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

const literalSegments = (build: ServerBuild) =>
  new Set([
    '',
    ...Object.values(build.routes).flatMap((route) => (route?.path ?? '').toLowerCase().replace(/\?/g, '').split('/')),
  ]);

/** `/x/y`, `/X` and `/x.data` -> x; `/_root.data` and `/` -> ''. Remix ignores case in paths. */
export function firstSegment(pathname: string): string {
  const segment = pathname.split('/', 2)[1] ?? '';
  const name = segment.endsWith('.data') ? segment.slice(0, -5) : segment;
  return name === '_root' ? '' : name.toLowerCase();
}

/** The data of the index, whose path would be only `.data`. */
const INDEX_DATA = '/_root.data';

/** `/api/User.php/` and `/api/%75ser.php.data` -> /api/user.php. It begins with a slash, which no first segment does. */
function wholePath(pathname: string): string {
  if (pathname === INDEX_DATA) return '';
  return decodedPath(pathname.replace(/\/$/, '').replace(/\.data$/, '')).replace(/[A-Z]+/g, (capitals) =>
    capitals.toLowerCase(),
  );
}

/** As Remix decodes it: all segments, or none if one cannot be decoded. */
function decodedPath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** `/members/abc` -> /members/-, as `shapesOfRoute` writes `members/:id`. */
const withoutValues = (path: string, known: ReadonlySet<string>) =>
  path
    .split('/', MOST_SEGMENTS)
    .map((segment) => (known.has(segment) ? segment : '-'))
    .join('/');

/** `members/:id?` -> /members and /members/-; none for a catch-all route. */
function shapesOfRoute(path: string): string[] {
  if (path === '' || path.includes('*')) return [];
  let shapes = [''];
  for (const segment of path.toLowerCase().split('/')) {
    const written = segment.startsWith(':') ? '-' : segment.replace(/\?$/, '');
    const longer = shapes.map((shape) => `${shape}/${written}`);
    shapes = segment.endsWith('?') ? [...shapes, ...longer] : longer;
  }
  return shapes.filter((shape) => shape !== '');
}

function groupRoutes(build: ServerBuild): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  const everywhere = new Set<string>();
  const ofAnySegment = new Set<string>();
  for (const route of Object.values(build.routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const chain = parents(build, route.id);
    const path = chain
      .map((id) => build.routes[id]?.path ?? '')
      .filter(Boolean)
      .join('/');
    const segment = path.split('/')[0]!;
    if (route.id === 'root') continue;
    const group = segment.startsWith(':') || segment === '*' ? '' : segment;
    // A segment that is written out in one route may be the value of another's parameter: then the first segment decides.
    for (const key of [group, ...shapesOfRoute(path)]) {
      const ids = groups.get(key) ?? new Set<string>();
      for (const id of chain) ids.add(id);
      groups.set(key, ids);
    }
    if (segment === '*') for (const id of chain) everywhere.add(id);
    else if (segment.startsWith(':')) for (const id of chain) ofAnySegment.add(id);
  }
  // A path that is not found may begin with any segment, so the catch-all route is in every group.
  for (const [key, ids] of groups)
    for (const id of key.startsWith('/') ? everywhere : [...everywhere, ...ofAnySegment]) ids.add(id);
  return groups;
}

/** The route and its parents, outermost first. */
function parents(build: ServerBuild, id: string): string[] {
  const chain: string[] = [];
  for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) chain.unshift(at);
  return chain;
}

function subset(build: ServerBuild, ids: Set<string>): ServerBuild {
  const pick = <T>(table: Record<string, T>) => Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
