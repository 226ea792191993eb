/** What a run would do, found without doing it. */
export interface Preview {
  count: number;
  /** There is more than was counted. */
  more: boolean;
  /** Each in a sentence, if there are not too many. */
  lines?: readonly string[];
}

/** Work that is done at intervals, by one process of all that share a database. */
export interface Job {
  /** The name in the list of jobs, in metrics and in the log. */
  name: string;
  /** What it does, to be read after "would": "delete sessions that have expired". */
  does: string;
  everyMs: number;
  /** Once for each brand, or once for all of them together; `tenantId` is 0 then. */
  scope?: 'brand' | 'platform';
  /** Does one piece and returns how many rows that were; 0 if nothing is left. */
  piece(tenantId: number): Promise<number>;
  preview(tenantId: number): Promise<Preview>;
}

/** What a list with a limit has found. */
export const previewOf = (found: readonly unknown[], most: number, lines?: readonly string[]): Preview => ({
  count: found.length,
  more: found.length >= most,
  ...(lines && { lines }),
});
