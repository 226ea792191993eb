import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { Rejected, Unavailable } from '../provider-errors';
import { savedMethodContract } from './saved-method.contract';
import { lostStartContract } from './lost-start.contract';
import { moneyBackContract } from './money-back.contract';
import {
  aPayment,
  CONTRACT_NOW,
  TROUBLES,
  type OpenHarness,
  type PaymentHarness,
  type ProviderCall,
} from './payment-harness.testing';
import type { PaymentPort, PaymentStart, StatusEvent } from './payment-port';
import { signedWebhookContract } from './signed-webhook.contract';

const WRONG_ORDERS: [string, Partial<Record<keyof PaymentStart, unknown>>][] = [
  ['an amount of zero', { amountMinor: 0 }],
  ['a negative amount', { amountMinor: -5 }],
  ['a fraction of a cent', { amountMinor: 19.5 }],
  ['an amount that is not a number', { amountMinor: NaN }],
  ['a currency in lower case', { currency: 'eur' }],
  ['an empty payment id', { paymentId: '' }],
  ['a path as payment id', { paymentId: '../a' }],
  ['a script as return URL', { returnUrl: 'javascript:alert(1)' }],
  ['a relative return URL', { returnUrl: '/transactions' }],
  ['credentials in a URL', { webhookUrl: 'http://a:b@aurea.localhost/' }],
  ['a line break in the description', { description: 'a\nb' }],
  ['no locale', { locale: 'not a locale' }],
];

/** What every payment adapter promises, including the in-memory one. */
export function paymentContract(name: string, open: OpenHarness): void {
  describe(`payment contract: ${name}`, () => {
    let clock: AdjustableClock;
    let harness: PaymentHarness;
    let port: PaymentPort;
    beforeEach(async () => {
      clock = frozenClock(CONTRACT_NOW);
      harness = await open(clock);
      port = harness.port;
    });
    afterEach(() => harness.close());

    async function statusOf(call: ProviderCall): Promise<StatusEvent> {
      const events = await port.readWebhook(call);
      return events.find((event) => event.kind === 'status')!;
    }

    it('sends the buyer to a URL of its checkout origins', async () => {
      const { redirectUrl, providerReference } = await port.start(aPayment());
      expect(port.checkoutOrigins()).toContain(new URL(redirectUrl!).origin);
      expect(providerReference).toMatch(/^[\w-]{5,120}$/);
    });

    it('names itself and the methods it can collect with', () => {
      expect(port.name).toMatch(/^[a-z][a-z0-9-]{0,31}$/);
      expect(port.methods.size).toBeGreaterThan(0);
    });

    it('opens a payment once, however often and at how many times at once it is started', async () => {
      const started = await Promise.all(Array.from({ length: 10 }, () => port.start(aPayment())));
      expect(new Set(started.map((payment) => payment.providerReference)).size).toBe(1);
      const other = await port.start(aPayment({ paymentId: 'another' }));
      expect(other.providerReference).not.toBe(started[0]!.providerReference);
    });

    it.each([{ amountMinor: 1 }, { currency: 'USD' }])('refuses a known payment id with %j', async (changes) => {
      const { providerReference } = await port.start(aPayment());
      await expect(port.start(aPayment(changes))).rejects.toBeInstanceOf(Rejected);
      expect(await port.status(providerReference)).toMatchObject({ amountMinor: 1999, currency: 'EUR' });
    });

    it.each(WRONG_ORDERS)('refuses %s', async (_, changes) => {
      await expect(port.start({ ...aPayment(), ...changes } as PaymentStart)).rejects.toBeInstanceOf(Rejected);
    });

    it.each(['paid', 'failed', 'cancelled', 'pending'] as const)(
      'reports %s by webhook and by status call',
      async (state) => {
        const { providerReference } = await port.start(aPayment());
        const facts = { providerReference, paymentId: aPayment().paymentId, amountMinor: 1999, currency: 'EUR' };
        const nothingBack = { refunds: [], chargebacks: [] };
        const opened = await port.status(providerReference);
        expect(opened).toEqual({ ...facts, ...nothingBack, state: 'open', changedAt: clock.now() });
        clock.advance(5000);
        const event = await statusOf(await harness.settle(providerReference, state));
        expect(event).toMatchObject({ ...facts, kind: 'status', state });
        // Some providers know only when a payment began and when it ended.
        expect([clock.now(), ...(state === 'pending' ? [opened.changedAt] : [])]).toContain(event.occurredAt);
        expect(event.eventId).toMatch(/^.{5,120}$/);
        expect(await port.status(providerReference)).toMatchObject({
          ...facts,
          ...nothingBack,
          state,
          changedAt: event.occurredAt,
        });
      },
    );

    it('gives each state of a payment an event id of its own, and each delivery of it the same', async () => {
      const { providerReference } = await port.start(aPayment());
      const call = await harness.settle(providerReference, 'pending');
      const first = await statusOf(call);
      expect((await statusOf(call)).eventId).toBe(first.eventId);
      clock.advance(1000);
      const second = await statusOf(await harness.settle(providerReference, 'paid'));
      expect([first.state, second.state]).toEqual(['pending', 'paid']);
      expect(second.eventId).not.toBe(first.eventId);
    });

    it.each(['sbx_nobody', '', '../../etc/passwd', 'x'.repeat(500)])(
      'does not know the payment %j',
      async (reference) => {
        await expect(port.status(reference)).rejects.toBeInstanceOf(Rejected);
      },
    );

    it('reads the body as bytes and as text, the headers of Node and of fetch', async () => {
      const call = await harness.settle((await port.start(aPayment())).providerReference, 'paid');
      const events = await port.readWebhook(call);
      expect(await port.readWebhook({ body: Buffer.from(call.body), headers: new Headers(call.headers) })).toEqual(
        events,
      );
    });

    it.each(['', '[]', 'null', '{"id":1}', 'id=', 'no json'])('reads no event in %j', async (body) => {
      await expect(port.readWebhook({ body, headers: {} })).rejects.toBeInstanceOf(Rejected);
    });

    it('reads no event in a body of 100 kB', async () => {
      await expect(port.readWebhook({ body: '\u0000'.repeat(100_000), headers: {} })).rejects.toBeInstanceOf(Rejected);
    });

    it.each(TROUBLES)('is Unavailable while the provider’s server is in trouble: %s', async (kind) => {
      const { providerReference } = await port.start(aPayment());
      const call = await harness.settle(providerReference, 'paid');
      harness.trouble(kind);
      await expect(port.start(aPayment({ paymentId: 'another' }))).rejects.toBeInstanceOf(Unavailable);
      await expect(port.status(providerReference)).rejects.toBeInstanceOf(Unavailable);
      // Anyone who signs the state can be read meanwhile; anyone who has it fetched cannot.
      const read = await port.readWebhook(call).catch((error: unknown) => error);
      expect(read instanceof Unavailable || (read as StatusEvent[])[0]?.state === 'paid').toBe(true);
      harness.trouble('none');
      expect(await port.status(providerReference)).toMatchObject({ state: 'paid' });
      expect((await port.start(aPayment({ paymentId: 'another' }))).redirectUrl).toBeTruthy();
    });

    moneyBackContract(() => harness, () => clock); // prettier-ignore
    savedMethodContract(() => harness);
    lostStartContract(() => harness, () => clock); // prettier-ignore
    signedWebhookContract(() => harness, () => clock); // prettier-ignore
  });
}
