import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { Rejected, type ProviderError } from '../provider-errors';
import { readEvent, writeEvent } from './payment-event';
import type { PaymentEvent, PaymentPort, PaymentStart, PaymentState, PaymentStatus } from './payment-port';
import { checkStart } from './payment-start-schema';
import { sign, SIGNATURE_HEADER } from './signature';

const PROVIDER = 'memory payments';
const ORIGIN = 'https://pay.invalid';

export interface MemoryPayments extends PaymentPort {
  /**
   * Does what the person and their bank do. Returns the webhook call the provider would make; `lies` changes what it
   * says.
   */
  settle(providerReference: string, state: PaymentState, lies?: Partial<PaymentEvent>): SignedCall;
  /** Makes further starts and status requests fail with this error; undefined ends that. */
  failWith(error: ProviderError | undefined): void;
}

export interface SignedCall {
  body: string;
  headers: Record<string, string>;
}

export function memoryPayments({
  clock,
  ids,
  secret = 'memory-secret',
}: {
  clock: Clock;
  ids: Ids;
  secret?: string;
}): MemoryPayments {
  const payments = new Map<string, PaymentStatus>();
  let failure: ProviderError | undefined;
  const find = (reference: string) => {
    const payment = payments.get(reference);
    if (!payment) throw new Rejected(PROVIDER, 'unknown reference');
    return payment;
  };
  const open = (start: PaymentStart): PaymentStatus => {
    const { paymentId, amountMinor, currency } = start;
    const providerReference = `mem_${ids.random()}`;
    const payment = {
      providerReference,
      paymentId,
      amountMinor,
      currency,
      state: 'open',
      changedAt: clock.now(),
    } as const;
    payments.set(providerReference, { ...payment });
    return payment;
  };
  return {
    name: 'memory',
    async start(payment) {
      const order = checkStart(PROVIDER, payment);
      if (failure) throw failure;
      const known = [...payments.values()].find((one) => one.paymentId === order.paymentId);
      if (known && (known.amountMinor !== order.amountMinor || known.currency !== order.currency)) {
        throw new Rejected(PROVIDER, 'this payment id was used with another amount');
      }
      const { providerReference } = known ?? open(order);
      return { providerReference, redirectUrl: `${ORIGIN}/checkout/${providerReference}` };
    },
    readWebhook: (call) => readEvent(PROVIDER, secret, call, clock.now()),
    async status(reference) {
      if (failure) throw failure;
      return { ...find(reference) };
    },
    checkoutOrigins: () => [ORIGIN],
    settle(reference, state, lies = {}) {
      const payment = find(reference);
      Object.assign(payment, { state, changedAt: clock.now() });
      const { changedAt: occurredAt, ...facts } = payment;
      const body = writeEvent({ ...facts, eventId: `evt_${ids.random()}`, state, occurredAt, ...lies });
      return { body, headers: { [SIGNATURE_HEADER]: sign(secret, body, clock.now()) } };
    },
    failWith: (error) => {
      failure = error;
    },
  };
}
