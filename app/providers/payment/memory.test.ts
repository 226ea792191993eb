import { expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { Unavailable } from '../provider-errors';
import { hmacWebhooks, PREVIOUS_SECRET, SECRET } from './hmac-webhook.testing';
import { memoryPayments } from './memory';
import { bankAccountContract } from './bank-account.contract';
import { aPayment, type OpenHarness } from './payment-harness.testing';
import { paymentContract } from './payment.contract';
import { SIGNATURE_HEADER } from './signature';

const open: OpenHarness = async (clock) => {
  const port = memoryPayments({ clock, ids: randomIds(clock), secrets: [SECRET, PREVIOUS_SECRET] });
  return {
    port,
    settle: async (reference, state, failure) => port.settle(reference, state, failure && { failure }),
    settleRefund: async (reference, refundId, state) => port.settleRefund(reference, { refundId, state }),
    chargeBack: async (reference, amountMinor) => port.chargeBack(reference, { amountMinor }),
    settleChargeback: async (payment, reference, state) => port.chargeBack(payment, { reference, state }),
    trouble: (kind) => port.failWith(kind === 'none' ? undefined : new Unavailable('memory payments', kind)),
    signed: hmacWebhooks(clock),
    close: async () => {},
  };
};

paymentContract('memory', open);
bankAccountContract('memory', open);

it('reports a wrong amount on demand, properly signed: billing has to notice', async () => {
  const clock = frozenClock(1_790_000_000_000);
  const port = memoryPayments({ clock, ids: randomIds(clock) });
  const { providerReference } = await port.start(aPayment());
  const [event] = await port.readWebhook(port.settle(providerReference, 'paid', { amountMinor: 1 }));
  expect(event).toMatchObject({ amountMinor: 1 });
});

it('finds the right signature among those of a sender that is changing its secret', async () => {
  const clock = frozenClock(1_790_000_000_000);
  const port = memoryPayments({ clock, ids: randomIds(clock) });
  const { body, headers } = port.settle((await port.start(aPayment())).providerReference, 'paid');
  const [time, good] = headers[SIGNATURE_HEADER]!.split(',');
  const both = { [SIGNATURE_HEADER]: `${time},v1=${'0'.repeat(64)},${good}` };
  expect(await port.readWebhook({ body, headers: both })).toMatchObject([{ state: 'paid' }]);
});
