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
