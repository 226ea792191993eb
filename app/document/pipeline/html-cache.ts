import { LRUCache } from 'lru-cache';
import { serialQueue } from '~/concurrency/serial-queue';
import { compress } from '~/server/http/encoding';
import { etagOf } from '~/server/http/etag';

/** A finished logged-out page with its headers, prepared once in every encoding. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** Only on pages that are not cached. */
  cookies: readonly string[];
  body: Buffer;
  /** Only on pages that are cached. */
  etag?: string;
  br?: Buffer;
  gzip?: Buffer;
  /** The headers by form (encoding and scheme), filled when the page is sent. */
  heads?: Map<string, string[]>;
  /** How often the page was found in the cache, until it is compressed well. */
  hits?: number;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: readonly string[];
  body: Buffer;
  /** False for what must not be cached: errors, redirects, responses with Set-Cookie. */
  cacheable: boolean;
}

const MB = 1024 * 1024;

/** Made-up combinations of filters must not push out the pages that everybody asks for. */
export type Shelf = 'plain' | 'queried';
const SHELVES: Record<Shelf, { max: number; share: number }> = {
  plain: { max: 5000, share: 7 / 8 },
  queried: { max: 500, share: 1 / 8 },
};
const DEFAULT_BYTES = 128 * MB;

/**
 * Good compression costs as much as ten renderings: a page that stays this long, in milliseconds, gets it at once, any
 * other when it is requested again.
 */
const STAYS_MS = 300_000;
const WORTH_PACKING_WELL = 2;

/** The key holds everything a page depends on, tenant and version first, so a changed brand never gets an old page. */
export class HtmlCache {
  private readonly shelves: Record<Shelf, LRUCache<string, CachedPage>>;
  /** Compresses one page at a time, while others are being served. */
  private readonly pack = serialQueue();
  private generation = 0;
  private readonly flights = new Map<string, Promise<{ page: CachedPage; cacheable: boolean }>>();

  constructor({ bytes = DEFAULT_BYTES, ...options }: { bytes?: number; now?: () => number } = {}) {
    const open = (shelf: Shelf) =>
      new LRUCache<string, CachedPage>({
        max: SHELVES[shelf].max,
        maxSize: Math.floor(bytes * SHELVES[shelf].share),
        sizeCalculation: (page) => page.body.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0) + 500,
        ...(options.now ? { perf: { now: options.now }, ttlResolution: 0 } : {}),
      });
    this.shelves = { plain: open('plain'), queried: open('queried') };
  }

  get bytes(): number {
    return Object.values(this.shelves).reduce((sum, pages) => sum + pages.calculatedSize, 0);
  }

  find(key: string, shelf: Shelf = 'plain'): CachedPage | undefined {
    const page = this.shelves[shelf].get(key);
    if (page?.hits !== undefined && ++page.hits >= WORTH_PACKING_WELL) this.packSoon(page);
    return page;
  }

  private packSoon(page: CachedPage): void {
    delete page.hits;
    void this.pack(() => packWell(page));
  }

  /** The page that is being rendered for someone else; undefined if none is, or if it must not be cached after all. */
  async join(key: string): Promise<CachedPage | undefined> {
    const flight = await this.flights.get(key);
    return flight?.cacheable ? flight.page : undefined;
  }

  /** Resolves when all pages that were waiting to be compressed well are done. */
  async settled(): Promise<void> {
    await this.pack(async () => {});
  }

  /** Renders a page once for simultaneous requests. Caches it for `ttl` milliseconds if that is allowed. */
  async get(
    key: string,
    ttl: number,
    render: () => Promise<RenderedPage>,
    shelf: Shelf = 'plain',
  ): Promise<CachedPage> {
    const known = this.find(key, shelf);
    if (known) return known;
    if (this.flights.has(key)) return (await this.join(key)) ?? prepare(await render());
    const flight = this.fill(key, ttl, render, shelf);
    this.flights.set(key, flight);
    try {
      return (await flight).page;
    } finally {
      this.flights.delete(key);
    }
  }

  /** Frees the pages whose time is over. An LRU only does so when it is asked for one, and they may show who has left. */
  dropExpired(): void {
    for (const shelf of Object.values(this.shelves)) shelf.purgeStale();
  }

  /** Frees the pages of a brand, because someone must not be shown any more. */
  dropBrand(tenantId: number): void {
    this.generation += 1;
    for (const shelf of Object.values(this.shelves)) {
      for (const key of shelf.keys()) if (key.startsWith(`${tenantId}|`)) shelf.delete(key);
    }
  }

  clear(): void {
    // A page that is being rendered now began before the change, so it is sent but not cached.
    this.generation += 1;
    for (const shelf of Object.values(this.shelves)) shelf.clear();
  }

  private async fill(key: string, ttl: number, render: () => Promise<RenderedPage>, shelf: Shelf) {
    const { generation } = this;
    const rendered = await render();
    const page = await prepare(rendered);
    if (rendered.cacheable && generation === this.generation) {
      this.shelves[shelf].set(key, page, { ttl });
      // Not for made-up queries, each of which would cost as much.
      if (ttl >= STAYS_MS && shelf === 'plain') this.packSoon(page);
    }
    return { page, cacheable: rendered.cacheable };
  }
}

/** Compresses quickly, since the first visitor is waiting: a page that is never requested again has cost little. */
async function prepare(rendered: RenderedPage): Promise<CachedPage> {
  const { cacheable, ...page }: RenderedPage & CachedPage = rendered;
  if (!cacheable) return page;
  page.etag = etagOf(page.body);
  [page.br, page.gzip] = await Promise.all([
    compress(page.body, 'br', 'cached'),
    compress(page.body, 'gzip', 'cached'),
  ]);
  page.hits = 0;
  return page;
}

/** Makes what nearly every browser takes smaller, and drops the prepared headers, which name the old length. */
async function packWell(page: CachedPage): Promise<void> {
  page.br = await compress(page.body, 'br', 'lasting');
  delete page.heads;
}
