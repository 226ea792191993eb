import { expect, it } from 'vitest';
import type { Db } from '~db/database';
import { getMember } from '~db/queries/member';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { makeBuyer, orderBundle, ordered, appError, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { CHECK_TOPIC, checkPayment, FIRST_CHECK_MS, type CheckPayload } from './payment-check.server';
import { reportOrder } from '../status/order-report.service.server';

/** The scheduled checks in the outbox, by due time. */
async function checks(db: Db) {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('topic', '=', CHECK_TOPIC)
    .orderBy('due_at')
    .execute();
  return rows.map(({ due_at, payload }) => ({ due: due_at, payload: JSON.parse(payload) as CheckPayload }));
}

const state = async (context: Buyer) => (await ordered(context)).order.state;

withDatabase('a payment page with an open payment', (open) => {
  it('asks the provider if no webhook came, and credits a payment that is reported', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, reference } = await orderBundle(context);
    context.payments.settle(reference, 'paid');
    opened.clock.advance(5000);
    expect(await reportOrder(context, order.id)).toMatchObject({
      status: 'completed',
      balance: 100,
      payUrl: null,
    });
    expect(await getMember(context.db, context.member.id)).toMatchObject({ paid_user: 1 });
    // The webhook arrives after all; nothing is given twice.
    expect(await settle(context, reference, 'paid')).toBe('counted');
    expect(await findBalance(context.db, context.member.id)).toBe(100);
  });

  it('asks at most every few seconds, however many tabs are open', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await orderBundle(context);
    let requests = 0;
    const status = async (reference: string) => {
      requests += 1;
      return context.payments.status(reference);
    };
    context.ports = { ...context.ports, payments: new Map([['memory', { ...context.payments, status }]]) };
    opened.clock.advance(5000);
    const report = () => reportOrder(context, order.id);
    await Promise.all([report(), report(), report(), report()]);
    opened.clock.advance(2000);
    await report();
    expect(requests).toBe(1);
    opened.clock.advance(3000);
    await report();
    expect(requests).toBe(2);
  });

  it('shows the known state: none, processing, failed or cancelled', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, reference, location } = await orderBundle(context);
    const report = () => reportOrder(context, order.id);
    expect(await report()).toMatchObject({
      status: 'loading',
      payUrl: location,
      total: 1000,
      methodName: 'iDEAL | Wero',
    });
    await settle(context, reference, 'pending');
    expect(await report()).toMatchObject({ status: 'pending', payUrl: null });
    await settle(context, reference, 'failed');
    expect(await report()).toMatchObject({ status: 'failed', payUrl: null, balance: 0 });
    const second = await orderBundle(context, { requestKey: 'key-0000000002' });
    await settle(context, second.reference, 'cancelled');
    expect(await reportOrder(context, second.order.id)).toMatchObject({ status: 'cancelled' });
  });

  it('still responds if the provider does not', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await orderBundle(context);
    context.payments.failWith(new Unavailable('memory', 'down'));
    opened.clock.advance(5000);
    expect(await reportOrder(context, order.id)).toMatchObject({ status: 'loading' });
  });

  it('is for the buyer only: not for other members, other brands or made-up references', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await orderBundle(context);
    const stranger = as(context, await makeMember(context));
    const elsewhere = testContext(opened, { brand: 2 });
    const same = as(elsewhere, await makeMember(elsewhere, { id: context.member.id }));
    for (const [who, id] of [
      [stranger, order.id],
      [same, order.id],
      [context, 'nothing'],
    ] as const) {
      await expect(reportOrder(who, id)).rejects.toEqual(appError('errors.page-not-found', 404));
    }
  });
});

withDatabase('the check behind every order', (open) => {
  it('finds a payment whose webhook was lost and whose browser was closed', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await orderBundle(context);
    const [first] = await checks(context.db);
    expect(first!.due).toBe(opened.clock.now() + FIRST_CHECK_MS);
    context.payments.settle(reference, 'paid');
    opened.clock.advance(FIRST_CHECK_MS);
    await checkPayment(context, first!.payload);
    expect(await state(context)).toBe('completed');
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    // A job may run again: nothing more happens, and no further check is scheduled.
    await checkPayment(context, first!.payload);
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    expect(await checks(context.db)).toHaveLength(1);
  });

  it('goes on asking about open payments, and cancels what nobody paid within a day', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await orderBundle(context);
    opened.clock.advance(FIRST_CHECK_MS);
    await checkPayment(context, (await checks(context.db))[0]!.payload);
    expect(await state(context)).toBe('pending');
    const [, second] = await checks(context.db);
    expect(second).toMatchObject({ due: opened.clock.now() + HOUR, payload: { round: 1 } });
    opened.clock.advance(DAY);
    await checkPayment(context, second!.payload);
    expect(await state(context)).toBe('cancelled');
    expect(await checks(context.db)).toHaveLength(2);
  });

  it('does not cancel a payment that is being processed, and alerts a person after a fortnight', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference, payment } = await orderBundle(context);
    await settle(context, reference, 'pending');
    opened.clock.advance(2 * DAY);
    await checkPayment(context, { payment_id: payment.id, round: 4 });
    expect(await state(context)).toBe('processing');
    expect(await checks(context.db)).toHaveLength(2);
    await checkPayment(context, { payment_id: payment.id, round: 99 });
    expect(await checks(context.db)).toHaveLength(2);
    expect(context.logged.map(({ message }) => message)).toContain('a payment is still pending after a fortnight');
  });

  it.each([
    ['does not know it', (context: Buyer) => context.payments.failWith(new Rejected('memory', 'unknown reference'))],
    ['is no longer ours', (context: Buyer) => void (context.ports = { ...context.ports, payments: new Map() })],
  ])(
    'does not cancel a payment that is being processed if the provider %s, and asks again',
    async (_why, loseProvider) => {
      const opened = await open();
      const context = await makeBuyer(opened);
      const { reference, payment } = await orderBundle(context);
      await settle(context, reference, 'pending');
      loseProvider(context);
      opened.clock.advance(2 * DAY);
      await checkPayment(context, { payment_id: payment.id, round: 4 });
      expect(await state(context)).toBe('processing');
      expect((await checks(context.db)).at(-1)).toMatchObject({ payload: { round: 5 } });
      expect(context.logged.length).toBeGreaterThan(0);
    },
  );

  it('does not cancel a payment whose processing began during the check', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference, payment } = await orderBundle(context);
    opened.clock.advance(2 * DAY);
    const status = async () => {
      const open = await context.payments.status(reference);
      await settle(context, reference, 'pending');
      return open;
    };
    context.ports = { ...context.ports, payments: new Map([['memory', { ...context.payments, status }]]) };
    await checkPayment(context, { payment_id: payment.id, round: 4 });
    expect(await state(context)).toBe('processing');
  });

  it.each([
    ['out of reach', new Unavailable('memory', 'down')],
    ['set up wrongly', new Misconfigured('memory', 'no key')],
  ])('asks again every hour while the provider is %s, and cancels nothing meanwhile', async (_why, failure) => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference, payment } = await orderBundle(context);
    context.payments.settle(reference, 'paid');
    context.payments.failWith(failure);
    opened.clock.advance(2 * DAY);
    await checkPayment(context, { payment_id: payment.id, round: 3 });
    expect(await state(context)).toBe('pending');
    const again = (await checks(context.db)).at(-1)!;
    expect(again).toMatchObject({ due: opened.clock.now() + HOUR, payload: { round: 3 } });
    context.payments.failWith(undefined);
    await checkPayment(context, again.payload);
    expect(await state(context)).toBe('completed');
  });

  it('leaves it to a person if the provider was out of reach for a fortnight', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { payment } = await orderBundle(context);
    context.payments.failWith(new Unavailable('memory', 'down'));
    opened.clock.advance(15 * DAY);
    await checkPayment(context, { payment_id: payment.id, round: 3 });
    expect(await checks(context.db)).toHaveLength(1);
    expect(context.logged.map(({ level, message }) => [level, message])).toContainEqual([
      'error',
      'a payment is still pending after a fortnight',
    ]);
  });

  it('ends an order whose payment was never opened', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    context.payments.failWith(new Unavailable('memory', 'down'));
    await expect(orderBundle(context)).rejects.toEqual(appError('billing.provider-unavailable', 503));
    context.payments.failWith(undefined);
    opened.clock.advance(DAY);
    await checkPayment(context, (await checks(context.db))[0]!.payload);
    expect(await state(context)).toBe('cancelled');
  });
});
