import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { listPayments } from '~db/queries/payment';
import { findPurchase, listPurchases } from '~db/queries/purchase';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { withDatabase } from '~/testing/with-database';
import { marketJson } from '~/tenancy/tenant.testing';
import { anOrder, makeBuyer, order, ordered, refusal, settle } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { placeOrder } from './order.service.server';

withDatabase('an order', (open) => {
  it('keeps what was ordered and leads to the provider', async () => {
    const ctx = await makeBuyer(await open());
    const { location, purchase, payment } = await order(ctx, { methodId: 'paypal', total: 1050 });
    expect(location).toBe(`https://pay.invalid/checkout/${payment.provider_reference}`);
    expect(purchase).toMatchObject({
      bundle_id: '100',
      credits: 100,
      method: 'paypal',
      country: 'NL',
      state: 'pending',
    });
    expect(purchase).toMatchObject({
      amount_minor: 1000,
      fee_minor: 50,
      total_minor: 1050,
      vat_rate: 2100,
      vat_minor: 182,
    });
    expect(payment).toMatchObject({ state: 'created', amount_minor: 1050, currency: 'EUR', provider: 'memory' });
    expect(await findBalance(ctx.db, ctx.member.id)).toBe(0);
  });

  it('is one order however often it is sent, also at the same time', async () => {
    const ctx = await makeBuyer(await open());
    const places = await Promise.all(Array.from({ length: 20 }, () => placeOrder(ctx, anOrder())));
    expect(new Set(places).size).toBe(1);
    const purchases = await listPurchases(ctx.db, ctx.member.id, { limit: 10 });
    expect(purchases).toHaveLength(1);
    expect(await listPayments(ctx.db, purchases[0]!.id)).toHaveLength(1);
  });

  it('is two orders from two tabs, each paid for and credited by itself', async () => {
    const ctx = await makeBuyer(await open());
    const first = await order(ctx);
    const second = await order(ctx, { requestKey: 'key-0000000002' });
    expect(first.reference).not.toBe(second.reference);
    await settle(ctx, first.reference, 'paid');
    await settle(ctx, second.reference, 'paid');
    expect(await findBalance(ctx.db, ctx.member.id)).toBe(200);
  });

  it('is refused to an account that has ended meanwhile', async () => {
    const ctx = await makeBuyer(await open());
    await patchMember(ctx.db, ctx.member.id, { status: 'deleted', deleted_at: ctx.clock.now() });
    await expect(placeOrder(ctx, anOrder())).rejects.toEqual(refusal('errors.page-not-found', 404));
    expect(await listPurchases(ctx.db, ctx.member.id, { limit: 10 })).toEqual([]);
  });

  it('refuses another order under the same key', async () => {
    const ctx = await makeBuyer(await open());
    await order(ctx);
    const other = placeOrder(ctx, anOrder({ bundleId: '300', total: 2500 }));
    await expect(other).rejects.toEqual(refusal('billing.request-key-reused', 409));
    expect(await listPurchases(ctx.db, ctx.member.id, { limit: 10 })).toHaveLength(1);
  });

  it.each([
    ['another price', { total: 900 }],
    ['another currency', { currency: 'USD' }],
    ['another country', { country: 'BE' }],
  ])('charges nobody %s than was seen', async (_what, seen) => {
    const ctx = await makeBuyer(await open());
    await expect(placeOrder(ctx, anOrder(seen))).rejects.toEqual(refusal('billing.price-changed', 409));
    expect(await listPurchases(ctx.db, ctx.member.id, { limit: 10 })).toEqual([]);
  });

  it('honours the price of an order that was placed before the price changed', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    ctx.payments.failWith(new Unavailable('memory', 'down'));
    await expect(placeOrder(ctx, anOrder())).rejects.toEqual(refusal('billing.provider-unavailable', 503));
    const bundles = [{ id: '100', credits: 100, price: 1200 }];
    const dearer = await makeBuyer(opened, { tenant: { markets: { NL: marketJson({ bundles }) } } });
    const later = { ...dearer, member: ctx.member };
    expect((await order(later)).payment.amount_minor).toBe(1000);
  });

  it.each([
    ['bundle', { bundleId: 'none' }],
    ['method', { methodId: 'bitcoin' }],
    ['method of another country', { methodId: 'blik' }],
    ['retired method', { methodId: 'giropay' }],
  ])('knows no such %s', async (_what, wrong) => {
    const ctx = await makeBuyer(await open());
    await expect(placeOrder(ctx, anOrder(wrong))).rejects.toEqual(refusal('errors.page-not-found', 404));
  });

  it('survives a provider that does not answer: the same order is sent again', async () => {
    const ctx = await makeBuyer(await open());
    for (const error of [new Unavailable('memory', 'down'), new Misconfigured('memory', 'no key')]) {
      ctx.payments.failWith(error);
      await expect(placeOrder(ctx, anOrder())).rejects.toEqual(refusal('billing.provider-unavailable', 503));
    }
    expect((await ordered(ctx)).purchase.state).toBe('pending');
    ctx.payments.failWith(undefined);
    const { location, reference } = await order(ctx);
    expect(location).toContain(reference);
    expect(await listPurchases(ctx.db, ctx.member.id, { limit: 10 })).toHaveLength(1);
  });

  it('ends when the provider refuses it for good, and the next one is a new order', async () => {
    const ctx = await makeBuyer(await open());
    ctx.payments.failWith(new Rejected('memory', 'no such method'));
    const { location, purchase } = await order(ctx);
    expect(location).toBe(`/transactions/${purchase.id}`);
    expect(purchase).toMatchObject({ state: 'failed', failure: 'billing.payment-failed' });
    ctx.payments.failWith(undefined);
    expect((await order(ctx, { requestKey: 'key-0000000002' })).purchase.state).toBe('pending');
  });

  it('leads back to its status once it was paid, instead of asking for the money again', async () => {
    const ctx = await makeBuyer(await open());
    const { reference, purchase } = await order(ctx, { next: '/chats/x' });
    await settle(ctx, reference, 'paid');
    const again = await placeOrder(ctx, anOrder({ next: '/chats/x' }));
    expect(again).toBe(`/transactions/${purchase.id}?next=%2Fchats%2Fx`);
  });

  it('is refused where the platform takes no payments', async () => {
    const ctx = await makeBuyer(await open());
    ctx.ports = { ...ctx.ports, payment: null };
    await expect(placeOrder(ctx, anOrder())).rejects.toEqual(refusal('billing.payments-unavailable', 503));
  });

  it('is limited for one member, not for the order that is sent again', async () => {
    const ctx = await makeBuyer(await open());
    for (let n = 0; n < 20; n++) await placeOrder(ctx, anOrder({ requestKey: `key-many-0000${n}` }));
    await expect(placeOrder(ctx, anOrder())).rejects.toEqual(refusal('errors.too-many-requests', 429));
    expect(await placeOrder(ctx, anOrder({ requestKey: 'key-many-00000' }))).toContain('pay.invalid');
  });

  it('is its brand’s alone', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { purchase } = await order(ctx);
    expect(await findPurchase(opened.other, purchase.id)).toBeUndefined();
  });
});
