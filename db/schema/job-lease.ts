/** The process that runs a job. The table belongs to no brand. */
export interface JobLeaseTable {
  name: string;
  holder: string;
  held_until: number;
}
