import { hostname } from 'node:os';
import type { Database } from '~db/database';
import {
  claimOutboxJob,
  failOutbox,
  finishOutbox,
  listDueOutbox,
  releaseOutbox,
  renewOutboxLease,
} from '~db/queries/outbox';
import type { OutboxRow } from '~db/schema/outbox';
import { brandContext, type Platform } from '~/server/context/context.server';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { startOutbox, type OutboxHandlers, type OutboxStore } from '~/server/jobs/outbox';
import { forgetOldCopies, reviewFolderOf } from '~/server/jobs/review-copies';
import type { Metrics } from '~/server/operations/metrics';
import type { TenantRegistry } from '~/tenancy/registry/registry.server';
import { credentialsJobs } from '~/features/account/credentials/credentials.jobs.server';
import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { waitingListJobs } from '~/features/joining/waiting-list/waiting-list.jobs.server';
import { billingJobs } from '~/features/billing/billing.jobs.server';
import { chatJobs } from '~/features/chat/chat.jobs.server';
import { discoveryJobs } from '~/features/discovery/discovery.jobs.server';
import { photoMessageJobs } from '~/features/chat/photos/photo-message.jobs.server';
import { pushJobs } from '~/features/notifications/push/push.jobs.server';
import { photoJobs } from '~/features/photos/photos.jobs.server';
import { notificationJobs } from '~/features/notifications/notifications.jobs.server';
import { caseJobs, safetyJobs } from '~/features/safety/safety.jobs.server';
import { mailingJobs } from '~/features/mailings/mailings.jobs.server';
import { leavingJobs } from '~/features/leaving/leaving.jobs.server';
import type { Ids } from '~/server/context/ids';
import { jobRegistry } from './job-registry.server';
import type { Starting } from './starting';

interface JobParts {
  platform: Platform;
  registry: TenantRegistry;
  database: Database;
  metrics: Metrics;
}

/** Starts what works without a request: the outbox and the jobs at intervals. Returns the outbox, and how to run one job now. */
export function startJobs({ config, log, stopping }: Starting, { platform, registry, database, metrics }: JobParts) {
  const { clock, ids } = platform;
  const tenantIds = () => registry.list().map((tenant) => tenant.id);
  const contextOf = (tenantId: number) => {
    const tenant = registry.byId(tenantId);
    return tenant && brandContext({ ...platform, openDb: database.tenant }, tenant);
  };
  const outbox = startOutbox({
    store: outboxStore(database, ids, tenantIds),
    handlers: outboxHandlers,
    contextOf,
    now: () => clock.now(),
    log,
  });
  stopping.onClose('outbox', outbox.close, { early: true });
  const reviewFolder = reviewFolderOf(config.dataDir);
  const scheduled = jobRegistry({ database, contextOf, clock, ids, metrics });
  const runner = openJobRunner({
    jobs: scheduled,
    database,
    tenantIds,
    clock,
    holder: `${hostname()}:${process.pid}:${ids.random().slice(0, 8)}`,
    metrics,
    log,
    // Tests turn the clock by weeks, and run the jobs that they mean to see.
    scheduled: config.testControlPort === undefined,
    local: () => forgetOldCopies(reviewFolder, clock.now()),
  });
  stopping.onClose('jobs', runner.close, { early: true });
  const runJob = async (name: string) => {
    const job = scheduled.find((job) => job.name === name);
    return job && runner.runNow(job);
  };
  return { outbox, runJob };
}

export const outboxHandlers: OutboxHandlers = {
  ...credentialsJobs,
  ...joiningJobs,
  ...waitingListJobs,
  ...billingJobs,
  ...chatJobs,
  ...discoveryJobs,
  ...photoMessageJobs,
  ...safetyJobs,
  ...caseJobs,
  ...photoJobs,
  ...pushJobs,
  ...notificationJobs,
  ...leavingJobs,
  ...mailingJobs,
};

/** Binds the runner of the outbox to its table, for the jobs of all brands this process serves. */
export function outboxStore(
  database: Database,
  ids: Pick<Ids, 'random'>,
  tenantIds: () => readonly number[],
): OutboxStore<OutboxRow> {
  const db = database.system('the outbox serves every brand');
  return {
    due: (now, limit, full) => listDueOutbox(db, { tenantIds: tenantIds(), now, limit, full }),
    claim: (job, now, leaseMs) => claimOutboxJob(db, job, { now, leaseMs, lockToken: ids.random() }),
    renew: (job, now, leaseMs) => renewOutboxLease(db, job, now + leaseMs),
    done: (job, now) => finishOutbox(db, job, now),
    failed: (job, failure) => failOutbox(db, job, failure),
    release: (job) => releaseOutbox(db, job),
  };
}
