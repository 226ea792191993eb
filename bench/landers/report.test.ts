import { describe, expect, it } from 'vitest';
import { landersSection, medianOf, missesOf, reportOf, type LanderResult } from './report';

const good: LanderResult = {
  path: '/landers/gallery',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 900,
  tbt: 0,
  cls: 0,
  page: 18.2,
  script: 1.4,
  lost: [],
};
const about = { brand: 'golden-hour', date: '2026-11-21', launch: 41.26 };

describe('the report of the landers', () => {
  it('says which target a page misses, and why', () => {
    expect(missesOf(good)).toEqual([]);
    const bad = { ...good, lcp: 1300, cls: 0.01, lost: ['performance: Largest Contentful Paint (1.3 s)'] };
    expect(missesOf({ ...bad, scores: { ...good.scores, seo: 92 } })).toEqual(['seo 92', 'LCP 1300 ms', 'CLS 0.010']);
    expect(reportOf([good, bad], about)).toContain('/landers/gallery: LCP 1300 ms, CLS 0.010. performance: Largest');
    expect(missesOf({ ...good, lcp: Number.NaN })).toEqual(['LCP NaN ms']);
  });

  it('takes the median of each figure by itself, with a run without one as the slowest', () => {
    const run = (performance: number, lcp: number) => ({
      ...good,
      scores: { ...good.scores, performance },
      lcp,
      lost: [`performance ${performance}`],
    });
    const median = medianOf([run(100, 1100), run(99, 900), run(98, Number.NaN)]);
    expect(median).toMatchObject({ scores: { performance: 99, seo: 100 }, lcp: 1100, lost: ['performance 99'] });
    expect(medianOf([run(100, Number.NaN)]).lcp).toBeNaN();
  });

  it('replaces its own section and nothing else', () => {
    const section = reportOf([good], about);
    const once = landersSection.put('# Benchmarks\n\ntext\n', section);
    const again = landersSection.put(`${once}\nafter\n`, reportOf([{ ...good, lcp: 1000 }], about));
    expect(landersSection.find(once)).toBe(section);
    expect(section).toContain('previewed in every niche: 41.3 s of processor time (promised: under 60)');
    expect(again).toContain('text');
    expect(again).toContain('after');
    expect(again.match(/## Landers/g)).toHaveLength(1);
    expect(again).toContain('| 1000 |');
    expect(landersSection.find('# nothing')).toBeUndefined();
  });
});
