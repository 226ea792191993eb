import { localesForCountry } from '~/i18n/locales';
import { minorDigits, toMajor } from '~/i18n/minor-units';
import { minimumMessageCosts } from '~/tenancy/market';
import { fits, limitsOf, whyUnavailable } from '~/tenancy/method-availability';
import { methodFacts } from '~/tenancy/payment-methods';
import type { Market, Tenant, TenantText } from '~/tenancy/tenant';
import type { CountryCode } from '~/tenancy/tenant-choices';
import { unitsPerEuro } from './default-market';

export interface Advice {
  level: 'problem' | 'warning';
  path: string;
  message: string;
}

/** A price per message above this, in euro cents, is probably a misplaced decimal point. */
const DEAREST_MESSAGE = 10_00;

const texts = ['index_title', 'description', 'fictional_warning', 'fictional_singular', 'fictional_plural'] as const;

/**
 * What the server accepts but an operator should correct: prices, texts and payment methods that do not fit together.
 */
export function brandAdvice(tenant: Tenant): Advice[] {
  const markets = Object.entries(tenant.markets) as [CountryCode, Market][];
  return [
    ...texts.flatMap((field) => textAdvice(field, tenant[field], tenant.countries)),
    ...markets.flatMap(([country, market]) => [
      ...priceAdvice(country, market),
      ...methodAdvice(country, market),
      ...debitAdvice(country, market, tenant),
    ]),
    ...messageCostAdvice(tenant),
    ...firstMessageAdvice(tenant),
  ];
}

function textAdvice(field: string, text: TenantText, countries: readonly CountryCode[]): Advice[] {
  if (typeof text === 'string') return [];
  const spoken = new Set(countries.flatMap((country) => localesForCountry(country)));
  return [...spoken]
    .filter((locale) => text[locale] === undefined)
    .map((locale) => ({
      level: 'problem',
      path: `$.${field}.${locale}`,
      message: `is missing: ${countries.filter((c) => localesForCountry(c).includes(locale)).join(', ')} reads it`,
    }));
}

function priceAdvice(country: CountryCode, { bundles }: Market): Advice[] {
  return bundles.flatMap((bundle, index): Advice[] => {
    const smaller = bundles[index - 1];
    if (!smaller || bundle.price * smaller.credits <= smaller.price * bundle.credits) return [];
    const path = `$.markets.${country}.bundles[${index}].price`;
    return [
      { level: 'problem', path, message: `makes a credit more expensive than in the smaller bundle "${smaller.id}"` },
    ];
  });
}

function methodAdvice(country: CountryCode, market: Market): Advice[] {
  const each = market.payment_methods.flatMap((option, index): Advice[] => {
    const { method, fee } = option;
    const facts = methodFacts(method);
    const path = `$.markets.${country}.payment_methods[${index}]`;
    const problem = (message: string): Advice => ({ level: 'problem', path: `${path}.method`, message });
    const advice: Advice[] = [];
    const why = whyUnavailable(method, { country, currency: market.currency });
    if (why === 'country') advice.push(problem(`${facts.name} does not exist in ${country}`));
    if (why === 'currency') advice.push(problem(`${facts.name} cannot be paid in ${market.currency}`));
    const limits = limitsOf(option, market.currency);
    if (!market.bundles.some(({ price }) => fits(price + fee, limits))) {
      advice.push(problem(`${facts.name} takes the price of no bundle, because of its limits`));
    }
    if (fee > 0 && facts.surcharge === false && EEA.has(country)) {
      const message = `EU law forbids a fee on ${facts.name} (PSD2, article 62)`;
      advice.push({ level: 'warning', path: `${path}.fee`, message });
    }
    return advice;
  });
  return [...each, ...unpayableAdvice(country, market)];
}

/** A bundle that only Apple Pay takes, or no method, cannot be bought by everybody or by anybody. */
function unpayableAdvice(country: CountryCode, market: Market): Advice[] {
  const general = market.payment_methods.filter(
    ({ method }) =>
      !whyUnavailable(method, { country, currency: market.currency }) && methodFacts(method).device === undefined,
  );
  return market.bundles.flatMap(({ price }, index): Advice[] => {
    if (general.some((option) => fits(price + option.fee, limitsOf(option, market.currency)))) return [];
    const message = 'can be paid with no method that works on every device';
    return [{ level: 'problem', path: `$.markets.${country}.bundles[${index}].price`, message }];
  });
}

/** A mandate names its creditor. */
function debitAdvice(country: CountryCode, market: Market, { company }: Tenant): Advice[] {
  const index = market.payment_methods.findIndex(({ method }) => method === 'directdebit');
  if (index === -1 || company.creditor_id !== null) return [];
  const path = `$.markets.${country}.payment_methods[${index}].method`;
  return [{ level: 'problem', path, message: `needs a creditor_id in companies/${company.id}.json` }];
}

const EEA = new Set<CountryCode>(['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'PL', 'DK', 'FI', 'NO', 'SE']);

function messageCostAdvice(tenant: Tenant): Advice[] {
  return Object.entries(minimumMessageCosts(tenant)).flatMap(([country, { costs, currency }]): Advice[] => {
    if (costs <= DEAREST_MESSAGE * unitsPerEuro[currency]) return [];
    const message = `makes a message cost at least ${toMajor(costs, currency).toFixed(minorDigits(currency))} ${currency}`;
    return [{ level: 'problem', path: `$.markets.${country}.bundles`, message }];
  });
}

function firstMessageAdvice(tenant: Tenant): Advice[] {
  if (tenant.signup_credits === 0 || tenant.signup_credits >= tenant.message_credits) return [];
  const message = `is less than the ${tenant.message_credits} credits of one message`;
  return [{ level: 'warning', path: '$.signup_credits', message }];
}
