import { findDirectDebit } from '~db/queries/direct-debit';
import { insertOutbox } from '~db/queries/outbox';
import { findOrder } from '~db/queries/order';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { ServiceContext } from '~/server/context/context.server';
import { orderStatusPath } from '../checkout/checkout-path';

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
export async function sendDebitNotice(context: ServiceContext, payload: NoticePayload): Promise<void> {
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
  const { company } = context.tenant;
  await sendBrandMail(context, { memberId: order.member_id, mailId: mail_id }, (intl, member) => {
    const values = {
      name: member.name,
      brand: context.tenant.name,
      amount: intl.formatNumber(toMajor(order.total_minor, order.currency), money(order.currency)),
      // Noon, so that the day is the same in every time zone of a brand.
      date: intl.formatDate(`${debit.collect_on}T12:00:00Z`, DATE_FORMATS.long),
      account: debit.iban_last4,
      creditor: company.name,
      address: `${company.address}, ${company.city}`,
      creditorId: debit.creditor_id,
      reference: debit.mandate_reference,
      number: order.id,
      support: context.tenant.support_email,
    };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.debit-subject')),
      preview: say(messageId('mail.debit-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [
        say(messageId('mail.debit-intro')),
        say(messageId('mail.debit-creditor')),
        say(messageId('mail.debit-reference')),
        say(messageId('mail.receipt-number')),
      ],
      action: { label: say(messageId('mail.receipt-button')), url: context.origin + orderStatusPath(order.id, null) },
      closing: [say(messageId('mail.debit-rights'))],
    };
  });
}
