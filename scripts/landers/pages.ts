import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { showsLander, type LanderBrand } from '~/landing/registry/brand-landers';
import { nichePrefix, type NichePrefix } from '~/i18n/niche-prefix';
import type { Lander } from '~/landing/registry/read-lander.server';

/** A page of a lander on one brand. */
export interface LanderPage {
  brand: string;
  niche: NichePrefix;
  slug: string | null;
  path: string;
}

export interface BrandOfNiche extends LanderBrand {
  slug: string;
}

/** Every page of the lander, each niche on the first brand that shows it. A niche without such a brand has no page. */
export function pagesOf({ name, manifest }: Lander, brands: readonly BrandOfNiche[], memberId?: string): LanderPage[] {
  return manifest.niches.flatMap((niche) => {
    const brand = brands.find((brand) => nichePrefix(brand.niche) === niche && showsLander(brand, name, manifest));
    if (!brand) return [];
    const base = manifest.kind === 'member' ? `/members/${memberId ?? '{id}'}/${name}` : `/landers/${name}`;
    const page = { brand: brand.slug, niche };
    const variants = Object.keys(manifest.slugs).map((slug) => ({ ...page, slug, path: `${base}/${slug}` }));
    return [{ ...page, slug: null, path: base }, ...variants];
  });
}

export interface PageResponse {
  status: number;
  body: string;
}

/**
 * Requests one page of a demo at a port of this machine. The host is sent as a header, because *.localhost resolves
 * only in browsers.
 */
export function getPage(port: number, brand: string, path: string): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${brand}.localhost:${port}`, Accept: 'text/html' };
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/** The size in bytes of HTML and styles, compressed with Brotli. */
export async function weighPage(port: number, { brand, path }: Pick<LanderPage, 'brand' | 'path'>) {
  const { status, body } = await getPage(port, brand, path);
  const sheets = [...body.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, href]) => href!);
  const styles = await Promise.all(sheets.map((href) => getPage(port, brand, href)));
  const bytes = [body, ...styles.map((style) => style.body)].reduce(
    (sum, text) => sum + brotliCompressSync(Buffer.from(text)).length,
    0,
  );
  return { status, bytes };
}

/** The id of a member whom the brand's member landings present; undefined while the demo is still being seeded. */
export async function findMemberFor(port: number, brand: string, lander: string): Promise<string | undefined> {
  const { body } = await getPage(port, brand, '/members');
  const ids = new Set([...body.matchAll(/\/members\/([0-9a-z]{26})\b/g)].map(([, id]) => id!));
  for (const id of ids) if ((await getPage(port, brand, `/members/${id}/${lander}`)).status === 200) return id;
  return undefined;
}
