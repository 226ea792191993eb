import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { listPayments } from '~db/queries/payment';
import { findOrder, listOrders } from '~db/queries/order';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { withDatabase } from '~/testing/with-database';
import { marketJson } from '~/tenancy/tenant.testing';
import { anOrder, makeBuyer, orderBundle, ordered, appError, settle } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { placeOrder } from './order.service.server';

withDatabase('an order', (open) => {
  // covers S9-079
  it('stores what was ordered and leads to the provider', async () => {
    const context = await makeBuyer(await open());
    const { location, order, payment } = await orderBundle(context, { methodId: 'paypal', total: 1050 });
    expect(location).toBe(`https://pay.invalid/checkout/${payment.provider_reference}`);
    expect(order).toMatchObject({
      bundle_id: '100',
      credits: 100,
      method: 'paypal',
      country: 'NL',
      state: 'pending',
    });
    expect(order).toMatchObject({
      amount_minor: 1000,
      fee_minor: 50,
      total_minor: 1050,
      vat_rate: 2100,
      vat_minor: 182,
    });
    expect(payment).toMatchObject({ state: 'created', amount_minor: 1050, currency: 'EUR', provider: 'memory' });
    expect(await findBalance(context.db, context.member.id)).toBe(0);
  });

  it('is placed once however often it is submitted, also at the same time', async () => {
    const context = await makeBuyer(await open());
    const places = await Promise.all(Array.from({ length: 20 }, () => placeOrder(context, anOrder())));
    expect(new Set(places).size).toBe(1);
    const orders = await listOrders(context.db, context.member.id, { limit: 10 });
    expect(orders).toHaveLength(1);
    expect(await listPayments(context.db, orders[0]!.id)).toHaveLength(1);
  });

  it('is placed twice from two tabs, each paid for and credited by itself', async () => {
    const context = await makeBuyer(await open());
    const first = await orderBundle(context);
    const second = await orderBundle(context, { requestKey: 'key-0000000002' });
    expect(first.reference).not.toBe(second.reference);
    await settle(context, first.reference, 'paid');
    await settle(context, second.reference, 'paid');
    expect(await findBalance(context.db, context.member.id)).toBe(200);
  });

  it('is refused for an account that was deleted meanwhile', async () => {
    const context = await makeBuyer(await open());
    await patchMember(context.db, context.member.id, { status: 'deleted', deleted_at: context.clock.now() });
    await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('errors.page-not-found', 404));
    expect(await listOrders(context.db, context.member.id, { limit: 10 })).toEqual([]);
  });

  it('refuses a different order under the same key', async () => {
    const context = await makeBuyer(await open());
    await orderBundle(context);
    const other = placeOrder(context, anOrder({ bundleId: '300', total: 2500 }));
    await expect(other).rejects.toEqual(appError('billing.request-key-reused', 409));
    expect(await listOrders(context.db, context.member.id, { limit: 10 })).toHaveLength(1);
  });

  it.each([
    ['another price', { total: 900 }],
    ['another currency', { currency: 'USD' }],
    ['another country', { country: 'BE' }],
  ])('refuses to charge %s than the one shown', async (_what, seen) => {
    const context = await makeBuyer(await open());
    await expect(placeOrder(context, anOrder(seen))).rejects.toEqual(appError('billing.price-changed', 409));
    expect(await listOrders(context.db, context.member.id, { limit: 10 })).toEqual([]);
  });

  it('honours the price of an order that was placed before the price changed', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    context.payments.failWith(new Unavailable('memory', 'down'));
    await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('billing.provider-unavailable', 503));
    const bundles = [{ id: '100', credits: 100, price: 1200 }];
    const dearer = await makeBuyer(opened, { tenant: { markets: { NL: marketJson({ bundles }) } } });
    const later = { ...dearer, member: context.member };
    expect((await orderBundle(later)).payment.amount_minor).toBe(1000);
  });

  it.each([
    ['bundle', { bundleId: 'none' }],
    ['method', { methodId: 'bitcoin' }],
    ['method of another country', { methodId: 'blik' }],
    ['retired method', { methodId: 'giropay' }],
  ])('throws for a %s', async (_what, wrong) => {
    const context = await makeBuyer(await open());
    await expect(placeOrder(context, anOrder(wrong))).rejects.toEqual(appError('errors.page-not-found', 404));
  });

  it('is submitted again after the provider was unavailable', async () => {
    const context = await makeBuyer(await open());
    for (const error of [new Unavailable('memory', 'down'), new Misconfigured('memory', 'no key')]) {
      context.payments.failWith(error);
      await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('billing.provider-unavailable', 503));
    }
    expect((await ordered(context)).order.state).toBe('pending');
    context.payments.failWith(undefined);
    const { location, reference } = await orderBundle(context);
    expect(location).toContain(reference);
    expect(await listOrders(context.db, context.member.id, { limit: 10 })).toHaveLength(1);
  });

  it('ends if the provider refuses it for good, and the next one is a new order', async () => {
    const context = await makeBuyer(await open());
    context.payments.failWith(new Rejected('memory', 'no such method'));
    const { location, order } = await orderBundle(context);
    expect(location).toBe(`/transactions/${order.id}`);
    expect(order).toMatchObject({ state: 'failed', failure: 'billing.payment-failed' });
    context.payments.failWith(undefined);
    expect((await orderBundle(context, { requestKey: 'key-0000000002' })).order.state).toBe('pending');
  });

  it('leads back to its status page once it was paid, instead of asking for payment again', async () => {
    const context = await makeBuyer(await open());
    const { reference, order } = await orderBundle(context, { next: '/chats/x' });
    await settle(context, reference, 'paid');
    const again = await placeOrder(context, anOrder({ next: '/chats/x' }));
    expect(again).toBe(`/transactions/${order.id}?next=%2Fchats%2Fx`);
  });

  it('is refused if the platform takes no payments', async () => {
    const context = await makeBuyer(await open());
    context.ports = { ...context.ports, payments: new Map() };
    await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('billing.payments-unavailable', 503));
  });

  it('is rate-limited per member, except for an order that is submitted again', async () => {
    const context = await makeBuyer(await open());
    for (let n = 0; n < 20; n++) await placeOrder(context, anOrder({ requestKey: `key-many-0000${n}` }));
    await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('errors.too-many-requests', 429));
    expect(await placeOrder(context, anOrder({ requestKey: 'key-many-00000' }))).toContain('pay.invalid');
  });

  it('belongs to its brand alone', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await orderBundle(context);
    expect(await findOrder(opened.other, order.id)).toBeUndefined();
  });
});
