import { expect, it } from 'vitest';
import { listRefunds } from '~db/queries/refund';
import { Rejected, Unavailable } from '~/providers/provider-errors';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { expectSoundLedger, makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { receiveWebhook } from '../payments/webhook.service.server';
import { returnOrder } from '../returning/return.service.server';
import { operate, readable } from './operator.testing';

const BOOK = '--book --reason "monthly check" --actor Eva';
const balance = (context: Buyer) => findBalance(context.db, context.member.id);

async function withPaid(opened: OpenDatabase) {
  const context = await makeBuyer(opened);
  const placed = await orderBundle(context);
  await settle(context, placed.reference, 'paid');
  return { context, ...placed };
}
const differences = async (context: Buyer, options = '') => {
  const { data, code } = await operate(context, `reconcile ${options}`);
  const { differences: all } = data as {
    differences: { what: string; here: string; there: string; booked: boolean }[];
  };
  return {
    code,
    found: all.map(({ what, here, there }) => [what, here, there]),
    booked: all.map((difference) => difference.booked),
  };
};

withDatabase('reconciling with a provider', (open) => {
  it('finds nothing where both say the same, also after returns, chargebacks and unpaid orders', async () => {
    const { context, order, reference } = await withPaid(await open());
    const actor = { actor_kind: 'member' as const, actor_id: context.member.id };
    await returnOrder(context, { orderId: order.id, requestKey: 'one', kind: 'return', credits: 10, actor });
    const charged = context.payments.chargeBack(reference, { amountMinor: 900 });
    await receiveWebhook(context, 'memory', charged);
    await orderBundle(context, { requestKey: 'key-0000000002' });
    const report = await operate(context, 'reconcile');
    expect([report.code, readable(report)]).toEqual([0, '2 payments, 0 differences.']);
  });

  it('lists a paid payment that is not booked, books it through the path of webhooks, and says who did', async () => {
    const context = await makeBuyer(await open());
    const { order, reference } = await orderBundle(context);
    context.payments.settle(reference, 'paid');
    expect(await differences(context)).toMatchObject({ code: 1, found: [['state', 'created', 'paid']] });
    expect(await balance(context)).toBe(0);
    expect(await differences(context, BOOK)).toMatchObject({ code: 0, booked: [true] });
    expect(await balance(context)).toBe(100);
    expect(await differences(context, BOOK)).toEqual({ code: 0, found: [], booked: [] });
    const shown = readable(await operate(context, `show ${order.id}`));
    expect(shown).toMatch(/Eva payment\.reconciled monthly check \{/);
    expect(await settle(context, reference, 'paid')).toBe('counted');
    expect(await balance(context)).toBe(100);
    await expectSoundLedger(context);
  });

  it('lists refunds and chargebacks that only one side knows, and books those of the provider once', async () => {
    const opened = await open();
    const { context, order, reference } = await withPaid(opened);
    context.payments.settleRefund(reference, { amountMinor: 300, state: 'done' });
    context.payments.chargeBack(reference, { amountMinor: 500 });
    const { found, code } = await differences(context);
    expect(code).toBe(1);
    expect(found).toEqual([
      ['refund', '-', expect.stringMatching(/^done 3\.00 EUR re_/)],
      ['chargeback', '-', expect.stringMatching(/^done 5\.00 EUR dp_/)],
    ]);
    expect(await differences(context, BOOK)).toMatchObject({ code: 0, booked: [true, true] });
    expect(await balance(context)).toBe(20);
    expect(await listRefunds(context.db, order.id)).toHaveLength(2);
    // A dispute that only this side knows, and a refund that was never sent.
    await operate(context, `dispute ${order.id} --reference dp_letter --amount 2 --reason letter --actor Eva`);
    const second = await orderBundle(context, { requestKey: 'key-0000000002' });
    await settle(context, second.reference, 'paid');
    await operate(context, `refund ${second.order.id} --reason asked --actor Eva`);
    expect((await differences(context)).found).toEqual([['chargeback', 'done 2.00 EUR dp_letter', '-']]);
    opened.clock.advance(2 * 3_600_000);
    expect((await differences(context)).found).toContainEqual([
      'refund',
      expect.stringMatching(/^pending 10\.00 EUR/),
      '-',
    ]);
    await expectSoundLedger(context);
  });

  it('never books another amount or currency: the difference stays', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    context.payments.settle(reference, 'paid');
    const status = async () => ({ ...(await context.payments.status(reference)), amountMinor: 1, currency: 'USD' });
    context.ports = { ...context.ports, payments: new Map([['memory', { ...context.payments, status }]]) };
    const { found, code, booked } = await differences(context, BOOK);
    expect([code, booked]).toEqual([1, [false, false]]);
    expect(found).toEqual([['state', 'created', 'paid'], ['amount', '10.00 EUR', '0.01 USD']]); // prettier-ignore
    expect(await balance(context)).toBe(0);
  });

  it.each([
    ['unknown', new Rejected('memory', 'unknown reference')],
    ['not asked', new Unavailable('memory', 'down')],
  ])('lists a payment that is %s there', async (what, error) => {
    const { context } = await withPaid(await open());
    context.payments.failWith(error);
    expect(await differences(context)).toMatchObject({ code: 1, found: [[what, 'paid', error.message]] });
    expect(await differences(context, BOOK)).toMatchObject({ code: 1, booked: [false] });
  });

  it('asks about the payments of its period, account and brand only', async () => {
    const opened = await open();
    const { context } = await withPaid(opened);
    context.payments.failWith(new Unavailable('memory', 'down'));
    expect((await differences(context, '--account other')).code).toBe(0);
    expect((await differences(context, '--to 2026-11-20')).code).toBe(0);
    expect((await differences(context, '--from 2026-11-21')).code).toBe(1);
    const other = await makeBuyer(opened, { brand: 2 });
    other.ports = context.ports;
    expect(readable(await operate(other, 'reconcile'))).toBe('0 payments, 0 differences.');
  });

  it('needs a name and a reason to book', async () => {
    const { context } = await withPaid(await open());
    await expect(operate(context, 'reconcile --book')).rejects.toThrow('reconcile needs --reason');
  });
});

withDatabase('the list of orders', (open) => {
  it('finds orders by state, member, number, account and day', async () => {
    const { context, order } = await withPaid(await open());
    const second = await orderBundle(context, { requestKey: 'key-0000000002' });
    const idsOf = async (options: string) => {
      const { data } = await operate(context, `list ${options}`);
      return (data as { orders: { id: string }[] }).orders.map(({ id }) => id);
    };
    expect(await idsOf('')).toEqual([second.order.id, order.id]);
    expect(await idsOf('--state completed')).toEqual([order.id]);
    expect(await idsOf(`--member ${context.member.email!.toUpperCase()}`)).toHaveLength(2);
    expect(await idsOf(`--order ${order.id.toUpperCase()}`)).toEqual([order.id]);
    expect(await idsOf('--account memory --limit 1')).toEqual([second.order.id]);
    expect(await idsOf('--account stripe')).toEqual([]);
    expect(await idsOf('--to 2026-11-20')).toEqual([]);
    await expect(operate(context, 'list --member nobody@example.org')).rejects.toThrow('aurea has no member nobody@');
    expect(readable(await operate(context, 'list --state completed'))).toMatch(
      new RegExp(`${order.id} 2026-11-21 12:00:00 completed 100 10.00 EUR - ideal memory`),
    );
  });
});
