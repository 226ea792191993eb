import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { Rejected } from '../provider-errors';
import type { SignedCall } from './memory';
import type { PaymentPort, PaymentStart, PaymentState } from './payment-port';
import { sign, SIGNATURE_HEADER, TOLERANCE_MS } from './signature';

export const SECRET = 'a-secret-both-sides-know';

export interface PaymentHarness {
  port: PaymentPort;
  /** Does what buyer and bank do. Returns the webhook call as the provider makes it. */
  settle(providerReference: string, state: PaymentState): Promise<SignedCall>;
  close(): Promise<void>;
}

export function aPayment(changes: Partial<PaymentStart> = {}): PaymentStart {
  return {
    paymentId: '01hq3v9xk2m4n5p6q7r8s9t0va',
    tenantSlug: 'aurea',
    amountMinor: 1999,
    currency: 'EUR',
    method: 'ideal',
    methodName: 'iDEAL',
    merchantName: 'Aurea B.V.',
    description: '100 credits',
    locale: 'nl',
    returnUrl: 'http://aurea.localhost:3000/transactions/01hq3v9xk2m4n5p6q7r8s9t0va',
    webhookUrl: 'http://aurea.localhost:3000/webhooks/payment',
    ...changes,
  };
}

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

/** What every payment adapter promises, including the in-memory one. Its secret is SECRET. */
export function paymentContract(name: string, open: (clock: AdjustableClock) => Promise<PaymentHarness>): void {
  describe(`payment contract: ${name}`, () => {
    let clock: AdjustableClock;
    let harness: PaymentHarness;
    let port: PaymentPort;
    beforeEach(async () => {
      clock = frozenClock(1_790_000_000_500);
      harness = await open(clock);
      port = harness.port;
    });
    afterEach(() => harness.close());
    const paid = async () => harness.settle((await port.start(aPayment())).providerReference, 'paid');

    it('sends the buyer to a URL of its checkout origins', async () => {
      const { redirectUrl, providerReference } = await port.start(aPayment());
      expect(port.checkoutOrigins()).toContain(new URL(redirectUrl).origin);
      expect(providerReference).toMatch(/^[\w-]{10,64}$/);
    });

    it('opens a payment once, however often and at how many times at once it is started', async () => {
      const started = await Promise.all(Array.from({ length: 10 }, () => port.start(aPayment())));
      expect(new Set(started.map((one) => one.providerReference)).size).toBe(1);
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
        expect(await port.status(providerReference)).toEqual({ ...facts, state: 'open', changedAt: clock.now() });
        clock.advance(5000);
        const event = port.readWebhook(await harness.settle(providerReference, state));
        expect(event).toEqual({
          ...facts,
          state,
          occurredAt: clock.now(),
          eventId: expect.stringMatching(/^.{10,64}$/),
        });
        expect(await port.status(providerReference)).toEqual({ ...facts, state, changedAt: clock.now() });
      },
    );

    it('gives each state of a payment an event id of its own', async () => {
      const { providerReference } = await port.start(aPayment());
      const first = port.readWebhook(await harness.settle(providerReference, 'pending'));
      const second = port.readWebhook(await harness.settle(providerReference, 'paid'));
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
      const call = await paid();
      const event = port.readWebhook(call);
      expect(port.readWebhook({ body: Buffer.from(call.body), headers: new Headers(call.headers) })).toEqual(event);
    });

    it('accepts a signature for the tolerance and no second longer', async () => {
      const call = await paid();
      clock.advance(TOLERANCE_MS - 1000);
      expect(port.readWebhook(call).state).toBe('paid');
      clock.advance(2000);
      expect(() => port.readWebhook(call)).toThrow(Rejected);
      clock.advance(-2 * TOLERANCE_MS - 2000);
      expect(() => port.readWebhook(call), 'signed in the future').toThrow(Rejected);
    });

    it('finds the right signature among those of a sender that is changing its secret', async () => {
      const call = await paid();
      const [time, good] = call.headers[SIGNATURE_HEADER]!.split(',');
      const headers = { [SIGNATURE_HEADER]: `${time},v1=${'0'.repeat(64)},${good}` };
      expect(port.readWebhook({ body: call.body, headers }).state).toBe('paid');
    });

    const forgeries: [
      string,
      (call: SignedCall, header: string) => { body: string; headers: Record<string, string | string[]> },
    ][] = [
      ['another amount', (call) => ({ ...call, body: call.body.replace('1999', '9999') })],
      ['another state', (call) => ({ ...call, body: call.body.replace('"paid"', '"failed"') })],
      ['one more blank', (call) => ({ ...call, body: `${call.body} ` })],
      ['an empty body', (call) => ({ ...call, body: '' })],
      ['no signature', (call) => ({ ...call, headers: {} })],
      ['two signature headers', (call, header) => ({ ...call, headers: { [SIGNATURE_HEADER]: [header, header] } })],
      ['two headers joined', (call, header) => ({ ...call, headers: { [SIGNATURE_HEADER]: `${header}, ${header}` } })],
      [
        'a newer time',
        (call, header) => ({ ...call, headers: { [SIGNATURE_HEADER]: header.replace('t=179', 't=180') } }),
      ],
      ['a signature cut short', (call, header) => ({ ...call, headers: { [SIGNATURE_HEADER]: header.slice(0, -1) } })],
      ['a signature of nothing', (call) => ({ ...call, headers: { [SIGNATURE_HEADER]: 't=1790000000,v1=' } })],
      ['no time', (call, header) => ({ ...call, headers: { [SIGNATURE_HEADER]: header.replace(/t=\d+,/, '') } })],
      ['rubbish', (call) => ({ ...call, headers: { [SIGNATURE_HEADER]: '\u0000'.repeat(5000) } })],
      [
        'another secret',
        (call) => ({
          ...call,
          headers: { [SIGNATURE_HEADER]: sign('another-secret-entirely', call.body, 1_790_000_000_500) },
        }),
      ],
    ];
    it.each(forgeries)('refuses a call with %s', async (_, forge) => {
      const call = await paid();
      expect(() => port.readWebhook(forge(call, call.headers[SIGNATURE_HEADER]!))).toThrow(Rejected);
      expect(port.readWebhook(call).state, 'the true one still counts').toBe('paid');
    });

    it.each(['', '[]', 'null', '{"id":1}', 'no json', `{"id":"e","type":"payment.changed","payment":{}}`])(
      'refuses %j as an event, though it is signed',
      (body) => {
        const headers = { [SIGNATURE_HEADER]: sign(SECRET, body, clock.now()) };
        expect(() => port.readWebhook({ body, headers })).toThrow(Rejected);
      },
    );
  });
}
