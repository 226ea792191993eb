import { expect } from 'vitest';
import { listUnbalanced, listWrongBalances, listWrongHolds } from '~db/queries/credit-check';
import { withDatabaseOf } from './product/database';
import type { Product } from './product/product';

type Ledger = Pick<Product, 'dataDir'> & { databaseUrl?: string };

/** Each list contains contradictions; all lists are empty in a sound ledger. */
export type UnsoundLedger = Record<'unbalanced' | 'balances' | 'holds' | 'negative', unknown[]>;

/**
 * Finds entries that do not sum to zero, balances that are not the sum of their entries, held balances that are not the
 * sum of the open holds, and negative balances.
 */
export function findUnsound(product: Ledger, slug: string): Promise<UnsoundLedger> {
  return withDatabaseOf(product, slug, async (db) => ({
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
}

/**
 * Expects that entries sum to zero, balances are sums of entries, and held credits are open holds. Called for every
 * brand at the end of a test.
 */
export async function expectSoundLedger(product: Ledger, slug: string): Promise<void> {
  expect(await findUnsound(product, slug)).toEqual({ unbalanced: [], balances: [], holds: [], negative: [] });
}
