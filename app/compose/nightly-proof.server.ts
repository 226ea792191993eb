import type { Database } from '~db/database';
import { takeLease } from '~db/queries/job-lease';
import { proveLedger } from '~/features/billing/ledger/ledger-proof.service.server';
import type { BrandContext } from '~/server/context/context.server';
import type { Ids } from '~/server/context/ids';
import type { Job } from '~/server/jobs/job';
import type { Metrics } from '~/server/operations/metrics';
import { HOUR } from '~/time/durations';

/** Hours of the brand's time zone in which few people buy or write. The task is offered once an hour. */
const NIGHT = { from: 2, to: 6 };
/** Longer than the night and shorter than a day, so that exactly one proof fits into a night. */
const PAUSE_MS = 20 * HOUR;

/**
 * The proof of the ledger, once a night for each brand, by whichever process runs the hourly tasks. The metric is the
 * number of contradictions that the last proofs of this process have found; anything above 0 needs a person.
 */
export function nightlyProof(options: {
  database: Database;
  contextOf: (tenantId: number) => BrandContext | undefined;
  ids: Pick<Ids, 'random'>;
  metrics: Pick<Metrics, 'gauge'>;
}): Job {
  const { database, contextOf, ids, metrics } = options;
  const system = database.system('one process proves the ledger of a brand');
  const found = new Map<number, number>();
  metrics.gauge('facet_ledger_problems', 'Contradictions that the last nightly proof of the ledgers has found', () =>
    [...found.values()].reduce((sum, count) => sum + count, 0),
  );
  return {
    name: 'ledger-proof',
    does: 'prove the ledger, once a night',
    everyMs: HOUR,
    preview: async (tenantId) => {
      const context = contextOf(tenantId);
      return { count: context && isNight(context) ? 1 : 0, more: false };
    },
    async piece(tenantId) {
      const context = contextOf(tenantId);
      if (!context) return 0;
      if (!isNight(context)) return 0;
      const now = context.clock.now();
      // A holder of its own for each attempt: nobody renews this lease, so it only becomes free with the next night.
      const lease = { name: `ledger-proof-${tenantId}`, holder: ids.random(), now, leaseMs: PAUSE_MS };
      if (await takeLease(system, lease)) found.set(tenantId, await proveLedger(context));
      return 0;
    },
  };
}

function isNight({ tenant, clock }: BrandContext): boolean {
  const hour = hourIn(tenant.time_zone, clock.now());
  return hour >= NIGHT.from && hour < NIGHT.to;
}

function hourIn(timeZone: string, at: number): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));
}
