import { expect, it } from 'vitest';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { returnOrder } from '../returning/return.service.server';
import { changeLimits } from './limits.service.server';
import { findNoticeOf } from './spending-notice.service.server';

let key = 0;

/** Orders and pays for 10.00 EUR; returns what the page afterwards says about spending. */
async function buy(buyer: Buyer) {
  const { order, reference } = await orderBundle(buyer, { requestKey: `notice-${String(++key).padStart(9, '0')}` });
  await settle(buyer, reference, 'paid');
  return { order: order.id, notice: await findNoticeOf(buyer, order.id) };
}
const rule = (spending_notice: object) => ({ tenant: { spending_notice } });

withDatabase('the word about unusual spending', (open) => {
  it('follows the rule of the brand: amounts, days, times_usual and quiet_days', async () => {
    const opened = await open();
    const byAmount = { amounts: { EUR: 3000 }, days: 2, times_usual: 0, quiet_days: 5 };
    const buyer = await makeBuyer(opened, rule(byAmount));
    const strict = await makeBuyer(opened, rule({ ...byAmount, amounts: { EUR: 1000 } }));
    const never = await makeBuyer(opened, rule({ times_usual: 0 }));
    expect((await buy(strict)).notice).toEqual({
      reason: 'amount',
      spent: 1000,
      currency: 'EUR',
      days: 2,
      timesUsual: 0,
    });
    for (let n = 0; n < 2; n++) expect((await buy(buyer)).notice).toBeNull();
    expect((await buy(buyer)).notice).toMatchObject({ reason: 'amount', spent: 3000, days: 2 });
    // Not said again for a time, not even on the next page.
    expect((await buy(buyer)).notice).toBeNull();
    for (let n = 0; n < 4; n++) expect((await buy(never)).notice).toBeNull();
    opened.clock.advance(5 * DAY);
    // The two days are over, so that the amount begins again.
    for (let n = 0; n < 2; n++) expect((await buy(buyer)).notice).toBeNull();
    expect((await buy(buyer)).notice).toMatchObject({ spent: 3000 });
  });

  it('does not count what went back', async () => {
    const buyer = await makeBuyer(await open(), rule({ amounts: { EUR: 2000 }, times_usual: 0 }));
    const { order } = await buy(buyer);
    const actor = { actor_kind: 'member', actor_id: buyer.member.id } as const;
    await returnOrder(buyer, { orderId: order, requestKey: 'one', kind: 'return', actor });
    expect((await buy(buyer)).notice).toBeNull();
    expect((await buy(buyer)).notice).toMatchObject({ reason: 'amount', spent: 2000 });
  });

  it('compares with the usual month of the member', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened, rule({ times_usual: 2 }));
    expect((await buy(buyer)).notice).toBeNull();
    opened.clock.advance(31 * DAY);
    expect((await buy(buyer)).notice).toBeNull();
    expect((await buy(buyer)).notice).toEqual({
      reason: 'usual',
      spent: 2000,
      currency: 'EUR',
      days: 30,
      timesUsual: 2,
    });
  });

  it('is on the page of its order only, for a day, until it is dismissed', async () => {
    const opened = await open();
    const buyer = await makeBuyer(opened, rule({ amounts: { EUR: 2000 } }));
    const earlier = await buy(buyer);
    const { order, notice } = await buy(buyer);
    expect(notice).not.toBeNull();
    expect(await findNoticeOf(buyer, earlier.order)).toBeNull();
    expect(await findNoticeOf({ ...(await makeBuyer(opened)), tenant: buyer.tenant }, order)).toBeNull();
    opened.clock.advance(DAY - 1);
    expect(await findNoticeOf(buyer, order)).not.toBeNull();
    await changeLimits(buyer, { intent: 'dismiss', next: '' });
    expect(await findNoticeOf(buyer, order)).toBeNull();
  });
});
