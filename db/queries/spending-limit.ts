import { upsert } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewSpendingLimit, SpendingLimitRow } from '../schema/spending';

export function listSpendingLimits(db: Db, memberId: string): Promise<SpendingLimitRow[]> {
  return db
    .selectFrom('spending_limit')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Writes the row of a kind. The caller has locked the member. */
export async function saveSpendingLimit(tx: Tx, row: Own<NewSpendingLimit>): Promise<void> {
  const { member_id: _member, kind: _kind, ...patch } = row;
  await upsert(tx, 'spending_limit', { ...row, tenant_id: tx.tenantId }, ['tenant_id', 'member_id', 'kind'], patch);
}

export interface SpentQuery {
  memberId: string;
  currency: string;
  /** Orders placed later than this. */
  since: number;
  /** Orders placed before this; all by default. */
  before?: number;
}

/** What the member's orders come to that are paid or may still be paid, fees included, less what went back of them. */
export async function sumSpent(db: Db, { memberId, currency, since, before }: SpentQuery): Promise<number> {
  let query = db
    .selectFrom('purchase')
    .select((eb) => eb.fn.sum<number | string | null>(eb('total_minor', '-', eb.ref('returned_minor'))).as('spent'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', 'in', ['pending', 'processing', 'completed'])
    // An order that pays an open amount is no new spending.
    .where('credits', '>', 0)
    .where('created_at', '>', since);
  if (before !== undefined) query = query.where('created_at', '<', before);
  return Number((await query.executeTakeFirstOrThrow()).spent ?? 0);
}
