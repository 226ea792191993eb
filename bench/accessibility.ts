import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { Command } from 'commander';
import { chromium, type Browser } from '@playwright/test';
import axe from 'axe-core';
import {
  ALL_VIEWS,
  AUDIT_OPTIONS,
  auditPage,
  becomeViewer,
  pathFor,
  type View,
} from '../e2e/support/accessibility/audit';
import { auditedPages, VIEWERS, type ViewerKind } from '../e2e/support/accessibility/audited-routes';
import { gatherViewers, type Viewer } from '../e2e/support/accessibility/viewers';
import { NICHE_BRANDS } from '../e2e/support/product/niche-brands';
import { startProduct } from '../e2e/support/product/product';
import { ensureBuilt } from '../scripts/build.mjs';
import { browserOptions } from '../scripts/browser.mjs';
import { accessibilityReport, type AuditedPlace } from './accessibility/report';
import { optionsOf } from '../scripts/command/programs';

const values = optionsOf<{ brands: string; routes: string; pages: string; out?: string }>(
  new Command('npm run bench -- accessibility')
    .description(
      'axe on every route in the theme of every niche, light and dark, on a phone and a wide screen, for visitors and members. A run over all writes the report. Exits with 1 on any finding.',
    )
    .option('--brands <slugs>', 'such as golden-hour,prisma', NICHE_BRANDS.join(','))
    .option('--routes <word>', 'routes with the word in their name', '')
    .option('--pages <n>', 'at once', '2')
    .option('--out <file>', 'where the report goes; - prints it'),
);
const brands = values.brands.split(',');
const isWhole = values.routes === '' && brands.length === NICHE_BRANDS.length;
const out = values.out ?? (isWhole ? 'docs/reports/accessibility.md' : '-');

ensureBuilt();
const started = Date.now();
const product = await startProduct({ brands });
const places: AuditedPlace[] = [];
let version = '';
try {
  const jobs: { slug: string; kind: ViewerKind; viewer: Viewer }[] = [];
  for (const slug of brands) {
    const viewers = await gatherViewers(product, slug);
    for (const kind of VIEWERS) jobs.push({ slug, kind, viewer: viewers[kind] });
  }
  const work = async () => {
    // Each has a browser of its own: pages of one browser wait for each other.
    const browser = await chromium.launch(browserOptions());
    version = browser.version();
    for (let job = jobs.shift(); job; job = jobs.shift()) await auditAs(browser, job);
    await browser.close();
  };
  await Promise.all(Array.from({ length: Number(values.pages) }, work));
} finally {
  await product.stop();
}
const report = accessibilityReport({
  day: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`,
  browser: version,
  axe: axe.version,
  seconds: Math.round((Date.now() - started) / 1000),
  brands,
  places,
  planned: auditedPages().filter(({ route }) => route.includes(values.routes)),
});
if (out === '-') process.stdout.write(report.text);
else writeFileSync(out, report.text);
console.log(`${places.length} pages, ${report.findings} findings`);
process.exit(report.findings === 0 ? 0 : 1);

async function auditAs(browser: Browser, { slug, kind, viewer }: { slug: string; kind: ViewerKind; viewer: Viewer }) {
  const context = await browser.newContext(AUDIT_OPTIONS);
  const origin = product.origin(slug);
  await becomeViewer(context, origin, viewer);
  const page = await context.newPage();
  const began = Date.now();
  let checked = 0;
  for (const planned of auditedPages(kind).filter(({ route }) => route.includes(values.routes))) {
    const path = pathFor(planned, slug, viewer);
    if (path === undefined) continue;
    const views: readonly View[] = ALL_VIEWS;
    const findings = await auditPage(page, origin, path, planned, views);
    for (const { view, rule, detail } of findings) console.error(`${slug} ${kind} ${path} ${view}: ${rule}: ${detail}`);
    places.push({ slug, planned, views: views.length, findings });
    checked += 1;
  }
  console.log(`${slug}, ${kind}: ${checked} pages in ${Math.round((Date.now() - began) / 1000)} s`);
  await context.close();
}
