import type { IntlShape } from 'react-intl';
import { findOrder } from '~db/queries/order';
import type { OrderRow } from '~db/schema/order';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { ServiceContext } from '~/server/context/context.server';
import { orderStatusPath } from '../checkout/checkout-path';
import { findReceiptNumber } from '../documents/document.service.server';
import { methodName } from './payment-methods.server';
import { OPEN_AMOUNT } from '../returning/open-amount';
import type { CompletedPayload } from './record-payment-event.service.server';

/** Sends the details of the order by mail: what was bought, the price, the seller, and how it can be returned. */
export async function sendReceipt(context: ServiceContext, { purchase_id, mail_id }: CompletedPayload): Promise<void> {
  const order = await findOrder(context.db, purchase_id);
  if (order?.state !== 'completed') return;
  const receiptNumber = await findReceiptNumber(context, order.id);
  await sendBrandMail(context, { memberId: order.member_id, mailId: mail_id }, (intl, member) => {
    const values = { ...valuesOf(context, intl, order), name: member.name, receiptNumber };
    const say = (id: string) => intl.formatMessage({ id }, values);
    const debt = order.bundle_id === OPEN_AMOUNT;
    return {
      subject: say(debt ? messageId('mail.receipt-open-subject') : messageId('mail.receipt-subject')),
      preview: say(messageId('mail.receipt-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [
        say(debt ? messageId('mail.receipt-open-intro') : messageId('mail.receipt-intro')),
        ...linesOf(say, order, receiptNumber),
        say(messageId('mail.receipt-seller')),
      ],
      action: {
        label: say(messageId('mail.receipt-button')),
        url: context.origin + orderStatusPath(order.id, null),
      },
      closing: [say(debt ? messageId('mail.receipt-open-closing') : messageId('mail.receipt-return'))],
    };
  });
}

function linesOf(say: (id: string) => string, order: OrderRow, receiptNumber: string | null): string[] {
  return [
    ...(receiptNumber ? [say(messageId('mail.receipt-document'))] : []),
    say(messageId('mail.receipt-number')),
    say(messageId('mail.receipt-date')),
    say(order.bundle_id === OPEN_AMOUNT ? messageId('mail.receipt-open') : messageId('mail.receipt-bundle')),
    ...(order.discount_minor > 0 ? [say(messageId('mail.receipt-discount'))] : []),
    ...(order.fee_minor > 0 ? [say(messageId('mail.receipt-fee'))] : []),
    say(messageId('mail.receipt-total')),
    ...(order.vat_minor > 0 ? [say(messageId('mail.receipt-vat'))] : []),
  ];
}

function valuesOf(context: ServiceContext, intl: IntlShape, order: OrderRow) {
  const { company } = context.tenant;
  const price = (minor: number) => intl.formatNumber(toMajor(minor, order.currency), money(order.currency));
  return {
    brand: context.tenant.name,
    credits: order.credits,
    number: order.id,
    date: intl.formatDate(order.completed_at ?? order.created_at, DATE_FORMATS.long),
    amount: price(order.amount_minor + order.discount_minor),
    discount: price(-order.discount_minor),
    code: order.discount_code,
    fee: price(order.fee_minor),
    total: price(order.total_minor),
    vat: price(order.vat_minor),
    rate: intl.formatNumber(order.vat_rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    method: methodName(intl, order.method),
    days: context.tenant.refund_days,
    company: company.name,
    address: `${company.address}, ${company.city}`,
    registration: company.kvk,
    vatNumber: company.vat_numbers.join(', '),
  };
}
