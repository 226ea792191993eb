import { expect } from 'vitest';
import { listUnbalanced, listWrongBalances, listWrongHolds } from '~db/queries/credit-check';
import { withDatabaseOf } from './product/database';
import type { Product } from './product/product';

type Ledger = Pick<Product, 'dataDir'> & { databaseUrl?: string };

/** Each list names what contradicts itself; all of them are empty in a sound ledger. */
export type UnsoundLedger = Record<'unbalanced' | 'balances' | 'holds' | 'negative', unknown[]>;

/** Entries that do not sum to zero, balances that are not the sum of entries, holds nobody knows, debts. */
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

/** Entries sum to zero, balances are sums of entries, held credits are open holds: at every brand's end of day. */
export async function expectSoundLedger(product: Ledger, slug: string): Promise<void> {
  expect(await findUnsound(product, slug)).toEqual({ unbalanced: [], balances: [], holds: [], negative: [] });
}
