import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '~db/database-errors';
import type { Logger } from '../operations/logger';
import type { Metrics } from '../operations/metrics';
import type { Job } from './job';

/** Pieces of one job for one brand in one run. What is left waits for the next run, so that no brand delays the others. */
const MOST_PIECES = 500;
/** After a piece there is a pause as long as the piece took, at most this long. */
const LONGEST_PAUSE_MS = 250;

interface Surroundings {
  isClosed: () => boolean;
  metrics: Pick<Metrics, 'pieces'> | undefined;
  log: Logger;
}

/** One run of one job, piece by piece, for one brand after the other. */
export class JobRun {
  handled = 0;
  /** Why it failed for a brand; the others are done all the same. */
  error: string | null = null;
  /** It was stopped before everything was done: the process ends, or another one has the job now. */
  stopped = false;
  #lost = false;

  constructor(
    readonly job: Job,
    readonly around: Surroundings,
  ) {}

  /** The lease went to another process. */
  lose(): void {
    this.#lost = true;
  }

  /** Throws if the database is unavailable: then nothing else would succeed either. */
  async work(tenantIds: readonly number[]): Promise<void> {
    for (const tenantId of tenantIds) {
      if (this.#mustStop()) return;
      await this.#forBrand(tenantId);
    }
  }

  #mustStop(): boolean {
    this.stopped ||= this.#lost || this.around.isClosed();
    return this.stopped;
  }

  async #forBrand(tenantId: number): Promise<void> {
    const { job, around } = this;
    const { metrics, log } = around;
    try {
      for (let pieces = 0; pieces < MOST_PIECES && !this.#mustStop(); pieces++) {
        const begun = performance.now();
        const count = await job.piece(tenantId);
        if (count === 0) {
          metrics?.pieces(job.name, tenantId, { left: false });
          return;
        }
        this.handled += count;
        metrics?.pieces(job.name, tenantId, { count, left: true });
        // SQLite answers without waiting, so this loop alone would let nothing else run.
        await pause(Math.min(performance.now() - begun, LONGEST_PAUSE_MS));
      }
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
      metrics?.pieces(job.name, tenantId, { failed: true });
      log.error({ err: error, job: job.name, tenant: tenantId }, 'a job failed');
      if (isUnavailable(error)) throw error;
    }
  }
}
