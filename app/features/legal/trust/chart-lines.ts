import { DAY } from '~/time/durations';

export interface ChartPoint {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Null on a day without a value: the line has a gap there. */
  value: number | null;
}

const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

/** The highest value of a chart, at least 1 so that a line of zeros lies at the bottom. */
export const topOf = (points: readonly ChartPoint[]): number => Math.max(1, ...points.map(({ value }) => value ?? 0));

/** The lines between the values, in a box whose bottom is 0. Days without an entry leave a gap too. */
export function linesOf(points: readonly ChartPoint[], width: number, height: number): [number, number][][] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const [begin, length, top] = [at(first.day), Math.max(1, at(last.day) - at(first.day)), topOf(points)];
  const lines: [number, number][][] = [];
  let before: number | null = null;
  for (const { day, value } of points) {
    if (value === null) {
      before = null;
      continue;
    }
    const place = at(day) - begin;
    if (before === null || place - before > 1) lines.push([]);
    lines.at(-1)!.push([round((place / length) * width), round(height - (value / top) * height)]);
    before = place;
  }
  return lines;
}

const round = (value: number) => Math.round(value * 10) / 10;
