import { transaction } from '~db/database';
import { eraseDebit, listDebitsToErase } from '~db/queries/direct-debit';
import type { BrandContext } from '~/server/context/context.server';
import { previewOf, type Preview } from '~/server/jobs/job';
import { DAY } from '~/time/durations';

/** An account holder may claim for 13 months that they never gave a mandate; until then the creditor has to prove it. */
export const PROOF_DAYS = 400;
const PIECE = 100;

/**
 * Erases who gave a mandate, address and telephone number, as soon as the member is deleted, else when nobody can ask for
 * the proof any more. The account of a returned debit stays recognisable while the brand's rule blocks it. What the books
 * need stays: amount, dates, mandate and the last four characters. Returns how many were erased.
 */
export async function eraseDebits({ db, clock, tenant }: BrandContext): Promise<number> {
  const now = clock.now();
  const due = await listDebitsToErase(db, now - PROOF_DAYS * DAY, PIECE);
  for (const { orderId, returned } of due) {
    const hash = !returned || tenant.direct_debit.blocked_days === 0;
    await transaction(db, (tx) => eraseDebit(tx, orderId, { now, hash }));
  }
  return due.length;
}

/** The most that a dry run counts. */
const COUNTED = 1_000;

/** The number of rows that `eraseDebits` would erase. */
export async function previewDebits({ db, clock }: BrandContext): Promise<Preview> {
  const due = await listDebitsToErase(db, clock.now() - PROOF_DAYS * DAY, COUNTED);
  return previewOf(due, COUNTED);
}
