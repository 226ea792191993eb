import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewWaitingListEntry, WaitingListRow } from '../schema/waiting-list';
import { deleteRows } from './delete-rows';

type Asked = Pick<
  WaitingListRow,
  'id' | 'email' | 'email_key' | 'language' | 'consent_version' | 'asked_at' | 'erase_at'
>;

/** Adds an entry that is not confirmed. Returns false if the e-mail address has one. */
export function insertWaitingListEntry(tx: Tx, entry: Own<Asked>): Promise<boolean> {
  const row: Own<NewWaitingListEntry> = {
    ...entry,
    confirmed_at: null,
    opening_mail_id: null,
    opening_mailed_at: null,
    hard_at: null,
  };
  return insertIgnore(tx, 'waiting_list', { ...row, tenant_id: tx.tenantId });
}

export function findWaitingListEntry(db: Db, id: string): Promise<WaitingListRow | undefined> {
  return entries(db).where('id', '=', id).executeTakeFirst();
}

export function findWaitingListEmail(db: Db, emailKey: string): Promise<WaitingListRow | undefined> {
  return entries(db).where('email_key', '=', emailKey).executeTakeFirst();
}

/** Someone asked again before confirming: the last time counts. */
export async function askAgain(
  tx: Tx,
  id: string,
  entry: Pick<WaitingListRow, 'language' | 'consent_version' | 'erase_at'>,
): Promise<void> {
  await change(tx, id).set(entry).where('confirmed_at', 'is', null).execute();
}

/** Returns false if it is confirmed already, or gone. */
export async function confirmEntry(
  tx: Tx,
  id: string,
  confirmed: { confirmed_at: number; erase_at: number },
): Promise<boolean> {
  const result = await change(tx, id).set(confirmed).where('confirmed_at', 'is', null).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The number of those who have confirmed and wait for the opening. */
export async function countWaitingList(db: Db): Promise<number> {
  const { listed } = await db
    .selectFrom('waiting_list')
    .where('tenant_id', '=', db.tenantId)
    .where('opening_mail_id', 'is', null)
    .where('confirmed_at', 'is not', null)
    .select((eb) => eb.fn.countAll<number | string>().as('listed'))
    .executeTakeFirstOrThrow();
  return Number(listed);
}

/** Confirmed entries for which no mail is on its way, those that have waited longest first. */
export function listUnmailedEntries(db: Db, limit: number): Promise<WaitingListRow[]> {
  return entries(db)
    .where('opening_mail_id', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Of any number of callers one returns true, and writes the mail. */
export async function claimOpeningMail(tx: Tx, id: string, mailId: string): Promise<boolean> {
  const result = await change(tx, id)
    .set({ opening_mail_id: mailId })
    .where('opening_mail_id', 'is', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The mail was not sent, because signups are closed again: the entry goes on waiting. */
export async function releaseOpeningMail(db: Db, id: string, mailId: string): Promise<void> {
  await change(db, id)
    .set({ opening_mail_id: null })
    .where('opening_mail_id', '=', mailId)
    .where('opening_mailed_at', 'is', null)
    .execute();
}

export async function markOpeningMailed(
  db: Db,
  id: string,
  mailed: { opening_mailed_at: number; erase_at: number },
): Promise<void> {
  await change(db, id).set(mailed).execute();
}

/** A failure said that the e-mail address is gone. Returns false if one after `since` said so before, no matter who heard it. */
export async function noteFirstHard(
  tx: Tx,
  id: string,
  { now, since }: { now: number; since: number },
): Promise<boolean> {
  const result = await change(tx, id)
    .set({ hard_at: now })
    .where((eb) => eb.or([eb('hard_at', 'is', null), eb('hard_at', '<=', since)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns what it was; undefined if it was gone already. */
export async function deleteWaitingListEntry(tx: Tx, id: string): Promise<WaitingListRow | undefined> {
  const entry = await findWaitingListEntry(tx, id);
  const result = await tx
    .deleteFrom('waiting_list')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n ? entry : undefined;
}

export async function deleteWaitingListEmail(tx: Tx, emailKey: string): Promise<void> {
  await tx.deleteFrom('waiting_list').where('tenant_id', '=', tx.tenantId).where('email_key', '=', emailKey).execute();
}

/** Deletes at most `limit` entries whose time is over. Returns their number. */
export async function deleteEndedEntries(db: Db, now: number, limit: number): Promise<number> {
  const rows = await entries(db).clearSelect().select('id').where('erase_at', '<=', now).limit(limit).execute();
  return deleteRows(db, 'waiting_list', rows);
}

const entries = (db: Db) => db.selectFrom('waiting_list').selectAll().where('tenant_id', '=', db.tenantId);
const change = (db: Db, id: string) =>
  db.updateTable('waiting_list').where('tenant_id', '=', db.tenantId).where('id', '=', id);
