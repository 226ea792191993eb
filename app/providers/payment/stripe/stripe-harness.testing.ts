import { Stripe } from 'stripe';
import type { AdjustableClock } from '~/server/context/clock';
import type { PaymentHarness, ProviderCall, SignedWebhooks } from '../payment-harness.testing';
import type { ReportedState } from '../payment-port';
import { stripePayments } from './stripe';
import { startStripeServer, STRIPE_KEY, type StripeServer } from './stripe-server.testing';
import { STRIPE_SIGNATURE } from './stripe-signature';
import type { FakeIntent, FakeSession } from './stripe-world.testing';

const SECRETS = {
  current: 'whsec_a_secret_both_sides_know',
  previous: 'whsec_the_secret_until_yesterday',
  stranger: 'whsec_another_secret_entirely',
};
// Only its generator of signatures is used here.
const { webhooks } = new Stripe(STRIPE_KEY);

export interface StripeHarness extends PaymentHarness {
  server: StripeServer;
  signed: SignedWebhooks;
  /** Signs an event as Stripe does. */
  event(type: string, object: object, created?: number): ProviderCall;
}

export async function openStripeHarness(clock: AdjustableClock): Promise<StripeHarness> {
  const server = await startStripeServer(clock);
  const { world } = server;
  const port = stripePayments({
    account: 'stripe-main',
    apiKey: STRIPE_KEY,
    webhookSecrets: [SECRETS.current, SECRETS.previous],
    clock,
    api: server.api,
  });
  const signed = stripeWebhooks(clock);
  const event = (type: string, object: object, created = world.now()) =>
    signed.sign(JSON.stringify({ id: world.newId('evt'), object: 'event', type, created, data: { object } }));
  const intentOf = (reference: string): FakeIntent =>
    reference.startsWith('pi_')
      ? world.find(world.intents, reference)
      : world.find(world.intents, world.find(world.sessions, reference).payment_intent!);
  // What the tests settle afterwards is not settled by the charge itself.
  server.chargesEnd = 'processing';

  const settleSession = (session: FakeSession, state: ReportedState): ProviderCall => {
    if (state === 'cancelled') {
      Object.assign(session, { status: 'expired', expires_at: world.now(), url: null });
      return event('checkout.session.expired', session);
    }
    const again = session.status === 'complete';
    const intent = world.confirm(session);
    if (state === 'failed') {
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { type: 'card_error', code: 'payment_intent_payment_attempt_failed' } }); // prettier-ignore
      return event('checkout.session.async_payment_failed', session);
    }
    intent.status = state === 'paid' ? 'succeeded' : 'processing';
    if (state === 'paid') session.payment_status = 'paid';
    return event(again ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed', session);
  };
  const settleIntent = (intent: FakeIntent, state: ReportedState, code: string): ProviderCall => {
    if (state === 'paid') {
      return event('payment_intent.succeeded', Object.assign(intent, { status: 'succeeded' }));
    }
    if (state === 'pending') return event('payment_intent.processing', Object.assign(intent, { status: 'processing' }));
    if (state === 'cancelled') {
      return event('payment_intent.canceled', Object.assign(intent, { status: 'canceled', canceled_at: world.now() }));
    }
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { type: 'card_error', code } });
    return event('payment_intent.payment_failed', intent);
  };

  return {
    port,
    server,
    signed,
    event,
    settle: async (reference, state, failure) =>
      reference.startsWith('cs_')
        ? settleSession(world.find(world.sessions, reference), state)
        : settleIntent(intentOf(reference), state, failure === 'card-expired' ? 'expired_card' : 'card_declined'),
    async settleRefund(_, refundId, state) {
      const refund = [...world.refunds.values()].find((refund) => refund.metadata['refund_id'] === refundId)!;
      if (state === 'failed') return event('refund.failed', Object.assign(refund, { status: 'failed' }));
      return event('refund.created', refund, refund.created);
    },
    chargeBack: async (reference, amountMinor) =>
      event('charge.dispute.created', world.dispute(intentOf(reference), amountMinor, 'needs_response')),
    async settleChargeback(_, reference, state) {
      const dispute = world.find(world.disputes, reference);
      const status = { failed: 'won', done: 'lost', pending: 'under_review' }[state];
      return event('charge.dispute.closed', Object.assign(dispute, { status }));
    },
    trouble: (kind) => (server.trouble = kind),
    close: () => server.close(),
  };
}

function stripeWebhooks(clock: AdjustableClock): SignedWebhooks {
  const header = (call: ProviderCall) => call.headers[STRIPE_SIGNATURE]!;
  const withHeader = (call: { body: string }, value: string | string[]) => ({
    body: call.body,
    headers: { [STRIPE_SIGNATURE]: value },
  });
  const sign = (body: string, secret: string, now = clock.now()) =>
    webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(now / 1000) });
  return {
    toleranceMs: 300_000,
    sign: (body, by = 'current') => ({ body, headers: { [STRIPE_SIGNATURE]: sign(body, SECRETS[by]) } }),
    forgeries: [
      ['another amount', (call) => ({ ...call, body: call.body.replace('1999', '9999') })],
      ['another state', (call) => ({ ...call, body: call.body.replace('"paid"', '"unpaid"') })],
      ['one more blank', (call) => ({ ...call, body: `${call.body} ` })],
      ['an empty body', (call) => ({ ...call, body: '' })],
      ['no signature', (call) => ({ ...call, headers: {} })],
      ['two signature headers', (call) => withHeader(call, [header(call), header(call)])],
      ['two headers joined', (call) => withHeader(call, `${header(call)}, ${header(call)}`)],
      ['a newer time', (call) => withHeader(call, header(call).replace('t=179', 't=180'))],
      ['a signature cut short', (call) => withHeader(call, header(call).slice(0, -1))],
      ['a signature of nothing', (call) => withHeader(call, 't=1790000000,v1=')],
      ['a signature of the test scheme', (call) => withHeader(call, header(call).replace('v1=', 'v0='))],
      ['no time', (call) => withHeader(call, header(call).replace(/t=\d+,/, ''))],
      ['rubbish', (call) => withHeader(call, '\u0000'.repeat(5000))],
      [
        'a signature of tomorrow',
        (call) => withHeader(call, sign(call.body, SECRETS.current, clock.now() + 86_400_000)),
      ],
      ['another secret', (call) => withHeader(call, sign(call.body, SECRETS.stranger))],
    ],
  };
}
