import { createRequestHandler, type AppLoadContext, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { RequestContext } from '../context/context.server';

type GroupedHandler = (request: Request, context: RequestContext) => Promise<Response>;

/**
 * Remix flattens, ranks and compiles all routes several times per request (4 to 6 ms with 88 routes). One handler per
 * first path segment, made of the routes of that segment and their parents, makes that small. The index and routes that
 * begin with a parameter share a group; a path without parameters (`members`, `api/user.php`) is a group by itself.
 */
export function createGroupedHandler(build: ServerBuild, mode: string): GroupedHandler {
  const full = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  for (const [segment, ids] of groupRoutes(build))
    handlers.set(segment, createRequestHandler(subset(build, ids), mode));
  const open = handlers.get('') ?? full;
  return (request, requestContext) => {
    // Remix types its context with an index signature, which an interface does not satisfy.
    const context = requestContext as unknown as AppLoadContext;
    const { pathname } = new URL(request.url);
    const segment = firstSegment(pathname);
    if (segment === '__manifest') return full(request, context);
    return (handlers.get(wholePath(pathname)) ?? handlers.get(segment) ?? open)(request, context);
  };
}

/** `/x/y`, `/X` and `/x.data` -> x; `/_root.data` and `/` -> ''. Remix ignores case in paths. */
export function firstSegment(pathname: string): string {
  const segment = pathname.split('/', 2)[1] ?? '';
  const name = segment.endsWith('.data') ? segment.slice(0, -5) : segment;
  return name === '_root' ? '' : name.toLowerCase();
}

/** `/api/User.php/` and `/api/user.php.data` -> /api/user.php. It begins with a slash, which no first segment does. */
function wholePath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.data$/, '');
}

const isWhole = (path: string) => path !== '' && !/[:*?]/.test(path);

function groupRoutes(build: ServerBuild): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  const everywhere = new Set<string>();
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
    // A path may be encoded (%75ser.php) so that only its first segment is recognised here: it is in both groups.
    for (const key of [group, ...(isWhole(path) ? [`/${path.toLowerCase()}`] : [])]) {
      const ids = groups.get(key) ?? new Set<string>();
      for (const id of chain) ids.add(id);
      groups.set(key, ids);
    }
    if (segment === '*') for (const id of chain) everywhere.add(id);
  }
  // A path that is not found may begin with any segment, so the catch-all route is in every group.
  for (const ids of groups.values()) for (const id of everywhere) ids.add(id);
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
