import type { IntlShape } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';
import type { Locale } from '~/i18n/locales';
import { messageId } from '~/i18n/message-id';
import { isLiveMethod, methodFacts, paymentMethodCodes, type LivePaymentMethod } from '~/tenancy/payment-methods';
import { takesMethod } from '~/tenancy/payment-providers';
import type { Tenant } from '~/tenancy/tenant';
import { textFor } from '~/tenancy/tenant-text';
import { textDate, type DatedText } from '~/tenancy/text-versions';
import { legalNumbers } from './legal-numbers.server';
import { openWriter, type Writer } from './writer.server';

/** The part of a request that a legal text depends on: nothing about the reader but the language. */
export interface LegalReader {
  tenant: Tenant;
  locale: Locale;
  texts: (locale: Locale) => IntlShape;
}

const DESCRIBED = ['creditcard', 'directdebit', 'wiretransfer'];

/** All methods with which something can be paid in some country of the brand. */
export function offeredMethods(tenant: Tenant): LivePaymentMethod[] {
  const listed = Object.values(tenant.markets).flatMap(({ bundles, payment_methods: methods }) =>
    bundles.length > 0 ? methods.map(({ method }) => method) : [],
  );
  const { payment_providers: providers } = tenant;
  return paymentMethodCodes.filter(
    (method): method is LivePaymentMethod =>
      isLiveMethod(method) && listed.includes(method) && providers.some((provider) => takesMethod(provider, method)),
  );
}

function methodNames(intl: IntlShape, tenant: Tenant): string {
  const names = offeredMethods(tenant).map((method) =>
    DESCRIBED.includes(method)
      ? intl.formatMessage({ id: messageId(`billing.method-${method}`) })
      : methodFacts(method).name,
  );
  return intl.formatList(names, { type: 'disjunction' });
}

/** The companies that collect for the brand; those that exist only for tests and demos have no name. */
function providerNames(intl: IntlShape, { payment_providers: providers }: Tenant): string {
  const names: Record<string, string> = { mollie: 'Mollie', stripe: 'Stripe' };
  const known = [...new Set(providers.flatMap(({ kind }) => names[kind] ?? []))];
  return known.length > 0 ? intl.formatList(known) : 'none';
}

/** A writer that knows every setting on which a legal text depends. */
export function brandWriter({ tenant, locale, texts }: LegalReader): Writer {
  const intl = texts(locale);
  const { company, limits } = tenant;
  const country = countryNameIn(intl, company.country);
  const fictional = textFor(tenant.fictional_plural, locale);
  const usual = intl.formatMessage({ id: messageId('trust.fictional') });
  return openWriter(intl, {
    brand: tenant.name,
    domain: tenant.domain,
    company: company.name,
    postal: `${company.address}, ${company.city}, ${country}`,
    country,
    kvk: company.kvk,
    vat: company.vat_numbers.length > 0 ? company.vat_numbers.join(', ') : 'none',
    email: tenant.support_email,
    phone: tenant.support_phone,
    ...legalNumbers(company.country),
    min_age: tenant.min_age,
    fictional,
    // What the brand calls them, where that is another word than ours.
    own_word: fictional.toLowerCase() === usual.toLowerCase() ? 'no' : 'yes',
    fictional_one: textFor(tenant.fictional_singular, locale),
    warning: textFor(tenant.fictional_warning, locale),
    auto_likes: limits.auto_likes_per_day,
    signup_credits: tenant.signup_credits,
    free_conversations: limits.free.conversations,
    free_photos: limits.free.photos,
    premium_photos: limits.premium.photos,
    swipe_likes: limits.swipe_likes_per_day,
    message_credits: tenant.message_credits,
    photo_credits: tenant.photo_credits,
    gift_credits: tenant.gift_credits,
    new_days: limits.new_account.days,
    new_conversations: limits.new_account.conversations_per_day,
    same_opener: limits.same_opener,
    notice_days: tenant.direct_debit.notice_days,
    refund_days: tenant.refund_days,
    retention_days: tenant.message_retention_days,
    methods: methodNames(intl, tenant),
    providers: providerNames(intl, tenant),
    debit: offeredMethods(tenant).includes('directdebit') ? 'yes' : 'no',
    direct: tenant.logged_out_search,
    partner: tenant.logged_out_search_trafficsource,
  });
}

export function countryNameIn(intl: IntlShape, code: string): string {
  return intl.formatDisplayName(code, { type: 'region' }) ?? code;
}

/** The sentence with the date of a text, in the brand's time zone. */
export function datedLine({ tenant, locale, texts }: LegalReader, text: DatedText): string {
  const intl = texts(locale);
  const date = intl.formatDate(textDate(tenant, text), DATE_FORMATS.long);
  const id = text === 'terms' ? messageId('legal.version') : messageId('legal.changed');
  return intl.formatMessage({ id }, { date });
}
