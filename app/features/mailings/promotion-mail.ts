import type { IntlShape } from 'react-intl';
import type { MailContent, MailFact } from '~/features/account/mail/design/mail-content';
import type { PromotionTerms } from '~/features/billing/discounts/promotion-terms';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { minorDigits } from '~/i18n/minor-units';
import type { Tenant } from '~/tenancy/tenant';

type Brand = Pick<Tenant, 'name' | 'time_zone'>;

interface PromotionMail {
  name: string;
  origin: string;
  /** At least one. */
  terms: readonly PromotionTerms[];
}

/** Offers with all of their conditions: none of them appears only at the order. */
export function promotionMail(tenant: Brand, intl: IntlShape, { name, origin, terms }: PromotionMail): MailContent {
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const greeting = say(messageId('mail.greeting'), { name });
  const see = (promotion: PromotionTerms) => ({
    label: say(messageId('mail.promotion-see')),
    url: `${origin}${pathOf([promotion])}`,
  });
  const [first, ...others] = terms;
  if (first && others.length === 0) {
    const conditions = conditionsOf(intl, first);
    return {
      subject: say(messageId('mail.promotion-subject'), { brand: tenant.name, ...worthOf(intl, first) }),
      preview: say(messageId('mail.promotion-preview'), { code: first.code }),
      greeting,
      paragraphs: [say(messageId('mail.promotion-text')), ...conditions],
      facts: factsOf(tenant, intl, first),
      action: see(first),
      closing: [],
    };
  }
  const titleOf = (promotion: PromotionTerms) => say(messageId('mail.promotion-title'), worthOf(intl, promotion));
  return {
    subject: say(messageId('mail.promotion-several-subject'), { brand: tenant.name }),
    preview: terms.map(titleOf).join(' · '),
    greeting,
    paragraphs: [say(messageId('mail.promotion-several-text'))],
    articles: terms.map((promotion) => ({
      title: titleOf(promotion),
      paragraphs: [
        ...conditionsOf(intl, promotion),
        ...factsOf(tenant, intl, promotion).map(({ label, value }) => `${label}: ${value}`),
      ],
      link: see(promotion),
    })),
    closing: [],
  };
}

export function promotionPush(intl: IntlShape, terms: readonly PromotionTerms[]): { body: string; path: string } {
  const values = { count: terms.length };
  return { body: intl.formatMessage({ id: messageId('mail.promotion-push') }, values), path: pathOf(terms) };
}

const pathOf = ([first, ...others]: readonly PromotionTerms[]) =>
  first && others.length === 0 ? `/credits?code=${encodeURIComponent(first.code)}` : '/credits';

const worthOf = (intl: IntlShape, { percentage, someMethods }: PromotionTerms) => ({
  percent: intl.formatNumber(percentage / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
  most: someMethods ? 'yes' : 'no',
});

/** One paragraph, or none. */
function conditionsOf(intl: IntlShape, { firstOrder, once, someMethods }: PromotionTerms): string[] {
  const conditions = [
    firstOrder ? messageId('mail.promotion-first') : null,
    once ? messageId('mail.promotion-once') : null,
    someMethods ? messageId('mail.promotion-methods') : null,
  ].filter((id) => id !== null);
  return conditions.length > 0 ? [conditions.map((id) => intl.formatMessage({ id })).join(' ')] : [];
}

function factsOf(tenant: Brand, intl: IntlShape, { code, minimum, endsAt }: PromotionTerms): MailFact[] {
  const say = (id: string) => intl.formatMessage({ id });
  const facts = [{ label: say(messageId('mail.promotion-code')), value: code }];
  if (minimum) {
    const { amount, currency } = minimum;
    const value = intl.formatNumber(amount / 10 ** minorDigits(currency), money(currency));
    facts.push({ label: say(messageId('mail.promotion-minimum')), value });
  }
  if (endsAt !== null) {
    const when = {
      ...DATE_FORMATS.long,
      ...DATE_FORMATS.time,
      timeZone: tenant.time_zone,
      timeZoneName: 'short',
    } as const;
    facts.push({ label: say(messageId('mail.promotion-until')), value: intl.formatDate(endsAt, when) });
  }
  return facts;
}
