import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The result of Lighthouse for one page on a slow phone. */
export interface PageScore {
  /** 0 to 100, by category. */
  scores: Record<Category, number>;
  /** In milliseconds. */
  lcp: number;
  cls: number;
  /** How long the page could not answer a tap, in milliseconds. */
  tbt: number;
  /** Audits without the full score, by category: their title and the value found. */
  lost: string[];
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

// Not a dependency of the project: one of its own dependencies asks for the "latest" of two packages, which no lock
// file can hold.
const VERSION = '12.8.2';

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

type Run = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

/** Installs the pinned version of Lighthouse once into a folder of its own and opens it with the machine's Chromium. */
export async function openLighthouse(chromium: string | undefined) {
  const folder = join(tmpdir(), `facet-lighthouse-${VERSION}`);
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: folder });
    if (done.status !== 0) throw new Error(`lighthouse@${VERSION} could not be installed:\n${String(done.stderr)}`);
  }
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const { default: run } = (await load('lighthouse/core/index.js')) as { default: Run };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as {
    launch: (options: object) => Promise<{ port: number; kill: () => void }>;
  };
  const chrome = await launch({
    ...(chromium ? { chromePath: chromium } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  });
  return {
    /** `noindex`: the page asks search engines not to index it, so that audit is skipped. `cookie`: of who sees it. */
    async score(
      url: string,
      { noindex = false, cookie }: { noindex?: boolean; cookie?: string } = {},
    ): Promise<PageScore> {
      const extraHeaders = cookie === undefined ? undefined : { Cookie: cookie };
      const flags = { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES, extraHeaders };
      const config = { extends: 'lighthouse:default', settings: { skipAudits: noindex ? ['is-crawlable'] : [] } };
      const result = await run(url, flags, config);
      if (!result) throw new Error(`${url}: no result`);
      return readReport(result.lhr);
    },
    close: () => chrome.kill(),
  };
}

function readReport({ categories, audits }: Report): PageScore {
  const lost: string[] = [];
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]!.auditRefs) {
      const audit = audits[id]!;
      if (weight > 0 && audit.score !== null && audit.score < 1) {
        lost.push(`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
      }
    }
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]!.score ?? 0) * 100)]),
  ) as PageScore['scores'];
  return {
    scores,
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    lost,
  };
}
