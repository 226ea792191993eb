import { findDirectDebit } from '~db/queries/direct-debit';
import { insertOutbox } from '~db/queries/outbox';
import { findOrder } from '~db/queries/order';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { orderStatusPath } from '../shop/checkout-path';
import { debitNoticeMail } from './debit-notice-mail';

export const DEBIT_NOTICE_TOPIC = 'billing.debit-notice';
export interface NoticePayload {
  purchase_id: string;
  /** The id of the mail, the same at every attempt. */
  mail_id: string;
}

/** Until then the provider has usually taken the order. */
export const FIRST_NOTICE_MS = 15_000;
const LATER_NOTICES_MS = 600_000;

/**
 * Announces the debit by mail, as the SEPA rulebook demands: amount, day, creditor and mandate. An order that the
 * provider has not taken yet is looked at again later, and one that failed or was cancelled is not debited.
 */
export async function sendDebitNotice(context: BrandContext, payload: NoticePayload): Promise<void> {
  const { purchase_id, mail_id } = payload;
  const order = await findOrder(context.db, purchase_id);
  const debit = await findDirectDebit(context.db, purchase_id);
  if (!order || !debit || order.state === 'failed' || order.state === 'cancelled') return;
  const now = context.clock.now();
  if (order.state === 'pending') {
    return insertOutbox(context.db, {
      id: context.ids.ulid(),
      topic: DEBIT_NOTICE_TOPIC,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: now + LATER_NOTICES_MS,
    });
  }
  await sendBrandMail(context, { memberId: order.member_id, mailId: mail_id, category: 'service' }, (intl, { name }) =>
    debitNoticeMail(context.tenant, intl, {
      name,
      order,
      debit,
      url: context.origin + orderStatusPath(order.id, null),
    }),
  );
}
