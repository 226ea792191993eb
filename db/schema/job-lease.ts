import type { Selectable } from 'kysely';

/** The process that runs a job, and what its last run did. The table belongs to no brand. */
export interface JobLeaseTable {
  name: string;
  holder: string;
  held_until: number;
  /** When the next run is due; null before the first. */
  due_at: number | null;
  begun_at: number | null;
  /** Before `begun_at` while a run is under way, or if its process ended in the middle. */
  ended_at: number | null;
  /** How many rows the last run handled. */
  handled: number | null;
  runs: number | null;
  /** How many runs failed, of all. */
  failures: number | null;
  /** Why the last run failed; null if it did not. */
  last_error: string | null;
}

export type JobLeaseRow = Selectable<JobLeaseTable>;
