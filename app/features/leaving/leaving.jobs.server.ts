import type { OutboxHandlers } from '~/server/jobs/outbox';
import { PAID_AFTER_ERASURE_TOPIC } from '~/features/billing/payments/payment-topics';
import { returnAfterErasure } from './erase/erase-due.service.server';
import { EXPORT_GONE_TOPIC, removeParts, type ExportGonePayload } from './export/export-files.server';
import { EXPORT_READY_TOPIC, MAKE_EXPORT_TOPIC } from './export/export-topics';
import { makeExport, sendExportReady } from './export/make-export.service.server';
import { sendLeaveLink, sendLeftMail, sendReturnLink } from './leave/leaving-mails.server';
import { LEAVE_LINK_TOPIC, LEFT_TOPIC, RETURN_LINK_TOPIC } from './leaving-topics';

/** The outbox handlers of leaving, by topic. Each may run more than once. */
export const leavingJobs: OutboxHandlers = {
  [LEFT_TOPIC]: sendLeftMail,
  [LEAVE_LINK_TOPIC]: sendLeaveLink,
  [RETURN_LINK_TOPIC]: sendReturnLink,
  [PAID_AFTER_ERASURE_TOPIC]: returnAfterErasure,
  [MAKE_EXPORT_TOPIC]: makeExport,
  [EXPORT_READY_TOPIC]: sendExportReady,
  [EXPORT_GONE_TOPIC]: (context, { id }: ExportGonePayload) => removeParts(context, id),
};
