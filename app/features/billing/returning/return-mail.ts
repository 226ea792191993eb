import type { IntlShape } from 'react-intl';
import type { RefundRow } from '~db/schema/refund';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { Tenant } from '~/tenancy/tenant';

export interface MoneyReturned {
  name: string;
  refund: Pick<RefundRow, 'kind' | 'credits' | 'amount_minor' | 'currency' | 'created_at'>;
  orderId: string;
  /** The name of the payment method. */
  method: string;
  url: string;
}

/**
 * Confirms a return by mail, with its date and time, as the withdrawal function requires (Directive 2011/83/EU, article
 * 11a); a refund by staff, and money that was not needed, are told in other words.
 */
export function moneyReturnedMail(
  tenant: Pick<Tenant, 'name' | 'time_zone'>,
  intl: IntlShape,
  { name, refund, orderId, method, url }: MoneyReturned,
): MailContent {
  const values = {
    name,
    brand: tenant.name,
    number: orderId,
    credits: refund.credits,
    amount: intl.formatNumber(toMajor(refund.amount_minor, refund.currency), money(refund.currency)),
    at: intl.formatDate(refund.created_at, { ...DATE_FORMATS.long, ...TIME, timeZone: tenant.time_zone }),
    method,
  };
  const say = (id: string) => intl.formatMessage({ id }, values);
  const texts = WORDS[refund.kind] ?? MEMBER;
  return {
    subject: say(texts.subject),
    preview: say(texts.preview),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [
      say(texts.intro),
      ...(refund.credits > 0 ? [say(messageId('mail.return-credits'))] : []),
      say(messageId('mail.return-amount')),
    ],
    action: { label: say(messageId('mail.receipt-button')), url },
    closing: [say(messageId('mail.return-closing'))],
  };
}

interface Words {
  subject: string;
  preview: string;
  intro: string;
}

const MEMBER: Words = {
  subject: messageId('mail.return-subject'),
  preview: messageId('mail.return-preview'),
  intro: messageId('mail.return-intro'),
};

/** What went back without the member's own return is told in its own words. */
const WORDS: Partial<Record<RefundRow['kind'], Words>> = {
  operator: {
    subject: messageId('mail.refunded-subject'),
    preview: messageId('mail.refunded-preview'),
    intro: messageId('mail.refunded-intro'),
  },
  duplicate: {
    subject: messageId('mail.sent-back-subject'),
    preview: messageId('mail.refunded-preview'),
    intro: messageId('mail.sent-back-intro'),
  },
};

const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
