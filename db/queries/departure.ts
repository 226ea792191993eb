import type { Db, Own, Tx } from '../handle';
import type { DepartureRow } from '../schema/departure';

export async function insertDeparture(
  tx: Tx,
  row: Pick<DepartureRow, 'code_hash' | 'reason' | 'words' | 'left_at' | 'erase_at'> & { member_id: string },
): Promise<void> {
  const departure: Own<DepartureRow> = { ...row, erased_at: null, seq: null, chain_hash: null };
  await tx
    .insertInto('departure')
    .values({ ...departure, tenant_id: tx.tenantId })
    .execute();
}

export function findDeparture(db: Db, codeHash: string): Promise<DepartureRow | undefined> {
  return departures(db).where('code_hash', '=', codeHash).executeTakeFirst();
}

export function findDepartureOf(db: Db, memberId: string): Promise<DepartureRow | undefined> {
  return departures(db).where('member_id', '=', memberId).executeTakeFirst();
}

/** The member has come back, so nothing will be erased and the certificate is void. */
export async function deleteDeparture(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('departure').where('tenant_id', '=', tx.tenantId).where('member_id', '=', memberId).execute();
}

/** The erasure with the highest number. */
export function findLastErased(db: Db): Promise<DepartureRow | undefined> {
  return departures(db).where('seq', 'is not', null).orderBy('seq', 'desc').limit(1).executeTakeFirst();
}

/** Erasures after number `after`, in order. */
export function listErased(db: Db, after: number, limit: number): Promise<DepartureRow[]> {
  return departures(db).where('seq', '>', after).orderBy('seq').limit(limit).execute();
}

/** Removes the member and their words, and notes the erasure. A number that was given meanwhile is a unique violation. */
export async function finishDeparture(
  tx: Tx,
  codeHash: string,
  done: { erased_at: number; seq: number; chain_hash: string },
): Promise<void> {
  await tx
    .updateTable('departure')
    .set({ ...done, member_id: null, words: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('code_hash', '=', codeHash)
    .execute();
}

const departures = (db: Db) => db.selectFrom('departure').selectAll().where('tenant_id', '=', db.tenantId);
