import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Lighthouse found on one page. */
export interface PageMarks<Name extends Category = (typeof UNTIMED)[number]> {
  /** 0 to 100, by category. */
  scores: Record<Name, number>;
  /** Audits without the full score, by category: their title and the value found. */
  lost: string[];
}

/** The same on a slow phone, with what it measures. */
export interface PageScore extends PageMarks<Category> {
  /** In milliseconds. */
  lcp: number;
  cls: number;
  /** How long the page could not answer a tap, in milliseconds. */
  tbt: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const UNTIMED = ['accessibility', 'best-practices', 'seo'] as const;
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
  const audit = async (url: string, { noindex, cookie }: Seen, flags: object): Promise<Report> => {
    const extraHeaders = cookie === undefined ? undefined : { Cookie: cookie };
    const config = { extends: 'lighthouse:default', settings: { skipAudits: noindex ? ['is-crawlable'] : [] } };
    const result = await run(url, { port: chrome.port, logLevel: 'error', extraHeaders, ...flags }, config);
    if (!result) throw new Error(`${url}: no result`);
    return result.lhr;
  };
  return {
    score: async (url: string, seen: Seen = {}): Promise<PageScore> =>
      readReport(await audit(url, seen, { onlyCategories: CATEGORIES })),
    /** The categories in which nothing is measured by time: the load of the machine does not matter. */
    async inspect(url: string, seen: Seen = {}): Promise<PageMarks> {
      const report = await audit(url, seen, { onlyCategories: UNTIMED });
      return marksOf(report, UNTIMED);
    },
    close: () => chrome.kill(),
  };
}

interface Seen {
  /** The page asks search engines not to index it, so that audit is skipped. */
  noindex?: boolean;
  /** Of who sees it. */
  cookie?: string;
}

function marksOf<Name extends Category>({ categories, audits }: Report, names: readonly Name[]) {
  const lost: string[] = [];
  for (const category of names) {
    for (const { id, weight } of categories[category]!.auditRefs) {
      const audit = audits[id]!;
      if (weight > 0 && audit.score !== null && audit.score < 1) {
        lost.push(`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
      }
    }
  }
  const scores = Object.fromEntries(
    names.map((category) => [category, Math.round((categories[category]!.score ?? 0) * 100)]),
  ) as Record<Name, number>;
  return { scores, lost };
}

function readReport(report: Report): PageScore {
  const { audits } = report;
  return {
    ...marksOf(report, CATEGORIES),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  };
}
