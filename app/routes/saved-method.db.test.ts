import { expect, it } from 'vitest';
import { listOrders } from '~db/queries/order';
import { makeBuyer } from '~/features/billing/billing.testing';
import { saveMethod } from '~/features/billing/saved/saved.testing';
import { as } from '~/testing/context';
import { callRoute } from '~/testing/call-route';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { action as orderAction, loader as orderPage } from './credits-id-paymentmethod';
import { action as repeatAction, loader as repeatPage } from './credits-repeat-order';
import { action as transactionsAction, loader as transactions } from './transactions-id';

const REPEAT = '/credits/repeat-order';
const seen = { total: '1050', currency: 'EUR', country: 'NL', next: '' };

withDatabase('the pages with a saved method', (open) => {
  it('offer it first, and order with it in one step', async () => {
    const context = await makeBuyer(await open());
    const { mandate } = await saveMethod(context);
    const params = { id: '100' };
    expect(await callRoute(orderPage, context, '/credits/100', { params })).toMatchObject({
      data: { saved: [{ id: 'paypal', name: 'PayPal', saved: { id: mandate.id, label: '•••• 4242' } }] },
    });
    const saved = { id: mandate.id, label: '•••• 4242' };
    const withMethod = { params: { id: '100', paymentmethod: 'paypal' } };
    const path = `/credits/100/paypal?saved=${mandate.id}`;
    expect(await callRoute(orderPage, context, path, withMethod)).toMatchObject({ data: { saved, canSave: false } });
    expect(await callRoute(orderPage, context, '/credits/100/paypal', withMethod)).toMatchObject({
      data: { saved: null, canSave: true, quote: { fee: 50, total: 1050 } },
    });
    expect(await callRoute(repeatPage, context, REPEAT)).toMatchObject({
      data: { saved, canSave: false, quoted: { quote: { fee: 50, total: 1050, vat: expect.any(Number) } } },
    });
    const form = { ...seen, request_key: 'key-of-the-repeat', saved: mandate.id };
    // A double click.
    const presses = await Promise.all([1, 2].map(() => callRoute(repeatAction, context, REPEAT, { form })));
    expect(presses.map(({ status }) => status)).toEqual([303, 303]);
    const [location] = new Set(presses.map(({ headers }) => headers.get('location')));
    expect(location).toMatch(/^\/transactions\/[0-9a-z]{26}$/);
    expect(presses[1]!.headers.get('location')).toBe(location);
    expect(await listOrders(context.db, context.member.id, { limit: 9 })).toHaveLength(2);
    const cheaper = { ...form, request_key: 'key-of-a-cheat', total: '1000' };
    expect(await callRoute(repeatAction, context, REPEAT, { form: cheaper })).toMatchObject({ status: 409 });
    const invented = { ...form, request_key: 'key-of-a-guess', saved: 'x'.repeat(26) };
    expect(await callRoute(repeatAction, context, REPEAT, { form: invented })).toMatchObject({ status: 404 });
    expect(await callRoute(orderAction, context, path, { ...withMethod, form: invented })).toMatchObject({
      status: 404,
    });
  });

  it('remove it, for its member alone', async () => {
    const context = await makeBuyer(await open());
    const { mandate, first } = await saveMethod(context);
    const stranger = as(context, await makeMember(context));
    const form = { saved: mandate.id };
    const remove = (who: typeof context, params = {}) =>
      callRoute(transactionsAction, who, '/transactions', { form, params });
    expect(await remove(stranger)).toMatchObject({ status: 404 });
    expect(await remove(context, { id: first.id })).toMatchObject({ status: 404 });
    const list = async () => (await callRoute(transactions, context, '/transactions')).data;
    expect(await list()).toMatchObject({ saved: [{ id: mandate.id, name: 'PayPal', label: '•••• 4242' }] });
    expect(await remove(context)).toMatchObject({ status: 303 });
    expect(await list()).toMatchObject({ saved: [] });
    const path = `/credits/100/paypal?saved=${mandate.id}`;
    const params = { id: '100', paymentmethod: 'paypal' };
    expect(await callRoute(orderPage, context, path, { params })).toMatchObject({ status: 404 });
  });
});
