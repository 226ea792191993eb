import { expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { countingIds } from '~/server/context/ids';
import { Unavailable } from '../provider-errors';
import { aMail, mailContract } from './mail.contract';
import { memoryMail } from './memory';

const ids = () => countingIds(frozenClock(0));

mailContract('memory', async () => {
  const port = memoryMail(ids());
  return {
    port,
    received: async () => port.sent.map((mail) => ({ ...mail, to: [mail.to], headers: { ...mail.headers } })),
    close: () => port.close(),
  };
});

it('fails on demand, so that a test can see what a mail outage does', async () => {
  const port = memoryMail(ids());
  port.failWith(new Unavailable('memory', 'told to'));
  await expect(port.send(aMail())).rejects.toBeInstanceOf(Unavailable);
  port.failWith(undefined);
  await port.send(aMail());
  expect(port.sent).toHaveLength(1);
});
