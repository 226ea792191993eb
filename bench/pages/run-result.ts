import type { PageBytes } from '../../e2e/support/pages/page-bytes';
import type { DurableCommit } from '../databases/durable-commit';
import type { Floors } from '../floors/floor-run';
import type { Cost, Effort } from '../load/measure';
import type { DatabaseKind } from '../options';
import type { SearchMeasurement } from '../search/search-bench';
import type { PageSql } from './page-sql';

export interface Efforts {
  /** `light` for requests that take a fraction of a millisecond, `heavy` for pages. */
  light: Effort;
  heavy: Effort;
  sql: number;
  combination: number;
}

/** All measurements on one database at one size. */
export interface RunResult {
  database: DatabaseKind;
  version: string;
  members: number;
  /** By the keys of the page labels, like the bytes and the SQL. */
  pages: Record<string, Cost>;
  bytes: Record<string, PageBytes>;
  sql: Record<string, PageSql>;
  search: SearchMeasurement;
  commit: DurableCommit;
  /** Only at the largest size. */
  floors: Floors | undefined;
}
