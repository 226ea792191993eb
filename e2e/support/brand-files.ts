import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder';

const source = fileURLToPath(new URL('../../tenants', import.meta.url));

export type BrandFile = Record<string, unknown> & { slug: string };

/** A tenants folder of a test's own with a few of the demo's brands: fewer members to seed, a quicker start. */
export function brandsFolder(slugs: readonly string[], changes: Record<string, Partial<BrandFile>> = {}): string {
  return fillBrandsFolder(join(temporaryFolder('brands'), 'tenants'), slugs, changes);
}

/** The same in a folder that is not there yet. */
export function fillBrandsFolder(
  folder: string,
  slugs: readonly string[],
  changes: Record<string, Partial<BrandFile>> = {},
): string {
  mkdirSync(folder);
  cpSync(join(source, 'companies'), join(folder, 'companies'), { recursive: true });
  for (const slug of slugs) writeBrand(folder, { ...readBrand(slug), ...changes[slug] });
  return folder;
}

export function readBrand(slug: string): BrandFile {
  return JSON.parse(readFileSync(join(source, `${slug}.json`), 'utf8')) as BrandFile;
}

export function writeBrand(folder: string, brand: BrandFile): void {
  writeFileSync(join(folder, `${brand.slug}.json`), JSON.stringify(brand, null, 2));
}
