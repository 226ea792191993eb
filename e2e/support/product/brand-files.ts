import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder';

const source = fileURLToPath(new URL('../../../tenants', import.meta.url));

export type BrandFile = Record<string, unknown> & { slug: string };

/** Makes a tenants folder for one test with a few brands of the demo: fewer members to seed, a faster start. */
export function brandsFolder(slugs: readonly string[], changes: Record<string, Partial<BrandFile>> = {}): string {
  return fillBrandsFolder(join(temporaryFolder('brands'), 'tenants'), slugs, changes);
}

/** Does the same in a folder that does not exist yet. */
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
  // Written in one step, as editors do: a server that reads in between would find half a file and log it.
  const path = join(folder, `${brand.slug}.json`);
  writeFileSync(`${path}.new`, JSON.stringify(brand, null, 2));
  renameSync(`${path}.new`, path);
}
