import type { PageScore } from '../landers/lighthouse';
import { reportSection } from '../report/report-section';

export interface PhoneResult extends PageScore {
  path: string;
  /** HTML in kB, compressed with Brotli. */
  page: number;
  /** The scripts of the first view in kB, compressed with Brotli. */
  script: number;
  /** How many of them. */
  files: number;
}

export const phoneSection = reportSection('phone', 'npm run bench:phone');
const PHONE_PROMISED = { performance: 97, lcp: 1800, tbt: 100, script: 150, files: 8 };

export function phoneMisses({ scores, lcp, tbt, script, files }: PhoneResult): string[] {
  const misses: string[] = [];
  if (!(scores.performance >= PHONE_PROMISED.performance)) misses.push(`performance ${scores.performance}`);
  if (!(lcp < PHONE_PROMISED.lcp)) misses.push(`LCP ${Math.round(lcp)} ms`);
  if (!(tbt < PHONE_PROMISED.tbt)) misses.push(`TBT ${Math.round(tbt)} ms`);
  if (!(script < PHONE_PROMISED.script)) misses.push(`script ${script.toFixed(1)} kB`);
  if (files > PHONE_PROMISED.files) misses.push(`${files} scripts`);
  return misses;
}

export function phoneReport(results: readonly PhoneResult[], { brand, date }: { brand: string; date: string }): string {
  const rows = results.map((result) => {
    const { path, scores, lcp, tbt, cls, page, script, files } = result;
    const misses = phoneMisses(result);
    const figures = [Math.round(lcp), Math.round(tbt), cls.toFixed(3), page.toFixed(1), script.toFixed(1), files];
    return `| ${path} | ${scores.performance} | ${figures.join(' | ')} | ${misses.length === 0 ? 'met' : `**missed**: ${misses.join(', ')}`} |`;
  });
  const lost = results
    .filter((result) => phoneMisses(result).length > 0)
    .map(({ path, lost }) => `- ${path}: ${lost.join('; ')}`);
  const text = [
    '## Members’ pages on a phone',
    '',
    `Written by \`npm run bench:phone\` on ${date}: Lighthouse for phones (slow 4G, four times slower processor, both simulated) on brand ${brand}, as a premium member sees the page, the built product on one machine, each figure the median of its runs; the browser has nothing cached. Kilobytes are brotli. Promised: performance ${PHONE_PROMISED.performance}, LCP under 1,800 ms, TBT under ${PHONE_PROMISED.tbt} ms, scripts under ${PHONE_PROMISED.script} kB in at most ${PHONE_PROMISED.files} files.`,
    '',
    '| Page | Performance | LCP ms | TBT ms | CLS | HTML kB | Scripts kB | Scripts |  |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    ...(lost.length > 0 ? ['', 'What was lost:', '', ...lost] : []),
  ];
  return phoneSection.mark(text.join('\n'));
}
