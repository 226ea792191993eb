import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { MandateEnd, MandateRow, NewMandate } from '../schema/mandate';

/** Returns false if the provider's method was saved before, also if it has ended since. */
export function insertMandate(tx: Tx, mandate: Own<NewMandate>): Promise<boolean> {
  return insertIgnore(tx, 'mandate', { ...mandate, tenant_id: tx.tenantId });
}

export function findMandate(db: Db, id: string): Promise<MandateRow | undefined> {
  return mandates(db).where('id', '=', id).executeTakeFirst();
}

/** The saved methods of a member that have not ended; the one that was used last comes first. */
export function listMandates(db: Db, memberId: string): Promise<MandateRow[]> {
  return mandates(db)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function touchMandate(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('mandate')
    .set({ used_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Returns false if it had ended before. */
export async function endMandate(tx: Tx, id: string, end: { now: number; by: MandateEnd }): Promise<boolean> {
  const result = await tx
    .updateTable('mandate')
    .set({ ended_at: end.now, ended_by: end.by })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** At most `limit` saved methods of members who are deleted. */
export function listMandatesOfDeleted(db: Db, limit: number): Promise<MandateRow[]> {
  return db
    .selectFrom('mandate')
    .innerJoin('member', (on) =>
      on.onRef('member.tenant_id', '=', 'mandate.tenant_id').onRef('member.id', '=', 'mandate.member_id'),
    )
    .selectAll('mandate')
    .where('mandate.tenant_id', '=', db.tenantId)
    .where('mandate.ended_at', 'is', null)
    .where('member.status', '=', 'deleted')
    .limit(limit)
    .execute();
}

/** The number of those that ended before then. */
export async function countEndedMandates(db: Db, before: number): Promise<number> {
  const { count } = await db
    .selectFrom('mandate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('ended_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes those that ended before then. Returns how many. */
export async function deleteEndedMandates(db: Db, before: number): Promise<number> {
  const result = await db
    .deleteFrom('mandate')
    .where('tenant_id', '=', db.tenantId)
    .where('ended_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

const mandates = (db: Db) => db.selectFrom('mandate').selectAll().where('tenant_id', '=', db.tenantId);
