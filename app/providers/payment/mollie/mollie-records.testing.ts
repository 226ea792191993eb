import type { AdjustableClock } from '~/server/context/clock';

type Json = Record<string, unknown>;
interface Money {
  currency: string;
  value: string;
}
export type MollieStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
export type MollieRefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

interface PaymentRecord extends Json {
  id: string;
  status: MollieStatus;
  amount: Money;
  createdAt: string;
  metadata: unknown;
  sequenceType: 'oneoff' | 'first' | 'recurring';
  method?: string | undefined;
  customerId?: string | undefined;
  mandateId?: string | undefined;
}
interface MoneyBackRecord extends Json {
  id: string;
  paymentId: string;
  amount: Money;
  status?: string;
  reversedAt?: string | null;
}

/** An error as Mollie writes it. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly field?: string,
  ) {
    super(detail);
  }
}

const NO_DECIMALS = new Set(['JPY', 'ISK']);
const cents = ({ value }: Money) => Number(value.replace('.', ''));
/** For some methods a shop may send back more than was paid, such as the cost of a return. */
const OVER_REFUND = 2500;
const END = { paid: 'paidAt', failed: 'failedAt', canceled: 'canceledAt', expired: 'expiredAt' } as const;

/** What Mollie stores, with the rules of its documentation. */
export class MollieRecords {
  readonly payments: PaymentRecord[] = [];
  readonly moneyBack: MoneyBackRecord[] = [];
  readonly customers = new Map<string, Json>();
  readonly mandates = new Map<string, { customerId: string; method: string }>();
  #count = 0;

  constructor(private readonly clock: AdjustableClock) {}

  createPayment(body: Json): Json {
    const { description, redirectUrl, webhookUrl, metadata, method, locale, customerId, mandateId } = body;
    const sequenceType = (body.sequenceType ?? 'oneoff') as PaymentRecord['sequenceType'];
    const amount = checkAmount(body.amount);
    if (typeof description !== 'string') throw new ApiFailure(422, 'The description is missing.', 'description');
    if (!URL.canParse(String(webhookUrl))) throw new ApiFailure(422, 'The webhook URL is invalid.', 'webhookUrl');
    if (customerId !== undefined && !this.customers.has(String(customerId))) {
      throw new ApiFailure(422, 'The customer does not exist.', 'customerId');
    }
    if (sequenceType === 'recurring') {
      if (this.mandates.get(String(mandateId))?.customerId !== customerId) {
        throw new ApiFailure(422, 'The customer has no valid mandate.', 'mandateId');
      }
    } else if (!URL.canParse(String(redirectUrl))) {
      throw new ApiFailure(422, 'The redirect URL is missing.', 'redirectUrl');
    } else if (method === 'directdebit') throw new ApiFailure(422, 'The method needs a mandate.', 'method');
    if (sequenceType === 'first' && customerId === undefined) {
      throw new ApiFailure(422, 'A first payment needs a customer.', 'customerId');
    }
    if (locale !== undefined && !/^[a-z]{2}_[A-Z]{2}$/.test(String(locale))) {
      throw new ApiFailure(422, 'The locale is invalid.', 'locale');
    }
    const payment = {
      resource: 'payment',
      id: this.#id('tr'),
      mode: 'test',
      createdAt: this.#now(),
      status: sequenceType === 'recurring' ? ('pending' as const) : ('open' as const),
      amount,
      description,
      redirectUrl,
      webhookUrl,
      metadata: metadata ?? null,
      sequenceType,
      method: method as string,
      locale,
      customerId: customerId as string,
      mandateId: mandateId as string,
    };
    this.payments.unshift(payment);
    return this.#shown(payment);
  }

  getPayment(id: string, embed: string[] = []): Json {
    const payment = this.#find(id);
    const of = (resource: string) =>
      this.moneyBack.filter((entry) => entry.paymentId === id && entry.resource === resource);
    const embedded = {
      ...(embed.includes('refunds') ? { refunds: of('refund') } : {}),
      ...(embed.includes('chargebacks') ? { chargebacks: of('chargeback') } : {}),
    };
    return { ...this.#shown(payment), ...(embed.length > 0 ? { _embedded: embedded } : {}) };
  }

  /** A page, the latest first. */
  listPayments(query: URLSearchParams, path: string, customerId?: string): Json {
    const all = this.payments.filter((payment) => customerId === undefined || payment.customerId === customerId);
    const start = Math.max(
      all.findIndex((payment) => payment.id === query.get('from')),
      0,
    );
    const limit = Number(query.get('limit') ?? 50);
    if (limit > 250) throw new ApiFailure(400, 'The limit is too high.', 'limit');
    const payments = all.slice(start, start + limit).map((payment) => this.#shown(payment));
    const after = all[start + limit];
    const next = after ? { href: `https://api.mollie.com${path}?from=${after.id}&limit=${limit}` } : null;
    return { count: payments.length, _embedded: { payments }, _links: { previous: null, next } };
  }

  createCustomer(body: Json): Json {
    const customer = { resource: 'customer', id: this.#id('cst'), mode: 'test', createdAt: this.#now(), ...body };
    this.customers.set(customer.id, customer);
    return { ...customer, _links: {} };
  }

  createMandate(customerId: string, body: Json): Json {
    if (!this.customers.has(customerId)) throw new ApiFailure(404, 'There is no such customer.');
    const { method, consumerName, consumerAccount, signatureDate } = body;
    if (method !== 'directdebit' || typeof consumerName !== 'string')
      throw new ApiFailure(422, 'Incomplete.', 'method');
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(String(consumerAccount))) {
      throw new ApiFailure(422, 'The account is invalid.', 'consumerAccount');
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(signatureDate))) throw new ApiFailure(422, 'No date.', 'signatureDate');
    const id = this.#id('mdt');
    this.mandates.set(id, { customerId, method });
    return { resource: 'mandate', id, status: 'pending', method, details: body, createdAt: this.#now(), _links: {} };
  }

  endMandate(customerId: string, id: string): void {
    if (this.mandates.get(id)?.customerId !== customerId) throw new ApiFailure(404, 'There is no such mandate.');
    this.mandates.delete(id);
  }

  createRefund(paymentId: string, body: Json): Json {
    const payment = this.#find(paymentId);
    const amount = checkAmount(body.amount);
    if (payment.status !== 'paid') throw new ApiFailure(422, 'The payment is not paid.');
    const returned = this.moneyBack.filter(
      ({ paymentId: of, status, reversedAt }) =>
        of === paymentId && status !== 'failed' && status !== 'canceled' && !reversedAt,
    );
    const left = returned.reduce((rest, entry) => rest - cents(entry.amount), cents(payment.amount));
    if (amount.currency !== payment.amount.currency || cents(amount) > left + OVER_REFUND) {
      throw new ApiFailure(422, 'The amount is higher than what is left of the payment.', 'amount');
    }
    const { description, metadata } = body;
    const facts = { amount, description, metadata, paymentId, createdAt: this.#now(), _links: {} };
    const refund = { resource: 'refund', id: this.#id('re'), status: 'pending', ...facts };
    this.moneyBack.push(refund);
    return refund;
  }

  /** What the person and their bank do. A paid first payment saves its method. */
  settle(id: string, status: MollieStatus, facts: Json = {}): void {
    const payment = this.#find(id);
    Object.assign(payment, { status, ...facts });
    if (status in END) payment[END[status as keyof typeof END]] = this.#now();
    if (status !== 'paid' || payment.sequenceType !== 'first' || payment.mandateId) return;
    payment.mandateId = this.#id('mdt');
    const method = payment.method === 'paypal' ? 'paypal' : 'creditcard';
    this.mandates.set(payment.mandateId, { customerId: payment.customerId!, method });
  }

  settleRefund(id: string, status: MollieRefundStatus): void {
    this.moneyBack.find((entry) => entry.id === id)!.status = status;
  }

  chargeBack(paymentId: string, amount: Money): string {
    const id = this.#id('chb');
    const times = { createdAt: this.#now(), reversedAt: null };
    this.moneyBack.push({ resource: 'chargeback', id, paymentId, amount, ...times, _links: {} });
    return id;
  }

  reverse(chargebackId: string): void {
    this.moneyBack.find((entry) => entry.id === chargebackId)!.reversedAt = this.#now();
  }

  #find(id: string): PaymentRecord {
    const payment = this.payments.find((payment) => payment.id === id);
    if (!payment) throw new ApiFailure(404, `There is no payment ${id}.`);
    return payment;
  }

  #shown(payment: PaymentRecord): Json {
    const self = { href: `https://api.mollie.com/v2/payments/${payment.id}`, type: 'application/hal+json' };
    const page = { href: `https://www.mollie.com/checkout/select-method/${payment.id.slice(3)}`, type: 'text/html' };
    const payable = payment.status === 'open' && payment.sequenceType !== 'recurring';
    return { ...payment, _links: { self, ...(payable ? { checkout: page } : {}) } };
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_local${String(this.#count).padStart(6, '0')}`;
  }

  /** To the second, as Mollie writes it. */
  #now(): string {
    return `${new Date(this.clock.now()).toISOString().slice(0, 19)}+00:00`;
  }
}

function checkAmount(amount: unknown): Money {
  const { currency, value } = (amount ?? {}) as Partial<Money>;
  const form = NO_DECIMALS.has(currency ?? '') ? /^[1-9]\d*$/ : /^(?!0+\.00$)\d+\.\d{2}$/;
  if (!currency || !form.test(value ?? '')) throw new ApiFailure(422, 'The amount is invalid.', 'amount');
  return { currency, value: value! };
}
