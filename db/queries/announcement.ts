import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { AnnouncementRow } from '../schema/announcement';

export type AnnouncementDraft = Pick<Own<AnnouncementRow>, 'name' | 'texts' | 'path' | 'written_by' | 'written_at'>;

export function findAnnouncement(db: Db, name: string): Promise<AnnouncementRow | undefined> {
  return announcements(db).where('name', '=', name).executeTakeFirst();
}

/** The newest first. */
export function listAnnouncements(db: Db): Promise<AnnouncementRow[]> {
  return announcements(db).orderBy('written_at', 'desc').orderBy('name').execute();
}

/** What was launched since `since` and not withdrawn, in the order in which it was launched. */
export function listLaunchedSince(db: Db, since: number): Promise<AnnouncementRow[]> {
  return announcements(db)
    .where('launched_at', '>=', since)
    .where('withdrawn_at', 'is', null)
    .orderBy('launched_at')
    .orderBy('name')
    .execute();
}

/** Writes a draft or replaces it. Returns false if it was launched: members may have read it. */
export async function saveAnnouncementDraft(tx: Tx, draft: AnnouncementDraft): Promise<boolean> {
  const unlaunched = { launched_by: null, launched_at: null, withdrawn_by: null, withdrawn_at: null };
  if (await insertIgnore(tx, 'announcement', { ...draft, ...unlaunched, tenant_id: tx.tenantId })) return true;
  const { name, ...rest } = draft;
  const result = await tx
    .updateTable('announcement')
    .set(rest)
    .where('tenant_id', '=', tx.tenantId)
    .where('name', '=', name)
    .where('launched_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false if there is no such draft. */
export async function markLaunched(tx: Tx, name: string, { by, at }: { by: string; at: number }): Promise<boolean> {
  const result = await tx
    .updateTable('announcement')
    .set({ launched_by: by, launched_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('name', '=', name)
    .where('launched_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false if it was not launched, or is withdrawn already. */
export async function markWithdrawn(tx: Tx, name: string, { by, at }: { by: string; at: number }): Promise<boolean> {
  const result = await tx
    .updateTable('announcement')
    .set({ withdrawn_by: by, withdrawn_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('name', '=', name)
    .where('launched_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false if there is no such draft. */
export async function deleteDraft(tx: Tx, name: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('announcement')
    .where('tenant_id', '=', tx.tenantId)
    .where('name', '=', name)
    .where('launched_at', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const announcements = (db: Db) => db.selectFrom('announcement').selectAll().where('tenant_id', '=', db.tenantId);
