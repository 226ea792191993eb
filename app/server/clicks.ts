import type { Database } from '~db/database';
import { insertClicks } from '~db/queries/click';
import type { NewClick } from '~db/schema/click';
import type { Tenant } from '~/tenancy/tenant';
import type { Clock } from './clock';
import type { Ids } from './ids';
import type { Logger } from './logger';
import type { RequestFacts } from './request-facts';
import { readTracking } from './tracking';

export interface Clicks {
  record(tenant: Tenant, facts: RequestFacts): void;
  close(): Promise<void>;
}

const FLUSH_MS = 1000;
/** Beyond it the oldest are dropped, loudly: a database that is down must not take the process with it. */
const MAX_WAITING = 20_000;

/** Clicks are buffered and written many at a time: a campaign's peak costs one insert a second. */
export function openClicks(options: { database: Database; clock: Clock; ids: Ids; log: Logger }): Clicks {
  const { database, clock, ids, log } = options;
  let waiting = new Map<number, NewClick[]>();
  let count = 0;

  async function flush(): Promise<void> {
    if (count === 0) return;
    const batch = waiting;
    waiting = new Map();
    count = 0;
    for (const [tenantId, clicks] of batch) {
      await insertClicks(database.tenant(tenantId), clicks).catch((error: unknown) =>
        log.error({ err: error, tenant: tenantId, clicks: clicks.length }, 'clicks were lost'),
      );
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    record(tenant, facts) {
      if (count >= MAX_WAITING) return log.error({ tenant: tenant.slug }, 'a click was dropped: too many waiting');
      const list = waiting.get(tenant.id) ?? [];
      list.push({
        tenant_id: tenant.id,
        id: ids.ulid(),
        at: clock.now(),
        path: facts.url.pathname.slice(0, 200),
        lander: null,
        country: null,
        visit_id: null,
        ...readTracking(facts.url.searchParams),
      });
      waiting.set(tenant.id, list);
      count += 1;
      return undefined;
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
