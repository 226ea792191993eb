import type { Db, Own, Tx } from '../handle';
import type { DecisionRow, NewDecision } from '../schema/decision';

export async function insertDecision(tx: Tx, decision: Own<NewDecision>): Promise<void> {
  await tx
    .insertInto('decision')
    .values({ ...decision, tenant_id: tx.tenantId })
    .execute();
}

export function findDecision(db: Db, number: string): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('decision')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function liftDecision(tx: Tx, number: string, now: number): Promise<void> {
  await tx
    .updateTable('decision')
    .set({ lifted_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('number', '=', number)
    .where('lifted_at', 'is', null)
    .execute();
}

/** Deletes at most `limit` that were lifted before `before`. Returns their number. */
export async function deleteLiftedDecisionsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('decision')
    .select('number')
    .where('tenant_id', '=', db.tenantId)
    .where('lifted_at', '<', before)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const numbers = rows.map(({ number }) => number);
  await db.deleteFrom('decision').where('tenant_id', '=', db.tenantId).where('number', 'in', numbers).execute();
  return rows.length;
}
