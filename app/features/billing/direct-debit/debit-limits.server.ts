import type { Db } from '~db/database';
import { hasCollectedDebit, hasReturnedDebit, sumDebits, type DebitsOf } from '~db/queries/direct-debit';
import type { DirectDebitRules } from '~/tenancy/tenant';
import { DAY } from '~/time/durations';
import { debitBlocked, debitLimit } from './direct-debit.errors';

interface Asked {
  rules: DirectDebitRules;
  now: number;
  /** In euro cents. */
  total: number;
  memberId: string;
  /** The hash of the account; unknown before the form is sent. */
  ibanHash?: string;
}

/**
 * Throws debitBlocked if the bank returned a debit of the member or of the account, and debitLimit if the order exceeds
 * what the brand risks: a bank may return the money for weeks, when the credits are long spent. Called in the
 * transaction of the order, which holds the lock of the member, so that ten tabs cannot pass together.
 */
export async function checkDebit(db: Db, request: Asked): Promise<void> {
  const { rules, now, total, memberId, ibanHash } = request;
  const whose: DebitsOf[] = [{ memberId }, ...(ibanHash === undefined ? [] : [{ ibanHash }])];
  for (const of of whose) {
    if (await hasReturnedDebit(db, of, now - rules.blocked_days * DAY)) throw debitBlocked();
  }
  if (total > rules.first_order && !(await hasCollectedDebit(db, { memberId }))) throw debitLimit();
  for (const of of whose) {
    const today = await sumDebits(db, of, now - DAY);
    if (today.count >= rules.orders_per_day || today.total + total > rules.amount_per_day) throw debitLimit();
  }
}
