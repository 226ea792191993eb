import { existsSync } from 'node:fs';
import { openDatabase } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import { openStorage } from '~/compose/storage.server';
import type { Config } from '~/config/config';
import type { ReviewContext } from '~/features/safety/report/review.service.server';
import { systemClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { forgetOldCopies, reviewFolderOf } from '~/server/jobs/review-copies';
import type { Tenant } from '~/tenancy/tenant';
import { readTenantFolder } from '../tenant/tenant-folder';
import { CommandProblem } from '~/compose/commands/command-problem';

import type { Viewing } from './pictures';

/** A brand with its database handle. All access goes through the tenant guard. */
export interface BrandReview extends ReviewContext, Viewing {
  tenant: Pick<
    Tenant,
    | 'id'
    | 'slug'
    | 'name'
    | 'time_zone'
    | 'fictional_chat'
    | 'member_resell'
    | 'message_length'
    | 'message_retention_days'
  >;
  /** Does nothing, because the running server checks the outbox by itself. */
  kickOutbox: () => void;
}

/**
 * Opens the running server's database, without creating or changing any table. Returns a review for each brand asked
 * for.
 */
export async function openBrandReviews(
  config: Pick<Config, 'databaseUrl' | 'tenantsDir' | 'dataDir' | 's3'>,
  slug: string | undefined,
): Promise<{ reviews: BrandReview[]; close: () => Promise<void> }> {
  const url = parseDatabaseUrl(config.databaseUrl);
  if (url.kind === 'sqlite' && !existsSync(url.path)) {
    throw new CommandProblem(
      `There is no database at ${url.path}: start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  }
  const { tenants } = (await readTenantFolder(config.tenantsDir)).serving;
  const brands = [...tenants.values()].filter((brand) => slug === undefined || brand.slug === slug);
  if (brands.length === 0) throw new CommandProblem(`There is no brand ${slug ?? 'at all'}: npm run tenant -- list`);
  const clock = systemClock;
  const storage = await openStorage(config, clock);
  const folder = reviewFolderOf(config.dataDir);
  await forgetOldCopies(folder, clock.now());
  const database = await openDatabase({ url: config.databaseUrl });
  const ids = randomIds(clock);
  const shared = { clock, ids, storage, folder, kickOutbox: () => {} };
  const reviews = brands.map((tenant) => ({ ...shared, tenant, db: database.tenant(tenant.id) }));
  return { reviews, close: () => database.close() };
}
