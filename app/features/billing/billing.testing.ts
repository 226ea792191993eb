import { expect } from 'vitest';
import { transaction } from '~db/database';
import { findLedgerProblems } from '~db/queries/credit-check';
import { EVERYBODY, insertDiscountCode } from '~db/queries/discount-code';
import { listPayments } from '~db/queries/payment';
import { findOrderByRequest } from '~db/queries/order';
import type { ReportedState, StatusEvent } from '~/providers/payment/payment-port';
import type { MemberContext } from '~/server/context/context.server';
import { as, testContext, type TestContext, type TestOptions } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import type { OpenDatabase } from '~/testing/with-database';
import { placeOrder, type OrderRequest } from './checkout/order.service.server';
import { ANY_ORDER } from './discounts/welcome.server';
import type { MemberCode } from './shop/discount.server';
import { receiveWebhook } from './payments/webhook.service.server';
import { sendRefund } from './returning/refund.service.server';
import { returnOrder } from './returning/return.service.server';

export type Buyer = TestContext & MemberContext;

/** A member of the test brand who has not bought anything. */
export async function makeBuyer(opened: OpenDatabase, options: TestOptions = {}): Promise<Buyer> {
  const context = testContext(opened, options);
  return as(context, await makeMember(context));
}

/** An order of 100 credits for 10.00 EUR with iDEAL, as the test brand sells them. */
export function anOrder(changes: Partial<OrderRequest> = {}): OrderRequest {
  const seen = { total: 1000, currency: 'EUR', country: 'NL' };
  return {
    bundleId: '100',
    methodId: 'ideal',
    ...seen,
    code: '',
    requestKey: 'key-0000000001',
    next: null,
    ...changes,
  };
}

/** Launches SPRING, 10 % for everybody, once each. */
export async function launchCode(context: Buyer, changes: Partial<MemberCode> = {}): Promise<void> {
  const code = { ...ANY_ORDER, code: 'SPRING', user_id: EVERYBODY, kind: 'promotion' as const, expires: null };
  const terms = { value_percentage: 1000, validity: 'once-per-user' as const, announced_at: context.clock.now() };
  await transaction(context.db, (tx) => insertDiscountCode(tx, { ...code, ...terms, ...changes }));
}

/** Places an order and returns its rows. */
export async function orderBundle(context: Buyer, changes: Partial<OrderRequest> = {}) {
  const placed = anOrder(changes);
  const location = await placeOrder(context, placed);
  return { location, ...(await ordered(context, placed.requestKey)) };
}

export async function ordered(context: Buyer, requestKey = 'key-0000000001') {
  const order = await findOrderByRequest(context.db, context.member.id, requestKey);
  const [payment] = await listPayments(context.db, order!.id);
  return { order: order!, payment: payment!, reference: payment!.provider_reference! };
}

/**
 * The same member in another request, during which something happens after the order was looked up and before the use
 * of its discount code is: the first half of a double click, for example.
 */
export function meanwhile(context: Buyer, happen: () => Promise<unknown>): Buyer {
  const { code } = context.limits;
  const tryTake = async (key: string) => {
    await happen();
    return code.tryTake(key);
  };
  return { ...context, limits: { ...context.limits, code: { ...code, tryTake } } };
}

/** An order that was paid and returned by its member, whose money is on its way back. */
export async function sentBack(context: Buyer) {
  const { order, reference } = await orderBundle(context);
  await settle(context, reference, 'paid');
  const actor = { actor_kind: 'member', actor_id: context.member.id } as const;
  const refund = await returnOrder(context, { orderId: order.id, requestKey: 'one', kind: 'return', actor });
  await sendRefund(context, { refund_id: refund.id });
  return { order, reference, refund };
}

/** Plays the person, the bank and the provider's webhook; `lies` changes what the webhook says. */
export function settle(context: TestContext, reference: string, state: ReportedState, lies: Partial<StatusEvent> = {}) {
  return receiveWebhook(context, 'memory', context.payments.settle(reference, state, lies));
}

export async function expectSoundLedger({ db }: TestContext): Promise<void> {
  expect(await findLedgerProblems(db)).toEqual({});
}

export const appError = (code: string, status: number) => expect.objectContaining({ code, status });
