import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Maps each niche to the first brand that has it, by the brands' files. */
export function brandsByNiche(root: string): Map<number, string> {
  const folder = join(root, 'tenants');
  const brands = readdirSync(folder)
    .filter((name) => /^[a-z][a-z0-9-]*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { slug: string; niche: number });
  const found = new Map<number, string>();
  for (const { slug, niche } of brands) if (!found.has(niche)) found.set(niche, slug);
  return found;
}
