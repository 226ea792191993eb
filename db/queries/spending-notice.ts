import { upsert } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewSpendingNotice, SpendingNoticeRow } from '../schema/spending';

/** The last notice of the member. */
export function findSpendingNotice(db: Db, memberId: string): Promise<SpendingNoticeRow | undefined> {
  return db
    .selectFrom('spending_notice')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Replaces the last notice of the member. */
export async function saveSpendingNotice(tx: Tx, row: Own<NewSpendingNotice>): Promise<void> {
  const { member_id: _member, ...patch } = row;
  await upsert(tx, 'spending_notice', { ...row, tenant_id: tx.tenantId }, ['tenant_id', 'member_id'], patch);
}

export async function dismissSpendingNotice(db: Db, memberId: string, now: number): Promise<void> {
  await db
    .updateTable('spending_notice')
    .set({ dismissed_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('dismissed_at', 'is', null)
    .execute();
}
