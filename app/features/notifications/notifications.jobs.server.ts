import type { OutboxHandlers } from '~/server/jobs/outbox';
import { SEND, TELL } from './notify.service.server';
import { sendBatchByMail } from './send-mail.server';
import { sendBatchByPush } from './send-push-batch.server';
import { tellMember } from './tell.server';

/** The outbox handlers of notifications, by topic. Each may run twice. */
export const notificationJobs: OutboxHandlers = {
  [TELL]: tellMember,
  [SEND.mail]: sendBatchByMail,
  [SEND.push]: sendBatchByPush,
};
