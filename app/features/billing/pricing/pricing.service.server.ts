import type { RequestContext } from '~/server/context/context.server';
import { takesPayments } from '~/server/context/payment-providers';
import { marketOf, servesCountry } from '~/tenancy/market';
import type { Charge } from '../ledger/ledger.service.server';
import { findCheckout, type Checkout } from '../shop/offer.service.server';
import { shareOf } from '../returning/return-terms.server';

type PricingContext = Pick<RequestContext, 'tenant' | 'country' | 'locale' | 'texts' | 'ports'>;

/** What a member does that costs credits. Amounts are in minor units, rounded up so that no price is understated. */
export interface ActionPrice {
  action: Charge['kind'];
  credits: number;
  /** With the bundle whose credits are cheapest. */
  least: number;
  /** With the bundle whose credits are dearest. */
  most: number;
}

export interface Pricing extends Checkout {
  actions: ActionPrice[];
  signupCredits: number;
  refundDays: number;
  /** Whether anything can be ordered now. */
  sells: boolean;
}

/** All prices of a country: the one of the query if the brand serves it, else the payment country. */
export function findPricing(context: PricingContext, country: string | null): Pricing {
  const { tenant } = context;
  const selected = country !== null && servesCountry(tenant, country) ? country : context.country.selected;
  const checkout = findCheckout({ ...context, country: { ...context.country, selected } });
  const priceOf = (action: ActionPrice['action'], credits: number): ActionPrice => {
    const costs = checkout.bundles.map((bundle) =>
      shareOf({ credits: bundle.credits, amount_minor: bundle.price }, credits),
    );
    return { action, credits, least: Math.min(...costs), most: Math.max(...costs) };
  };
  const sells = takesPayments(context);
  return {
    ...checkout,
    methods: sells ? checkout.methods : [],
    actions: [
      priceOf('message', tenant.message_credits),
      ...(tenant.features.chat_photos ? [priceOf('photo', tenant.photo_credits)] : []),
      ...(tenant.features.gifts ? [priceOf('gift', tenant.gift_credits)] : []),
    ],
    signupCredits: tenant.signup_credits,
    refundDays: tenant.refund_days,
    sells,
  };
}

/** An order of this brand, and what it gives back. Amounts are in minor units. */
export interface ReturnExample {
  credits: number;
  price: number;
  fee: number;
  total: number;
  /** The unspent credits of the example, and their price. */
  left: number;
  back: number;
  currency: string;
}

/** An example of the brand's first market, with a method that has a fee where there is one. */
export function findReturnExample({ tenant }: Pick<RequestContext, 'tenant'>): ReturnExample {
  const { bundles, payment_methods, currency } = marketOf(tenant, null);
  const { credits, price } = bundles[0]!;
  const fee = payment_methods.find((method) => method.fee > 0)?.fee ?? 0;
  const left = Math.floor(credits / 2);
  return {
    credits,
    price,
    fee,
    total: price + fee,
    left,
    back: shareOf({ credits, amount_minor: price }, left),
    currency,
  };
}
