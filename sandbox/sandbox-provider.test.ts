import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { memoryLogger } from '~/server/operations/logger';
import { Misconfigured, Rejected, Unavailable } from '~/providers/provider-errors';
import { hmacWebhooks, PREVIOUS_SECRET, SECRET } from '~/providers/payment/hmac-webhook.testing';
import { bankAccountContract } from '~/providers/payment/bank-account.contract';
import { aPayment, type OpenHarness, type Trouble } from '~/providers/payment/payment-harness.testing';
import { paymentContract } from '~/providers/payment/payment.contract';
import { SIGNATURE_HEADER } from '~/providers/payment/signature';
import { sandboxPayments } from './sandbox-client';
import { createSandboxProvider } from './sandbox-provider';
import { ask, openMerchant, openSandbox } from './sandbox.testing';

const open: OpenHarness = async (clock) => {
  const [sandbox, merchant] = [await openSandbox(clock), await openMerchant()];
  const { provider } = sandbox;
  let trouble: Trouble = 'none';
  const payment = sandboxPayments({
    origin: () => new URL(`http://pay.localhost:${sandbox.port}`).origin,
    secrets: [SECRET, PREVIOUS_SECRET],
    clock,
    async api(request) {
      if (trouble === 'dead') throw new Error('the connection was reset');
      if (trouble === 'maintenance') return { status: 503, body: { error: 'maintenance' } };
      return trouble === 'garbage' ? { status: 200, body: {} as never } : provider.api(request);
    },
  });
  /** The call that the merchant got for the event that was queued last. */
  async function reported(done: Promise<boolean>) {
    expect(await done).toBe(true);
    const { headers, body } = merchant.calls.at(-1)!;
    return { body, headers: { [SIGNATURE_HEADER]: String(headers[SIGNATURE_HEADER]) } };
  }
  return {
    port: {
      ...payment,
      start: async (order) =>
        payment.start(order.webhookUrl.includes('@') ? order : { ...order, webhookUrl: merchant.webhookUrl }),
    },
    settle: (reference, state, failure) => reported(provider.settle(reference, state, failure)),
    async settleRefund(reference, refundId, state) {
      const { refunds } = await provider.payment.status(reference);
      const moneyBack = refunds.find((refund) => refund.refundId === refundId)!.reference;
      return reported(provider.moneyBack(reference, { kind: 'refund', moneyBack, state }));
    },
    chargeBack: (reference, amountMinor) =>
      reported(provider.moneyBack(reference, { kind: 'chargeback', amountMinor, state: 'done' })),
    settleChargeback: (reference, moneyBack, state) =>
      reported(provider.moneyBack(reference, { kind: 'chargeback', moneyBack, state: state as 'failed' })),
    trouble: (kind) => (trouble = kind),
    signed: hmacWebhooks(clock),
    async close() {
      await sandbox.close();
      await merchant.close();
    },
  };
};

paymentContract('sandbox', open);
bankAccountContract('sandbox', open);

describe('the sandbox provider', () => {
  let clock: AdjustableClock;
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let merchant: Awaited<ReturnType<typeof openMerchant>>;
  beforeEach(async () => {
    clock = frozenClock(1_790_000_000_000);
    sandbox = await openSandbox(clock);
    merchant = await openMerchant();
  });
  afterEach(async () => {
    await sandbox.close();
    await merchant.close();
  });
  async function start(changes = {}) {
    const started = await sandbox.provider.payment.start(aPayment({ webhookUrl: merchant.webhookUrl, ...changes }));
    return { ...started, path: new URL(started.redirectUrl!).pathname };
  }

  it('notifies the merchant at the brand’s host first, then sends the buyer back', async () => {
    const { path } = await start();
    const response = await sandbox.choose(path, 'paid');
    expect(response).toMatchObject({ status: 303, headers: { location: aPayment().returnUrl } });
    expect(merchant.calls).toMatchObject([
      { method: 'POST', host: `aurea.localhost:${merchant.port}`, path: '/webhooks/payment?x=1' },
    ]);
    expect(await sandbox.provider.payment.readWebhook(merchant.calls[0]!)).toMatchObject([
      { kind: 'status', state: 'paid', amountMinor: 1999 },
    ]);
  });

  it('retries with growing pauses, the same event with a new signature, until the merchant responds with 2xx', async () => {
    merchant.responses.push(500, 404, 302);
    const { path, providerReference } = await start();
    await sandbox.choose(path, 'paid');
    for (const [seconds, count] of [
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await pass(seconds * 1000 - 1);
      expect(merchant.calls).toHaveLength(count - 1);
      clock.advance(1);
      await vi.waitFor(() => expect(merchant.calls).toHaveLength(count));
    }
    const { payment } = sandbox.provider;
    const events = merchant.calls.map((call) => JSON.parse(call.body) as { id: string });
    expect(new Set(events.map((event) => event.id)).size).toBe(1);
    expect(new Set(merchant.calls.map((call) => call.headers[SIGNATURE_HEADER])).size).toBe(4);
    expect(await payment.readWebhook(merchant.calls[3]!)).toMatchObject([{ providerReference }]);
    await vi.waitFor(async () =>
      expect((await ask(sandbox.port, '/payments')).body).not.toContain('does not know yet'),
    );
  });

  /** Moves the clock forward and waits until the sandbox has checked it several times. */
  async function pass(ms: number) {
    clock.advance(ms);
    const reads = vi.spyOn(clock, 'now');
    await vi.waitFor(() => expect(reads.mock.calls.length).toBeGreaterThan(3));
    reads.mockRestore();
  }

  it('delivers after a restart what was not delivered before it', async () => {
    merchant.responses.push(503);
    const { path } = await start();
    await sandbox.choose(path, 'paid');
    await sandbox.restart();
    expect((await sandbox.provider.payment.status(path.split('/')[2]!)).state).toBe('paid');
    clock.advance(1000);
    await vi.waitFor(() => expect(merchant.calls).toHaveLength(2));
  });

  it('lets the buyer go on if the merchant cannot be reached, and notifies it on demand later', async () => {
    const { port } = merchant;
    await merchant.close();
    const { path, providerReference } = await start();
    expect((await sandbox.choose(path, 'paid')).status).toBe(303);
    expect((await ask(sandbox.port, '/payments')).body).toContain('The merchant does not know yet');
    expect(port).toBeGreaterThan(0);
    merchant = await openMerchant();
    const moved = readFileSync(sandbox.stateFile, 'utf8').replaceAll(`:${port}/`, `:${merchant.port}/`);
    await sandbox.provider.close();
    writeFileSync(sandbox.stateFile, moved);
    await sandbox.restart();
    expect((await sandbox.choose(`/payments/${providerReference}/deliver`, '')).status).toBe(303);
    expect(merchant.calls).toHaveLength(1);
  });

  it('settles a pending payment from the list, once', async () => {
    const { path, providerReference } = await start();
    await sandbox.choose(path, 'pending');
    expect((await sandbox.choose(path, 'cancelled')).status).toBe(409);
    const settled = await sandbox.choose(`/payments/${providerReference}`, 'failed');
    expect(settled).toMatchObject({ status: 303, headers: { location: '/payments' } });
    expect((await sandbox.choose(`/payments/${providerReference}`, 'paid')).status).toBe(409);
    const events = await Promise.all(merchant.calls.map((call) => sandbox.provider.payment.readWebhook(call)));
    expect(events).toMatchObject([[{ state: 'pending' }], [{ state: 'failed' }]]);
  });

  it('changes nothing once a payment is final, however many buttons are pressed at once', async () => {
    const { path, providerReference } = await start();
    const responses = await Promise.all(
      ['paid', 'failed', 'cancelled', 'paid', 'pending'].map((outcome) => sandbox.choose(path, outcome)),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([303, 409, 409, 409, 409]);
    const { state } = await sandbox.provider.payment.status(providerReference);
    const late = await sandbox.choose(path, 'cancelled');
    expect(late).toMatchObject({ status: 409, body: expect.stringContaining('Nothing has changed') });
    expect((await sandbox.provider.payment.status(providerReference)).state).toBe(state);
    expect(merchant.calls).toHaveLength(1);
  });

  it('says so if a choice cannot be saved, and has changed nothing', async () => {
    const { path, providerReference } = await start();
    renameSync(sandbox.folder, `${sandbox.folder}-away`);
    writeFileSync(sandbox.folder, 'a file where the folder was');
    const response = await sandbox.choose(path, 'paid');
    expect(response).toMatchObject({ status: 503, body: expect.stringContaining('nothing has changed') });
    expect((await sandbox.provider.payment.status(providerReference)).state).toBe('open');
    await expect(start({ paymentId: 'new' })).rejects.toBeInstanceOf(Unavailable);
    rmSync(sandbox.folder);
    renameSync(`${sandbox.folder}-away`, sandbox.folder);
    expect((await sandbox.choose(path, 'paid')).status).toBe(303);
  });

  it('accepts the same commands over HTTP if they are signed, and refuses unsigned ones', async () => {
    const forward = (secret: string) =>
      sandboxPayments({
        origin: () => '',
        secrets: [secret],
        clock,
        api: async ({ method, path, body, headers }) => {
          const reply = await ask(sandbox.port, path, { method, body, headers: headers as Record<string, string> });
          return { status: reply.status, body: JSON.parse(reply.body) as { error: string } };
        },
      });
    const { providerReference } = await forward(SECRET).start(aPayment());
    expect((await forward(SECRET).status(providerReference)).state).toBe('open');
    await expect(forward('a-secret-of-somebody-else').start(aPayment())).rejects.toBeInstanceOf(Misconfigured);
    await expect(forward('a-secret-of-somebody-else').status(providerReference)).rejects.toBeInstanceOf(Misconfigured);
    expect(
      (await ask(sandbox.port, '/api/payments', { method: 'POST', body: JSON.stringify(aPayment()) })).status,
    ).toBe(401);
  });

  it('calls only this machine over http', async () => {
    await expect(start({ webhookUrl: 'https://aurea.example/webhooks/payment' })).rejects.toBeInstanceOf(Rejected);
    const { path } = await start({ webhookUrl: `http://192.0.2.1:${merchant.port}/hook` });
    await sandbox.choose(path, 'paid');
    expect(merchant.calls).toMatchObject([{ host: `192.0.2.1:${merchant.port}`, path: '/hook' }]);
  });

  it('does not start on an unreadable file or with an invalid secret', async () => {
    const options = { origin: () => '', clock, ids: randomIds(clock), log: memoryLogger() };
    const stateFile = `${sandbox.folder}/broken.json`;
    writeFileSync(stateFile, '{"version":1,"payments":[{"half');
    expect(() => createSandboxProvider({ ...options, secrets: [SECRET], stateFile })).toThrow(Misconfigured);
    expect(() =>
      createSandboxProvider({ ...options, secrets: [SECRET, 'short'], stateFile: `${stateFile}.new` }),
    ).toThrow(Misconfigured);
  });
});
