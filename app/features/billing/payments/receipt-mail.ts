import type { IntlShape } from 'react-intl';
import type { OrderRow } from '~db/schema/order';
import type { MailContent, MailFact } from '~/features/account/mail/design/mail-content';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { Tenant } from '~/tenancy/tenant';
import { OPEN_AMOUNT } from '../orders/order-status';

export interface ReceiptInput {
  name: string;
  order: Pick<
    OrderRow,
    | 'id'
    | 'bundle_id'
    | 'credits'
    | 'currency'
    | 'amount_minor'
    | 'discount_minor'
    | 'discount_code'
    | 'fee_minor'
    | 'total_minor'
    | 'vat_minor'
    | 'vat_rate'
    | 'completed_at'
    | 'created_at'
  >;
  receiptNumber: string | null;
  /** The name of the payment method. */
  method: string;
  url: string;
}

type Brand = Pick<Tenant, 'name' | 'refund_days' | 'company'>;

/** The receipt of an order, or of a settled open amount. */
export function receiptMail(tenant: Brand, intl: IntlShape, input: ReceiptInput): MailContent {
  const { order, url } = input;
  const values = valuesOf(tenant, intl, input);
  const say = (id: string) => intl.formatMessage({ id }, values);
  const debt = order.bundle_id === OPEN_AMOUNT;
  return {
    subject: say(debt ? messageId('mail.receipt-open-subject') : messageId('mail.receipt-subject')),
    preview: say(messageId('mail.receipt-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(debt ? messageId('mail.receipt-open-intro') : messageId('mail.receipt-intro'))],
    facts: factsOf(say, values, input),
    action: { label: say(messageId('mail.receipt-button')), url },
    closing: [
      say(messageId('mail.receipt-seller')),
      say(debt ? messageId('mail.receipt-open-closing') : messageId('mail.receipt-return')),
    ],
  };
}

function factsOf(
  say: (id: string) => string,
  values: ReturnType<typeof valuesOf>,
  { order, receiptNumber }: ReceiptInput,
): MailFact[] {
  const bought = order.bundle_id === OPEN_AMOUNT ? messageId('mail.receipt-open') : messageId('mail.receipt-bundle');
  return [
    ...(receiptNumber ? [{ label: say(messageId('mail.receipt-document')), value: receiptNumber }] : []),
    { label: say(messageId('mail.receipt-number')), value: order.id },
    { label: say(messageId('mail.receipt-date')), value: values.date },
    { label: say(bought), value: values.amount },
    ...(order.discount_minor > 0 ? [{ label: say(messageId('mail.receipt-discount')), value: values.discount }] : []),
    ...(order.fee_minor > 0 ? [{ label: say(messageId('mail.receipt-fee')), value: values.fee }] : []),
    { label: say(messageId('mail.receipt-total')), value: values.total, strong: true },
    ...(order.vat_minor > 0 ? [{ label: say(messageId('mail.receipt-vat')), value: values.vat }] : []),
  ];
}

function valuesOf(tenant: Brand, intl: IntlShape, { name, order, receiptNumber, method }: ReceiptInput) {
  const { company } = tenant;
  const price = (minor: number) => intl.formatNumber(toMajor(minor, order.currency), money(order.currency));
  return {
    name,
    receiptNumber,
    method,
    brand: tenant.name,
    credits: order.credits,
    date: intl.formatDate(order.completed_at ?? order.created_at, DATE_FORMATS.long),
    amount: price(order.amount_minor + order.discount_minor),
    discount: price(-order.discount_minor),
    code: order.discount_code,
    fee: price(order.fee_minor),
    total: price(order.total_minor),
    vat: price(order.vat_minor),
    rate: intl.formatNumber(order.vat_rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    days: tenant.refund_days,
    company: company.name,
    address: `${company.address}, ${company.city}`,
    registration: company.kvk,
    vatNumber: company.vat_numbers.join(', '),
  };
}
