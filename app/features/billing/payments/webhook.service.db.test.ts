import { expect, it, vi } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { sumOfEntries } from '~db/queries/credit.testing';
import { getMember } from '~db/queries/member';
import { memberChannel } from '~/server/events/event-stream';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import type { ReportedState } from '~/providers/payment/payment-port';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { expectSoundLedger, makeBuyer, orderBundle, ordered, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { receiveWebhook } from './webhook.service.server';

const balance = (context: Buyer) => findBalance(context.db, context.member.id);
const state = async (context: Buyer) => (await ordered(context)).order.state;

withDatabase('a webhook', (open) => {
  // covers S0-008 S1-007 S6-015
  it('gives the credits and premium, publishes a live event and queues the receipt', async () => {
    const context = await makeBuyer(await open());
    const kick = vi.fn();
    context.kickOutbox = kick;
    const liveEvents: unknown[] = [];
    context.ports.events.subscribe(memberChannel(context.tenant.id, context.member.id), (liveEvent) =>
      liveEvents.push(liveEvent),
    );
    const { reference, order } = await orderBundle(context);
    expect(await settle(context, reference, 'paid')).toBe('counted');
    expect(await balance(context)).toBe(100);
    expect((await ordered(context)).order).toMatchObject({ state: 'completed', completed_at: context.clock.now() });
    expect(await getMember(context.db, context.member.id)).toMatchObject({
      paid_user: 1,
      premium_since: context.clock.now(),
    });
    expect((await listAuditOf(context.db, order.id, 9)).map(({ action }) => action)).toEqual(['purchase.completed']);
    await vi.waitFor(() => expect(liveEvents).toEqual([{ kind: 'credits' }]));
    expect(kick).toHaveBeenCalled();
    await expectSoundLedger(context);
  });

  it('credits somebody who has logged out or whose browser never came back', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await orderBundle(context);
    const call = context.payments.settle(reference, 'paid');
    // The provider's server has no session.
    const machine = { ...testContext(opened), ports: context.ports };
    expect(await receiveWebhook(machine, 'memory', call)).toBe('counted');
    expect(await balance(context)).toBe(100);
  });

  it('counts once when it is replayed, also 100 times at once', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    const call = context.payments.settle(reference, 'paid');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => receiveWebhook(context, 'memory', call)));
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(99);
    expect(await balance(context)).toBe(100);
    expect(await sumOfEntries(context.db, 'house_sold')).toBe(-100);
    await expectSoundLedger(context);
  });

  it('credits once if several events report the payment', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await Promise.all([
      settle(context, reference, 'paid'),
      settle(context, reference, 'paid'),
      settle(context, reference, 'paid'),
    ]);
    expect(await balance(context)).toBe(100);
  });

  it.each<[ReportedState[], string, number]>([
    [['pending', 'paid'], 'completed', 100],
    [['paid', 'pending'], 'completed', 100],
    [['failed', 'pending'], 'failed', 0],
    [['pending', 'failed'], 'failed', 0],
    [['pending', 'cancelled'], 'cancelled', 0],
    [['paid', 'failed'], 'completed', 100],
    // 'paid' always wins, however late, because money that was taken must not be kept for nothing.
    [['failed', 'paid'], 'completed', 100],
    [['cancelled', 'pending', 'paid'], 'completed', 100],
  ])('that arrives as %j ends as %s', async (states, end, credits) => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    for (const status of states) expect(await settle(context, reference, status)).toBe('counted');
    expect(await state(context)).toBe(end);
    expect(await balance(context)).toBe(credits);
  });

  // covers S1-007 S6-015
  it('gives premium once: the time of the first purchase stays', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const first = await orderBundle(context);
    await settle(context, first.reference, 'paid');
    const since = context.clock.now();
    opened.clock.advance(86_400_000);
    const second = await orderBundle(context, { requestKey: 'key-0000000002' });
    await settle(context, second.reference, 'paid');
    expect(await getMember(context.db, context.member.id)).toMatchObject({ paid_user: 1, premium_since: since });
  });

  // covers S1-007
  it('gives premium to nobody who has not paid', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'pending');
    await settle(context, reference, 'failed');
    expect(await getMember(context.db, context.member.id)).toMatchObject({ paid_user: 0, premium_since: null });
  });

  it.each([
    ['amount', { amountMinor: 100 }],
    ['a higher amount', { amountMinor: 100_000 }],
    ['currency', { currency: 'PLN' }],
    [
      'reference',
      { providerReference: 'mem_other', mandate: { customerReference: 'c', reference: 'm', label: '•••• 4242' } },
    ],
  ])('with a wrong %s is refused, audited once and never credited', async (_what, lies) => {
    const context = await makeBuyer(await open());
    const { reference, order } = await orderBundle(context);
    const call = context.payments.settle(reference, 'paid', lies);
    expect(await receiveWebhook(context, 'memory', call)).toBe('refused');
    expect(await receiveWebhook(context, 'memory', call)).toBe('refused');
    expect(await state(context)).toBe('pending');
    expect(await balance(context)).toBe(0);
    const audited = await listAuditOf(context.db, order.id, 9);
    expect(audited.map(({ action }) => action)).toEqual(['payment.refused']);
    expect(audited[0]!.detail).toContain('refusal');
    expect(audited[0]!.detail).not.toContain('4242');
    expect(context.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('that is forged, unsigned, altered or stale is refused and changes nothing', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await orderBundle(context);
    const { body, headers } = context.payments.settle(reference, 'paid');
    const call = (text: string, signature?: string) =>
      receiveWebhook(context, 'memory', { body: text, headers: signature ? { [SIGNATURE_HEADER]: signature } : {} });
    expect(await call(body)).toBe('forged');
    expect(await call(body, sign('another-secret', body, context.clock.now()))).toBe('forged');
    expect(await call(body.replace('EUR', 'PLN'), headers[SIGNATURE_HEADER])).toBe('forged');
    expect(await call('', headers[SIGNATURE_HEADER])).toBe('forged');
    opened.clock.advance(600_000);
    expect(await call(body, headers[SIGNATURE_HEADER])).toBe('forged');
    expect(await state(context)).toBe('pending');
    expect(await balance(context)).toBe(0);
  });

  it('of a payment that we never opened or of another brand is foreign, and of another provider unknown', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { reference } = await orderBundle(context);
    const call = context.payments.settle(reference, 'paid');
    expect(await settle(context, reference, 'paid', { paymentId: 'never-opened' })).toBe('foreign');
    expect(await receiveWebhook(context, 'stripe', call)).toBe('unknown');
    const other = { ...testContext(opened, { brand: 2 }), ports: context.ports };
    expect(await receiveWebhook(other, 'memory', call)).toBe('foreign');
    expect([await balance(context), await state(context)]).toEqual([0, 'pending']);
  });

  it('of a provider that did not open the payment is ignored, also if that provider is the current one', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    const call = context.payments.settle(reference, 'paid');
    const other = new Map([['other', { ...context.payments, name: 'other' }]]);
    const moved = { ...context, ports: { ...context.ports, payments: other } };
    expect(await receiveWebhook(moved, 'other', call)).toBe('unknown');
    expect([await balance(context), await state(context)]).toEqual([0, 'pending']);
  });

  it('may arrive before the response that opens the payment', async () => {
    const context = await makeBuyer(await open());
    const { start } = context.payments;
    const early: string[] = [];
    const port = {
      ...context.payments,
      async start(payment: Parameters<typeof start>[0]) {
        const started = await start(payment);
        early.push(await settle(context, started.providerReference, 'paid'));
        return started;
      },
    };
    context.ports = { ...context.ports, payments: new Map([['memory', port]]) };
    await orderBundle(context);
    expect(early).toEqual(['counted']);
    expect(await balance(context)).toBe(100);
  });
});
