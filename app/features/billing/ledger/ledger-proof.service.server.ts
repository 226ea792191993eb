import { findLedgerProblems } from '~db/queries/credit-check';
import type { BrandContext } from '~/server/context/context.server';

/**
 * Proves the ledger of the brand: every entry has its counter entry, and balances, holds, lots and orders agree. Logs what
 * contradicts this as an error and returns how many rows that are.
 */
export async function proveLedger(context: Pick<BrandContext, 'db' | 'log' | 'tenant'>): Promise<number> {
  const problems = await findLedgerProblems(context.db);
  const count = Object.values(problems).reduce((sum, rows) => sum + rows.length, 0);
  if (count > 0) context.log.error({ tenant: context.tenant.id, problems }, 'the ledger contradicts itself');
  return count;
}
