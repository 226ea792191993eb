import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The demo brand that is measured: two countries, every search field, visible to visitors. */
export const SLUG = 'golden-hour';

interface Brand {
  id: number;
  slug: string;
  niche: number;
  countries: string[];
}

export const brand = JSON.parse(readFileSync(join(root, 'tenants', `${SLUG}.json`), 'utf8')) as Brand;
