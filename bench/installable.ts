import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { chromium, type BrowserContext } from '@playwright/test';
import { demoAccount, logIn } from '../e2e/support/accounts';
import { startProduct } from '../e2e/support/product/product';
import { ensureBuilt } from '../scripts/build.mjs';
import { browserPath, FULL_BROWSER } from '../scripts/browser.mjs';
import { installableReport, type InstallableRow } from './installable/report';
import { optionsOf } from '../scripts/command/programs';

const BRANDS = ['golden-hour', 'zonneterras'];

type Manifest = Record<string, unknown>;

/** What is broken in the brand's own manifest, the body that is sent instead, and the error of the browser. */
const BROKEN: readonly [what: string, body: (manifest: Manifest) => string, error: string][] = [
  ['is no JSON', () => '{', 'manifest-parsing-or-network-error'],
  ['has no name', (all) => JSON.stringify({ ...all, name: '', short_name: '' }), 'manifest-missing-name-or-short-name'],
  ['has no icon', (all) => JSON.stringify({ ...all, icons: [] }), 'manifest-missing-suitable-icon'],
  ['has icons that do not exist', (all) => JSON.stringify(all).replaceAll('/icons/', '/no/'), 'no-acceptable-icon'],
  ['asks for a tab', (all) => JSON.stringify({ ...all, display: 'browser' }), 'manifest-display-not-supported'],
];

const values = optionsOf<{ out: string }>(
  new Command('npm run bench -- installable')
    .description(
      'asks the whole Chromium whether it would install the site of two brands, and whether it would with a manifest broken on purpose. Exits with 1 if it would not install a brand, or would install a broken one. The headless shell has no opinion, so without the whole browser nothing is checked.',
    )
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/installable.md'),
);
if (!existsSync(FULL_BROWSER)) {
  console.error(`Needs ${FULL_BROWSER}: apt-get install chromium`);
  process.exit(1);
}
ensureBuilt();
const product = await startProduct({ brands: BRANDS });
const profile = mkdtempSync(join(tmpdir(), 'facet-installable-'));
const rows: InstallableRow[] = [];
let silent: string[] = [];
let version = '';
try {
  // From a private window, which other contexts are, no browser installs anything.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: FULL_BROWSER,
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  version = context.browser()!.version();
  for (const slug of BRANDS) {
    await logInto(context, slug);
    const { errors, manifest } = await ask(context, slug);
    rows.push({ slug, what: 'as it is', expected: null, errors, name: String(manifest['name']) });
    for (const [what, body, expected] of BROKEN) {
      const { errors: found } = await ask(context, slug, body(manifest));
      rows.push({ slug, what, expected, errors: found, name: '' });
    }
  }
  await context.close();
  silent = await askShell();
} finally {
  await product.stop();
  rmSync(profile, { recursive: true, force: true });
}
const report = installableReport({ day: new Date().toISOString().slice(0, 10), version, rows, silent });
process.stdout.write(report.text);
if (values.out !== '-') writeFileSync(values.out, report.text);
process.exit(report.ok ? 0 : 1);

async function logInto(context: BrowserContext, slug: string): Promise<void> {
  const { cookies } = await logIn(product, slug, demoAccount(slug, 'free'));
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: product.origin(slug) })));
}

/** Opens a page of its own, so that the browser reads the manifest again. */
async function ask(context: BrowserContext, slug: string, body?: string) {
  const page = await context.newPage();
  const contentType = 'application/manifest+json';
  if (body !== undefined) await page.route('**/manifest.webmanifest*', (route) => route.fulfill({ body, contentType }));
  await page.goto(`${product.origin(slug)}/members`);
  const debug = await context.newCDPSession(page);
  const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors');
  const { data, errors } = await debug.send('Page.getAppManifest');
  await page.close();
  const found = [...installabilityErrors.map(({ errorId }) => errorId), ...errors.map(({ message }) => message)];
  return { errors: found, manifest: (body === undefined ? JSON.parse(data!) : {}) as Manifest };
}

/** What the shell of the journeys says about the broken manifests. */
async function askShell(): Promise<string[]> {
  const executablePath = browserPath();
  if (executablePath === undefined || executablePath === FULL_BROWSER) return [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext();
  const [slug] = BRANDS as [string];
  await logInto(context, slug);
  const { manifest } = await ask(context, slug);
  const silentAbout: string[] = [];
  for (const [what, body, expected] of BROKEN)
    if (!(await ask(context, slug, body(manifest))).errors.includes(expected)) silentAbout.push(what);
  await browser.close();
  return silentAbout;
}
