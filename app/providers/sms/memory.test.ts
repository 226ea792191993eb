import { expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { countingIds } from '~/server/context/ids';
import { Unavailable } from '../provider-errors';
import { memorySms } from './memory';
import { anSms, smsContract } from './sms.contract';

const ids = () => countingIds(frozenClock(1_790_000_000_000));

smsContract('memory', async () => {
  const port = memorySms(ids());
  return {
    port,
    received: async () => port.sent.map(({ from, to, text }) => ({ from, to, text })),
    close: () => port.close(),
  };
});

it('fails on demand and stores nothing', async () => {
  const port = memorySms(ids());
  port.failWith(new Unavailable('memory', 'down'));
  await expect(port.send(anSms())).rejects.toBeInstanceOf(Unavailable);
  expect(port.sent).toEqual([]);
});
