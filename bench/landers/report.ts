import { reportSection } from '../report/report-section';
import { CATEGORIES, type PageScore } from './lighthouse';
import type { PageWeight } from './weight';

export interface LanderResult extends PageScore, PageWeight {
  path: string;
}

export const landersSection = reportSection('landers', 'npm run bench -- landers');
export const PROMISED = { score: 100, lcp: 1200, cls: 0, script: 15, page: 30, launch: 60 };

/**
 * The median of each figure by itself: a single run depends on what else the machine did, and the median run of one
 * figure may be an outlier in another. The lost audits are those of a run with the median performance.
 */
export function medianOf(runs: readonly PageScore[]): PageScore {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, middle(runs.map((run) => run.scores[name]))]),
  ) as PageScore['scores'];
  return {
    scores,
    lcp: middle(runs.map(({ lcp }) => lcp)),
    cls: middle(runs.map(({ cls }) => cls)),
    tbt: middle(runs.map(({ tbt }) => tbt)),
    lost: runs.find((run) => run.scores.performance === scores.performance)?.lost ?? [],
  };
}

/** A run without the figure counts as the slowest. */
function middle(values: readonly number[]): number {
  const size = (value: number) => (Number.isNaN(value) ? Infinity : value);
  return values.toSorted((a, b) => size(a) - size(b))[Math.floor(values.length / 2)]!;
}

export function missesOf(result: LanderResult): string[] {
  const misses = CATEGORIES.filter((name) => result.scores[name] < PROMISED.score).map(
    (name) => `${name} ${result.scores[name]}`,
  );
  if (!(result.lcp < PROMISED.lcp)) misses.push(`LCP ${Math.round(result.lcp)} ms`);
  if (!(result.cls <= PROMISED.cls)) misses.push(`CLS ${result.cls.toFixed(3)}`);
  if (!(result.script < PROMISED.script)) misses.push(`script ${result.script.toFixed(1)} kB`);
  if (!(result.page < PROMISED.page)) misses.push(`page ${result.page.toFixed(1)} kB`);
  return misses;
}

export interface ReportFacts {
  brand: string;
  date: string;
  /** Processor seconds of a new lander, created, checked, built and previewed in every niche. */
  launch: number;
}

export function reportOf(results: readonly LanderResult[], { brand, date, launch }: ReportFacts): string {
  const rows = results.map((result) => {
    const { path, scores, lcp, cls, page, script } = result;
    const marks = CATEGORIES.map((name) => scores[name]).join(' | ');
    const misses = missesOf(result);
    const verdict = misses.length === 0 ? 'met' : '**missed**';
    return `| ${path} | ${marks} | ${Math.round(lcp)} | ${cls.toFixed(3)} | ${page.toFixed(1)} | ${script.toFixed(1)} | ${verdict} |`;
  });
  const lost = results.flatMap((result) =>
    missesOf(result).length === 0
      ? []
      : [`- ${result.path}: ${missesOf(result).join(', ')}. ${result.lost.join('; ')}`],
  );
  const text = [
    '## Landers',
    '',
    `Written by \`npm run bench -- landers\` on ${date}: Lighthouse for phones (slow 4G, four times slower processor, both simulated) on brand ${brand}, the built product on one machine, each figure the median of its five runs. Kilobytes are brotli; on member landings the audit that a page may be indexed is left out, since they ask not to be. Promised: 100 four times, LCP under 1,200 ms, CLS 0, HTML with CSS under 30 kB, script under 15 kB.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP ms | CLS | HTML + CSS kB | Script kB |  |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `A new lander, created, checked, built and previewed in every niche: ${launch.toFixed(1)} s of processor time (promised: under ${PROMISED.launch}).`,
    ...(lost.length > 0 ? ['', 'Missed:', '', ...lost] : []),
  ];
  return landersSection.mark(text.join('\n'));
}
