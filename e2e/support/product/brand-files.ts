import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** The host of a brand of `ownBrandsFolder`. The name is reserved for private networks, but no placeholder. */
export const ownDomain = (slug: string) => `www.${slug}.internal`;

/**
 * A folder as an operator has it: hosts, a company and legal texts of its own, and nothing to buy. Production refuses the
 * brands of the demo.
 */
export function ownBrandsFolder(slugs: readonly string[], changes: Record<string, Partial<BrandFile>> = {}): string {
  const own = (slug: string): Partial<BrandFile> => ({
    domain: ownDomain(slug),
    hosts: [`${slug}.internal`],
    support_email: `hello@${slug}.internal`,
    payment_providers: [],
    ...changes[slug],
  });
  const folder = brandsFolder(slugs, Object.fromEntries(slugs.map((slug) => [slug, own(slug)])));
  for (const file of readdirSync(join(folder, 'companies'))) {
    const path = join(folder, 'companies', file);
    const company = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const numbers = { kvk: '12345678', vat_numbers: ['GB123456789'] };
    writeFileSync(path, JSON.stringify({ ...company, ...numbers, support_email: 'care@company.internal' }));
  }
  mkdirSync(join(folder, 'texts'));
  for (const slug of slugs) cpSync(join(source, `texts/${slug}.json`), join(folder, `texts/${slug}.json`));
  return folder;
}
