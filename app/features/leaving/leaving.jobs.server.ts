import type { OutboxHandlers } from '~/server/jobs/outbox';
import { EXPORT_GONE_TOPIC, exportKey, type ExportGonePayload } from './export/export-files.server';
import { sendLeaveLink, sendLeftMail } from './leaving-mails.server';
import { LEAVE_LINK_TOPIC, LEFT_TOPIC } from './leaving-topics';

/** The outbox handlers of leaving, by topic. Each may run more than once. */
export const leavingJobs: OutboxHandlers = {
  [LEFT_TOPIC]: sendLeftMail,
  [LEAVE_LINK_TOPIC]: sendLeaveLink,
  [EXPORT_GONE_TOPIC]: async ({ ports, tenant }, { id }: ExportGonePayload) => {
    await ports.storage.delete(exportKey(tenant.id, id));
  },
};
