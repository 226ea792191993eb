import { expect } from 'vitest';
import { listUnbalanced, listWrongBalances, listWrongHolds } from '~db/queries/credit-check';
import { withDatabaseOf } from './database';
import type { Product } from './product';

/** Entries sum to zero, balances are sums of entries, held credits are open holds: at every brand's end of day. */
export async function expectSoundLedger(
  product: Pick<Product, 'dataDir'> & { databaseUrl?: string },
  slug: string,
): Promise<void> {
  const wrong = await withDatabaseOf(product, slug, async (db) => ({
    unbalanced: await listUnbalanced(db),
    balances: await listWrongBalances(db),
    holds: await listWrongHolds(db),
    negative: await db
      .selectFrom('credit_account')
      .select(['id', 'balance'])
      .where('tenant_id', '=', db.tenantId)
      .where('balance', '<', 0)
      .where('member_id', 'is not', null)
      .execute(),
  }));
  expect(wrong).toEqual({ unbalanced: [], balances: [], holds: [], negative: [] });
}
