import { insertIgnore } from '../dialect';
import type { Db } from '../handle';
import type { MailTallyRow } from '../schema/mail-tally';

type Of = Pick<MailTallyRow, 'day' | 'provider'>;
export type Tallied = 'sent' | 'failed' | 'ours';

/** Counts one mail, or one that came back. */
export async function addToTally(db: Db, of: Of, what: Tallied): Promise<void> {
  if (await count(db, of, what)) return;
  await insertIgnore(db, 'mail_tally', {
    ...of,
    tenant_id: db.tenantId,
    sent: 0,
    failed: 0,
    ours: 0,
    alarmed_at: null,
  });
  await count(db, of, what);
}

/** Returns false if there is no row yet. */
async function count(db: Db, of: Of, what: Tallied): Promise<boolean> {
  const result = await change(db, of)
    .set((eb) => ({ [what]: eb(what, '+', 1) }))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function findTally(db: Db, { day, provider }: Of): Promise<MailTallyRow | undefined> {
  return tallies(db).where('day', '=', day).where('provider', '=', provider).executeTakeFirst();
}

/** Of any number of callers one returns true, and tells staff. */
export async function claimAlarm(db: Db, of: Of, now: number): Promise<boolean> {
  const result = await change(db, of).set({ alarmed_at: now }).where('alarmed_at', 'is', null).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The days since `day` on which a mail came back, the worst provider of the latest day first. */
export function listTallies(db: Db, day: string, limit: number): Promise<MailTallyRow[]> {
  return tallies(db)
    .where('day', '>=', day)
    .where((eb) => eb.or([eb('ours', '>', 0), eb('failed', '>', 0)]))
    .orderBy('day', 'desc')
    .orderBy('ours', 'desc')
    .orderBy('failed', 'desc')
    .orderBy('provider')
    .limit(limit)
    .execute();
}

/** Deletes at most `limit` rows of days before `day`. Returns their number. */
export async function deleteTalliesBefore(db: Db, day: string, limit: number): Promise<number> {
  const rows = await tallies(db).where('day', '<', day).orderBy('day').orderBy('provider').limit(limit).execute();
  for (const of of rows)
    await db
      .deleteFrom('mail_tally')
      .where('tenant_id', '=', db.tenantId)
      .where('day', '=', of.day)
      .where('provider', '=', of.provider)
      .execute();
  return rows.length;
}

const tallies = (db: Db) => db.selectFrom('mail_tally').selectAll().where('tenant_id', '=', db.tenantId);
const change = (db: Db, { day, provider }: Of) =>
  db
    .updateTable('mail_tally')
    .where('tenant_id', '=', db.tenantId)
    .where('day', '=', day)
    .where('provider', '=', provider);
