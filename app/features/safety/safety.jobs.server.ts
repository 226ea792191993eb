import type { OutboxHandlers } from '~/server/outbox';
import { sendReportReceipt, type ReportMailPayload } from './report-mail.server';

/** What safety does after a commit: topic -> handler. Each may run twice. */
export const safetyJobs: OutboxHandlers = {
  'safety.report-mail': (context, payload: ReportMailPayload) => sendReportReceipt(context, payload),
};
