import type { PageScore } from '../landers/lighthouse';
import { reportSection } from '../report/report-section';

/** What the first view of a page loads. */
export interface PageWeight {
  /** HTML in kB, compressed with Brotli. */
  page: number;
  /** The scripts in kB, compressed with Brotli. */
  script: number;
  /** How many of them. */
  files: number;
}

/** Without marks where only the weight of the page was looked at. */
export type PhoneFigures = PageWeight & { marks?: PageScore };

export interface PhoneResult {
  path: string;
  now: PhoneFigures;
  /** The same of the earlier commit. */
  before?: PhoneFigures;
}

interface About {
  brand: string;
  date: string;
  runs: number;
  against?: string;
}

export const phoneSection = reportSection('phone', 'npm run bench -- phone');
const PROMISED = { performance: 97, lcp: 1800, tbt: 100, script: 118, files: 8 };
/** The page of a search has more promised of it than others. */
const SEARCH = { path: '/members', script: 112 };
/** Of the scripts before; the landing page, which has next to none, is not compared. */
const SCRIPT_SHARE = 0.8;
export const LANDING = '/';
const SCRIPTS =
  'What the scripts consist of, what was tried and why they are not smaller: [decision 0081](../decisions/0081-what-pages-scripts-leave-out.md).';
/** Two runs of one page differ by this much. */
const NOISE = { performance: 1, lcp: 40, tbt: 15, cls: 0.002 };

export function phoneMisses({ path, now, before }: PhoneResult): string[] {
  const { script, files, marks } = now;
  const misses: string[] = [];
  if (marks && !(marks.scores.performance >= PROMISED.performance))
    misses.push(`performance ${marks.scores.performance}`);
  if (marks && !(marks.lcp < PROMISED.lcp)) misses.push(`LCP ${Math.round(marks.lcp)} ms`);
  if (marks && !(marks.tbt < PROMISED.tbt)) misses.push(`TBT ${Math.round(marks.tbt)} ms`);
  if (!(script <= (path === SEARCH.path ? SEARCH.script : PROMISED.script)))
    misses.push(`script ${script.toFixed(1)} kB`);
  if (before && path !== LANDING && !(script <= SCRIPT_SHARE * before.script))
    misses.push(`script ${(script / before.script).toFixed(2)} × of the one before`);
  if (files > PROMISED.files) misses.push(`${files} scripts`);
  return [...misses, ...worseThan(now.marks, before?.marks)];
}

/** What someone would feel to be worse than in the earlier commit. */
function worseThan(now: PageScore | undefined, before: PageScore | undefined): string[] {
  if (!now || !before) return [];
  const worse: string[] = [];
  if (!(now.scores.performance >= before.scores.performance - NOISE.performance)) worse.push('performance is worse');
  for (const name of ['lcp', 'tbt', 'cls'] as const)
    if (!(now[name] <= before[name] + NOISE[name])) worse.push(`${name.toUpperCase()} is worse`);
  return worse;
}

export function phoneReport(results: readonly PhoneResult[], about: About): string {
  const rows = results.map((result) => {
    const misses = phoneMisses(result);
    const cells = figuresOf(result.now).map((cell, i) => both(cell, result.before && figuresOf(result.before)[i]!));
    return `| ${result.path} | ${cells.join(' | ')} | ${misses.length === 0 ? 'met' : `**missed**: ${misses.join(', ')}`} |`;
  });
  const lost = results
    .filter((result) => phoneMisses(result).length > 0 && result.now.marks && result.now.marks.lost.length > 0)
    .map(({ path, now }) => `- ${path}: ${now.marks!.lost.join('; ')}`);
  const text = [
    '## Pages on a phone',
    '',
    introduction(about),
    '',
    '| Page | Performance | LCP ms | TBT ms | CLS | HTML kB | Scripts kB | Scripts |  |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    ...(results.some((result) => phoneMisses(result).some((miss) => miss.startsWith('script '))) ? ['', SCRIPTS] : []),
    ...(lost.length > 0 ? ['', 'What was lost:', '', ...lost] : []),
  ];
  return phoneSection.mark(text.join('\n'));
}

function introduction({ brand, date, runs, against }: About): string {
  const beside = against
    ? ` In brackets the same of commit ${against}, built and run on the Node of its time, measured by turns. A difference within performance ${NOISE.performance}, LCP ${NOISE.lcp} ms, TBT ${NOISE.tbt} ms and CLS ${NOISE.cls} is noise; scripts are to be at most ${SCRIPT_SHARE} × of those before.`
    : '';
  return `Written by \`npm run bench -- phone\` on ${date}: Lighthouse for phones (slow 4G, four times slower processor, both simulated) on brand ${brand}, as a premium member sees the page (\`/\` as a visitor), the built product on one machine, each figure the median of ${runs} runs; the browser has nothing cached. Kilobytes are brotli. Promised: performance ${PROMISED.performance}, LCP under 1,800 ms, TBT under ${PROMISED.tbt} ms, scripts at most ${PROMISED.script} kB (${SEARCH.path} ${SEARCH.script}) in at most ${PROMISED.files} files.${beside}`;
}

function figuresOf({ marks, page, script, files }: PhoneFigures): string[] {
  const measured = marks
    ? [`${marks.scores.performance}`, `${Math.round(marks.lcp)}`, `${Math.round(marks.tbt)}`, marks.cls.toFixed(3)]
    : ['', '', '', ''];
  return [...measured, page.toFixed(1), script.toFixed(1), `${files}`];
}

const both = (now: string, before: string | undefined) => (now && before ? `${now} (${before})` : now);
