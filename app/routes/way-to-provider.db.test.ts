import { expect, it } from 'vitest';
import { makeBuyer } from '~/features/billing/billing.testing';
import { callRoute } from '~/testing/call-route';
import { withDatabase } from '~/testing/with-database';
import { action as orderAction } from './credits-id-paymentmethod';
import { loader as statusLoader } from './transactions-id';

const FORM = { request_key: 'key-0000000009', total: '1000', currency: 'EUR', country: 'NL', next: '/chats/abc' };
const params = { id: '100', paymentmethod: 'ideal' };

withDatabase('the way to the provider', (open) => {
  // covers S6-013 S2-144
  it('leads a form without scripts over the page of the order, and a script directly', async () => {
    const context = await makeBuyer(await open());
    const order = (accept: string) =>
      callRoute(orderAction, context, '/credits/100/ideal', { params, form: FORM, headers: { Accept: accept } });
    const direct = (await order('*/*')).headers.get('Location')!;
    expect(direct).toMatch(/^https:\/\/pay\.invalid\/checkout\//);

    const page = await order('text/html,application/xhtml+xml');
    expect(page.status).toBe(303);
    const path = page.headers.get('Location')!;
    expect(path).toMatch(/^\/transactions\/\w+\?pay=now&next=%2Fchats%2Fabc$/);
    const id = path.split(/[/?]/)[2]!;
    const shown = await callRoute(statusLoader, context, path, { params: { id } });
    expect(shown.data).toMatchObject({
      onTheWay: true,
      order: { status: 'loading', payUrl: direct },
      next: '/chats/abc',
    });
    expect((await callRoute(statusLoader, context, `/transactions/${id}`, { params: { id } })).data).toMatchObject({
      onTheWay: false,
    });
  });
});
