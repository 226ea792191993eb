import { LRUCache } from 'lru-cache';
import { serialQueue } from '~/concurrency/serial-queue';
import { compress, type Encoding } from '../http/encoding';
import { etagOf } from '../http/etag';

/** A finished logged-out answer with its headers, prepared once in every encoding. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** Only on pages that are not kept. */
  cookies: readonly string[];
  body: Buffer;
  /** Only on pages that are kept. */
  etag?: string;
  br?: Buffer;
  gzip?: Buffer;
  /** Form (encoding, scheme) -> its headers, kept by whoever sends the page. */
  heads?: Map<string, string[]>;
  /** How often it came from memory, until it is packed well. */
  hits?: number;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: readonly string[];
  body: Buffer;
  /** False for anything that must not be kept: errors, redirects, answers with Set-Cookie. */
  cacheable: boolean;
}

const MB = 1024 * 1024;

/**
 * Pages whose address has a query lie on a shelf of their own: filters can be combined without end, and whoever makes
 * them up must not push the pages out that everybody asks for.
 */
export type Shelf = 'plain' | 'queried';
const SHELVES: Record<Shelf, { max: number; share: number }> = {
  plain: { max: 5000, share: 7 / 8 },
  queried: { max: 500, share: 1 / 8 },
};
const DEFAULT_BYTES = 128 * MB;

/** Packing well costs as much as rendering three times: only what is asked for again is worth it. */
const WORTH_PACKING_WELL = 2;

/**
 * Logged-out HTML from memory. The key holds everything the answer depends on, tenant and version first, so a
 * changed brand never meets an old page. Single-flight: a thousand visitors of a cold page cause one rendering.
 */
export class HtmlCache {
  private readonly shelves: Record<Shelf, LRUCache<string, CachedPage>>;
  /** One page at a time, beside what is being served. */
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

  /** Of all pages that are kept. */
  get bytes(): number {
    return Object.values(this.shelves).reduce((sum, pages) => sum + pages.calculatedSize, 0);
  }

  find(key: string, shelf: Shelf = 'plain'): CachedPage | undefined {
    const page = this.shelves[shelf].get(key);
    if (page?.hits !== undefined && ++page.hits >= WORTH_PACKING_WELL) {
      delete page.hits;
      void this.pack(() => packWell(page));
    }
    return page;
  }

  /**
   * The page that somebody is waiting for already: whoever joins costs nothing. Undefined where nobody is, and where it
   * turns out that it may not be kept: then it belongs to the one who asked for it.
   */
  async join(key: string): Promise<CachedPage | undefined> {
    const flight = await this.flights.get(key);
    return flight?.cacheable ? flight.page : undefined;
  }

  /** Until what is being packed well is packed. */
  async settled(): Promise<void> {
    await this.pack(async () => {});
  }

  /** Renders once however many ask at the same time; keeps the page for `ttl` milliseconds when it may be kept. */
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

  clear(): void {
    // What is being rendered now began before the change: it is answered, not kept.
    this.generation += 1;
    for (const shelf of Object.values(this.shelves)) shelf.clear();
  }

  private async fill(key: string, ttl: number, render: () => Promise<RenderedPage>, shelf: Shelf) {
    const { generation } = this;
    const rendered = await render();
    const page = await prepare(rendered);
    if (rendered.cacheable && generation === this.generation) this.shelves[shelf].set(key, page, { ttl });
    return { page, cacheable: rendered.cacheable };
  }
}

/** At once as the first who asks needs it, lightly packed: what nobody asks for again has cost little. */
async function prepare(rendered: RenderedPage): Promise<CachedPage> {
  const { cacheable, ...page }: RenderedPage & CachedPage = rendered;
  if (!cacheable) return page;
  page.etag = etagOf(page.body);
  [page.br, page.gzip] = await Promise.all([compress(page.body, 'br', 4), compress(page.body, 'gzip', 4)]);
  page.hits = 0;
  return page;
}

/** The same bytes in less: whoever sends it makes its headers anew. */
async function packWell(page: CachedPage): Promise<void> {
  const br = await compress(page.body, 'br', 9);
  const gzip = await compress(page.body, 'gzip', 9);
  page.br = br;
  page.gzip = gzip;
  delete page.heads;
}

export function bodyFor(page: CachedPage, encoding: Encoding | undefined): { body: Buffer; encoding?: Encoding } {
  const compressed = encoding && page[encoding];
  return compressed ? { body: compressed, encoding } : { body: page.body };
}
