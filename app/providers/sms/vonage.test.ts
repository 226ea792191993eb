import { afterEach, beforeEach, expect, it } from 'vitest';
import { Misconfigured, Rejected, Unavailable } from '../provider-errors';
import { anSms, smsContract } from './sms.contract';
import { vonageSms } from './vonage';
import { startVonageServer, type VonageServer } from './vonage.testing';

const ACCOUNT = { key: 'abcd1234', secret: 'a secret: with a colon' };
let server: VonageServer;
const open = (options = {}) => vonageSms({ ...ACCOUNT, origin: server.origin, ...options });

beforeEach(async () => {
  server = await startVonageServer(ACCOUNT);
});
afterEach(() => server.close());

smsContract('vonage', async () => {
  const port = open();
  return { port, received: async () => server.received, close: () => port.close() };
});

it.each([
  [401, Misconfigured],
  [402, Misconfigured],
  [403, Misconfigured],
  [404, Misconfigured],
  [422, Rejected],
  [400, Rejected],
  [429, Unavailable],
  [500, Unavailable],
  [503, Unavailable],
  ['garbage', Unavailable],
] as const)('translates %s, and neither the number nor the text is in the error', async (failure, error) => {
  server.failWith = failure;
  const thrown = await open()
    .send(anSms())
    .catch((reason: unknown) => reason as Error);
  expect(thrown).toBeInstanceOf(error);
  expect(String(thrown)).not.toMatch(/31612345678|123456/);
});

it('refuses the wrong secret, and does not wait for a silent or a missing server', async () => {
  await expect(open({ secret: 'another' }).send(anSms())).rejects.toBeInstanceOf(Misconfigured);
  server.failWith = 'silence';
  await expect(open({ patience: 50 }).send(anSms())).rejects.toBeInstanceOf(Unavailable);
  await server.close();
  await expect(open().send(anSms())).rejects.toBeInstanceOf(Unavailable);
});
