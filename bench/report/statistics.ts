/** The summary of a series of measurements. Times are in milliseconds. */
export interface Summary {
  count: number;
  mean: number;
  p50: number;
  p95: number;
}

/**
 * The value at or below which `share` (0 to 1) of the samples lie, by nearest rank, so that it is always a measured
 * one.
 */
export function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('No samples');
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = Math.ceil(share * sorted.length);
  return sorted[Math.min(sorted.length, Math.max(1, rank)) - 1]!;
}

export function summarise(samples: readonly number[]): Summary {
  return {
    count: samples.length,
    mean: samples.reduce((sum, sample) => sum + sample, 0) / samples.length,
    p50: percentile(samples, 0.5),
    p95: percentile(samples, 0.95),
  };
}

/** Three significant digits: 0.0213, 1.42, 38.1, 1,240. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
