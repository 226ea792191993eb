import type { Database } from '~db/database';
import { insertTrafficVisits } from '~db/queries/traffic-visit';
import type { NewTrafficVisit } from '~db/schema/traffic-visit';
import type { Tenant } from '~/tenancy/tenant';
import type { Clock } from './clock';
import type { Ids } from './ids';
import type { Limits } from '../limits/limits';
import type { Logger } from '../operations/logger';
import type { RequestFacts } from '../http/request-facts';
import { readTracking } from './tracking';

export interface Clicks {
  record(tenant: Tenant, facts: RequestFacts): void;
  close(): Promise<void>;
}

const FLUSH_MS = 1000;
/** Further clicks are dropped and logged: a database that is down must not exhaust the memory of the process. */
const MAX_WAITING = 20_000;

/** Buffers clicks and writes many at a time: at the peak of a campaign that is one insert per second and brand. */
export function openClicks(options: {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  limits: Pick<Limits, 'click' | 'clicks'>;
  ipKey: (ip: string) => string;
}): Clicks {
  const { database, clock, ids, log, limits, ipKey } = options;
  let waiting = new Map<number, NewTrafficVisit[]>();
  let count = 0;
  let dropped = 0;
  let writing: Promise<void> | undefined;
  const counting = new Set<Promise<void>>();

  async function write(batch: Map<number, NewTrafficVisit[]>): Promise<void> {
    for (const [tenantId, clicks] of batch) {
      try {
        await insertTrafficVisits(database.tenant(tenantId), clicks);
      } catch (error) {
        log.error({ err: error, tenant: tenantId, clicks: clicks.length }, 'clicks were lost');
      }
    }
  }

  /** Writes one batch at a time, so that none gather while the database does not answer. */
  function flush(): void {
    if (dropped > 0) log.error({ clicks: dropped }, 'clicks were dropped: too many');
    dropped = 0;
    if (count === 0 || writing) return;
    const batch = waiting;
    waiting = new Map();
    count = 0;
    writing = write(batch).finally(() => (writing = undefined));
  }

  function hold(tenant: Tenant, facts: RequestFacts): void {
    if (count >= MAX_WAITING) {
      dropped += 1;
      return;
    }
    const list = waiting.get(tenant.id) ?? [];
    list.push({
      tenant_id: tenant.id,
      id: ids.ulid(),
      kind: 'click',
      at: clock.now(),
      path: facts.url.pathname.slice(0, 200),
      lander: null,
      country: null,
      visit_id: null,
      ...readTracking(facts.url.searchParams),
    });
    waiting.set(tenant.id, list);
    count += 1;
  }

  /** Endless clicks from one IP address belong to no campaign and must not fill the database. */
  async function countOne(tenant: Tenant, facts: RequestFacts): Promise<void> {
    if ((await limits.click.tryTake(`${tenant.id}|${ipKey(facts.peer.ip)}`)) > 0) return;
    if ((await limits.clicks.tryTake(`${tenant.id}`)) > 0) dropped += 1;
    else hold(tenant, facts);
  }

  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  return {
    record(tenant, facts) {
      const pending = countOne(tenant, facts).finally(() => counting.delete(pending));
      counting.add(pending);
    },
    async close() {
      clearInterval(timer);
      await Promise.all(counting);
      await writing;
      flush();
      await writing;
    },
  };
}
