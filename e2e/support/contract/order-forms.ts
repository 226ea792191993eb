import { expect, it } from 'vitest';
import { join, ownId } from '../accounts';
import { freshKey } from '../chatting';
import { choose, DEBIT, openOrder, orderAt, paymentOf, placeOrder, sentCode, takeBack } from '../paying';
import { Asking, BRAND, NOBODY, type FormSuite } from './asking';

/** A brand that offers direct debit. */
const DEBIT_BRAND = 'zonneterras';

/** The forms of money: orders, returns, limits, direct debit. */
export function describeOrderForms({ product, expectTold }: FormSuite): void {
  it('choosing a country and ordering', async () => {
    const asking = new Asking(product());
    const { visitor: buyer } = await join(product(), BRAND);
    const { path, fields } = await openOrder(buyer);
    const order = { ...fields, total: Number(fields.total) };
    await asking.post(buyer, '/credits', { country: fields.country, return_to: path });
    await asking.post(buyer, '/credits', { country: 'nowhere' });
    await asking.post(asking.visitor(), '/credits', { country: fields.country });
    const placed = await asking.post(buyer, path, order);
    const again = await asking.post(buyer, path, order);
    expect(JSON.parse(placed.body)).toEqual(JSON.parse(again.body));
    expect((JSON.parse(placed.body) as { location: string }).location).toMatch(/\/checkout\/sbx_\w+$/);
    await asking.post(buyer, path, { ...order, total: order.total - 1 });
    await asking.post(buyer, path, { ...order, request_key: 'x' });
    await asking.post(buyer, '/credits/nothing/visa', { ...order, request_key: freshKey() });
    await asking.post(asking.visitor(), path, order);
    expectTold(asking, [200, 400, 403, 200, 200, 409, 400, 404, 403]);
  });

  it('cancelling an order that nobody has paid', async () => {
    const asking = new Asking(product());
    const { visitor: buyer } = await join(product(), BRAND);
    const { reference } = await placeOrder(buyer, await openOrder(buyer));
    const { purchase_id: order } = await paymentOf(product(), BRAND, reference);
    await asking.post(buyer, `/transactions/${order}`, { cancel: 'all' });
    await asking.post(buyer, `/transactions/${NOBODY}`, { cancel: 'order' });
    await asking.post(asking.visitor(), `/transactions/${order}`, { cancel: 'order' });
    await asking.post(buyer, `/transactions/${order}`, { cancel: 'order' });
    expectTold(asking, [404, 404, 403, 200]);
  });

  it('ordering again and withdrawing', async () => {
    const asking = new Asking(product());
    const { visitor: buyer } = await join(product(), BRAND);
    const { reference } = await placeOrder(buyer, await openOrder(buyer));
    await choose(product(), reference, 'paid');
    const { purchase_id: paid } = await paymentOf(product(), BRAND, reference);
    const { path: again, fields } = await orderAt(buyer, '/credits/repeat-order');
    await asking.post(buyer, again, { ...fields, total: Number(fields.total) });
    await asking.post(buyer, again, { ...fields, total: 'x' });
    const page = await buyer.open(`/withdrawal/${paid}`);
    const [, amount] = /name="amount" value="(\d+)"/.exec(page.body)!;
    const form = { request_key: 'after-0', amount: Number(amount) };
    await asking.post(asking.visitor(), '/withdrawal', { order: NOBODY, email: 'nobody@mail.example' });
    await asking.post(asking.visitor(), '/withdrawal', { order: 'x', email: 'nobody' });
    await asking.post(asking.visitor(), `/withdrawal/${paid}`, form);
    await asking.post(buyer, `/withdrawal/${NOBODY}`, form);
    await asking.post(buyer, `/withdrawal/${paid}`, { ...form, amount: 1 });
    await asking.post(buyer, `/withdrawal/${paid}`, form);
    await asking.post(buyer, `/withdrawal/${paid}`, form);
    expectTold(asking, [200, 400, 200, 400, 403, 404, 409, 200, 200]);
  });

  it('paying an open amount', async () => {
    const asking = new Asking(product());
    const { visitor: buyer } = await join(product(), BRAND);
    const { visitor: reader } = await join(product(), BRAND);
    const { reference } = await placeOrder(buyer, await openOrder(buyer));
    await choose(product(), reference, 'paid');
    // The free credits of the signup pay for three messages, bought ones for the fourth.
    const chat = `/members/${await ownId(reader)}/chat`;
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      const { status } = await buyer.call('POST', chat, { text, request_key: freshKey() });
      expect([text, status]).toEqual([text, 200]);
    }
    await takeBack(product(), reference);
    const path = '/credits/open-amount/creditcard';
    const { fields } = await orderAt(buyer, path);
    const form = { ...fields, total: Number(fields.total) };
    await asking.post(buyer, path, { ...form, total: form.total - 1 });
    await asking.post(buyer, path, { ...form, total: 'x' });
    await asking.post(buyer, path.replace('creditcard', 'bitcoin'), form);
    await asking.post(reader, path, form);
    await asking.post(buyer, path, form);
    await asking.post(buyer, path, form);
    expectTold(asking, [409, 400, 404, 404, 200, 200]);
  });

  it('removing a saved method', async () => {
    const asking = new Asking(product());
    const { visitor: member } = await join(product(), BRAND);
    const { path } = await openOrder(member);
    const { fields, ...order } = await orderAt(member, path.replace(/[^/]+$/, 'creditcard'));
    const { reference } = await placeOrder(member, { ...order, fields: { ...fields, remember: 'on' } });
    await choose(product(), reference, 'paid');
    const [, saved] = /name="saved" value="([0-9a-z]{26})"/.exec((await member.open('/transactions')).body)!;
    await asking.post(member, '/transactions', { saved: 'x' });
    await asking.post(member, '/transactions', { saved: NOBODY });
    await asking.post(asking.visitor(), '/transactions', { saved: saved! });
    await asking.post(member, '/transactions', { saved: saved! });
    expectTold(asking, [400, 404, 403, 200]);
  });

  it('setting limits for oneself', async () => {
    const asking = new Asking(product());
    const { visitor: buyer } = await join(product(), BRAND);
    const { path, fields } = await openOrder(buyer);
    const order = { ...fields, total: Number(fields.total) };
    const limits = { intent: 'limits', currency: fields.currency, day: '1', week: '', month: '' };
    await asking.post(buyer, '/credits/limits', limits);
    await asking.post(buyer, path, order);
    await asking.post(buyer, '/credits/limits', { ...limits, week: '1.500' });
    await asking.post(buyer, '/credits/limits', { ...limits, currency: 'XXX' });
    await asking.post(buyer, '/credits/limits', { intent: 'pause', length: 'date', until: '2001-01-01' });
    await asking.post(asking.visitor(), '/credits/limits', limits);
    expectTold(asking, [200, 409, 400, 404, 409, 403]);
  });

  it('ordering by direct debit', async () => {
    const asking = new Asking(product());
    const { visitor: buyer } = await join(product(), DEBIT_BRAND);
    const { fields } = await orderAt(buyer, '/directdebit?bundle=150');
    const typed = { ...fields, ...DEBIT, total: Number(fields.total) };
    const sent = await asking.post(buyer, '/directdebit', typed);
    expect(JSON.parse(sent.body)).toEqual({ location: '/directdebit?bundle=150' });
    const otp = await sentCode(product(), DEBIT_BRAND, DEBIT.phone);
    await asking.post(buyer, '/directdebit', { ...typed, otp: otp === '123456' ? '654321' : '123456' });
    const placed = await asking.post(buyer, '/directdebit', { ...typed, otp });
    expect((JSON.parse(placed.body) as { location: string }).location).toMatch(/^\/transactions\/[0-9a-z]{26}$/);
    await asking.post(buyer, '/directdebit', { ...typed, iban: 'TR330006100519786457841326' });
    await asking.post(buyer, '/directdebit', { ...typed, bundle: 'nothing', request_key: freshKey() });
    await asking.post(buyer, '/directdebit', { ...typed, total: 1, request_key: freshKey() });
    await asking.post(asking.visitor(), '/directdebit', typed);
    expectTold(asking, [200, 400, 200, 400, 404, 409, 403]);
  });
}
