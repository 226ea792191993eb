import type { z } from 'zod';
import type { Clock } from '~/server/context/clock';
import type { customerParams, intentParams, refundParams, sessionParams } from './stripe-params.testing';

/** Stripe's objects, with the fields that the adapter reads or that decide what Stripe does. Times are in seconds. */
export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  created: number;
  canceled_at: number | null;
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string } } | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string } | null;
  metadata: Record<string, string>;
}
export interface FakeCharge {
  id: string;
  object: 'charge';
  created: number;
  disputed: boolean;
}
export interface FakeSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  created: number;
  expires_at: number;
  url: string | null;
  customer: string | null;
  payment_intent: string | null;
  metadata: Record<string, string>;
}
export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  created: number;
  payment_intent: string;
  metadata: Record<string, string>;
}
export interface FakeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  status: string;
  created: number;
  payment_intent: string;
}

/** What the bank says to a charge of a saved card; `requires_action`: it wants to ask its holder first. */
export type ChargeOutcome = 'succeeded' | 'processing' | 'requires_action' | { code: string };

export interface ApiError {
  status: number;
  type: string;
  code: string;
  param?: string;
  payment_intent?: FakeIntent;
}

export class ApiRejection extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.code);
    this.error = error;
  }
}
const invalid = (code: string, status = 400, param?: string) =>
  new ApiRejection({ status, type: 'invalid_request_error', code, ...(param ? { param } : {}) });

const DAY_S = 86_400;

/** The account at Stripe: its objects and the rules of the API that matter to money. */
export function stripeWorld(clock: Clock) {
  const sessions = new Map<string, FakeSession>();
  const intents = new Map<string, FakeIntent>();
  const charges = new Map<string, FakeCharge>();
  const refunds = new Map<string, FakeRefund>();
  const disputes = new Map<string, FakeDispute>();
  const customers = new Set<string>();
  /** Saved cards: the method's id and the customer it belongs to. */
  const cards = new Map<string, { customer: string; last4: string }>();
  /** What a session asked to be done when it is paid. */
  const intentData = new Map<string, z.infer<typeof sessionParams>['payment_intent_data']>();
  let count = 0;
  // As long as Stripe's own, so that columns and checks see real lengths.
  const newId = (prefix: string, length = 24) => `${prefix}_${String(++count).padStart(length, 'x')}`;
  const now = () => Math.floor(clock.now() / 1000);

  function find<T>(objects: ReadonlyMap<string, T>, id: string): T {
    const found = objects.get(id);
    if (!found) throw invalid('resource_missing', 404);
    return found;
  }

  function newCharge(intent: FakeIntent): void {
    const charge: FakeCharge = { id: newId('ch'), object: 'charge', created: now(), disputed: false };
    charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
  }

  function newIntent(
    facts: Pick<FakeIntent, 'amount' | 'currency' | 'customer' | 'metadata' | 'payment_method'>,
  ): FakeIntent {
    const intent: FakeIntent = {
      id: newId('pi'), object: 'payment_intent', status: 'requires_payment_method', created: now(), canceled_at: null,
      latest_charge: null, next_action: null, last_payment_error: null, ...facts,
    }; // prettier-ignore
    intents.set(intent.id, intent);
    return intent;
  }

  const backOf = (intentId: string) =>
    [...refunds.values()]
      .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);

  return {
    /** What refunds are paid from. */
    balance: Infinity,
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    cards,
    find,
    newId,
    newCharge,
    now,

    openSession(params: z.infer<typeof sessionParams>): FakeSession {
      const { customer = null, client_reference_id, metadata, payment_intent_data } = params;
      const { expires_at = now() + DAY_S } = params;
      if (expires_at < now() + 1800 || expires_at > now() + DAY_S) throw invalid('expires_at_invalid');
      const { currency, unit_amount } = params.line_items[0].price_data;
      if (customer !== null && !customers.has(customer)) throw invalid('resource_missing');
      if (unit_amount < 50) throw invalid('amount_too_small');
      const id = newId('cs_test', 58);
      const session: FakeSession = {
        id, object: 'checkout.session', client_reference_id, amount_total: unit_amount, currency, status: 'open',
        payment_status: 'unpaid', created: now(), expires_at, customer, payment_intent: null, metadata,
        url: `https://checkout.stripe.com/c/pay/${id}#fidkdWxOYHwnPyd1blpxYHZxWjA0`,
      }; // prettier-ignore
      sessions.set(id, session);
      intentData.set(id, payment_intent_data);
      return session;
    },

    /** The member confirms on the page; the intent and the charge exist from here on. */
    confirm(session: FakeSession): FakeIntent {
      if (session.payment_intent !== null) return find(intents, session.payment_intent);
      const { metadata, setup_future_usage: usage } = intentData.get(session.id)!;
      const { amount_total: amount, currency, customer } = session;
      const method = newId('pm');
      const intent = newIntent({ amount, currency, customer, metadata, payment_method: method });
      if (usage === 'off_session' && customer !== null) cards.set(method, { customer, last4: '4242' });
      newCharge(intent);
      Object.assign(session, { status: 'complete', payment_intent: intent.id, url: null });
      return intent;
    },

    newCustomer(_: z.infer<typeof customerParams>) {
      const id = newId('cus', 14);
      customers.add(id);
      return { id, object: 'customer' };
    },

    chargeCard(params: z.infer<typeof intentParams>, outcome: ChargeOutcome): FakeIntent {
      const { amount, currency, customer, payment_method, metadata } = params;
      if (!customers.has(customer)) throw invalid('resource_missing', 400, 'customer');
      if (cards.get(payment_method)?.customer !== customer) throw invalid('resource_missing', 400, 'payment_method');
      const intent = newIntent({ amount, currency, customer, metadata, payment_method });
      if (outcome === 'requires_action') {
        const url = `https://hooks.stripe.com/3d_secure_2/hosted?payment_intent=${intent.id}`;
        return Object.assign(intent, {
          status: outcome,
          next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
        });
      }
      newCharge(intent);
      if (typeof outcome === 'string') return Object.assign(intent, { status: outcome });
      const { code } = outcome;
      Object.assign(intent, { payment_method: null, last_payment_error: { type: 'card_error', code } });
      throw new ApiRejection({ status: 402, type: 'card_error', code, payment_intent: intent });
    },

    detach(id: string) {
      if (!cards.delete(id)) throw invalid('resource_missing', 404);
      return { id, object: 'payment_method', customer: null };
    },

    refund(params: z.infer<typeof refundParams>, status: FakeRefund['status']): FakeRefund {
      const { payment_intent, amount, metadata } = params;
      const intent = find(intents, payment_intent);
      if (intent.status !== 'succeeded') throw invalid('payment_intent_unexpected_state');
      if (charges.get(intent.latest_charge!)!.disputed) throw invalid('charge_disputed');
      if (amount > this.balance) throw invalid('balance_insufficient');
      if (backOf(intent.id) + amount > intent.amount) throw invalid('charge_already_refunded');
      const { currency } = intent;
      const refund = { id: newId('re'), object: 'refund', amount, currency, status, created: now(), payment_intent, metadata } as const; // prettier-ignore
      refunds.set(refund.id, { ...refund });
      return refunds.get(refund.id)!;
    },

    dispute(intent: FakeIntent, amount: number, status: string): FakeDispute {
      const { currency, id: payment_intent } = intent;
      const dispute: FakeDispute = { id: newId('du'), object: 'dispute', amount, currency, status, created: now(), payment_intent }; // prettier-ignore
      charges.get(intent.latest_charge!)!.disputed = true;
      disputes.set(dispute.id, dispute);
      return dispute;
    },
  };
}
export type StripeWorld = ReturnType<typeof stripeWorld>;
