import { expect, it } from 'vitest';
import type { Db } from '~db/database';
import { getMember } from '~db/queries/member';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { makeBuyer, order, ordered, refusal, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { CHECK_TOPIC, checkPayment, FIRST_CHECK_MS, type CheckPayload } from './payment-check.server';
import { reportPurchase } from './purchase.service.server';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The checks that wait in the outbox, newest last. */
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

const state = async (ctx: Buyer) => (await ordered(ctx)).purchase.state;

withDatabase('a payment page that waits', (open) => {
  it('asks the provider when no webhook came, and credits what it hears', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { purchase, reference } = await order(ctx);
    ctx.payments.settle(reference, 'paid');
    opened.clock.advance(5000);
    expect(await reportPurchase(ctx, purchase.id)).toMatchObject({ status: 'completed', balance: 100, payUrl: null });
    expect(await getMember(ctx.db, ctx.member.id)).toMatchObject({ paid_user: 1 });
    // The webhook comes after all: nothing is given twice.
    expect(await settle(ctx, reference, 'paid')).toBe('counted');
    expect(await findBalance(ctx.db, ctx.member.id)).toBe(100);
  });

  it('asks at most every few seconds, however many tabs wait', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { purchase } = await order(ctx);
    let asked = 0;
    const status = async (reference: string) => {
      asked += 1;
      return ctx.payments.status(reference);
    };
    ctx.ports = { ...ctx.ports, payment: { ...ctx.payments, status } };
    opened.clock.advance(5000);
    const look = () => reportPurchase(ctx, purchase.id);
    await Promise.all([look(), look(), look(), look()]);
    opened.clock.advance(2000);
    await look();
    expect(asked).toBe(1);
    opened.clock.advance(3000);
    await look();
    expect(asked).toBe(2);
  });

  it('says what is known: nothing, on its way, failed, cancelled', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { purchase, reference, location } = await order(ctx);
    const look = () => reportPurchase(ctx, purchase.id);
    expect(await look()).toMatchObject({ status: 'loading', payUrl: location, total: 1000, methodName: 'iDEAL' });
    await settle(ctx, reference, 'pending');
    expect(await look()).toMatchObject({ status: 'pending', payUrl: null });
    await settle(ctx, reference, 'failed');
    expect(await look()).toMatchObject({ status: 'failed', payUrl: null, balance: 0 });
    const second = await order(ctx, { requestKey: 'key-0000000002' });
    await settle(ctx, second.reference, 'cancelled');
    expect(await reportPurchase(ctx, second.purchase.id)).toMatchObject({ status: 'cancelled' });
  });

  it('still answers when the provider does not', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { purchase } = await order(ctx);
    ctx.payments.failWith(new Unavailable('memory', 'down'));
    opened.clock.advance(5000);
    expect(await reportPurchase(ctx, purchase.id)).toMatchObject({ status: 'loading' });
  });

  it('is the buyer’s alone: not another member’s, not another brand’s, not made up', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { purchase } = await order(ctx);
    const stranger = as(ctx, await makeMember(ctx));
    const elsewhere = testContext(opened, { brand: 2 });
    const same = as(elsewhere, await makeMember(elsewhere, { id: ctx.member.id }));
    for (const [who, id] of [
      [stranger, purchase.id],
      [same, purchase.id],
      [ctx, 'nothing'],
    ] as const) {
      await expect(reportPurchase(who, id)).rejects.toEqual(refusal('errors.page-not-found', 404));
    }
  });
});

withDatabase('the check behind every order', (open) => {
  it('finds a payment whose webhook was lost and whose browser was closed', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference } = await order(ctx);
    const [first] = await checks(ctx.db);
    expect(first!.due).toBe(opened.clock.now() + FIRST_CHECK_MS);
    ctx.payments.settle(reference, 'paid');
    opened.clock.advance(FIRST_CHECK_MS);
    await checkPayment(ctx, first!.payload);
    expect(await state(ctx)).toBe('completed');
    expect(await findBalance(ctx.db, ctx.member.id)).toBe(100);
    // Run again, as jobs may be: nothing more happens, nothing more is planned.
    await checkPayment(ctx, first!.payload);
    expect(await findBalance(ctx.db, ctx.member.id)).toBe(100);
    expect(await checks(ctx.db)).toHaveLength(1);
  });

  it('goes on asking about what is open, and cancels what nobody paid within a day', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    await order(ctx);
    opened.clock.advance(FIRST_CHECK_MS);
    await checkPayment(ctx, (await checks(ctx.db))[0]!.payload);
    expect(await state(ctx)).toBe('pending');
    const [, second] = await checks(ctx.db);
    expect(second).toMatchObject({ due: opened.clock.now() + HOUR, payload: { round: 1 } });
    opened.clock.advance(DAY);
    await checkPayment(ctx, second!.payload);
    expect(await state(ctx)).toBe('cancelled');
    expect(await checks(ctx.db)).toHaveLength(2);
  });

  it('cancels nothing that is on its way, and gives a person notice after a fortnight', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference, payment } = await order(ctx);
    await settle(ctx, reference, 'pending');
    opened.clock.advance(2 * DAY);
    await checkPayment(ctx, { payment_id: payment.id, round: 4 });
    expect(await state(ctx)).toBe('processing');
    expect(await checks(ctx.db)).toHaveLength(2);
    await checkPayment(ctx, { payment_id: payment.id, round: 99 });
    expect(await checks(ctx.db)).toHaveLength(2);
    expect(ctx.logged.map(({ message }) => message)).toContain('a payment is still pending after a fortnight');
  });

  it.each([
    ['does not know it', (ctx: Buyer) => ctx.payments.failWith(new Rejected('memory', 'unknown reference'))],
    ['is ours no more', (ctx: Buyer) => void (ctx.ports = { ...ctx.ports, payment: null })],
  ])('does not cancel what is on its way where the provider %s: it goes on asking', async (_why, loseProvider) => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference, payment } = await order(ctx);
    await settle(ctx, reference, 'pending');
    loseProvider(ctx);
    opened.clock.advance(2 * DAY);
    await checkPayment(ctx, { payment_id: payment.id, round: 4 });
    expect(await state(ctx)).toBe('processing');
    expect((await checks(ctx.db)).at(-1)).toMatchObject({ payload: { round: 5 } });
    expect(ctx.logged.length).toBeGreaterThan(0);
  });

  it('does not cancel what got on its way while it looked', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference, payment } = await order(ctx);
    opened.clock.advance(2 * DAY);
    const status = async () => {
      const open = await ctx.payments.status(reference);
      await settle(ctx, reference, 'pending');
      return open;
    };
    ctx.ports = { ...ctx.ports, payment: { ...ctx.payments, status } };
    await checkPayment(ctx, { payment_id: payment.id, round: 4 });
    expect(await state(ctx)).toBe('processing');
  });

  it.each([
    ['out of reach', new Unavailable('memory', 'down')],
    ['set up wrongly', new Misconfigured('memory', 'no key')],
  ])('asks again every hour while the provider is %s, and cancels nothing meanwhile', async (_why, failure) => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference, payment } = await order(ctx);
    ctx.payments.settle(reference, 'paid');
    ctx.payments.failWith(failure);
    opened.clock.advance(2 * DAY);
    await checkPayment(ctx, { payment_id: payment.id, round: 3 });
    expect(await state(ctx)).toBe('pending');
    const again = (await checks(ctx.db)).at(-1)!;
    expect(again).toMatchObject({ due: opened.clock.now() + HOUR, payload: { round: 3 } });
    ctx.payments.failWith(undefined);
    await checkPayment(ctx, again.payload);
    expect(await state(ctx)).toBe('completed');
  });

  it('leaves it to a person when the provider was out of reach for a fortnight', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { payment } = await order(ctx);
    ctx.payments.failWith(new Unavailable('memory', 'down'));
    opened.clock.advance(15 * DAY);
    await checkPayment(ctx, { payment_id: payment.id, round: 3 });
    expect(await checks(ctx.db)).toHaveLength(1);
    expect(ctx.logged.map(({ level, message }) => [level, message])).toContainEqual([
      'error',
      'a payment is still pending after a fortnight',
    ]);
  });

  it('ends an order whose payment was never opened', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    ctx.payments.failWith(new Unavailable('memory', 'down'));
    await expect(order(ctx)).rejects.toEqual(refusal('billing.provider-unavailable', 503));
    ctx.payments.failWith(undefined);
    opened.clock.advance(DAY);
    await checkPayment(ctx, (await checks(ctx.db))[0]!.payload);
    expect(await state(ctx)).toBe('cancelled');
  });
});
