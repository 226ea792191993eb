import { expect, it, vi } from 'vitest';
import { listAuditOf } from '~db/queries/audit';
import { sumOfEntries } from '~db/queries/credit-transaction';
import { getMember } from '~db/queries/member';
import { memberChannel } from '~/server/events/event-stream';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import type { PaymentState } from '~/providers/payment/payment-port';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { expectSoundLedger, makeBuyer, order, ordered, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { receiveWebhook } from './webhook.service.server';

const balance = (ctx: Buyer) => findBalance(ctx.db, ctx.member.id);
const state = async (ctx: Buyer) => (await ordered(ctx)).purchase.state;

withDatabase('a webhook', (open) => {
  it('gives the credits, premium, a hint and an order for the receipt', async () => {
    const ctx = await makeBuyer(await open());
    const kick = vi.fn();
    ctx.kickOutbox = kick;
    const liveEvents: unknown[] = [];
    ctx.ports.events.subscribe(memberChannel(ctx.tenant.id, ctx.member.id), (liveEvent) => liveEvents.push(liveEvent));
    const { reference, purchase } = await order(ctx);
    expect(await settle(ctx, reference, 'paid')).toBe('counted');
    expect(await balance(ctx)).toBe(100);
    expect((await ordered(ctx)).purchase).toMatchObject({ state: 'completed', completed_at: ctx.clock.now() });
    expect(await getMember(ctx.db, ctx.member.id)).toMatchObject({ paid_user: 1, premium_since: ctx.clock.now() });
    expect((await listAuditOf(ctx.db, purchase.id, 9)).map(({ action }) => action)).toEqual(['purchase.completed']);
    await vi.waitFor(() => expect(liveEvents).toEqual([{ kind: 'credits' }]));
    expect(kick).toHaveBeenCalled();
    await expectSoundLedger(ctx);
  });

  it('credits somebody who has logged out or whose browser never came back', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference } = await order(ctx);
    const call = ctx.payments.settle(reference, 'paid');
    // The provider's server has no session at all.
    const machine = { ...testContext(opened), ports: ctx.ports };
    expect(await receiveWebhook(machine, 'memory', call)).toBe('counted');
    expect(await balance(ctx)).toBe(100);
  });

  it('counts once when it is replayed, also 100 times at once', async () => {
    const ctx = await makeBuyer(await open());
    const { reference } = await order(ctx);
    const call = ctx.payments.settle(reference, 'paid');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => receiveWebhook(ctx, 'memory', call)));
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(99);
    expect(await balance(ctx)).toBe(100);
    expect(await sumOfEntries(ctx.db, 'house_sold')).toBe(-100);
    await expectSoundLedger(ctx);
  });

  it('credits once when several events say paid', async () => {
    const ctx = await makeBuyer(await open());
    const { reference } = await order(ctx);
    await Promise.all([settle(ctx, reference, 'paid'), settle(ctx, reference, 'paid'), settle(ctx, reference, 'paid')]);
    expect(await balance(ctx)).toBe(100);
  });

  it.each<[PaymentState[], string, number]>([
    [['pending', 'paid'], 'completed', 100],
    [['paid', 'pending'], 'completed', 100],
    [['failed', 'pending'], 'failed', 0],
    [['pending', 'failed'], 'failed', 0],
    [['pending', 'cancelled'], 'cancelled', 0],
    [['paid', 'failed'], 'completed', 100],
    // Money that was taken is never kept for nothing: paid wins, however late.
    [['failed', 'paid'], 'completed', 100],
    [['cancelled', 'pending', 'paid'], 'completed', 100],
  ])('arriving as %j ends as %s', async (words, end, credits) => {
    const ctx = await makeBuyer(await open());
    const { reference } = await order(ctx);
    for (const status of words) expect(await settle(ctx, reference, status)).toBe('counted');
    expect(await state(ctx)).toBe(end);
    expect(await balance(ctx)).toBe(credits);
  });

  it('makes premium once: the time of the first purchase stays', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const first = await order(ctx);
    await settle(ctx, first.reference, 'paid');
    const since = ctx.clock.now();
    opened.clock.advance(86_400_000);
    const second = await order(ctx, { requestKey: 'key-0000000002' });
    await settle(ctx, second.reference, 'paid');
    expect(await getMember(ctx.db, ctx.member.id)).toMatchObject({ paid_user: 1, premium_since: since });
  });

  it('makes nobody premium who has not paid', async () => {
    const ctx = await makeBuyer(await open());
    const { reference } = await order(ctx);
    await settle(ctx, reference, 'pending');
    await settle(ctx, reference, 'failed');
    expect(await getMember(ctx.db, ctx.member.id)).toMatchObject({ paid_user: 0, premium_since: null });
  });

  it.each([
    ['amount', { amountMinor: 100 }],
    ['more than was asked', { amountMinor: 100_000 }],
    ['currency', { currency: 'PLN' }],
    ['reference', { providerReference: 'mem_other' }],
  ])('with a wrong %s is refused, audited once and never credited', async (_what, lies) => {
    const ctx = await makeBuyer(await open());
    const { reference, purchase } = await order(ctx);
    const call = ctx.payments.settle(reference, 'paid', lies);
    expect(await receiveWebhook(ctx, 'memory', call)).toBe('refused');
    expect(await receiveWebhook(ctx, 'memory', call)).toBe('refused');
    expect(await state(ctx)).toBe('pending');
    expect(await balance(ctx)).toBe(0);
    expect((await listAuditOf(ctx.db, purchase.id, 9)).map(({ action }) => action)).toEqual(['payment.refused']);
    expect(ctx.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('that is forged, unsigned, altered or stale is refused and changes nothing', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference } = await order(ctx);
    const { body, headers } = ctx.payments.settle(reference, 'paid');
    const call = (text: string, signature?: string) =>
      receiveWebhook(ctx, 'memory', { body: text, headers: signature ? { [SIGNATURE_HEADER]: signature } : {} });
    expect(await call(body)).toBe('forged');
    expect(await call(body, sign('another-secret', body, ctx.clock.now()))).toBe('forged');
    expect(await call(body.replace('EUR', 'PLN'), headers[SIGNATURE_HEADER])).toBe('forged');
    expect(await call('', headers[SIGNATURE_HEADER])).toBe('forged');
    opened.clock.advance(600_000);
    expect(await call(body, headers[SIGNATURE_HEADER])).toBe('forged');
    expect(await state(ctx)).toBe('pending');
    expect(await balance(ctx)).toBe(0);
  });

  it('of a payment we never opened, of another provider or another brand is unknown', async () => {
    const opened = await open();
    const ctx = await makeBuyer(opened);
    const { reference } = await order(ctx);
    const call = ctx.payments.settle(reference, 'paid');
    expect(await settle(ctx, reference, 'paid', { paymentId: 'never-opened' })).toBe('unknown');
    expect(await receiveWebhook(ctx, 'stripe', call)).toBe('unknown');
    const other = { ...testContext(opened, { brand: 2 }), ports: ctx.ports };
    expect(await receiveWebhook(other, 'memory', call)).toBe('unknown');
    expect(await balance(ctx)).toBe(0);
  });

  it('of a provider that did not open the payment counts for nothing, also where that provider is ours now', async () => {
    const ctx = await makeBuyer(await open());
    const { reference } = await order(ctx);
    const call = ctx.payments.settle(reference, 'paid');
    const moved = { ...ctx, ports: { ...ctx.ports, payment: { ...ctx.ports.payment!, name: 'other' } } };
    expect(await receiveWebhook(moved, 'other', call)).toBe('unknown');
    expect([await balance(ctx), await state(ctx)]).toEqual([0, 'pending']);
  });

  it('may be faster than the answer that opens the payment', async () => {
    const ctx = await makeBuyer(await open());
    const { start } = ctx.payments;
    const early: string[] = [];
    const port = {
      ...ctx.payments,
      async start(payment: Parameters<typeof start>[0]) {
        const started = await start(payment);
        early.push(await settle(ctx, started.providerReference, 'paid'));
        return started;
      },
    };
    ctx.ports = { ...ctx.ports, payment: port };
    await order(ctx);
    expect(early).toEqual(['counted']);
    expect(await balance(ctx)).toBe(100);
  });
});
