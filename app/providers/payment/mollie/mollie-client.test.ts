import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import https from 'node:https';
import { frozenClock } from '~/server/context/clock';
import { Misconfigured, Rejected, Unavailable } from '../../provider-errors';
import { aPayment, CONTRACT_NOW } from '../payment-harness.testing';
import { webhookCall } from './mollie-server.testing';
import { API_KEY, openMollie, openPort, type MollieHarness } from './mollie.testing';

const clock = frozenClock(CONTRACT_NOW);
let mollie: MollieHarness;
let reference: string;
beforeEach(async () => {
  mollie = await openMollie(clock);
  reference = (await mollie.port.start(aPayment())).providerReference;
});
afterEach(() => mollie.close());

const body = (status: number) => JSON.stringify({ status, title: 'No', detail: 'Not like this.' });

it.each([
  [400, Rejected],
  [401, Misconfigured],
  [403, Misconfigured],
  [404, Rejected],
  [408, Unavailable],
  [409, Unavailable],
  [410, Rejected],
  [422, Rejected],
  [429, Unavailable],
  [500, Unavailable],
  [502, Unavailable],
  [503, Unavailable],
] as const)('throws the right error for a %i', async (status, kind) => {
  mollie.server.trouble = { status, body: body(status), headers: { 'retry-after': '0' } };
  await expect(mollie.port.status(reference)).rejects.toBeInstanceOf(kind);
  await expect(mollie.port.start(aPayment({ paymentId: 'next' }))).rejects.toBeInstanceOf(kind);
});

it.each(['null', '[]', '"paid"', '{}', '', '<h1>It works!</h1>', '{"id":'])(
  'is Unavailable if the response is %j',
  async (text) => {
    mollie.server.trouble = { status: 200, body: text };
    await expect(mollie.port.status(reference)).rejects.toBeInstanceOf(Unavailable);
    await expect(mollie.port.start(aPayment({ paymentId: 'next' }))).rejects.toBeInstanceOf(Unavailable);
  },
);

it('is Misconfigured with a wrong key, and never names the key', async () => {
  const wrong = 'test_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
  const error = await openPort(clock, mollie.server, { apiKey: wrong })
    .status(reference)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Misconfigured);
  expect(String(error) + JSON.stringify(error)).not.toContain(wrong);
});

it.each([
  [{ apiKey: '' }],
  [{ apiKey: 'sk_test_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5' }],
  [{ apiKey: `${API_KEY} ` }],
  [{ api: 'http://api.mollie.com/v2/' }],
  [{ api: 'nonsense' }],
])('does not start with %j', (changes: { apiKey?: string; api?: string }) => {
  expect(() => openPort(clock, { ...mollie.server, ...changes }, changes)).toThrow(Misconfigured);
});

it('waits for a silent server as long as it is told, and leaves no connection behind', async () => {
  const port = openPort(clock, mollie.server, { patience: 200 });
  mollie.server.trouble = 'silent';
  await expect(port.status(reference)).rejects.toBeInstanceOf(Unavailable);
  await vi.waitFor(() => expect(mollie.server.connections()).toBe(0), { timeout: 5000 });
  expect(mollie.server.requests.at(-1)!.line).toContain(reference);
});

it('asks about ten calls to the webhook at once, and about others when those are answered', async () => {
  const { server, port } = mollie;
  const requests = server.requests.length;
  server.trouble = 'silent';
  const read = Array.from({ length: 200 }, (_, n) => port.readWebhook(webhookCall(`tr_stranger${n}`)));
  const results = Promise.allSettled(read);
  await vi.waitFor(() => expect(server.requests).toHaveLength(requests + 10), { timeout: 5000 });
  server.hangUp();
  for (const result of await results) expect(result).toMatchObject({ reason: expect.any(Unavailable) });
  expect(server.requests).toHaveLength(requests + 10);
  server.trouble = undefined;
  expect(await port.readWebhook(webhookCall('tr_stranger1'))).toEqual([]);
});

it('asks about two calls of a network that names no payment, and goes on to hear the others', async () => {
  const { server, port } = mollie;
  // Mollie's own network has named a payment before.
  const real = { ...webhookCall(reference), from: '4:192.0.2' };
  await port.readWebhook(real);
  const requests = server.requests.length;
  server.trouble = 'silent';
  const flood = Array.from({ length: 200 }, (_, n) =>
    port.readWebhook({ ...webhookCall(`tr_madeup${n}`), from: '4:198.51.100' }),
  );
  const flooded = Promise.allSettled(flood);
  await vi.waitFor(() => expect(server.requests).toHaveLength(requests + 2), { timeout: 5000 });
  server.trouble = undefined;
  for (let n = 0; n < 20; n++) await port.readWebhook(real);
  expect(server.requests).toHaveLength(requests + 22);
  server.hangUp();
  for (const result of await flooded) expect(result).toMatchObject({ reason: expect.any(Unavailable) });
});

it('leaves slots for new networks of Mollie’s when many networks make ids up', async () => {
  const { server, port } = mollie;
  const requests = server.requests.length;
  server.trouble = 'silent';
  const flood = Array.from({ length: 200 }, (_, n) =>
    port.readWebhook({ ...webhookCall(`tr_madeup${n}`), from: `4:198.51.${n}` }),
  );
  const flooded = Promise.allSettled(flood);
  await vi.waitFor(() => expect(server.requests).toHaveLength(requests + 6), { timeout: 5000 });
  server.hangUp();
  await flooded;
  server.trouble = undefined;
  // A network is heard like Mollie's only as long as it names payments.
  expect(await port.readWebhook({ ...webhookCall('tr_madeup1'), from: '4:198.51.1' })).toEqual([]);
  expect(await port.readWebhook({ ...webhookCall(reference), from: '4:198.51.1' })).toEqual(expect.any(Array));
});

it('does not wait as long as a server asks it to', async () => {
  const port = openPort(clock, mollie.server, { patience: 200 });
  mollie.server.trouble = { status: 503, body: body(503), headers: { 'retry-after': '3600' } };
  await expect(port.status(reference)).rejects.toBeInstanceOf(Unavailable);
});

it('speaks TLS wherever the URL says https', async () => {
  const requests = mollie.server.requests.length;
  const port = openPort(clock, { ...mollie.server, api: mollie.server.api.replace('http:', 'https:') });
  await expect(port.status(reference)).rejects.toBeInstanceOf(Unavailable);
  expect(mollie.server.requests).toHaveLength(requests);
});

it('leaves the agent of everybody else as it was', async () => {
  expect(new https.Agent()).toBeInstanceOf(https.Agent);
});
