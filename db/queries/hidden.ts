import { insertIgnore } from '../dialect';
import type { Db, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import { blockedEitherWay } from './block';

/** Returns false if the member was hidden already. */
export function insertHidden(tx: Tx, memberId: string, hiddenId: string, now: number): Promise<boolean> {
  return insertIgnore(tx, 'hidden', {
    tenant_id: tx.tenantId,
    member_id: memberId,
    hidden_id: hiddenId,
    created_at: now,
  });
}

export async function deleteHidden(db: Db, memberId: string, hiddenId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('hidden')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('hidden_id', '=', hiddenId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The ids of the members whom the member has hidden, the most recently hidden first. */
export async function listHidden(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden')
    .select('hidden_id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('hidden_id')
    .execute();
  return rows.map((row) => row.hidden_id);
}

export async function countPeopleHiddenBy(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('hidden')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All members whom search and suggestions leave out for the member: blocked in either direction, or hidden. */
export async function listLeftOutIds(db: Db, memberId: string): Promise<string[]> {
  const rows = await leftOut.all(db, { memberId });
  return rows.map((row) => row.id);
}

const leftOut = prepared((db, p: Placeholders<{ memberId: string }>) =>
  blockedEitherWay(db, p.memberId).union((eb) =>
    eb
      .selectFrom('hidden')
      .select('hidden_id as id')
      .where('tenant_id', '=', db.tenantId)
      .where('member_id', '=', p.memberId),
  ),
);
