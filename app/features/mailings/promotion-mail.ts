import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import type { PromotionTerms } from '~/features/billing/discounts/promotion-terms';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { minorDigits } from '~/i18n/minor-units';
import type { Tenant } from '~/tenancy/tenant';

interface PromotionMail {
  name: string;
  origin: string;
  terms: PromotionTerms;
}

/** An offer with all of its conditions: none of them appears only at the order. */
export function promotionMail(
  tenant: Pick<Tenant, 'name' | 'time_zone'>,
  intl: IntlShape,
  { name, origin, terms }: PromotionMail,
): MailContent {
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const { code, endsAt, minimum, someMethods } = terms;
  const percent = intl.formatNumber(terms.percentage / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const when = { ...DATE_FORMATS.long, ...DATE_FORMATS.time, timeZone: tenant.time_zone };
  const conditions = [
    terms.firstOrder ? say(messageId('mail.promotion-first')) : null,
    terms.once ? say(messageId('mail.promotion-once')) : null,
    someMethods ? say(messageId('mail.promotion-methods')) : null,
  ].filter((text) => text !== null);
  return {
    subject: say(messageId('mail.promotion-subject'), {
      brand: tenant.name,
      percent,
      most: someMethods ? 'yes' : 'no',
    }),
    preview: say(messageId('mail.promotion-preview'), { code }),
    greeting: say(messageId('mail.greeting'), { name }),
    paragraphs: [say(messageId('mail.promotion-text')), ...(conditions.length > 0 ? [conditions.join(' ')] : [])],
    facts: [
      { label: say(messageId('mail.promotion-code')), value: code },
      ...(minimum
        ? [
            {
              label: say(messageId('mail.promotion-minimum')),
              value: intl.formatNumber(minimum.amount / 10 ** minorDigits(minimum.currency), money(minimum.currency)),
            },
          ]
        : []),
      ...(endsAt === null
        ? []
        : [{ label: say(messageId('mail.promotion-until')), value: intl.formatDate(endsAt, when) }]),
    ],
    action: { label: say(messageId('mail.promotion-see')), url: `${origin}${pathOf(terms)}` },
    closing: [],
  };
}

export function promotionPush(intl: IntlShape, terms: PromotionTerms): { body: string; path: string } {
  return { body: intl.formatMessage({ id: messageId('mail.promotion-push') }), path: pathOf(terms) };
}

const pathOf = ({ code }: PromotionTerms) => `/credits?code=${encodeURIComponent(code)}`;
