import { openProfiler } from './cpu-profile';
import type { CpuProfile } from './cpu-profile';
import { openFloors } from '../floors/floor-run';
import type { OpenFloors } from '../floors/floor-run';
import { load } from '../load/load';
import { measureByTurns } from '../load/measure';
import type { Cost, Effort, Measured } from '../load/measure';
import type { Efforts, RunResult } from './run-result';
import { pageBytes } from '../../e2e/support/pages/page-bytes';
import type { PageBytes } from '../../e2e/support/pages/page-bytes';
import { pageKinds } from './page-kinds';
import type { PageKind } from './page-kinds';
import type { Prepared } from './prepare-run';
import { runProduct } from '../load/product-run';
import type { ProductRun } from '../load/product-run';
import type { Story } from './story';

type Served = Pick<RunResult, 'pages' | 'gridBrotli' | 'bytes' | 'floors' | 'profile'>;

/** One size, served. */
interface Site {
  product: ProductRun;
  kinds: PageKind[];
}

const BROTLI = 'grid-brotli';
const LIGHT = new Set(['landing', 'api-chats']);
/** Requests of one process before the next one's turn: about a quarter of a second. */
const TURNS = { light: 250, heavy: 25 };

/** What each page costs at every size, the floors of the largest among them, and where the CPU of its grid goes. */
export async function measurePages(
  prepared: readonly Prepared[],
  efforts: Efforts,
  say: (text: string) => void,
): Promise<Served[]> {
  const largest = prepared.at(-1)!;
  const products: ProductRun[] = [];
  try {
    for (const { seeded } of prepared) products.push(await runProduct(seeded.url));
    const sites = await Promise.all(products.map((product, i) => openSite(product, prepared[i]!.story)));
    for (const site of sites) await warm(site, efforts);
    const served = await measureSites(sites, efforts);
    say('  profile');
    const profile = await profileGrid(largest.seeded.url, largest.story, efforts.heavy);
    return served.map((one, i) => ({ ...one, profile: i === served.length - 1 ? profile : undefined }));
  } finally {
    for (const product of products) await product.stop();
  }
}

const kindOf = (kinds: readonly PageKind[], key: string): PageKind => kinds.find((kind) => kind.key === key)!;

async function openSite(product: ProductRun, story: Story): Promise<Site> {
  const kinds = pageKinds(story, await product.logIn(story));
  return { product, kinds: [...kinds, compressed(kindOf(kinds, 'grid'))] };
}

async function measureSites(sites: readonly Site[], efforts: Efforts): Promise<Omit<Served, 'profile'>[]> {
  const floors = await openFloors(await floorPages(sites.at(-1)!));
  try {
    const costs: Record<string, Cost[]> = {};
    for (const { key } of sites[0]!.kinds) {
      const own = sites.map(({ product, kinds }) => measured(product, kindOf(kinds, key)));
      const size = LIGHT.has(key) ? 'light' : 'heavy';
      costs[key] = await measureByTurns([...own, ...floorsOf(floors, key)], efforts[size], TURNS[size]);
    }
    const bytes: Record<string, PageBytes>[] = [];
    for (const site of sites) bytes.push(await bytesOf(site));
    return sites.map((_, i) => {
      const { [BROTLI]: gridBrotli, ...pages } = mapValues(costs, (all) => all[i]!);
      const isLargest = i === sites.length - 1;
      return {
        pages,
        gridBrotli: gridBrotli!,
        bytes: bytes[i]!,
        floors: isLargest ? readFloors(floors, costs, i) : undefined,
      };
    });
  } finally {
    await floors.stop();
  }
}

const measured = (product: ProductRun, kind: PageKind): Measured => ({
  pid: product.pid,
  target: product.target,
  ask: kind.ask,
  check: kind.check,
});

/** What a page is compared with takes turns with it. */
function floorsOf({ kinds }: OpenFloors, key: string): Measured[] {
  if (key === 'landing') return [kinds.fixed];
  return key === 'grid' ? [kinds.plain, kinds.styled, kinds.full] : [];
}

function readFloors({ facts, same }: OpenFloors, costs: Record<string, Cost[]>, last: number): RunResult['floors'] {
  const fixed = costs.landing![last + 1]!;
  const [plain, styled, full] = costs.grid!.slice(last + 1) as [Cost, Cost, Cost];
  return { fixed, plain, styled, full, facts, same };
}

async function floorPages({ product, kinds }: Site) {
  const page = (key: string) => product.get(kindOf(kinds, key));
  return { landing: await page('landing'), grid: await page('grid') };
}

/**
 * A server that has served: what is measured first would otherwise pay for what all kinds share, which is far more
 * code than a floor has.
 */
async function warm({ product, kinds }: Site, { light, heavy }: Efforts): Promise<void> {
  for (const kind of kinds) {
    if (kind.key === 'send' || kind.key === BROTLI) continue;
    const requests = (LIGHT.has(kind.key) ? light : heavy).warmUp;
    await load({ target: product.target, ...kind, requests, concurrency: 4 });
  }
}

/** In a process of its own: profiling slows down what it looks at. */
async function profileGrid(url: string, story: Story, { warmUp, requests }: Effort): Promise<CpuProfile> {
  const profiler = await openProfiler();
  const product = await runProduct(url, profiler.env);
  try {
    const grid = kindOf(pageKinds(story, await product.logIn(story)), 'grid');
    const ask = (count: number) => load({ target: product.target, ...grid, requests: count, concurrency: 1 });
    await ask(warmUp);
    return await profiler.during(product.pid, () => ask(requests));
  } finally {
    await product.stop();
  }
}

function compressed(kind: PageKind): PageKind {
  return {
    ...kind,
    key: BROTLI,
    ask: (n) => {
      const ask = kind.ask(n);
      return { ...ask, headers: { ...ask.headers, 'Accept-Encoding': 'br' } };
    },
  };
}

async function bytesOf({ product, kinds }: Site): Promise<Record<string, PageBytes>> {
  const bytes: Record<string, PageBytes> = {};
  for (const kind of kinds) {
    if (kind.html && kind.key !== BROTLI) bytes[kind.key] = await pageBytes(await htmlOf(product, kind));
  }
  return bytes;
}

async function htmlOf(product: ProductRun, kind: PageKind): Promise<string> {
  const ask = kind.ask(0);
  const reply = await product.ask({ ...ask, headers: { ...ask.headers, 'Accept-Encoding': 'identity' } });
  return reply.body.toString();
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
