import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { reuseSections, reportSection } from './report-section';

const phone = reportSection('phone', 'npm run bench -- phone');
const publicPages = reportSection('public-pages', 'npm run bench -- public');

it('a page that is written anew keeps what other commands have put into it, and nothing else of the old one', () => {
  const old = ['old text', phone.mark('fast'), publicPages.mark('| found |'), 'old end'].join('\n\n');
  const page = reuseSections(old, '# New\n');
  expect(page).toBe(`# New\n\n${phone.mark('fast')}\n\n${publicPages.mark('| found |')}\n`);
  expect(reuseSections(page, '# New\n')).toBe(page);
  expect(reuseSections('old text', '# New\n')).toBe('# New\n');
});

it('every section of the committed report is kept', async () => {
  const old = await readFile('docs/reports/benchmarks.md', 'utf8');
  const marks = (page: string) => page.match(/^<!-- .+ -->$/gm);
  expect(marks(old)!.length).toBeGreaterThan(10);
  expect(marks(reuseSections(old, '# New\n'))).toEqual(marks(old));
});
