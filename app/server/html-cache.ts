import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './encoding';
import { etagOf } from './etag';

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
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: readonly string[];
  body: Buffer;
  /** False for anything that must not be kept: errors, redirects, answers with Set-Cookie. */
  cacheable: boolean;
}

const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Logged-out HTML from memory. The key holds everything the answer depends on, tenant and version first, so a
 * changed brand never meets an old page. Single-flight: a thousand visitors of a cold page cause one rendering.
 */
export class HtmlCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private generation = 0;
  private readonly flights = new Map<string, Promise<{ page: CachedPage; cacheable: boolean }>>();

  constructor(options: { now?: () => number } = {}) {
    this.pages = new LRUCache<string, CachedPage>({
      max: 5000,
      maxSize: MAX_BYTES,
      sizeCalculation: (page) => page.body.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0) + 500,
      ...(options.now ? { perf: { now: options.now }, ttlResolution: 0 } : {}),
    });
  }

  find(key: string): CachedPage | undefined {
    return this.pages.get(key);
  }

  /** Renders once however many ask at the same time; keeps the page for `ttl` milliseconds when it may be kept. */
  async get(key: string, ttl: number, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.pages.get(key);
    if (known) return known;
    const running = this.flights.get(key);
    if (running) {
      const { page, cacheable } = await running;
      // What may not be kept belongs to the one who asked for it.
      return cacheable ? page : prepare(await render());
    }
    const flight = this.fill(key, ttl, render);
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
    this.pages.clear();
  }

  private async fill(key: string, ttl: number, render: () => Promise<RenderedPage>) {
    const { generation } = this;
    const rendered = await render();
    const page = await prepare(rendered);
    if (rendered.cacheable && generation === this.generation) this.pages.set(key, page, { ttl });
    return { page, cacheable: rendered.cacheable };
  }
}

async function prepare(rendered: RenderedPage): Promise<CachedPage> {
  const { cacheable, ...page }: RenderedPage & CachedPage = rendered;
  if (!cacheable) return page;
  page.etag = etagOf(page.body);
  [page.br, page.gzip] = await Promise.all([compress(page.body, 'br', 9), compress(page.body, 'gzip', 9)]);
  return page;
}

export function bodyFor(page: CachedPage, encoding: Encoding | undefined): { body: Buffer; encoding?: Encoding } {
  const compressed = encoding && page[encoding];
  return compressed ? { body: compressed, encoding } : { body: page.body };
}
