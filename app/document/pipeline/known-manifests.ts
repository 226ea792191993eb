import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

interface Manifest {
  routes: Record<string, { path?: string } | undefined>;
}

/** What Remix asks of the router of a page. */
interface PageRouter {
  state: { matches: readonly { route: { id: string } }[]; location: { pathname: string } };
}

interface FogOfWar {
  getPartialManifest(manifest: Manifest, router: PageRouter): object;
}

const MOST = 500;
const patched = new WeakSet<FogOfWar['getPartialManifest']>();

/** The very module that Remix itself loads; its package does not export it. */
function remixModule(): FogOfWar {
  const { resolve } = createRequire(import.meta.url);
  return createRequire(import.meta.url)(join(dirname(resolve('@remix-run/react')), 'fog-of-war.js')) as FogOfWar;
}

/**
 * A page names the routes that its scripts begin with: its own, and those that the paths above it have. Remix flattens,
 * ranks and compiles all routes again for each of these paths, a thirtieth of the work of a page; the answer is the same
 * for all pages of the same routes whose paths differ only in parameters. Returns a function that takes the change back.
 */
export function rememberManifests(module: FogOfWar = remixModule()): () => void {
  const usual = module.getPartialManifest;
  if (patched.has(usual)) return () => {};
  const known = new WeakMap<Manifest, { literals: ReadonlySet<string>; parts: LRUCache<string, object> }>();
  const remembered: FogOfWar['getPartialManifest'] = (manifest, router) => {
    let of = known.get(manifest);
    if (!of) known.set(manifest, (of = { literals: literalsOf(manifest), parts: new LRUCache({ max: MOST }) }));
    const { literals, parts } = of;
    const { matches, location } = router.state;
    const above = location.pathname.split('/').filter(Boolean).slice(0, -1);
    const shape = above.map((segment) => (literals.has(segment.toLowerCase()) ? segment.toLowerCase() : ':')).join('/');
    const key = `${matches.map(({ route }) => route.id).join(' ')} ${shape}`;
    let part = parts.get(key);
    if (!part) parts.set(key, (part = usual(manifest, router)));
    return part;
  };
  patched.add(remembered);
  module.getPartialManifest = remembered;
  return () => {
    module.getPartialManifest = usual;
  };
}

/** Every segment that is written out in a route. Where none is, no route tells two segments apart. */
const literalsOf = ({ routes }: Manifest) =>
  new Set(Object.values(routes).flatMap((route) => (route?.path ?? '').toLowerCase().replaceAll('?', '').split('/')));
