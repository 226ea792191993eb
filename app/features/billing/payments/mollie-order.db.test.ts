import { afterEach, expect, it } from 'vitest';
import { openMollie, type MollieHarness } from '~/providers/payment/mollie/mollie.testing';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { appError, expectSoundLedger, makeBuyer, orderBundle, ordered, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { askAboutPayment } from './payment-check.server';
import { receiveWebhook } from './webhook.service.server';

let mollie: MollieHarness | undefined;
afterEach(() => mollie?.close());

/** A buyer at a brand whose payments go through Mollie, with an order that waits to be paid. */
async function withOrder(opened: OpenDatabase) {
  const context = await makeBuyer(opened);
  mollie = await openMollie(opened.clock);
  context.tenant = {
    ...context.tenant,
    payment_providers: [{ account: 'mollie', kind: 'mollie', webhook_secrets: [] }],
  };
  context.ports = { ...context.ports, payments: new Map([['mollie', mollie.port]]) };
  const placed = await orderBundle(context);
  return { context, clock: opened.clock, mollie, ...placed, balance: () => findBalance(context.db, context.member.id) };
}

const call = (context: Buyer, body: string) => receiveWebhook(context, 'mollie', { body, headers: {} });
const stateOf = async (context: Buyer) => (await ordered(context)).order.state;

withDatabase('an order through Mollie', (open) => {
  it('leads to the page of Mollie, and is credited once however often the webhook is called', async () => {
    const { context, mollie: server, location, payment, reference, balance } = await withOrder(await open());
    expect(new URL(location).origin).toBe('https://www.mollie.com');
    expect(payment).toMatchObject({ provider: 'mollie', redirect_url: location });
    // From then on the caller's network is known to name payments, and may call more often at once.
    expect(await call(context, `id=${reference}`)).toBe('repeated');
    await server.settle(reference, 'paid');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => call(context, `id=${reference}`)));
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1);
    expect(await balance()).toBe(100);
    await expectSoundLedger(context);
  });

  it('gives nothing for a call that only claims to be about a payment', async () => {
    const { context, reference, balance } = await withOrder(await open());
    for (const body of [`id=${reference}`, `id=${reference}&status=paid`, 'id=tr_somebodyelse']) {
      expect(await call(context, body)).toBe('repeated');
    }
    expect(await call(context, '{"status":"paid"}')).toBe('forged');
    expect(await balance()).toBe(0);
  });

  it('asks Mollie to call again while Mollie itself cannot be asked, and loses nothing', async () => {
    const { context, mollie: server, reference, balance } = await withOrder(await open());
    await server.settle(reference, 'paid');
    server.trouble('dead');
    await expect(call(context, `id=${reference}`)).rejects.toEqual(appError('billing.provider-unavailable', 503));
    server.trouble('none');
    expect(await call(context, `id=${reference}`)).toBe('counted');
    expect(await balance()).toBe(100);
  });

  it('is credited by asking where no webhook ever arrives', async () => {
    const { context, clock, mollie: server, payment, reference, balance } = await withOrder(await open());
    await server.settle(reference, 'paid');
    clock.advance(5000);
    await askAboutPayment(context, payment);
    expect(await balance()).toBe(100);
    await call(context, `id=${reference}`);
    expect(await balance()).toBe(100);
  });

  it('ends as cancelled if nobody paid until Mollie let it expire', async () => {
    const { context, mollie: server, reference } = await withOrder(await open());
    server.server.records.settle(reference, 'expired');
    expect(await call(context, `id=${reference}`)).toBe('counted');
    expect(await stateOf(context)).toBe('cancelled');
  });

  it('takes the credits back with a chargeback, and gives them back once it is won', async () => {
    const { context, clock, mollie: server, reference, balance } = await withOrder(await open());
    await server.settle(reference, 'paid');
    await call(context, `id=${reference}`);
    clock.advance(60_000);
    await server.chargeBack(reference, 1000);
    expect(await call(context, `id=${reference}`)).toBe('counted');
    expect(await call(context, `id=${reference}`)).toBe('repeated');
    expect(await balance()).toBe(0);
    await expectSoundLedger(context);
    const { chargebacks } = await server.port.status(reference);
    clock.advance(60_000);
    await server.settleChargeback(reference, chargebacks[0]!.reference, 'failed');
    expect(await call(context, `id=${reference}`)).toBe('counted');
    expect(await balance()).toBe(100);
    await expectSoundLedger(context);
  });
});
