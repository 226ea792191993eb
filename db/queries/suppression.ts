import { upsert } from '../dialect';
import type { Db, Own } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { NewSuppression, SuppressionReason, SuppressionRow } from '../schema/suppression';

/** The latest first. */
export function listSuppressions(db: Db, memberId: string): Promise<SuppressionRow[]> {
  return ofMember.all(db, { memberId });
}

const ofMember = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('suppression')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .orderBy('last_at', 'desc'),
);

/** Replaces what was recorded of this member for the same reason. */
export async function saveSuppression(db: Db, row: Own<NewSuppression>): Promise<void> {
  const { email_hash, stopped, failures, first_at, last_at, detail, hard_at, kinds } = row;
  const patch = { email_hash, stopped, failures, first_at, last_at, detail, hard_at, kinds };
  await upsert(db, 'suppression', { ...row, tenant_id: db.tenantId }, ['tenant_id', 'member_id', 'reason'], patch);
}

export async function deleteSuppression(db: Db, memberId: string, reason: SuppressionReason): Promise<void> {
  await db
    .deleteFrom('suppression')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('reason', '=', reason)
    .execute();
}
