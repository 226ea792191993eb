import type { Database } from '~db/database';
import { demoLogins } from '~db/seed/demo-logins';
import { seedDemo } from '~db/seed/seed-demo';
import type { StoragePort } from '~/providers/storage/storage-port';
import type { Clock } from '~/server/clock';
import type { Logger } from '~/server/logger';
import type { Tenant } from '~/tenancy/tenant';
import { hashPassword } from '~/features/account/password.server';

export interface DemoAccount {
  email: string;
  password: string;
  what: string;
}

/** Fills brands that have nobody yet, and names the demo logins of the first brand. */
export async function seedBrands(options: {
  tenants: readonly Tenant[];
  database: Database;
  clock: Clock;
  storage: StoragePort;
  log: Logger;
  accounts: boolean;
}): Promise<DemoAccount[]> {
  const { tenants, database, clock, storage, accounts } = options;
  await seedDemo(database, tenants, { clock, storage, hashPassword, accounts });
  const first = tenants[0];
  if (!accounts || !first) return [];
  return demoLogins(first).map(({ email, password, kind }) => ({ email, password, what: `${kind} member of ${first.name}` }));
}
