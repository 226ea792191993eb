import type { DurableCommit } from '../databases/durable-commit';
import type { Floors } from '../floors/floor-run';
import type { Cost, Effort } from '../load/measure';
import type { DatabaseKind } from '../options';
import type { SearchMeasurement } from '../search/search-bench';
import type { CpuProfile } from './cpu-profile';
import type { PageBytes } from '../../e2e/support/pages/page-bytes';
import type { PageSql } from './page-sql';

export interface Efforts {
  /** For what takes a fraction of a millisecond, and for pages. */
  light: Effort;
  heavy: Effort;
  sql: number;
  combination: number;
}

/** Everything that is measured on one database at one size. */
export interface RunResult {
  database: DatabaseKind;
  version: string;
  members: number;
  pages: Record<string, Cost>;
  /** The member grid, compressed: what compression costs is the difference. */
  gridBrotli: Cost;
  bytes: Record<string, PageBytes>;
  sql: Record<string, PageSql>;
  search: SearchMeasurement;
  commit: DurableCommit;
  /** Only at the largest size. */
  floors: Floors | undefined;
  /** Of the member grid, likewise. */
  profile: CpuProfile | undefined;
}
