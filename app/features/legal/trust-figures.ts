/** Active members were here in so many days before the end of the day. */
export const ACTIVE_DAYS = 30;
/** Reports, notices, complaints, hidden profiles and returns are those of so many days before its end. */
export const PERIOD_DAYS = 90;

/** What a brand publishes about itself for one day. Whole numbers only, so that every program reads the same text. */
export interface TrustFigures {
  /** The lower end of the band of members who were here in the last `ACTIVE_DAYS`; 0 if there are fewer than the first band. */
  active_from: number;
  /** Of 100 profiles that can be found, how many are fictional; null if there is none. */
  fictional_percent: number | null;
  /** All of these in the `PERIOD_DAYS` before the end of the day. */
  reports: CaseFigures;
  notices: CaseFigures;
  /** `upheld`: the decision was changed; `dismissed`: it stands. Complaints against no decision only count as decided. */
  complaints: CaseFigures;
  /** Profiles that staff hid and that stay hidden, and those of them that broke the rule against fraud. */
  hidden: { profiles: number; fraud: number };
  returns: { currency: string; count: number; amount_minor: number }[];
}

export interface CaseFigures {
  decided: number;
  upheld: number;
  dismissed: number;
  /** Half of them were decided in this many minutes or fewer; null if none was decided. */
  median_minutes: number | null;
}

/** One day of the chain as a page shows it. */
export interface TrustDay {
  day: string;
  seal: string;
  figures: TrustFigures;
}

/** The bands of the number of members. An exact number of a small brand would say who comes and goes. */
export const ACTIVE_BANDS = [
  100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
];

export const bandOf = (count: number): number => ACTIVE_BANDS.findLast((from) => count >= from) ?? 0;

/** Rounded so that 0 means none and 100 means all. */
export function percentOf(part: number, all: number): number | null {
  if (all === 0) return null;
  if (part === 0 || part === all) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((part / all) * 100)));
}

interface Decided {
  outcome: 'upheld' | 'dismissed' | null;
  created_at: number;
  decided_at: number;
}

export function caseFigures(cases: readonly Decided[]): CaseFigures {
  const count = (outcome: Decided['outcome']) => cases.filter((decision) => decision.outcome === outcome).length;
  const times = cases.map(({ created_at: from, decided_at: until }) => until - from).sort((a, b) => a - b);
  const median = times[Math.ceil(times.length / 2) - 1];
  return {
    decided: cases.length,
    upheld: count('upheld'),
    dismissed: count('dismissed'),
    median_minutes: median === undefined ? null : Math.ceil(median / 60_000),
  };
}
