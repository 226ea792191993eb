import { onCommit, transaction } from '~db/database';
import { findExport, finishExport } from '~db/queries/data-export';
import { findMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { writeArchive } from './archive.server';
import { PART_BYTES, removeParts } from './export-files.server';
import { exportReadyMail } from './export-mail';
import { EXPORT_READY_TOPIC, type ExportReadyPayload, type MakeExportPayload } from './export-topics';
import { EXPORT_MS } from './export.service.server';

/**
 * The job that makes an archive. One that was interrupted begins again and writes over its own parts. An archive that is
 * no longer wanted leaves no file.
 */
export async function makeExport(context: BrandContext, payload: MakeExportPayload): Promise<void> {
  const { db, clock } = context;
  const row = await findExport(db, payload.id);
  if (row && row.made_at !== null) return;
  const member = await findMember(db, payload.member_id);
  if (!row || !member || row.expires_at <= clock.now()) return removeParts(context, payload.id);
  const size = await writeArchive(context, member, payload.id);
  await removeParts(context, payload.id, Math.ceil(size / PART_BYTES));
  const mailJob = context.ids.ulid();
  const finished = await transaction(db, async (tx) => {
    const now = clock.now();
    const file = { made_at: now, expires_at: now + EXPORT_MS, size };
    if (!(await finishExport(tx, payload.id, file))) return false;
    await insertOutbox(tx, {
      id: mailJob,
      topic: EXPORT_READY_TOPIC,
      payload: JSON.stringify(payload satisfies ExportReadyPayload),
      created_at: now,
      due_at: now,
    });
    onCommit(tx, context.kickOutbox);
    return true;
  });
  // The member was erased meanwhile, or another worker has finished it: its file has the same content.
  if (!finished && !(await findExport(db, payload.id))) await removeParts(context, payload.id);
}

export async function sendExportReady(
  context: BrandContext,
  { id, member_id, mail_id }: ExportReadyPayload,
): Promise<void> {
  const row = await findExport(context.db, id);
  if (!row || row.made_at === null || row.expires_at <= context.clock.now()) return;
  await sendBrandMail(context, { memberId: member_id, mailId: mail_id }, (intl, { name }) =>
    exportReadyMail(context.tenant, intl, {
      name,
      until: row.expires_at,
      url: `${context.origin}/notifications/data`,
    }),
  );
}
