import { reportSection } from '../report/report-section';
import { UNTIMED, type PageMarks } from './lighthouse';

export interface PublicPage extends PageMarks {
  brand: string;
  language: string;
  path: string;
  /** It asks search engines not to index it: what they would like does not count. */
  noindex: boolean;
}

export const publicSection = reportSection('public-pages', 'npm run bench -- public');

export const isPerfect = ({ scores, noindex }: PublicPage) =>
  UNTIMED.every((name) => scores[name] === 100 || (name === 'seo' && noindex));

export function publicReport(pages: readonly PublicPage[], date: string): string {
  const groups = new Map<string, PublicPage[]>();
  for (const page of pages) {
    const name = `${page.brand} | ${page.language}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  const rows = [...groups].map(([name, group]) => {
    const good = group.filter(isPerfect).length;
    const hidden = group.filter(({ noindex }) => noindex).length;
    return `| ${name} | ${group.length} | ${hidden} | ${good} | ${good === group.length ? 'met' : '**missed**'} |`;
  });
  const misses = pages
    .filter((page) => !isPerfect(page))
    .map(({ brand, language, path, lost }) => `- ${brand}, ${language}, ${path}: ${lost.join('; ')}`);
  return publicSection.mark(
    [
      '## Public pages',
      '',
      `Written by \`npm run bench -- public\` on ${date}: Lighthouse for phones on every page that a visitor reaches by links from the landing page, and on every lander, in three languages. Of pages that differ only in an id or a query one is seen. Promised: 100 for accessibility and best practices, and for SEO of pages that do not ask search engines to leave them out.`,
      '',
      '| Brand | Language | Pages | of them not indexed | 100 in what counts |  |',
      '| --- | --- | ---: | ---: | ---: | --- |',
      ...rows,
      ...(misses.length > 0 ? ['', 'Missed:', '', ...misses] : []),
    ].join('\n'),
  );
}
