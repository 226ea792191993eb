import { pageBytes, type PageBytes } from '../../e2e/support/pages/page-bytes';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { openFloors } from '../floors/floor-run';
import { fire } from '../load/load';
import { measureByTurns, type Cost } from '../load/measure';
import { get, measured, sessionOf } from '../load/product-run';
import { pageKinds, type PageKind } from './page-kinds';
import type { Efforts, RunResult } from './run-result';
import type { Story } from './story';

type Served = Pick<RunResult, 'pages' | 'bytes' | 'floors'>;

/** The server of one size, with its kinds of requests by their keys. */
interface Site {
  product: Product;
  kinds: Record<string, PageKind>;
}

const sizeOf = (key: string) => (['landing', 'api-chats', 'poll'].includes(key) ? 'light' : 'heavy');
/** Requests of one process before the next one's turn: about a quarter of a second. */
const TURNS = { light: 250, heavy: 25 };

/** Measures each page at every size, and the floors with the largest size. */
export async function measurePages(
  sizes: readonly { url: string; story: Story }[],
  efforts: Efforts,
): Promise<Served[]> {
  const sites: Site[] = [];
  try {
    for (const { url, story } of sizes) {
      const product = await startProduct({ databaseUrl: url });
      sites.push({ product, kinds: {} });
      const kinds = pageKinds(story, await sessionOf(product, story));
      Object.assign(sites.at(-1)!.kinds, Object.fromEntries(kinds.map((kind) => [kind.key, kind])));
    }
    for (const site of sites) await warm(site, efforts);
    return await measureSites(sites, efforts);
  } finally {
    for (const { product } of sites) await product.stop();
  }
}

async function measureSites(sites: readonly Site[], efforts: Efforts): Promise<Served[]> {
  const { product, kinds } = sites.at(-1)!;
  const floors = await openFloors(await get(product, kinds.landing!), await get(product, kinds.grid!));
  const beside: Record<string, typeof floors.fixed> = { landing: floors.fixed, grid: floors.full };
  try {
    const served: Served[] = [];
    for (const site of sites) served.push({ pages: {}, bytes: await bytesOf(site), floors: undefined });
    const floorCosts: Record<string, Cost> = {};
    for (const key of Object.keys(kinds)) {
      const own = sites.map((site) => measured(site.product, site.kinds[key]!));
      const size = sizeOf(key);
      const compared = beside[key] ? [...own, beside[key]] : own;
      const costs = await measureByTurns(compared, efforts[size], TURNS[size]);
      for (const [i, { pages }] of served.entries()) pages[key] = costs[i]!;
      floorCosts[key] = costs.at(-1)!;
    }
    const { facts, same } = floors;
    served.at(-1)!.floors = { fixed: floorCosts.landing!, full: floorCosts.grid!, facts, same };
    return served;
  } finally {
    await floors.stop();
  }
}

/**
 * Warms a server up, because the first measurement would otherwise include loading the shared code, of which the
 * product has far more than a floor.
 */
async function warm({ product, kinds }: Site, efforts: Efforts): Promise<void> {
  for (const kind of Object.values(kinds))
    if (kind.key !== 'send') await fire(measured(product, kind), efforts[sizeOf(kind.key)].warmUp, 4);
}

async function bytesOf({ product, kinds }: Site): Promise<Record<string, PageBytes>> {
  const bytes: Record<string, PageBytes> = {};
  for (const kind of Object.values(kinds).filter(({ html }) => html)) {
    const { headers, ...ask } = kind.ask(0);
    const plain = { ...ask, headers: { ...headers, 'Accept-Encoding': 'identity' } };
    bytes[kind.key] = await pageBytes((await get(product, { ask: () => plain, check: kind.check })).body);
  }
  return bytes;
}
