import type { PaymentEmbed } from '@mollie/api-client';
import type { Clock } from '~/server/context/clock';
import { Rejected, Unavailable } from '../../provider-errors';
import type { PaymentPort } from '../payment-port';
import { mollieAccess, PROVIDER, type MollieAccess } from './mollie-client';
import { eventsOf, isPaymentReference, readHint, toStatus } from './mollie-events';
import { MOLLIE_METHODS, MOLLIE_SAVES } from './mollie-methods';
import { readPayment, type MolliePayment } from './mollie-payment';
import { refundPayment } from './mollie-refund';
import { revokeMandate } from './mollie-saved-method';
import { findSince, openMolliePayment } from './mollie-start';
import { webhookSlots } from './webhook-slots';

/** Where the pages are to which Mollie sends people. */
const CHECKOUT_ORIGINS = ['https://www.mollie.com', 'https://pay.mollie.com'];

export interface MollieOptions extends MollieAccess {
  /** The name of the provider account. */
  account: string;
  clock: Clock;
}

/**
 * Payments through Mollie, on Mollie's own pages. Its webhook is not signed: the call only names a payment, whose state
 * is then fetched with the API key, so that a forged call reveals and changes nothing.
 */
export function molliePayments({ account, clock, ...access }: MollieOptions): PaymentPort {
  const ask = mollieAccess(access);
  const slots = webhookSlots();
  const embed = ['refunds', 'chargebacks'] as PaymentEmbed[];
  const fetchPayment = async (reference: string): Promise<MolliePayment> => {
    if (!isPaymentReference(reference)) throw new Rejected(PROVIDER, 'unknown reference');
    return readPayment(await ask((client) => client.payments.get(reference, { embed })));
  };
  return {
    name: account,
    methods: MOLLIE_METHODS,
    saves: MOLLIE_SAVES,
    start: (payment) => openMolliePayment({ ask, clock }, payment),
    async readWebhook(call) {
      const reference = readHint(call);
      const slot = slots.take(call.from);
      // Undefined while nobody knows, because Mollie did not respond.
      let real: boolean | undefined;
      let payment: MolliePayment | undefined;
      try {
        payment = await found(fetchPayment(reference));
        real = payment !== undefined;
      } finally {
        slot.end(real);
      }
      // Of another shop that uses the same account, or of nobody: Mollie recommends to answer as to every other call.
      return payment?.metadata ? eventsOf(payment, payment.metadata) : [];
    },
    async status(reference) {
      const payment = await fetchPayment(reference);
      if (!payment.metadata) throw new Rejected(PROVIDER, 'the payment is not of this platform');
      return toStatus(payment, payment.metadata);
    },
    async find({ paymentId, startedAt }) {
      const found = await findSince(ask, paymentId, startedAt);
      if (found === 'too many') throw new Unavailable(PROVIDER, 'too many payments since the start to find this one');
      // The list does not say what went back.
      return found && toStatus(await fetchPayment(found.id), paymentId);
    },
    refund: (request) => refundPayment(ask, fetchPayment, request),
    endMandate: (saved) => revokeMandate(ask, saved),
    checkoutOrigins: () => [...CHECKOUT_ORIGINS],
  };
}

async function found(fetched: Promise<MolliePayment>): Promise<MolliePayment | undefined> {
  try {
    return await fetched;
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
}
