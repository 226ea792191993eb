import type { OutboxHandlers } from '~/server/outbox';
import { CHECK_TOPIC, checkPayment } from './payment-check.server';
import { COMPLETED_TOPIC } from './payment-news.server';
import { sendReceipt } from './receipt.server';

/** What billing does after a commit. Each may run more than once. */
export const billingJobs: OutboxHandlers = {
  [CHECK_TOPIC]: checkPayment,
  [COMPLETED_TOPIC]: sendReceipt,
};
