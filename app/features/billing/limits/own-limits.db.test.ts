import { expect, it } from 'vitest';
import { listSpendingLimits, sumSpent } from '~db/queries/spending-limit';
import { listOrders } from '~db/queries/order';
import { marketJson } from '~/tenancy/tenant.testing';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { anOrder, appError, makeBuyer, orderBundle, ordered, settle, type Buyer } from '../billing.testing';
import { placeOrder } from '../checkout/order.service.server';
import { askForCode, orderByDebit } from '../direct-debit/direct-debit.service.server';
import { aDebitForm, codeIn, makeDebtor, nextKey } from '../direct-debit/direct-debit.testing';
import { withdraw } from '../returning/withdrawal.service.server';
import { BY_PAYPAL, saveMethod } from '../saved/saved.testing';
import { changeLimits, getLimits } from './limits.service.server';
import type { LimitsInput } from './limits.schema.server';
import { findOwnLimit } from './own-limits.service.server';
import { findBeyond } from './beyond.service.server';
import { findCheckout } from '../shop/offer.service.server';

const keyed = (n: number) => ({ requestKey: `key-${String(n).padStart(10, '0')}` });
const amounts = (wanted: Partial<Record<'day' | 'week' | 'month', number>>, currency = 'EUR'): LimitsInput => ({
  intent: 'limits',
  currency,
  amounts: { day: null, week: null, month: null, ...wanted },
});
const BEYOND = appError('billing.own-limit', 409);
const PAUSED = appError('billing.ordering-paused', 409);
const orders = (buyer: Buyer) => listOrders(buyer.db, buyer.member.id, { limit: 50 });

withDatabase('a limit of a member', (open) => {
  it('holds for ten tabs at the same time, and refuses without leaving anything', async () => {
    const buyer = await makeBuyer(await open());
    await changeLimits(buyer, amounts({ week: 3500 }));
    const tabs = Array.from({ length: 10 }, (_, n) => placeOrder(buyer, anOrder(keyed(n))));
    const outcomes = await Promise.allSettled(tabs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 7 }, () => BEYOND));
    expect(await orders(buyer)).toHaveLength(3);
    const query = { memberId: buyer.member.id, currency: 'EUR', since: 0 };
    expect(await sumSpent(buyer.db, query)).toBe(3000);
  });

  it('negative control: without it the same tabs all order', async () => {
    const buyer = await makeBuyer(await open());
    await Promise.all(Array.from({ length: 10 }, (_, n) => placeOrder(buyer, anOrder(keyed(n)))));
    expect(await orders(buyer)).toHaveLength(10);
  });

  it.each([
    ['day', 1],
    ['week', 7],
    ['month', 30],
  ] as const)('for a %s counts the orders of %d days back, fees included', async (kind, days) => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    await changeLimits(buyer, amounts({ [kind]: 2050 }));
    await orderBundle(buyer, { methodId: 'paypal', total: 1050, ...keyed(1) });
    const more = anOrder({ methodId: 'paypal', total: 1050, ...keyed(2) });
    await expect(placeOrder(buyer, more)).rejects.toMatchObject({
      values: { kind, limit: 2050, left: 1000, currency: 'EUR' },
    });
    opened.clock.advance(days * DAY - 1);
    await expect(placeOrder(buyer, more)).rejects.toEqual(BEYOND);
    opened.clock.advance(1);
    await placeOrder(buyer, more);
  });

  it('counts neither what failed nor what went back', async () => {
    const buyer = await makeBuyer(await open());
    await changeLimits(buyer, amounts({ day: 1000 }));
    const failed = await orderBundle(buyer, keyed(1));
    await settle(buyer, failed.reference, 'failed');
    const { order, reference } = await orderBundle(buyer, keyed(2));
    await settle(buyer, reference, 'paid');
    await expect(placeOrder(buyer, anOrder(keyed(3)))).rejects.toEqual(BEYOND);
    await withdraw(buyer, order.id, { requestKey: 'after-0', amount: 1000 });
    await placeOrder(buyer, anOrder(keyed(3)));
  });

  it('lets a form that was sent twice through as one order', async () => {
    const buyer = await makeBuyer(await open());
    await changeLimits(buyer, amounts({ day: 1000 }));
    const first = await placeOrder(buyer, anOrder());
    expect(await placeOrder(buyer, anOrder())).toBe(first);
  });

  it('cannot be avoided by paying in another currency', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened, { tenant: twoCurrencies });
    await changeLimits(buyer, amounts({ day: 5000 }));
    const abroad = { ...buyer, country: { geoip: 'US', selected: 'US' } };
    const order = anOrder({ methodId: 'paypal', total: 1050, currency: 'USD', country: 'US' });
    await expect(placeOrder(abroad, order)).rejects.toEqual(appError('billing.own-limit-currency', 409));
    await placeOrder(buyer, anOrder());
    // The form of the other country does not show the amount, and its empty field changes nothing.
    expect((await getLimits(abroad)).limits[0]).toMatchObject({ typed: '', amount: { value: 5000, currency: 'EUR' } });
    await changeLimits(abroad, amounts({ week: 100 }, 'USD'));
    expect((await getLimits(buyer)).limits[0]).toMatchObject({ amount: { value: 5000 }, waiting: null });
  });

  it('is told in advance, for the bundles that no longer fit', async () => {
    const buyer = await makeBuyer(await open());
    const checkout = findCheckout(buyer);
    expect(await findBeyond(buyer, checkout, null)).toEqual({ beyond: [], ownLimit: null });
    await changeLimits(buyer, amounts({ day: 2000, month: 9000 }));
    const values = { kind: 'day', limit: 2000, left: 2000, currency: 'EUR' };
    expect(await findBeyond(buyer, checkout, null)).toEqual({
      beyond: ['300'],
      ownLimit: { code: 'billing.own-limit', values },
    });
    expect(await findOwnLimit(buyer, { total: 2000, currency: 'EUR' }, null)).toBeNull();
    expect(await findOwnLimit(buyer, { total: 2001, currency: 'EUR' }, null)).toMatchObject({
      code: 'billing.own-limit',
    });
  });

  it('is lowered at once and raised after a day, also when many tabs try', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    await changeLimits(buyer, amounts({ day: 2000 }));
    await Promise.all(Array.from({ length: 10 }, (_, n) => changeLimits(buyer, amounts({ day: 3000 + n }))));
    await expect(placeOrder(buyer, anOrder({ bundleId: '300', total: 2500 }))).rejects.toEqual(BEYOND);
    await changeLimits(buyer, amounts({ day: 2600 }));
    opened.clock.advance(DAY - 1);
    await expect(placeOrder(buyer, anOrder({ bundleId: '300', total: 2500 }))).rejects.toEqual(BEYOND);
    opened.clock.advance(1);
    await placeOrder(buyer, anOrder({ bundleId: '300', total: 2500 }));
    await changeLimits(buyer, amounts({ day: 100 }));
    expect((await getLimits(buyer)).limits[0]).toMatchObject({ amount: { value: 100, left: 0 }, typed: '1' });
  });

  it('holds for a saved method, which is then not charged', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    const { mandate } = await saveMethod(buyer);
    await changeLimits(buyer, amounts({ day: 2000 }));
    const again = { ...BY_PAYPAL, ...keyed(2), savedId: mandate.id };
    await expect(placeOrder(buyer, again)).rejects.toEqual(BEYOND);
    expect(await orders(buyer)).toHaveLength(1);
    // The negative control: within the limit it is charged at once.
    await changeLimits(buyer, amounts({ day: 2100 }));
    opened.clock.advance(DAY);
    await placeOrder(buyer, again);
    expect(await ordered(buyer, again.requestKey)).toMatchObject({ order: { mandate_id: mandate.id } });
  });

  it('holds for a direct debit: before its code is sent, and once more when the code comes', async () => {
    const buyer = await makeDebtor(await open());
    await changeLimits(buyer, amounts({ day: 1999 }));
    await askForCode(buyer, aDebitForm());
    const code = codeIn(buyer);
    await placeOrder(buyer, anOrder(keyed(1)));
    await expect(orderByDebit(buyer, aDebitForm({ otp: code }), null)).rejects.toEqual(BEYOND);
    await expect(askForCode(buyer, aDebitForm(nextKey(2)))).rejects.toEqual(BEYOND);
    expect(buyer.sms.sent).toHaveLength(1);
    expect(await orders(buyer)).toHaveLength(1);
  });

  it('belongs to its member and brand', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    await changeLimits(buyer, amounts({ day: 0 }));
    await expect(placeOrder(buyer, anOrder())).rejects.toEqual(BEYOND);
    await placeOrder(await makeBuyer(opened), anOrder());
    expect(await listSpendingLimits(opened.other, buyer.member.id)).toEqual([]);
  });
});

withDatabase('a pause', (open) => {
  it('refuses at once, and ends by itself or, early, after a day', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    await changeLimits(buyer, { intent: 'pause', length: 'week', until: '' });
    await expect(placeOrder(buyer, anOrder())).rejects.toEqual(PAUSED);
    await changeLimits(buyer, { intent: 'pause', length: 'day', until: '' });
    opened.clock.advance(2 * DAY);
    await expect(placeOrder(buyer, anOrder())).rejects.toEqual(PAUSED);
    await changeLimits(buyer, { intent: 'end-pause' });
    expect((await getLimits(buyer)).pause).toMatchObject({ endsAt: opened.clock.now() + DAY });
    await changeLimits(buyer, { intent: 'cancel', kind: 'pause' });
    opened.clock.advance(DAY);
    await expect(placeOrder(buyer, anOrder())).rejects.toEqual(PAUSED);
    await changeLimits(buyer, { intent: 'end-pause' });
    opened.clock.advance(DAY);
    await placeOrder(buyer, anOrder());
    expect((await getLimits(buyer)).pause).toBeNull();
  });

  it('until a day lasts through that day of the brand, and a year at most', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened);
    const until = (day: string) => changeLimits(buyer, { intent: 'pause', length: 'date', until: day });
    const year = Number(new Date(opened.clock.now()).getUTCFullYear());
    for (const day of [`${year - 1}-12-31`, `${year + 2}-06-01`]) {
      await expect(until(day)).rejects.toEqual(appError('billing.limits-day-wrong', 409));
    }
    await until(`${year}-12-24`);
    // Midnight in Amsterdam.
    expect((await getLimits(buyer)).pause).toMatchObject({ until: Date.UTC(year, 11, 24, 23) });
  });
});

const twoCurrencies = {
  countries: ['NL', 'US'],
  markets: { NL: marketJson(), US: marketJson({ currency: 'USD' }) },
};
