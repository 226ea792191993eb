import type { MandateMethod, PaymentMethod, SequenceType } from '@mollie/api-client';
import type { Clock } from '~/server/context/clock';
import { Rejected, Unavailable } from '../../provider-errors';
import type { BankAccount, PaymentCustomer, PaymentStart, SavedMethod, StartedPayment } from '../payment-port';
import { checkStart } from '../payment-start-schema';
import { toMollieAmount } from './mollie-amount';
import { PROVIDER, type AskMollie } from './mollie-client';
import { ofSaved } from './mollie-saved-method';
import { isReusable, mollieLocale, mollieMethod } from './mollie-methods';
import { readReference, readPayment, stateOf, type MolliePayment } from './mollie-payment';

/** Mollie forgets an idempotency key after an hour at the earliest. */
const KEY_LIFETIME_MS = 50 * 60_000;
const PAGE = 250;
const MAX_PAGES = 20;

interface Mollie {
  ask: AskMollie;
  clock: Clock;
}

/**
 * Opens a payment, or finds the one that an earlier attempt opened: by the idempotency key while Mollie knows it, then
 * by the payment id in the metadata.
 */
export async function openMolliePayment(mollie: Mollie, start: PaymentStart): Promise<StartedPayment> {
  const order = checkStart(PROVIDER, start);
  const method = mollieMethod(order.method);
  if (!method) throw new Rejected(PROVIDER, `${order.method} is no method of Mollie`);
  const needsNoPage = order.mandate !== undefined || order.bankAccount !== undefined;
  if (method === 'directdebit' && !needsNoPage) throw new Rejected(PROVIDER, 'a direct debit needs a mandate');
  const opened = (await findOpened(mollie, order)) ?? (await open(mollie.ask, order, method));
  const { amountMinor, currency } = opened.amount;
  if (opened.metadata !== order.paymentId || amountMinor !== order.amountMinor || currency !== order.currency) {
    throw new Rejected(PROVIDER, 'this payment id was used for another payment');
  }
  return {
    providerReference: opened.id,
    redirectUrl: needsNoPage ? null : checkoutOf(opened),
    ...(opened.customerId ? { customerReference: opened.customerId } : {}),
  };
}

/** Null once there is nothing left to be paid. */
function checkoutOf(payment: MolliePayment): string | null {
  const { checkout } = payment;
  if (!checkout && stateOf(payment) === 'open') throw new Unavailable(PROVIDER, 'the payment has no page');
  return checkout ?? null;
}

async function open(ask: AskMollie, order: PaymentStart, method: PaymentMethod): Promise<MolliePayment> {
  const { paymentId, tenantSlug, amountMinor, currency, description, webhookUrl, bankAccount } = order;
  const common = {
    amount: toMollieAmount(amountMinor, currency),
    description,
    webhookUrl,
    metadata: { paymentId, tenant: tenantSlug },
    idempotencyKey: paymentId,
  };
  const mandate = order.mandate ?? (bankAccount && (await mandateFor(ask, order, bankAccount)));
  if (mandate) {
    const saved = { customerId: mandate.customerReference, mandateId: mandate.reference };
    const charge = { ...common, ...saved, sequenceType: 'recurring' as SequenceType };
    return readPayment(await ofSaved(ask((client) => client.payments.create(charge))));
  }
  const locale = mollieLocale(order.locale);
  const customerId = order.remember && isReusable(method) ? await customerOf(ask, order) : undefined;
  const page = {
    ...common,
    method,
    redirectUrl: order.returnUrl,
    ...(locale ? { locale } : {}),
    ...(customerId ? { customerId, sequenceType: 'first' as SequenceType } : {}),
  };
  return readPayment(await ask((client) => client.payments.create(page)));
}

/**
 * Registers the mandate that the member gave the merchant, under a customer of its own: it is for one debit. Mollie takes
 * no day for a debit, and collects it as soon as the banks do.
 */
async function mandateFor(ask: AskMollie, { paymentId }: PaymentStart, account: BankAccount): Promise<SavedMethod> {
  const customerId = await createCustomer(ask, paymentId, { key: paymentId });
  const mandate = {
    customerId,
    method: 'directdebit' as MandateMethod,
    consumerName: account.holder,
    consumerAccount: account.iban,
    signatureDate: account.signedOn,
    mandateReference: account.mandateReference,
    idempotencyKey: `mandate-${paymentId}`,
  };
  const { id } = readReference(await ask((client) => client.customerMandates.create(mandate)));
  return { customerReference: customerId, reference: id };
}

/** The customer under whom a method is saved; none if the order names no member. */
async function customerOf(ask: AskMollie, { customer, paymentId }: PaymentStart): Promise<string | undefined> {
  return customer && (customer.reference ?? (await createCustomer(ask, paymentId, customer)));
}

async function createCustomer(ask: AskMollie, paymentId: string, { key, email }: PaymentCustomer): Promise<string> {
  const created = { metadata: { key }, ...(email ? { email } : {}), idempotencyKey: `customer-${paymentId}` };
  return readReference(await ask((client) => client.customers.create(created))).id;
}

/** Finds what an earlier attempt opened where the idempotency key alone does not exclude a second payment. */
async function findOpened({ ask, clock }: Mollie, order: PaymentStart): Promise<MolliePayment | undefined> {
  const { mandate, paymentId, startedAt } = order;
  if (mandate) {
    // A saved method is charged at once, so that a second payment would take the money twice.
    const customerId = mandate.customerReference;
    const latest = await ofSaved(ask((client) => client.customerPayments.page({ customerId, limit: PAGE })));
    return readFound(latest, paymentId);
  }
  if (startedAt === undefined || clock.now() - startedAt < KEY_LIFETIME_MS) return undefined;
  const found = await findSince(ask, paymentId, startedAt);
  if (found !== 'too many') return found;
  throw new Rejected(PROVIDER, 'too many payments since the first attempt to say whether it succeeded');
}

/** The payment with our id among those since that time. */
export async function findSince(
  ask: AskMollie,
  paymentId: string,
  startedAt: number,
): Promise<MolliePayment | undefined | 'too many'> {
  let from: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await ask((client) => client.payments.page({ limit: PAGE, ...(from ? { from } : {}) }));
    const found = readFound(page, paymentId);
    const last = page.at(-1);
    if (found || !last || !page.nextPageCursor || Date.parse(last.createdAt) < startedAt) return found;
    from = page.nextPageCursor;
  }
  return 'too many';
}

function readFound(payments: readonly { metadata: unknown }[], paymentId: string): MolliePayment | undefined {
  const found = payments.find(({ metadata }) => {
    const ours = metadata as { paymentId?: unknown } | null | undefined;
    return typeof ours === 'object' && ours?.paymentId === paymentId;
  });
  return found && readPayment(found);
}
