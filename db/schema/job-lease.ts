import type { Insertable, Selectable, Updateable } from 'kysely';

/** The process that runs a job. The table belongs to no brand. */
export interface JobLeaseTable {
  name: string;
  holder: string;
  held_until: number;
}

export type JobLeaseRow = Selectable<JobLeaseTable>;
export type NewJobLease = Insertable<JobLeaseTable>;
export type JobLeasePatch = Updateable<JobLeaseTable>;
