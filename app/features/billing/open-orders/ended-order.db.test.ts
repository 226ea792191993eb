import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { anOrder, appError, expectSoundLedger, launchCode, makeBuyer, orderBundle, settle } from '../billing.testing';
import { placeOrder } from '../checkout/order.service.server';
import { reportOrder } from '../status/order-report.service.server';
import { cancelOrder, findOpenOrder } from './open-order.service.server';
import { again, leftAtPayment, stateOf, use } from './open-order.testing';

withDatabase('cancelling an open order', (open) => {
  it('frees its code, twice as well as once, and says so', async () => {
    const { context, old } = await leftAtPayment(await open());
    await cancelOrder(context, old.order.id);
    await cancelOrder(context, old.order.id);
    const noted = (await listAuditOf(context.db, old.order.id, 9)).filter(({ action }) => /cancelled$/.test(action));
    expect(noted).toMatchObject([{ actor_kind: 'member', actor_id: context.member.id }]);
    expect(await use(context)).toBeUndefined();
    expect(await findOpenOrder(context)).toBeNull();
    expect(await reportOrder(context, old.order.id)).toMatchObject({ status: 'cancelled', ended: 'by-member' });
    expect((await again(context)).order.state).toBe('pending');
  });

  it('hears first of money that is there already', async () => {
    const opened = await open();
    const { context, old } = await leftAtPayment(opened);
    context.payments.settle(old.reference, 'paid');
    opened.clock.advance(5000);
    await expect(cancelOrder(context, old.order.id)).rejects.toEqual(appError('billing.order-not-open', 409));
    expect(await stateOf(context, old.order.id)).toBe('completed');
  });

  it('gives the credits to whoever pays it all the same', async () => {
    const { context, old } = await leftAtPayment(await open());
    await cancelOrder(context, old.order.id);
    await settle(context, old.reference, 'paid');
    expect(await stateOf(context, old.order.id)).toBe('completed');
    expect(await use(context)).toMatchObject({ state: 'redeemed', purchase_id: old.order.id });
    await expectSoundLedger(context);
  });

  it('is for its own member only', async () => {
    const opened = await open();
    const { old } = await leftAtPayment(opened);
    const stranger = await makeBuyer(opened);
    await expect(cancelOrder(stranger, old.order.id)).rejects.toEqual(appError('errors.page-not-found', 404));
  });
});

withDatabase('the code of an order that is not paid', (open) => {
  it('is carried on to the next one while it can be used, whether the order was cancelled, failed or replaced', async () => {
    const context = await makeBuyer(await open());
    await launchCode(context, { validity: 'once-per-user' });
    const keyed = (n: number) => orderBundle(context, { total: 900, code: 'SPRING', requestKey: `key-000000000${n}` });
    const usable = async (id: string) => (await reportOrder(context, id)).usableCode;
    const cancelled = await keyed(1);
    await cancelOrder(context, cancelled.order.id);
    expect(await usable(cancelled.order.id)).toBe('SPRING');
    const failed = await keyed(2);
    await settle(context, failed.reference, 'failed');
    expect(await usable(failed.order.id)).toBe('SPRING');
    const replaced = await keyed(3);
    const paid = await keyed(4);
    expect(await usable(replaced.order.id)).toBe('SPRING');
    await settle(context, paid.reference, 'paid');
    for (const { order } of [cancelled, failed, replaced]) expect(await usable(order.id)).toBeNull();
  });

  it('that has ended, or was for a first order, is said to hold for this order only', async () => {
    const opened = await open();
    const { context, old } = await leftAtPayment(opened);
    expect(await findOpenOrder(context)).toMatchObject({ lastWithCode: false });
    expect((await reportOrder(context, old.order.id)).usableCode).toBe('TIMEBONUS25');
    const later = { ...context, member: { ...context.member, paidUser: true } };
    expect(await findOpenOrder(later)).toMatchObject({ lastWithCode: true });
    opened.clock.advance(4 * HOUR);
    expect(await findOpenOrder(context)).toMatchObject({ id: old.order.id, lastWithCode: true });
    expect((await reportOrder(context, old.order.id)).usableCode).toBeNull();
  });

  it('is what the bundles show first; the others are counted', async () => {
    const { context, old } = await leftAtPayment(await open());
    expect(await findOpenOrder(context)).toMatchObject({ others: 0 });
    for (const n of [2, 3, 4]) await orderBundle(context, { requestKey: `key-000000000${n}` });
    const paid = await orderBundle(context, { requestKey: 'key-0000000005' });
    await settle(context, paid.reference, 'paid');
    expect(await findOpenOrder(context)).toMatchObject({ id: old.order.id, others: 3 });
  });
});

withDatabase('a code of one use for everybody', (open) => {
  it('is taken over from one’s own open order only', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await launchCode(context, { validity: 'once' });
    const first = await orderBundle(context, { total: 900, code: 'SPRING' });
    const other = await makeBuyer(opened);
    await expect(placeOrder(other, anOrder({ total: 900, code: 'SPRING' }))).rejects.toMatchObject({
      code: 'billing.code-used',
      values: { order: '' },
    });
    expect(await stateOf(context, first.order.id)).toBe('pending');
    await orderBundle(context, { total: 900, code: 'SPRING', requestKey: 'key-0000000002' });
    expect(await stateOf(context, first.order.id)).toBe('cancelled');
  });
});
