/** How strongly a region glows: 0 without profiles, or one of four steps by its share of the one with most profiles. */
export type Level = 0 | 1 | 2 | 3 | 4;

const STEPS = [0.1, 0.3, 0.6] as const;

export interface Band {
  level: Level;
  from: number;
  to: number;
}

/** The range of numbers of each glow, for the legend; steps that contain no whole number are left out. */
export function bandsFor(counts: readonly number[]): Band[] {
  const most = Math.max(0, ...counts);
  const bands: Band[] = [{ level: 0, from: 0, to: 0 }];
  let from = 1;
  for (const [index, share] of [...STEPS, 1].entries()) {
    const to = Math.floor(most * share);
    if (to < from) continue;
    bands.push({ level: (index + 1) as Level, from, to });
    from = to + 1;
  }
  return bands;
}

export function levelOf(profiles: number, bands: readonly Band[]): Level {
  return bands.find(({ from, to }) => profiles >= from && profiles <= to)?.level ?? 0;
}
