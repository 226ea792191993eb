import type { RequestContext } from '~/server/context/context.server';
import { COUNTRY_COOKIE, DAY_SECONDS, setCookie } from '~/server/http/cookies';
import { safeNext } from '~/server/response/respond.server';
import { marketOf, servesCountry } from '~/tenancy/market';
import { fits, limitsOf, whyUnavailable } from '~/tenancy/method-availability';
import type { AmountLimits } from '~/tenancy/payment-methods';
import type { Market } from '~/tenancy/tenant';
import { codeMinimum, codeOtherMethod, notFound } from '../billing.errors';
import { discountOn, smallestChargeIn, type DiscountResult, type DiscountTerms } from './discount.server';
import { describeBundles, type BundleOffer } from './bundle-offer';
import { bundlePath, bundlesPath } from './checkout-path';
import { findPaymentMethod, methodName, type PaymentMethod } from './payment-methods.server';
import { vatContained, vatRateOf } from './vat-rates';

type CheckoutContext = Pick<RequestContext, 'tenant' | 'country' | 'locale' | 'texts'>;

export interface CountryChoice {
  code: string;
  name: string;
}

/** The country in which an order is placed: it decides bundles, currency, methods, fees and VAT. */
export interface PaymentCountry extends CountryChoice {
  currency: string;
  /** In hundredths of a percent; 0 where none can be stated. */
  vatRate: number;
  /** All countries of the brand, sorted by name. */
  choices: CountryChoice[];
}

/** `fee` is added to the price of any bundle; `limits` bound the total. All in minor units. */
export type MethodOffer = Pick<PaymentMethod, 'id' | 'name' | 'pictogram' | 'appleOnly'> & {
  fee: number;
  limits: AmountLimits;
  /** The discount on the price of the bundle with this method, in minor units; absent without a code. */
  discount?: number;
};

export interface Checkout {
  country: PaymentCountry;
  bundles: BundleOffer[];
  /** In the order of the brand's file. */
  methods: MethodOffer[];
}

/**
 * What is sold here and how it can be paid. The country is the chosen one, else that of the IP address, else the
 * brand's first.
 */
export function findCheckout(context: CheckoutContext): Checkout {
  const { country: code, ...market } = paymentMarket(context);
  const names = new Intl.DisplayNames(context.locale, { type: 'region' });
  const choice = (country: string) => ({ code: country, name: names.of(country) ?? country });
  const choices = context.tenant.countries.map(choice).toSorted((a, b) => a.name.localeCompare(b.name, context.locale));
  return {
    country: { ...choice(code), currency: market.currency, vatRate: vatRateOf(code), choices },
    bundles: describeBundles(market.bundles, context.tenant.message_credits),
    methods: offeredMethods(context, code, market),
  };
}

/** Leaves out what the country or the currency cannot be paid with, even if the brand's file names it. */
function offeredMethods(
  { texts, locale }: CheckoutContext,
  country: string,
  { currency, payment_methods }: Market,
): MethodOffer[] {
  const intl = texts(locale);
  return payment_methods.flatMap((option) => {
    const known = findPaymentMethod(option.method);
    if (!known || whyUnavailable(known.id, { country, currency })) return [];
    const { id, pictogram, appleOnly } = known;
    return [
      { id, name: methodName(intl, id), pictogram, appleOnly, fee: option.fee, limits: limitsOf(option, currency) },
    ];
  });
}

/** The methods that take the bundle's total, which contains their fee. */
export function methodsFor({ methods }: Pick<Checkout, 'methods'>, { price }: { price: number }): MethodOffer[] {
  return methods.filter(({ fee, limits }) => fits(price + fee, limits));
}

/** One bundle of the market. Throws 404 for one that is not sold in this country. */
export function getBundleOffer(checkout: Checkout, bundleId: string): BundleOffer {
  const bundle = checkout.bundles.find(({ id }) => id === bundleId);
  if (!bundle) throw notFound();
  return bundle;
}

/** An order as it would be placed now. Amounts are in minor units of the currency. */
export interface Quote {
  bundle: BundleOffer;
  method: MethodOffer;
  country: string;
  currency: string;
  /** The discount code of the order and its discount on the price of the bundle. */
  code: string | null;
  discount: number;
  /** The price of the bundle after the discount. */
  amount: number;
  fee: number;
  /** amount + fee: what the member pays. */
  total: number;
  /** The tax contained in the total. */
  vat: number;
  vatRate: number;
}

/**
 * Throws 404 for a bundle or method that is not sold here, and `codeMinimum` or `codeOtherMethod` for a code that does
 * not cover this order.
 */
export function quoteOrder(
  checkout: Checkout,
  bundleId: string,
  methodId: string,
  code: (DiscountTerms & { code: string }) | null = null,
): Quote {
  const bundle = getBundleOffer(checkout, bundleId);
  const method = methodsFor(checkout, bundle).find(({ id }) => id === methodId);
  if (!method) throw notFound();
  const { code: country, currency, vatRate } = checkout.country;
  const discount = code ? discountFor(code, { method, price: bundle.price, currency }) : 0;
  const amount = bundle.price - discount;
  const total = amount + method.fee;
  const vat = vatContained(total, vatRate);
  return {
    bundle,
    method,
    country,
    currency,
    code: code?.code ?? null,
    discount,
    amount,
    fee: method.fee,
    total,
    vat,
    vatRate,
  };
}

/** The discount on a bundle of this price, paid by this method, or the reason why the code does not apply. */
export function discountWith(
  code: DiscountTerms,
  { method, price, currency }: { method: MethodOffer; price: number; currency: string },
): DiscountResult {
  const smallestCharge = Math.max(smallestChargeIn(currency), method.limits.min ?? 0);
  return discountOn(code, { methodId: method.id, fee: method.fee, price, smallestCharge });
}

function discountFor(code: DiscountTerms, order: { method: MethodOffer; price: number; currency: string }): number {
  const result = discountWith(code, order);
  const { currency } = order;
  if (result.ok) return result.discount;
  if (result.why === 'other-method') throw codeOtherMethod();
  throw codeMinimum({ minimum: result.minimum, currency });
}

/**
 * Stores another payment country in a cookie and returns the path to redirect to: the page it was chosen on, or the
 * bundles if that page's bundle is not sold in the new country. An unknown country changes nothing.
 */
export function choosePaymentCountry(
  context: Pick<RequestContext, 'tenant' | 'secure'>,
  choice: { country: string; returnTo: string; next: string | null },
): { cookie: string | null; location: string } {
  const location = safeNext(choice.returnTo, bundlesPath(choice.next));
  if (!servesCountry(context.tenant, choice.country)) return { cookie: null, location };
  const cookie = setCookie(COUNTRY_COOKIE, choice.country, context.secure, { maxAge: 365 * DAY_SECONDS });
  const bundleId = /^\/credits\/([^/?]+)/.exec(location)?.[1];
  const { bundles } = marketOf(context.tenant, choice.country);
  if (bundleId === undefined || bundles.some(({ id }) => id === bundleId)) {
    // Payment methods differ by country, so the redirect leads to their list.
    const code = new URL(location, 'http://page').searchParams.get('code');
    return { cookie, location: bundleId === undefined ? location : bundlePath(bundleId, choice.next, code) };
  }
  return { cookie, location: bundlesPath(choice.next) };
}

function paymentMarket({ tenant, country }: CheckoutContext) {
  return marketOf(tenant, country.selected ?? country.geoip);
}
