import type { OutboxHandlers } from '~/server/jobs/outbox';
import { CHECK_TOPIC, checkPayment } from './payments/payment-check.server';
import { COMPLETED_TOPIC } from './payments/record-payment-event.service.server';
import { sendReceipt } from './payments/receipt.server';

/** The outbox handlers of billing, by topic. Each may run more than once. */
export const billingJobs: OutboxHandlers = {
  [CHECK_TOPIC]: checkPayment,
  [COMPLETED_TOPIC]: sendReceipt,
};
