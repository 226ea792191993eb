import type { IntlShape } from 'react-intl';
import { findPurchase } from '~db/queries/purchase';
import type { PurchaseRow } from '~db/schema/purchase';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import type { ServiceContext } from '~/server/context/context.server';
import { purchasePath } from '../checkout/checkout-path';
import { findPaymentMethod } from './payment-methods.server';
import type { CompletedPayload } from './payment-events.server';

/** Every currency of the platform has two decimals (see the list in app/tenancy). */
const MINOR = 100;

/** Sends the details of the order by mail: what was bought, the price, the seller, and how it can be returned. */
export async function sendReceipt(context: ServiceContext, { purchase_id, mail_id }: CompletedPayload): Promise<void> {
  const purchase = await findPurchase(context.db, purchase_id);
  if (purchase?.state !== 'completed') return;
  await sendBrandMail(context, { memberId: purchase.member_id, mailId: mail_id }, (intl, member) => {
    const values = { ...valuesOf(context, intl, purchase), name: member.name };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.receipt-subject')),
      preview: say(messageId('mail.receipt-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [
        say(messageId('mail.receipt-intro')),
        ...linesOf(say, purchase),
        say(messageId('mail.receipt-seller')),
      ],
      action: {
        label: say(messageId('mail.receipt-button')),
        url: context.origin + purchasePath(purchase.id, null),
      },
      closing: [say(messageId('mail.receipt-return'))],
    };
  });
}

function linesOf(say: (id: string) => string, purchase: PurchaseRow): string[] {
  return [
    say(messageId('mail.receipt-number')),
    say(messageId('mail.receipt-date')),
    say(messageId('mail.receipt-bundle')),
    ...(purchase.fee_minor > 0 ? [say(messageId('mail.receipt-fee'))] : []),
    say(messageId('mail.receipt-total')),
    ...(purchase.vat_minor > 0 ? [say(messageId('mail.receipt-vat'))] : []),
  ];
}

function valuesOf(context: ServiceContext, intl: IntlShape, purchase: PurchaseRow) {
  const { company } = context.tenant;
  const price = (minor: number) => intl.formatNumber(minor / MINOR, money(purchase.currency));
  return {
    brand: context.tenant.name,
    credits: purchase.credits,
    number: purchase.id,
    date: intl.formatDate(purchase.completed_at ?? purchase.created_at, DATE_FORMATS.long),
    amount: price(purchase.amount_minor),
    fee: price(purchase.fee_minor),
    total: price(purchase.total_minor),
    vat: price(purchase.vat_minor),
    rate: intl.formatNumber(purchase.vat_rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    method: findPaymentMethod(purchase.method)?.name ?? purchase.method,
    days: context.tenant.refund_days,
    company: company.name,
    address: `${company.address}, ${company.city}`,
    registration: company.kvk,
    vatNumber: company.vat_numbers.join(', '),
  };
}
