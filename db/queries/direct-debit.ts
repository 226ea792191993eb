import type { ExpressionBuilder } from 'kysely';
import type { Db, Own, Tx } from '../handle';
import type { DirectDebitRow, NewDirectDebit } from '../schema/direct-debit';
import type { OrderState } from '../schema/order';
import type { Schema } from '../schema/schema';

/** Whose debits are meant: those of a member, or those from an account, no matter who ordered. */
export type DebitsOf = { memberId: string } | { ibanHash: string };

export async function insertDirectDebit(tx: Tx, debit: Omit<Own<NewDirectDebit>, 'erased_at'>): Promise<void> {
  await tx
    .insertInto('direct_debit')
    .values({ ...debit, erased_at: null, tenant_id: tx.tenantId })
    .execute();
}

export function findDirectDebit(db: Db, orderId: string): Promise<DirectDebitRow | undefined> {
  return db
    .selectFrom('direct_debit')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('purchase_id', '=', orderId)
    .executeTakeFirst();
}

/** The number and the total of the debits ordered since then. Orders that failed or were cancelled do not count. */
export async function sumDebits(db: Db, of: DebitsOf, since: number): Promise<{ count: number; total: number }> {
  const sum = await debits(db, of)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('purchase.total_minor'), eb.lit(0)).as('total'),
    ])
    .where('direct_debit.signed_at', '>', since)
    .where('purchase.state', 'in', ['pending', 'processing', 'completed'] satisfies OrderState[])
    .executeTakeFirstOrThrow();
  return { count: Number(sum.count), total: Number(sum.total) };
}

/** Whether a debit was ever collected. */
export async function hasCollectedDebit(db: Db, of: DebitsOf): Promise<boolean> {
  const found = await debits(db, of)
    .select('direct_debit.purchase_id')
    .where('purchase.state', '=', 'completed')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the bank returned a debit since then, and did not pay it after all. */
export async function hasReturnedDebit(db: Db, of: DebitsOf, since: number): Promise<boolean> {
  const found = await debits(db, of)
    .select('direct_debit.purchase_id')
    .where(returned(db, since))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * At most `limit` debits whose details nobody needs any more: their member is deleted, or they were ordered before
 * `before`. `returned` says whether the bank returned one.
 */
export async function listDebitsToErase(db: Db, before: number, limit: number) {
  const rows = await db
    .selectFrom('direct_debit')
    .innerJoin('member', (on) =>
      on.onRef('member.tenant_id', '=', 'direct_debit.tenant_id').onRef('member.id', '=', 'direct_debit.member_id'),
    )
    .select(['direct_debit.purchase_id as orderId'])
    .select((eb) => returned(db, 0)(eb).as('returned'))
    .where('direct_debit.tenant_id', '=', db.tenantId)
    .where('direct_debit.erased_at', 'is', null)
    .where((eb) => eb.or([eb('member.status', '=', 'deleted'), eb('direct_debit.signed_at', '<', before)]))
    .limit(limit)
    .execute();
  return rows.map(({ orderId, returned: back }) => ({ orderId, returned: Boolean(back) }));
}

/** Erases who gave the mandate, and with `hash` also what recognises the account. What the books need stays. */
export async function eraseDebit(
  db: Db,
  orderId: string,
  { now, hash }: { now: number; hash: boolean },
): Promise<void> {
  await db
    .updateTable('direct_debit')
    .set({ details: null, erased_at: now, ...(hash ? { iban_hash: null } : {}) })
    .where('tenant_id', '=', db.tenantId)
    .where('purchase_id', '=', orderId)
    .execute();
}

/** What app/features/billing/payments records of a debit that the bank returns, and of one that it pays after all. */
const RETURNED = 'chargeback done';
const PAID_AFTER_ALL = 'chargeback failed';

/** The condition that a debit was returned since then. An order has several payments if a provider failed at the start. */
const returned = (db: Db, since: number) => (eb: ExpressionBuilder<Schema, 'direct_debit'>) => {
  const events = (kind: string) =>
    eb
      .selectFrom('payment')
      .innerJoin('payment_event', (on) =>
        on
          .onRef('payment_event.tenant_id', '=', 'payment.tenant_id')
          .onRef('payment_event.payment_id', '=', 'payment.id'),
      )
      .select('payment_event.event_id')
      .where('payment.tenant_id', '=', db.tenantId)
      .whereRef('payment.purchase_id', '=', 'direct_debit.purchase_id')
      .where('payment_event.kind', '=', kind);
  return eb.and([
    eb.exists(events(RETURNED).where('payment_event.received_at', '>', since)),
    eb.not(eb.exists(events(PAID_AFTER_ALL))),
  ]);
};

function debits(db: Db, of: DebitsOf) {
  const found = db
    .selectFrom('direct_debit')
    .innerJoin('purchase', (on) =>
      on
        .onRef('purchase.tenant_id', '=', 'direct_debit.tenant_id')
        .onRef('purchase.id', '=', 'direct_debit.purchase_id'),
    )
    .where('direct_debit.tenant_id', '=', db.tenantId);
  return 'memberId' in of
    ? found.where('direct_debit.member_id', '=', of.memberId)
    : found.where('direct_debit.iban_hash', '=', of.ibanHash);
}
