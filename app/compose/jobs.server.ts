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
import { serviceContext, type Platform, type ServiceContext } from '~/server/context/context.server';
import { openCleanUp, type PieceTask } from '~/server/jobs/clean-up';
import { startOutbox, type OutboxHandlers, type OutboxStore } from '~/server/jobs/outbox';
import { reviewFolderOf } from '~/server/jobs/review-copies';
import type { Metrics } from '~/server/operations/metrics';
import type { TenantRegistry } from '~/tenancy/registry.server';
import { credentialsJobs } from '~/features/account/credentials/credentials.jobs.server';
import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { billingJobs } from '~/features/billing/billing.jobs.server';
import { chatJobs } from '~/features/chat/chat.jobs.server';
import { photoMessageJobs } from '~/features/chat/photos/photo-message.jobs.server';
import { pushJobs } from '~/features/notifications/push/push.jobs.server';
import { photoJobs } from '~/features/photos/photos.jobs.server';
import { notificationJobs } from '~/features/notifications/notifications.jobs.server';
import { forgetSentNotifications } from '~/features/notifications/retention.service.server';
import { caseJobs, safetyJobs } from '~/features/safety/safety.jobs.server';
import { forgetUnsentSignups } from '~/features/joining/activation/unsent-signups.service.server';
import { eraseDebits } from '~/features/billing/direct-debit/erase-debits.service.server';
import { eraseMandates } from '~/features/billing/saved/erase-mandates.service.server';
import { leavingJobs } from '~/features/leaving/leaving.jobs.server';
import { eraseDue, returnOrdersOfLeavers } from '~/features/leaving/erase/erase-due.service.server';
import { purgeRetained } from '~/features/leaving/erase/purge.service.server';
import { eraseOldCases } from '~/features/safety/cases/erase-cases.service.server';
import { eraseOldMessages } from '~/features/chat/server/erase.service.server';
import type { Ids } from '~/server/context/ids';
import { nightlyProof } from './nightly-proof.server';
import type { Starting } from './starting';

interface JobParts {
  platform: Platform;
  registry: TenantRegistry;
  database: Database;
  metrics: Metrics;
}

/** Starts what works without a request: the outbox and the hourly clean-up. Returns the outbox. */
export function startJobs({ config, log, stopping }: Starting, { platform, registry, database, metrics }: JobParts) {
  const { clock, ids } = platform;
  const tenantIds = () => registry.list().map((tenant) => tenant.id);
  const contextOf = (tenantId: number) => {
    const tenant = registry.byId(tenantId);
    return tenant && serviceContext({ ...platform, openDb: database.tenant }, tenant);
  };
  const outbox = startOutbox({
    store: outboxStore(database, ids, tenantIds),
    handlers: outboxHandlers,
    contextOf,
    now: () => clock.now(),
    log,
  });
  stopping.onClose('outbox', outbox.close, { early: true });
  const cleanUp = openCleanUp({
    database,
    tenantIds,
    clock,
    holder: ids.random(),
    reviewFolder: reviewFolderOf(config.dataDir),
    tasks: [...cleanUpTasks(contextOf), nightlyProof({ database, contextOf, ids, metrics })],
    metrics,
    log,
  });
  stopping.onClose('clean-up', cleanUp.close, { early: true });
  return outbox;
}

export const outboxHandlers: OutboxHandlers = {
  ...credentialsJobs,
  ...joiningJobs,
  ...billingJobs,
  ...chatJobs,
  ...photoMessageJobs,
  ...safetyJobs,
  ...caseJobs,
  ...photoJobs,
  ...pushJobs,
  ...notificationJobs,
  ...leavingJobs,
};

/** Clean-up tasks of features that work piece by piece. A brand that was closed meanwhile has nothing to do. */
export function cleanUpTasks(contextOf: (tenantId: number) => ServiceContext | undefined): PieceTask[] {
  const task = (name: string, piece: (context: ServiceContext) => Promise<number>): PieceTask => ({
    name,
    piece: async (tenantId) => {
      const context = contextOf(tenantId);
      return context ? piece(context) : 0;
    },
  });
  return [
    task('messages', eraseOldMessages),
    task('signups', forgetUnsentSignups),
    task('debits', eraseDebits),
    task('mandates', eraseMandates),
    task('notifications', forgetSentNotifications),
    // Before the erasure, which would leave nobody to return the money to.
    task('orders-of-leavers', returnOrdersOfLeavers),
    task('leavers', (context) => eraseDue(context)),
    task('retained', purgeRetained),
    task('cases', eraseOldCases),
  ];
}

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
