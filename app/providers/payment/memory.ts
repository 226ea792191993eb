import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { isLiveMethod, paymentMethodCodes, type LivePaymentMethod } from '~/tenancy/payment-methods';
import { Rejected, type ProviderError } from '../provider-errors';
import { readEvent, writeEvent } from './payment-event';
import type {
  MoneyBackEvent,
  MoneyBackState,
  PaymentEvent,
  PaymentPort,
  PaymentStart,
  ReportedState,
  StatusEvent,
} from './payment-port';
import {
  addRefund,
  checkSameOrder,
  findSaved,
  moneyBackEvent,
  needsNoPage,
  newRecord,
  remainingOf,
  removeSavedMethod,
  savedMethods,
  setState,
  statusEvent,
  statusOfRecord,
  type MoneyBackRecord,
  type PaymentRecord,
} from './payment-record';
import { checkRefund, checkStart } from './payment-start-schema';
import { sign, SIGNATURE_HEADER } from './signature';

const PROVIDER = 'memory payments';
const ORIGIN = 'https://pay.invalid';

export interface MemoryPayments extends PaymentPort {
  /**
   * Does what the person and their bank do. Returns the webhook call the provider would make; `lies` changes what it
   * says.
   */
  settle(providerReference: string, state: ReportedState, lies?: Partial<StatusEvent>): SignedCall;
  /** Ends a refund that was asked for, or makes one that nobody here asked for. */
  settleRefund(
    providerReference: string,
    refund: { refundId?: string; amountMinor?: number; state: MoneyBackState },
    lies?: Partial<MoneyBackEvent>,
  ): SignedCall;
  /** The bank takes the money back, all that remains by default; with the reference of a chargeback it changes that one. */
  chargeBack(
    providerReference: string,
    change?: { reference?: string; amountMinor?: number; state?: MoneyBackState },
    lies?: Partial<MoneyBackEvent>,
  ): SignedCall & { reference: string };
  /** The bank asks the member at every further charge of a saved method, as for 3-D Secure. */
  askMember(): void;
  /** Makes further calls fail with this error; undefined ends that. */
  failWith(error: ProviderError | undefined): void;
}

export interface SignedCall {
  body: string;
  headers: Record<string, string>;
}

export function memoryPayments({
  clock,
  ids,
  name = 'memory',
  secrets = ['memory-secret'],
  methods = paymentMethodCodes.filter(isLiveMethod),
}: {
  clock: Clock;
  ids: Ids;
  name?: string;
  /** The first signs; all are accepted. */
  secrets?: readonly string[];
  methods?: Iterable<LivePaymentMethod>;
}): MemoryPayments {
  const payments = new Map<string, PaymentRecord>();
  let failure: ProviderError | undefined;
  let asksMember = false;
  const available = () => {
    if (failure) throw failure;
  };
  const find = (reference: string) => {
    const payment = payments.get(reference);
    if (!payment) throw new Rejected(PROVIDER, 'unknown reference');
    return payment;
  };
  const signed = (event: PaymentEvent): SignedCall => {
    const body = writeEvent(event);
    return { body, headers: { [SIGNATURE_HEADER]: sign(secrets[0]!, body, clock.now()) } };
  };
  const open = (order: PaymentStart): PaymentRecord => {
    if (order.mandate) findSaved(PROVIDER, [...payments.values()], order.mandate);
    const payment = newRecord(`mem_${ids.random()}`, order, clock.now());
    if (order.mandate && asksMember) payment.state = 'open';
    payments.set(payment.reference, payment);
    return payment;
  };
  const save = (payment: PaymentRecord) => {
    const { remember, customer } = payment.order;
    if (!remember || !customer || payment.saved) return;
    payment.saved = { customerReference: customerOf(payment)!, reference: `mdt_${ids.random()}`, label: '•••• 4242' };
  };
  return {
    name,
    methods: new Set(methods),
    saves: new Set(savedMethods.filter((method) => [...methods].includes(method))),
    async start(payment) {
      const order = checkStart(PROVIDER, payment);
      available();
      const known = [...payments.values()].find((payment) => payment.order.paymentId === order.paymentId);
      if (known) checkSameOrder(PROVIDER, known, order);
      const record = known ?? open(order);
      const customerReference = customerOf(record);
      return {
        providerReference: record.reference,
        redirectUrl: needsNoPage(order) && record.state !== 'open' ? null : `${ORIGIN}/checkout/${record.reference}`,
        ...(customerReference && { customerReference }),
      };
    },
    readWebhook: async (call) => [readEvent(PROVIDER, secrets, call, clock.now())],
    async status(reference) {
      available();
      return statusOfRecord(find(reference));
    },
    async find({ paymentId }) {
      available();
      const record = [...payments.values()].find(({ order }) => order.paymentId === paymentId);
      return record && statusOfRecord(record);
    },
    async refund(request) {
      const refund = checkRefund(PROVIDER, request);
      available();
      const movement = { reference: `re_${ids.random()}`, state: 'pending', now: clock.now() } as const;
      return addRefund(PROVIDER, find(refund.providerReference), refund, movement).refund;
    },
    async endMandate(saved) {
      available();
      removeSavedMethod(payments.values(), saved);
    },
    checkoutOrigins: () => [ORIGIN],
    settle(reference, state, lies = {}) {
      const payment = find(reference);
      const now = clock.now();
      setState(payment, { state, now, failure: lies.failure });
      if (state === 'paid') save(payment);
      const event = statusEvent(payment, { eventId: `evt_${ids.random()}`, state, occurredAt: now });
      return signed({ ...event, ...lies });
    },
    settleRefund(reference, { refundId, amountMinor, state }, lies = {}) {
      const payment = find(reference);
      const refund =
        payment.refunds.find((refund) => refundId !== undefined && refund.refundId === refundId) ??
        added(payment.refunds, { reference: `re_${ids.random()}`, amountMinor: amountMinor ?? remainingOf(payment) });
      Object.assign(refund, { state, changedAt: clock.now() });
      return signed({ ...moneyBackEvent(payment, 'refund', refund, `evt_${ids.random()}`), ...lies });
    },
    chargeBack(reference, { reference: known, amountMinor, state = 'done' } = {}, lies = {}) {
      const payment = find(reference);
      const chargeback =
        payment.chargebacks.find((chargeback) => chargeback.reference === known) ??
        added(payment.chargebacks, {
          reference: `dp_${ids.random()}`,
          amountMinor: amountMinor ?? remainingOf(payment),
        });
      Object.assign(chargeback, { state, changedAt: clock.now() });
      const event = moneyBackEvent(payment, 'chargeback', chargeback, `evt_${ids.random()}`);
      return { ...signed({ ...event, ...lies }), reference: chargeback.reference };
    },
    askMember: () => {
      asksMember = true;
    },
    failWith: (error) => {
      failure = error;
    },
  };
}

/** Throws, before anything is noted, where nothing remains of the payment. */
const added = (list: MoneyBackRecord[], facts: Pick<MoneyBackRecord, 'reference' | 'amountMinor'>) => {
  if (facts.amountMinor <= 0) throw new Rejected(PROVIDER, 'nothing remains of the payment');
  const movement: MoneyBackRecord = { ...facts, state: 'pending', changedAt: 0 };
  list.push(movement);
  return movement;
};

function customerOf({ order: { customer, mandate } }: PaymentRecord): string | undefined {
  if (mandate) return mandate.customerReference;
  return customer && (customer.reference ?? `cst_${customer.key}`);
}
