import type { IntlShape } from 'react-intl';
import type { DirectDebitRow } from '~db/schema/direct-debit';
import type { OrderRow } from '~db/schema/order';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { Tenant } from '~/tenancy/tenant';

export interface DebitNotice {
  name: string;
  order: Pick<OrderRow, 'id' | 'total_minor' | 'currency'>;
  debit: Pick<DirectDebitRow, 'collect_on' | 'iban_last4' | 'creditor_id' | 'mandate_reference'>;
  url: string;
}

/** Announces a debit with what the SEPA rulebook demands: amount, day, creditor and mandate. */
export function debitNoticeMail(
  tenant: Pick<Tenant, 'name' | 'support_email' | 'company'>,
  intl: IntlShape,
  { name, order, debit, url }: DebitNotice,
): MailContent {
  const { company } = tenant;
  const values = {
    name,
    brand: tenant.name,
    amount: intl.formatNumber(toMajor(order.total_minor, order.currency), money(order.currency)),
    // Noon, so that the day is the same in every time zone of a brand.
    date: intl.formatDate(`${debit.collect_on}T12:00:00Z`, DATE_FORMATS.long),
    account: debit.iban_last4,
    creditor: company.name,
    address: `${company.address}, ${company.city}`,
    creditorId: debit.creditor_id,
    support: tenant.support_email,
  };
  const say = (id: string) => intl.formatMessage({ id }, values);
  return {
    subject: say(messageId('mail.debit-subject')),
    preview: say(messageId('mail.debit-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.debit-intro')), say(messageId('mail.debit-creditor'))],
    facts: [
      { label: say(messageId('mail.debit-reference')), value: debit.mandate_reference },
      { label: say(messageId('mail.receipt-number')), value: order.id },
    ],
    action: { label: say(messageId('mail.receipt-button')), url },
    closing: [say(messageId('mail.debit-rights'))],
  };
}
