import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { aPayment } from '~/providers/payment/payment-harness.testing';
import { ask, openMerchant, openSandbox } from './sandbox.testing';

describe('the sandbox’s pages', () => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let merchant: Awaited<ReturnType<typeof openMerchant>>;
  beforeEach(async () => {
    sandbox = await openSandbox(frozenClock(1_790_000_000_000));
    merchant = await openMerchant();
  });
  afterEach(async () => {
    await sandbox.close();
    await merchant.close();
  });
  async function start(changes = {}) {
    const started = await sandbox.provider.payment.start(aPayment({ webhookUrl: merchant.webhookUrl, ...changes }));
    return new URL(started.redirectUrl!).pathname;
  }
  const get = (path: string) => ask(sandbox.port, path);
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: string, headers: Record<string, string> = form) =>
    ask(sandbox.port, path, { method: 'POST', headers, body });

  it('show who is paid, how much, for what and how, and that it is no real money', async () => {
    const { status, body } = await get(await start());
    expect(status).toBe(200);
    for (const text of ['Aurea B.V.', '€\u00a019,99', '100 credits', 'iDEAL', 'Sandbox: no real money']) {
      expect(body).toContain(text);
    }
    for (const outcome of ['paid', 'pending', 'failed', 'cancelled']) expect(body).toContain(`value="${outcome}"`);
  });

  it.each([
    ['JPY', 500, 'en', '¥500'],
    ['SEK', 19900, 'sv', '199,00\u00a0kr'],
    ['PLN', 4999, 'pl', '49,99\u00a0zł'],
  ])('write %s %i in %s as usual', async (currency, amountMinor, locale, text) => {
    expect((await get(await start({ currency, amountMinor, locale }))).body).toContain(text);
  });

  it('cannot be framed, run no script, and submit their form only here or to the merchant', async () => {
    const { headers, body } = await get(await start());
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' http://aurea.localhost:3000; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    expect(body).not.toMatch(/<script|style="|https?:\/\/(?!aurea)/);
  });

  it('escape hostile texts', async () => {
    const evil = '<script>alert(1)</script>"\'&';
    const path = await start({
      description: evil,
      merchantName: evil,
      methodName: evil,
      returnUrl: 'http://a.localhost/?"><b>',
    });
    for (const page of [path, '/payments']) {
      const { body } = await get(page);
      expect(body).not.toContain('<script');
      expect(body).not.toContain('"><b>');
      expect(body).toContain('&lt;script&gt;');
    }
  });

  it('show a final payment as final, without a button', async () => {
    const path = await start();
    await post(path, 'outcome=cancelled');
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('It is final');
    expect(body).not.toContain('<button');
    expect(body).toContain(`href="${aPayment().returnUrl}"`);
  });

  it.each([
    '/checkout/sbx_nobody',
    '/checkout/',
    '/checkout/a/deliver',
    '/nothing',
    '/checkout/%2e%2e',
    '/payments/sbx_nobody',
  ])('respond with 404 at %s, read or submitted', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await post(path, 'outcome=paid')).status).toBe(404);
  });

  it.each([
    '',
    'outcome=',
    'outcome=refunded',
    'outcome=paid&outcome=failed',
    'outcome=open',
    'x=1',
    '%',
    '{"outcome":"paid"}',
  ])('refuse the form %j', async (body) => {
    const path = await start();
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(response.body).toContain('Choose one of the outcomes');
    expect(merchant.calls).toEqual([]);
  });

  it('refuse another content type and a large form', async () => {
    const path = await start();
    expect((await post(path, 'outcome=paid', { ...form, 'content-type': 'text/plain' })).status).toBe(400);
    expect((await post(path, `outcome=paid&x=${'x'.repeat(5000)}`)).status).toBe(413);
    const chunked = await post(path, `outcome=paid&x=${'x'.repeat(50_000)}`, {
      ...form,
      'transfer-encoding': 'chunked',
    });
    expect(chunked.status).toBe(413);
    expect(merchant.calls).toEqual([]);
  });

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['same-site (a brand)', { 'sec-fetch-site': 'same-site' }, 403],
    ['an Origin of its own', { origin: 'http://aurea.localhost:3000' }, 403],
    ['Origin: null', { origin: 'null' }, 403],
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, 303],
    ['no information about its origin', {}, 303],
  ])('respond to a form sent with %s by %#', async (_, headers, status) => {
    const path = await start();
    const response = await post(path, 'outcome=paid', {
      'content-type': form['content-type'],
      ...(headers as Record<string, string>),
    });
    expect(response.status).toBe(status);
    expect(merchant.calls).toHaveLength(status === 303 ? 1 : 0);
  });

  it('list the newest first, linked from the root, and say when the list is empty', async () => {
    expect(await get('/')).toMatchObject({ status: 303, headers: { location: '/payments' } });
    expect((await get('/payments')).body).toContain('No payment yet');
    await start({ description: 'older order' });
    await start({ paymentId: 'p2', description: 'newer order' });
    const { body } = await get('/payments');
    expect(body.indexOf('newer order')).toBeLessThan(body.indexOf('older order'));
  });

  it('respond to HEAD without a body and to other methods with 405', async () => {
    const path = await start();
    expect(await ask(sandbox.port, path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask(sandbox.port, path, { method: 'DELETE' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
  });
});
