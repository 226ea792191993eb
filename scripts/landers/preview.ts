import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { Lander } from '~/landing/registry/read-lander.server';
import type { Tenant } from '~/tenancy/tenant';
import { textTable } from '../command/text-table';
import { checkPages, weighPages, type WeighedPage } from './check-pages';
import { buildBeside, treeWithBuild } from './build-beside';
import { openEarlyPage } from './early-page';
import { describeFinding } from './finding';
import { readLanderFolder } from './lander-folder';
import { takeShots } from './shots';

export interface PreviewOptions {
  name: string;
  landers: string;
  tenants: string;
  readBrands: () => Promise<readonly Tenant[]>;
  shots?: boolean | undefined;
  once?: boolean | undefined;
}

/**
 * Starts a demo for one lander, with a brand of each niche, and prints its URL at once. All data is in a temporary
 * folder that is removed afterwards, and so is the build, which leaves that of a running server alone.
 */
export async function preview(options: PreviewOptions): Promise<number> {
  const { name, landers, tenants } = options;
  const { lander, problems } = await readLanderFolder(landers, name).catch(noFolder(name));
  if (!lander) {
    for (const { file, path, message } of problems) console.error(`landers/${name}/${file}: ${path} ${message}`);
    console.error(`${name} cannot be shown yet: npm run lander -- check ${name}`);
    return 1;
  }
  const early = await openEarlyPage(name);
  console.log(`${early.url} shows ${name} as soon as it is ready\n`);
  const home = mkdtempSync(join(tmpdir(), 'facet-preview-'));
  try {
    const brands = oneForEachNiche(lander, await options.readBrands());
    const tenantsDir = brandFiles(home, tenants, brands, name);
    const root = treeWithBuild(home, await buildBeside());
    const product = await startProduct({ root, tenantsDir, env: { LANDERS_DIR: resolve(landers) } });
    try {
      return await show(product, lander, brands, { ...options, onReady: early.redirectTo });
    } finally {
      await product.stop();
    }
  } finally {
    early.close();
    rmSync(home, { recursive: true, force: true });
  }
}

const noFolder = (name: string) => (): Awaited<ReturnType<typeof readLanderFolder>> => {
  throw new Error(`There is no folder landers/${name}. npm run lander -- new ${name} makes one.`);
};

function oneForEachNiche({ manifest }: Lander, brands: readonly Tenant[]): Tenant[] {
  return manifest.niches.flatMap((niche) => brands.find((brand) => nichePrefix(brand.niche) === niche) ?? []);
}

/** Copies the files of the brands, with this lander and member landings switched on. */
function brandFiles(home: string, tenants: string, brands: readonly Tenant[], lander: string): string {
  const folder = join(home, 'tenants');
  mkdirSync(folder);
  cpSync(join(tenants, 'companies'), join(folder, 'companies'), { recursive: true });
  for (const { slug } of brands) {
    const file = JSON.parse(readFileSync(join(tenants, `${slug}.json`), 'utf8')) as Record<string, unknown>;
    const shown = {
      ...file,
      landers: { ...(file['landers'] as object), [lander]: 1 },
      features: { ...(file['features'] as object), member_landings: true },
    };
    writeFileSync(join(folder, `${slug}.json`), JSON.stringify(shown));
  }
  return folder;
}

type ShowOptions = Pick<PreviewOptions, 'shots' | 'once'> & { onReady: (url: string) => void };

async function show(
  product: Product,
  lander: Lander,
  brands: readonly Tenant[],
  { shots, once, onReady }: ShowOptions,
) {
  // Named, as in the files above: a draft is shown nowhere else.
  const shown = brands.map(({ slug, niche }) => ({ slug, niche, landers: { [lander.name]: 1 } }));
  const pages = await weighPages(product.port, lander, shown);
  console.log(urlTable(product, pages));
  for (const finding of checkPages(lander, pages)) console.error(describeFinding(lander.name, finding));
  const working = pages.filter(({ status }) => status === 200);
  const first = working[0];
  if (first) onReady(`${product.origin(first.brand)}${first.path}`);
  if (shots) console.log(`\nPictures: ${await takeShots(product, lander.name, working)}`);
  if (once) return working.length === pages.length && pages.length > 0 ? 0 : 1;
  if (first && hasDisplay()) openBrowser(`${product.origin(first.brand)}${first.path}`);
  console.log('\nSaved texts appear after two seconds; code with the next preview. Ctrl+C ends the preview.');
  await new Promise<void>((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
  return 0;
}

function urlTable(product: Product, pages: readonly WeighedPage[]): string {
  const rows = pages.map(({ brand, niche, slug, path, status, bytes }) => [
    niche,
    slug ?? '',
    status === 200 ? `${(bytes / 1000).toFixed(1)} kB` : String(status),
    `${product.origin(brand)}${path}`,
  ]);
  return textTable(['niche', 'slug', 'page', 'address'], rows);
}

const hasDisplay = () =>
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/** Opens the URL like a click on a link. If that fails, the URL is printed above. */
function openBrowser(url: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
