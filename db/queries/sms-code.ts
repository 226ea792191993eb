import type { Db, Own } from '../handle';
import type { NewSmsCode, SmsCodeRow } from '../schema/sms-code';

/** What a limit counts by. `day`: all codes of the brand. */
export type SmsCountedBy = 'number' | 'member' | 'network' | 'country' | 'day';

const COLUMNS = {
  number: 'phone_hash',
  member: 'member_id',
  network: 'network_address',
  country: 'country',
} as const;

export async function insertSmsCode(db: Db, code: Omit<Own<NewSmsCode>, 'tries' | 'consumed_at'>): Promise<void> {
  await db
    .insertInto('sms_code')
    .values({ ...code, tries: 0, consumed_at: null, tenant_id: db.tenantId })
    .execute();
}

/** How many codes were sent since then to the same number, member, network or country as this one, itself included. */
export async function countSmsCodes(db: Db, code: SmsCodeRow, by: SmsCountedBy, since: number): Promise<number> {
  let query = db
    .selectFrom('sms_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('created_at', '>', since);
  if (by !== 'day') query = query.where(COLUMNS[by], '=', code[COLUMNS[by]]);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** The latest code of a member: an earlier one is worth nothing. */
export function findLatestSmsCode(db: Db, memberId: string): Promise<SmsCodeRow | undefined> {
  return codes(db)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteSmsCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sms_code').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute();
}

/** Ends a code whose message may never arrive; it still counts for the limits. */
export async function expireSmsCode(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('sms_code')
    .set({ expires_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Counts a try, unless the code is used, expired or was tried too often. Holds for simultaneous calls too. */
export async function trySmsCode(db: Db, id: string, { now, most }: { now: number; most: number }): Promise<boolean> {
  const tried = await db
    .updateTable('sms_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .executeTakeFirst();
  return tried.numUpdatedRows > 0n;
}

/** Consumes the code. Of concurrent callers exactly one gets true. */
export async function consumeSmsCode(db: Db, id: string, now: number): Promise<boolean> {
  const consumed = await db
    .updateTable('sms_code')
    .set({ consumed_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return consumed.numUpdatedRows > 0n;
}

/** Deletes at most `limit` codes from before `before`. Returns the number of deleted rows. */
export async function deleteSmsCodesBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('sms_code')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('sms_code').where('tenant_id', '=', db.tenantId).where('id', 'in', ids).execute();
  return rows.length;
}

const codes = (db: Db) => db.selectFrom('sms_code').selectAll().where('tenant_id', '=', db.tenantId);
