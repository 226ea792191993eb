import type { Product } from '../../e2e/support/product/product';
import { demoAccount, logIn } from '../../e2e/support/accounts';
import { gatherActors } from '../../e2e/support/contract/matrix-actors';
import { routeMap } from '../../e2e/support/contract/route-map';
import { fuzz, type FuzzResult } from './run';

export const FUZZED_BRANDS = ['golden-hour', 'zonneterras'] as const;

/** Fuzzes every route of a product that was just started, as a visitor, a free and a premium member. */
export async function fuzzProduct(
  product: Product,
  bounds: { seed: string; requests: number; milliseconds: number; concurrency?: number },
): Promise<FuzzResult> {
  const [home, away] = FUZZED_BRANDS;
  const actors = await gatherActors(product, home, away);
  const own = Object.values(actors).flatMap(({ ids }) => Object.values(ids));
  const routes = (await routeMap()).map(({ id, path }) => ({ id, path }));
  // Paths that are not routes of Remix.
  const beside = ['/api/events', '/healthz', '/readyz', '/__manifest', '/assets/:file', '/favicon.ico', '/robots.txt'];
  const enter = async () => {
    const members = await Promise.all(
      (['free', 'premium'] as const).map((kind) =>
        logIn(product, home, demoAccount(home, kind)).catch(() => undefined),
      ),
    );
    const cookieOf = (cookies: Map<string, string>) =>
      [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return ['', ...members.flatMap((member) => (member ? [cookieOf(member.cookies)] : []))];
  };
  return fuzz({
    target: { port: product.port, pid: product.pid, host: `${home}.localhost`, logs: product.logs },
    world: {
      routes: [...routes, ...beside.map((path) => ({ id: path, path }))],
      origin: product.origin(home),
      ids: [...new Set(own)],
    },
    enter,
    concurrency: bounds.concurrency ?? 4,
    now: () => performance.now(),
    ...bounds,
  });
}
