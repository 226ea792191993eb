import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionFunctionArgs } from '@remix-run/node';
import { afterEach, expect, it } from 'vitest';
import { listOrders } from '~db/queries/order';
import { makeBuyer, type Buyer } from '~/features/billing/billing.testing';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { createSandboxProvider, type SandboxProvider } from '../../sandbox/sandbox-provider';
import type { RequestContext } from '~/server/context/context.server';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { action as postCountry } from './credits';
import { action as postOrder, loader as orderPage } from './credits-id-paymentmethod';
import { loader as statusPage } from './transactions-id';
import { action as webhook } from './webhooks-payment';

type Params = Record<string, string>;

const args = (context: RequestContext, path: string, params: Params, init: RequestInit = {}) =>
  ({ request: new Request(context.origin + path, init), params, context }) as unknown as ActionFunctionArgs;

const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });

const ORDER = { request_key: 'key-0000000001', total: '1000', currency: 'EUR', country: 'NL', next: '/chats/abc' };
const IDEAL = { id: '100', paymentmethod: 'ideal' };

const pressOrder = (context: RequestContext, changes: Partial<typeof ORDER> = {}) =>
  postOrder(args(context, '/credits/100/ideal', IDEAL, form({ ...ORDER, ...changes })));

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

/** Makes a buyer whose payments go through the real sandbox provider, which posts its webhooks to the real route. */
async function withSandbox(opened: OpenDatabase) {
  const folder = await mkdtemp(join(tmpdir(), 'facet-checkout-'));
  const responses: number[] = [];
  const server = testContext(opened, { tenant: SANDBOX });
  const sandbox: SandboxProvider = createSandboxProvider({
    origin: () => 'http://pay.localhost:3000',
    secrets: ['a-secret-both-sides-know'],
    stateFile: join(folder, 'payments.json'),
    clock: opened.clock,
    ids: opened.ids,
    log: server.log,
    async deliver({ url, body, headers }) {
      const { pathname } = new URL(url);
      const provider = pathname.split('/').at(-1)!;
      const call = args(server, pathname, { provider }, { method: 'POST', body, headers });
      const { status } = (await webhook(call)) as Response;
      responses.push(status);
      return status;
    },
  });
  close.push(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });
  server.ports = { ...server.ports, payments: new Map([['sandbox', sandbox.payment]]) };
  const buyer = await makeBuyer(opened, { ports: server.ports, tenant: SANDBOX });
  return { buyer, server, sandbox, responses };
}

const SANDBOX = { payment_providers: [{ account: 'sandbox', kind: 'sandbox' }] };

const referenceIn = (location: string) => location.split('/').at(-1)!.split('?')[0]!;

async function ordersOf(context: Buyer) {
  return listOrders(context.db, context.member.id, { limit: 10 });
}

withDatabase('the checkout', (open) => {
  // covers S1-005 S2-039
  it('sells through the real sandbox: to its page, back to ours, credited by its signed webhook', async () => {
    const { buyer, sandbox, responses } = await withSandbox(await open());
    const response = (await pressOrder(buyer)) as Response;
    expect(response.status).toBe(303);
    const location = response.headers.get('Location')!;
    expect(location).toMatch(/^http:\/\/pay\.localhost:3000\//);
    expect(await sandbox.settle(referenceIn(location), 'paid')).toBe(true);
    expect(responses).toEqual([204]);
    expect(await findBalance(buyer.db, buyer.member.id)).toBe(100);
    const [order] = await ordersOf(buyer);
    const path = `/transactions/${order!.id}`;
    const page = await statusPage(args(buyer, `${path}?next=/chats/abc`, { id: order!.id }));
    expect(page).toMatchObject({ order: { status: 'completed', balance: 100 }, next: '/chats/abc' });
  });

  it('goes through pending to failed with the sandbox’s own events', async () => {
    const { buyer, sandbox } = await withSandbox(await open());
    const reference = referenceIn(((await pressOrder(buyer)) as Response).headers.get('Location')!);
    await sandbox.settle(reference, 'pending');
    expect((await ordersOf(buyer))[0]!.state).toBe('processing');
    await sandbox.settle(reference, 'failed');
    expect((await ordersOf(buyer))[0]!.state).toBe('failed');
  });

  it('responds to a double submit with the same URL', async () => {
    const { buyer } = await withSandbox(await open());
    const [first, second] = (await Promise.all([pressOrder(buyer), pressOrder(buyer)])) as Response[];
    expect(first!.headers.get('Location')).toBe(second!.headers.get('Location'));
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('sends a visitor to the login and back, and orders nothing', async () => {
    const context = testContext(await open());
    const refused = await Promise.resolve(pressOrder(context)).catch((thrown: unknown) => thrown as Response);
    expect((refused as Response).headers.get('Location')).toBe('/login?next=%2Fcredits%2F100%2Fideal');
  });

  it.each([
    ['a changed price', { total: '999' }, 'billing.price-changed', 409],
    ['an invalid price', { total: '-1' }, null, 400],
    ['an invalid key', { request_key: 'x' }, null, 400],
  ])('shows the page again for %s', async (_what, changes, code, status) => {
    const { buyer } = await withSandbox(await open());
    const response = await pressOrder(buyer, changes);
    expect(response).toMatchObject({ data: { ok: false, error: code && { code } }, init: { status } });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  // covers S7-039
  it('responds to a JSON client: where to pay, what is wrong, why it is refused, that the login is missing', async () => {
    const opened = await open();
    const { buyer } = await withSandbox(opened);
    const ask = (context: RequestContext, json: object) =>
      callRoute(postOrder, context, '/credits/100/ideal', {
        params: IDEAL,
        json: { ...ORDER, total: 1000, ...json },
        headers: { Accept: 'application/json' },
      });
    const good = await ask(buyer, {});
    expect(good.status).toBe(200);
    expect((good.data as { location: string }).location).toMatch(/^http:\/\/pay\.localhost:3000\//);
    expect((await ask(buyer, {})).data).toEqual(good.data);
    expect(await ask(buyer, { request_key: 'x' })).toMatchObject({
      status: 400,
      data: { error: 'invalid', field_errors: { request_key: [{ id: 'errors.invalid-value' }] } },
    });
    expect(await ask(buyer, { request_key: 'key-0000000002', total: 999 })).toMatchObject({
      status: 409,
      data: { error: { code: 'billing.price-changed' } },
    });
    expect(await ask(testContext(opened), {})).toMatchObject({ status: 403, data: { authentication_required: true } });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('makes a new key for every page, and redirects only within the site', async () => {
    const context = await makeBuyer(await open());
    const page = () => orderPage(args(context, '/credits/100/ideal?next=https://evil.example', IDEAL));
    const [first, second] = [await page(), await page()] as { requestKey: string; next: string | null }[];
    expect(first!.requestKey).not.toBe(second!.requestKey);
    expect(first!.next).toBeNull();
  });

  // covers S2-018
  it('is 404 for bundles and methods that are not sold here', async () => {
    const context = await makeBuyer(await open());
    const missing: Params[] = [
      { id: 'none' },
      { id: '100', paymentmethod: 'giropay' },
      { id: 'none', paymentmethod: 'ideal' },
    ];
    for (const params of missing) {
      await expect(orderPage(args(context, '/credits/x', params))).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  // covers S2-016
  it('keeps a chosen country in a cookie and goes back', async () => {
    const context = await makeBuyer(await open());
    const response = (await postCountry(
      args(context, '/credits', {}, form({ country: 'NL', return_to: '/credits/100', next: '/chats' })),
    )) as Response;
    expect(response.headers.get('Location')).toBe('/credits/100?next=%2Fchats');
    expect(response.headers.get('Set-Cookie')).toContain('country=NL');
  });
});

withDatabase('the webhook route', (open) => {
  it('responds to each outcome with the status that a machine expects', async () => {
    const opened = await open();
    const { buyer, server } = await withSandbox(opened);
    await pressOrder(buyer);
    const post = async (provider: string, init: RequestInit = {}) =>
      (
        (await webhook(
          args(server, `/webhooks/payment/${provider}`, { provider }, { method: 'POST', body: '{}', ...init }),
        )) as Response
      ).status;
    expect(await post('sandbox')).toBe(403);
    expect(await post('sandbox', { headers: { 'payment-signature': 't=1,v1=00' } })).toBe(403);
    expect(await post('stripe')).toBe(404);
    const get = args(server, '/webhooks/payment/sandbox', { provider: 'sandbox' });
    expect(((await webhook(get)) as Response).status).toBe(405);
  });
});
