import { expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { Unavailable } from '../provider-errors';
import { memoryPayments } from './memory';
import { aPayment, paymentContract, SECRET } from './payment.contract';

paymentContract('memory', async (clock) => {
  const port = memoryPayments({ clock, ids: randomIds(clock), secret: SECRET });
  return { port, settle: async (reference, state) => port.settle(reference, state), close: async () => {} };
});

it('reports a wrong amount on demand, properly signed: billing has to notice', async () => {
  const clock = frozenClock(1_790_000_000_000);
  const port = memoryPayments({ clock, ids: randomIds(clock) });
  const { providerReference } = await port.start(aPayment());
  expect(port.readWebhook(port.settle(providerReference, 'paid', { amountMinor: 1 })).amountMinor).toBe(1);
});

it('fails on demand', async () => {
  const clock = frozenClock(1_790_000_000_000);
  const port = memoryPayments({ clock, ids: randomIds(clock) });
  port.failWith(new Unavailable('memory payments', 'told to'));
  await expect(port.start(aPayment())).rejects.toBeInstanceOf(Unavailable);
});
