import type { Database } from '~db/database';
import { serviceContext, type Platform } from '~/server/context/context.server';
import { openHousekeeping } from '~/server/jobs/housekeeping';
import { startOutbox } from '~/server/jobs/outbox';
import { reviewFolderOf } from '~/server/jobs/review-copies';
import type { Metrics } from '~/server/operations/metrics';
import type { TenantRegistry } from '~/tenancy/registry.server';
import { housekeepingTasks } from './housekeeping-tasks.server';
import { outboxHandlers } from './outbox-handlers.server';
import { outboxStore } from './outbox-store.server';
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
  const housekeeping = openHousekeeping({
    database,
    tenantIds,
    clock,
    holder: ids.random(),
    reviewFolder: reviewFolderOf(config.dataDir),
    tasks: housekeepingTasks(contextOf),
    metrics,
    log,
  });
  stopping.onClose('housekeeping', housekeeping.close, { early: true });
  return outbox;
}
