import { describe, expect, it } from 'vitest';
import { MINUTE } from '~/time/durations';
import { bandOf, caseFigures, percentOf } from './trust-figures';

const decided = (minutes: number, outcome: 'upheld' | 'dismissed' | null = 'upheld') => ({
  outcome,
  created_at: 1_000,
  decided_at: 1_000 + minutes * MINUTE,
});

describe('the figures of a day', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 100],
    [249, 100],
    [99_999, 50_000],
    [7_000_000, 1_000_000],
  ])('%i active members are shown as from %i', (count, from) => {
    expect(bandOf(count)).toBe(from);
  });

  it.each([
    [0, 0, null],
    [0, 1000, 0],
    [1, 1000, 1],
    [505, 1000, 51],
    [999, 1000, 99],
    [1000, 1000, 100],
  ])('%i of %i are %s percent, and neither none nor all if there are some', (part, all, percent) => {
    expect(percentOf(part, all)).toBe(percent);
  });

  it('have the time in which at least half were decided, rounded up', () => {
    expect(caseFigures([]).median_minutes).toBeNull();
    expect(caseFigures([decided(7)]).median_minutes).toBe(7);
    expect(caseFigures([decided(500), decided(1), decided(20)]).median_minutes).toBe(20);
    expect(caseFigures([decided(1), decided(4000)]).median_minutes).toBe(1);
    expect(caseFigures([decided(0.2)]).median_minutes).toBe(1);
  });

  it('count the outcomes', () => {
    const cases = [decided(1), decided(1, 'dismissed'), decided(1, 'dismissed'), decided(1, null)];
    expect(caseFigures(cases)).toMatchObject({ decided: 4, upheld: 1, dismissed: 2 });
  });
});
