import { describe, expect, it } from 'vitest';
import { figure, percentile, summarise } from './statistics';

describe('percentiles', () => {
  it('are measured values, by nearest rank', () => {
    const samples = [5, 1, 4, 2, 3];
    expect(percentile(samples, 0.5)).toBe(3);
    expect(percentile(samples, 0.95)).toBe(5);
    expect(percentile(samples, 0)).toBe(1);
    expect(percentile([2, 1], 0.5)).toBe(1);
    expect(
      percentile(
        Array.from({ length: 100 }, (_, i) => i + 1),
        0.95,
      ),
    ).toBe(95);
  });

  it('of nothing are an error, never a good figure', () => {
    expect(() => percentile([], 0.5)).toThrow('No samples');
    expect(() => summarise([])).toThrow('No samples');
  });

  it('do not sort the samples in place', () => {
    const samples = [3, 1, 2];
    expect(summarise(samples)).toEqual({ count: 3, mean: 2, p50: 2, p95: 3 });
    expect(samples).toEqual([3, 1, 2]);
  });
});

describe('figures', () => {
  it('show three significant digits', () => {
    expect([0.02134, 0.3456, 1.4249, 38.14, 1240.4].map(figure)).toEqual(['0.0213', '0.346', '1.42', '38.1', '1,240']);
    expect(figure(Number.NaN)).toBe('–');
  });
});
