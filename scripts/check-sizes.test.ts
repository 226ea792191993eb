import { describe, expect, it } from 'vitest';
import type { SourceFile } from './check-files';
import { countLines, measureSizes, quantile } from './check-sizes';

const file = (path: string, lines: number): SourceFile => ({ path, text: 'x\n'.repeat(lines) });
const files = (count: number, lines: number, folder = 'app/server') =>
  Array.from({ length: count }, (_, i) => file(`${folder}/f${lines}-${i}.ts`, lines));

describe('measureSizes', () => {
  it('accepts a project of small files', () => {
    const { whole, findings } = measureSizes([...files(60, 45), ...files(37, 190), ...files(3, 400)]);
    expect(whole).toEqual({ files: 100, median: 45, p90: 190, overLong: 3 });
    expect(findings).toEqual([]);
  });

  it('fails if more than three in a hundred are long', () => {
    expect(measureSizes([...files(96, 45), ...files(4, 301)]).findings).toEqual([
      '4 of 100 files have more than 300 lines; at most 3 % may',
    ]);
  });

  it('fails on a median over 60', () => {
    expect(measureSizes(files(9, 61)).findings).toEqual(['the median file has 61 lines; the limit is 60']);
  });

  it('fails on a tenth over 220', () => {
    const { findings } = measureSizes([...files(80, 40), ...files(20, 221)]);
    expect(findings).toEqual(['one file in ten has 221 lines or more; the limit is 220']);
  });

  it('judges neither tests, stories, data nor tools', () => {
    const beside = [
      file('app/chat/chat.test.ts', 900),
      file('app/ui/A/A.stories.tsx', 900),
      file('scripts/bench.ts', 900),
      file('tenants/a.json', 900),
    ];
    expect(measureSizes([...files(3, 10), ...beside]).whole.files).toBe(3);
  });

  it('lists kinds with their long files, longest first', () => {
    const { kinds } = measureSizes([
      file('app/routes/a.tsx', 201),
      file('app/routes/b.tsx', 260),
      file('app/routes/c.tsx', 20),
      file('db/schema/member.ts', 18),
      file('app/ui/Card/Card.tsx', 80),
    ]);
    expect(kinds.map((kind) => [kind.name, kind.files, kind.median])).toEqual([
      ['route', 3, 201],
      ['table', 1, 18],
      ['component', 1, 80],
    ]);
    expect(kinds[0]?.long.map((entry) => entry.path)).toEqual(['app/routes/b.tsx', 'app/routes/a.tsx']);
  });
});

describe('the counting', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\n\nb\r\n', 3],
  ])('%j has %i lines', (text, lines) => {
    expect(countLines(text)).toBe(lines);
  });

  it('takes quantiles by nearest rank', () => {
    expect(quantile([], 0.5)).toBe(0);
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
  });
});
