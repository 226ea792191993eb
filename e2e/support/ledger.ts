import { expect } from 'vitest';
import { findLedgerProblems } from '~db/queries/credit-check';
import { withDatabaseOf } from './product/database';
import type { Product } from './product/product';

type Ledger = Pick<Product, 'dataDir'> & { databaseUrl?: string | undefined };

/** What contradicts the rules of the ledger, by rule; empty when it is sound. */
export function findUnsound(product: Ledger, slug: string): Promise<Record<string, object[]>> {
  return withDatabaseOf(product, slug, findLedgerProblems);
}

/** Expects a sound ledger. Called for every brand at the end of a test. */
export async function expectSoundLedger(product: Ledger, slug: string): Promise<void> {
  expect(await findUnsound(product, slug)).toEqual({});
}
