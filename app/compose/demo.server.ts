import type { Database } from '~db/database';
import { demoLogins } from '~db/seed/demo-logins';
import { seededRng } from '~db/seed/rng';
import { seedDemo } from '~db/seed/seed-demo';
import { serialQueue } from '~/concurrency/serial-queue';
import { hashPassword } from '~/features/account/passwords/password.service.server';
import { placesOf } from '~/features/profiles/places/places.server';
import type { StoragePort } from '~/providers/storage/storage-port';
import type { Clock } from '~/server/context/clock';
import type { Logger } from '~/server/operations/logger';
import type { Tenant } from '~/tenancy/tenant';

export interface DemoAccount {
  email: string;
  password: string;
  what: string;
}

export interface DemoRefill {
  /** The demo logins of the first brand. */
  accounts: DemoAccount[];
  close(): Promise<void>;
}

/** Determines all ids and people of the demo, so that they are the same at every start. */
const SEED = 'facet demo';
const POLL_INTERVAL_MS = 1000;

/** Fills brands without members with demo members, now and whenever a new brand appears while the server runs. */
export async function refillDemo(options: {
  tenants: () => readonly Tenant[];
  database: Database;
  clock: Clock;
  storage: StoragePort;
  log: Logger;
  /** Aborted when the process ends: filling stops between two photos and begins again at the next start. */
  signal: AbortSignal;
  /** Called so that cached pages without members are dropped. */
  onFilled: () => void;
}): Promise<DemoRefill> {
  const { tenants, database, clock, storage, log, signal, onFilled } = options;
  const filled = new Set<number>();
  const inTurn = serialQueue();

  async function fill(): Promise<void> {
    const empty = tenants().filter((tenant) => !filled.has(tenant.id));
    if (empty.length === 0) return;
    await seedDemo(database, empty, { clock, rng: seededRng(SEED), placesOf, storage, hashPassword, signal });
    for (const tenant of empty) filled.add(tenant.id);
    onFilled();
  }

  await fill();
  const timer = setInterval(() => {
    inTurn(fill).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'the demo members could not be created');
    });
  }, POLL_INTERVAL_MS);
  timer.unref();
  const first = tenants()[0];
  return {
    accounts: first
      ? demoLogins(first).map(({ email, password, kind }) => ({ email, password, what: `${kind}, ${first.name}` }))
      : [],
    async close() {
      clearInterval(timer);
      await inTurn(async () => {});
    },
  };
}
