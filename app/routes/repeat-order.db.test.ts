import { expect, it } from 'vitest';
import { listOrders } from '~db/queries/order';
import { makeBuyer, orderBundle, settle } from '~/features/billing/billing.testing';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { action, loader } from './credits-repeat-order';

const PATH = '/credits/repeat-order';

withDatabase('the last order again', (open) => {
  // covers S2-017 S2-144
  it('is shown at today’s price, and placed by the button of its page', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const page = await callRoute(loader, context, PATH);
    expect(page.data).toMatchObject({
      quoted: { quote: { bundle: { id: '100' }, method: { id: 'ideal' }, total: 1000, currency: 'EUR' } },
    });
    const form = { request_key: 'key-0000000002', total: '1000', currency: 'EUR', country: 'NL', next: '' };
    expect(await callRoute(action, context, PATH, { form: { ...form, total: '999' } })).toMatchObject({ status: 409 });
    expect(await callRoute(action, context, PATH, { form })).toMatchObject({ status: 303 });
    expect(await callRoute(action, context, PATH, { form })).toMatchObject({ status: 303 });
    const orders = await listOrders(context.db, context.member.id, { limit: 10 });
    expect(orders.map(({ bundle_id, method, total_minor }) => [bundle_id, method, total_minor])).toEqual([
      ['100', 'ideal', 1000],
      ['100', 'ideal', 1000],
    ]);
  });

  it('offers the list to a member whose order was never paid', async () => {
    const context = await makeBuyer(await open());
    await orderBundle(context);
    expect(await callRoute(loader, context, PATH)).toMatchObject({ data: { problem: { kind: 'none' } } });
    const form = { request_key: 'key-0000000002', total: '1000', currency: 'EUR', country: 'NL', next: '' };
    expect(await callRoute(action, context, PATH, { form })).toMatchObject({ status: 404 });
  });

  it('says that the bundle or the method is not sold any more', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const markets = structuredClone(context.tenant.markets);
    const show = () => callRoute(loader, { ...context, tenant: { ...context.tenant, markets } }, PATH);
    const methods = markets.NL!.payment_methods;
    markets.NL!.payment_methods = methods.filter(({ method }) => method !== 'ideal');
    expect(await show()).toMatchObject({
      data: { problem: { kind: 'method-gone', bundleId: '100', methodName: 'iDEAL | Wero' } },
    });
    markets.NL!.payment_methods = methods;
    markets.NL!.bundles = markets.NL!.bundles.map((bundle) => ({ ...bundle, id: `new-${bundle.id}` }));
    expect(await show()).toMatchObject({ data: { problem: { kind: 'bundle-gone', credits: 100 } } });
  });

  it('is for members', async () => {
    expect(await callRoute(loader, testContext(await open()), PATH)).toMatchObject({ status: 302 });
  });
});
