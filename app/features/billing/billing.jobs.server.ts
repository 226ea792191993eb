import type { OutboxHandlers } from '~/server/jobs/outbox';
import { DEBIT_NOTICE_TOPIC, sendDebitNotice } from './direct-debit/debit-notice.server';
import { SENT_BACK_TOPIC } from './payments/duplicate-payment.server';
import { CHECK_TOPIC, checkPayment } from './payments/payment-check.server';
import { COMPLETED_TOPIC, REFUND_TOPIC, RETURNED_TOPIC } from './payments/payment-topics';
import { sendReceipt } from './payments/receipt.server';
import {
  CHARGEBACK_WON_TOPIC,
  CHARGED_BACK_TOPIC,
  noteMoneyBack,
  REFUNDED_TOPIC,
} from './returning/money-events.server';
import { sendRefund } from './returning/refund.service.server';
import { sendReturnMail } from './returning/return-mail.server';
import { sendWithdrawalLink, WITHDRAWAL_TOPIC } from './returning/withdrawal-link.service.server';
import { END_MANDATE_TOPIC, endAtProvider } from './payments/mandate.server';

/** The outbox handlers of billing, by topic. Each may run more than once. */
export const billingJobs: OutboxHandlers = {
  [CHECK_TOPIC]: checkPayment,
  [COMPLETED_TOPIC]: sendReceipt,
  [REFUND_TOPIC]: sendRefund,
  [RETURNED_TOPIC]: sendReturnMail,
  [SENT_BACK_TOPIC]: sendReturnMail,
  [WITHDRAWAL_TOPIC]: sendWithdrawalLink,
  [REFUNDED_TOPIC]: noteMoneyBack,
  [CHARGED_BACK_TOPIC]: noteMoneyBack,
  [CHARGEBACK_WON_TOPIC]: noteMoneyBack,
  [DEBIT_NOTICE_TOPIC]: sendDebitNotice,
  [END_MANDATE_TOPIC]: endAtProvider,
};
