import { transaction, type Tx } from '~db/database';
import {
  deleteDraft,
  findAnnouncement,
  markLaunched,
  markWithdrawn,
  saveAnnouncementDraft,
  type AnnouncementDraft,
} from '~db/queries/announcement';
import { insertAudit } from '~db/queries/audit';
import type { AnnouncementRow } from '~db/schema/announcement';
import type { BrandContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import type { Announcement, AnnouncementTexts } from './announcement';
import { neededLanguages, textIn } from './announcement-language.server';

export type ManageContext = Pick<BrandContext, 'db' | 'clock' | 'ids' | 'tenant'>;

/** The longest subject that a phone still lists in a readable way. */
const SUBJECT = 90;

/** Why this brand cannot tell it: languages that it needs, and titles that are too long with its name. */
export function problemsAt(tenant: Tenant, { texts }: Pick<Announcement, 'texts'>): string[] {
  const missing = neededLanguages(tenant).filter((locale) => !texts[locale]);
  const long = (Object.keys(texts) as (keyof AnnouncementTexts)[]).filter(
    (locale) => texts[locale] && textIn(tenant, texts, locale).title.length > SUBJECT,
  );
  return [
    ...missing.map((locale) => `$.texts.${locale} is missing, which ${tenant.slug} needs`),
    ...long.map((locale) => `$.texts.${locale}.title is longer than ${SUBJECT} characters with the name of the brand`),
  ];
}

export const textsOf = ({ texts }: Pick<AnnouncementRow, 'texts'>): AnnouncementTexts =>
  JSON.parse(texts) as AnnouncementTexts;

/** Writes a draft, or replaces it. Returns false if it was launched already. */
export function writeAnnouncement(context: ManageContext, announcement: Announcement, by: string): Promise<boolean> {
  const { name, path, texts } = announcement;
  const draft: AnnouncementDraft = {
    name,
    path,
    texts: JSON.stringify(texts),
    written_by: by,
    written_at: context.clock.now(),
  };
  return changed(context, 'announcement.written', { name, by }, (tx) => saveAnnouncementDraft(tx, draft));
}

/** From now on members are told. Returns false if there is no such draft. */
export function launchAnnouncement(context: ManageContext, name: string, by: string): Promise<boolean> {
  const at = context.clock.now();
  return changed(context, 'announcement.launched', { name, by }, (tx) => markLaunched(tx, name, { by, at }));
}

/** From now on nobody is told any more; a draft is deleted. `none`: there is nothing to withdraw. */
export async function withdrawAnnouncement(
  context: ManageContext,
  name: string,
  by: string,
): Promise<'withdrawn' | 'deleted' | 'none'> {
  const at = context.clock.now();
  const row = await findAnnouncement(context.db, name);
  if (row && row.launched_at === null) {
    const deleted = await changed(context, 'announcement.deleted', { name, by }, (tx) => deleteDraft(tx, name));
    if (deleted) return 'deleted';
  }
  const done = await changed(context, 'announcement.withdrawn', { name, by }, (tx) =>
    markWithdrawn(tx, name, { by, at }),
  );
  return done ? 'withdrawn' : 'none';
}

/** A change and the audit of it, both or neither. */
function changed(
  { db, clock, ids }: ManageContext,
  action: string,
  { name, by }: { name: string; by: string },
  change: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await change(tx))) return false;
    await insertAudit(tx, {
      id: ids.ulid(),
      at: clock.now(),
      actor_kind: 'staff',
      actor_id: by,
      action,
      subject_id: null,
      request_id: null,
      network_address: null,
      detail: JSON.stringify({ name }),
    });
    return true;
  });
}
