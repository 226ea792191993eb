import { expect, it } from 'vitest';
import { findOrder, listOrders } from '~db/queries/order';
import { acceptTerms } from '~/features/account/terms/accept-terms.service.server';
import { termsFirst } from '~/features/account/terms/terms.errors';
import { loader as creditsPage } from '~/routes/credits-id-paymentmethod';
import { loader as debitPage } from '~/routes/directdebit';
import { loader as repeatPage } from '~/routes/credits-repeat-order';
import { callRoute } from '~/testing/call-route';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { testTenant } from '~/tenancy/tenant.testing';
import { termsVersion } from '~/tenancy/text-versions';
import { DAY } from '~/time/durations';
import { anOrder, makeBuyer, orderBundle } from '../billing.testing';
import { placeOrder } from './order.service.server';

const FROM = TEST_NOW + 30 * DAY;
const { text_changes } = testTenant({
  text_changes: [
    { text: 'terms', date: new Date(TEST_NOW).toISOString(), from: new Date(FROM).toISOString(), what: 'New rules.' },
  ],
});

withDatabase('an order and the terms', (open) => {
  it('belong together: it stores the version that its page linked', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const first = await orderBundle(context);
    expect(first.order.terms_version).toBe('2024-01-31T12:00:00Z');
    const changed = { ...context, tenant: { ...context.tenant, text_changes } };
    const second = await orderBundle(changed, { requestKey: 'key-0000000002' });
    expect(second.order.terms_version).toBe(termsVersion(changed.tenant));
    expect((await findOrder(context.db, first.order.id))!.terms_version).toBe('2024-01-31T12:00:00Z');
  });

  it('wait for the answer once new terms apply, on every way to pay', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    const member = { ...buyer.member, signupDate: TEST_NOW - DAY };
    const context = { ...buyer, member, tenant: { ...buyer.tenant, text_changes } };
    const viewer = { kind: 'member' as const, member, sessionId: context.ids.ulid() };
    const pages = [
      [creditsPage, '/credits/100', { id: '100' }],
      [creditsPage, '/credits/100/ideal', { id: '100', paymentmethod: 'ideal' }],
      [repeatPage, '/credits/repeat-order', {}],
      [debitPage, '/directdebit?bundle=100', {}],
    ] as const;
    const requests = async () => {
      const found = await Promise.all(
        pages.map(([loader, path, params]) => callRoute(loader, { ...context, viewer }, path, { params })),
      );
      return found.map(({ headers }) => headers.get('location'));
    };
    const question = (path: string) => `/notifications/terms?next=${encodeURIComponent(path)}`;
    opened.clock.advance(FROM - TEST_NOW - 1);
    expect(await requests()).not.toContain(question('/credits/100'));
    const earlier = await placeOrder(context, anOrder());
    opened.clock.advance(1);
    expect(await requests()).toEqual(pages.map(([, path]) => question(path)));
    await expect(placeOrder(context, anOrder({ requestKey: 'key-0000000002' }))).rejects.toEqual(termsFirst());
    // An order that was placed before is paid as it was.
    expect(await placeOrder(context, anOrder())).toBe(earlier);
    expect(await listOrders(context.db, member.id, { limit: 10 })).toHaveLength(1);

    await acceptTerms(context, termsVersion(context.tenant));
    expect(await requests()).not.toContain(question('/credits/100'));
    await placeOrder(context, anOrder({ requestKey: 'key-0000000002' }));
  });
});
