import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StatusEvent } from '~/providers/payment/payment-port';
import { join } from '../../support/accounts';
import { creditsOf } from '../../support/chatting';
import { withDatabaseOf } from '../../support/product/database';
import { expectSoundLedger } from '../../support/ledger';
import { choose, openOrder, orderAt, paymentOf, placeOrder, Provider } from '../../support/paying';
import { startProduct, type Product } from '../../support/product/product';
import { expectQuietLog } from '../../support/pages/quiet-log';
import { returnedForm } from '../../support/pages/returned-form';
import type { Visitor } from '../../support/visitor';

const BRAND = 'golden-hour';
const OTHER = 'zonneterras';
/** The credits that golden-hour gives at signup. */
const CREDITS = 30;

let product: Product;
let provider: Provider;
let member: Visitor;

beforeAll(async () => {
  product = await startProduct({ brands: [BRAND, OTHER] });
  provider = new Provider(product);
});
beforeEach(async () => {
  member = (await join(product, BRAND)).visitor;
});
afterAll(async () => {
  if (!product) return;
  await expectSoundLedger(product, BRAND);
  expectQuietLog(product, /contradicts its order/);
  await product.stop();
});

const countOrders = () =>
  withDatabaseOf(product, BRAND, (db) =>
    db
      .selectFrom('purchase')
      .select('id')
      .where('tenant_id', '=', db.tenantId)
      .execute()
      .then((rows) => rows.length),
  );

describe('orders', () => {
  it('one submitted five times at once is one order, and every response leads to the same payment', async () => {
    const before = await countOrders();
    const order = await openOrder(member);
    const responses = await Promise.all(Array.from({ length: 5 }, () => placeOrder(member, order)));
    expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it('a price other than the one shown is not charged: the page is shown again, nothing is ordered', async () => {
    const before = await countOrders();
    const order = await openOrder(member);
    for (const total of ['1', String(Number(order.fields.total) - 1)]) {
      const response = await member.post(order.path, { ...order.fields, total });
      expect(returnedForm(response, 409, 'request_key').text).toContain('The price or your country has changed');
    }
    for (const total of ['0', '-5', '1e9', 'free', '12.5', '']) {
      expect((await member.post(order.path, { ...order.fields, total })).status).toBe(400);
    }
    expect((await member.post(order.path, { ...order.fields, currency: 'USD' })).status).toBe(409);
    expect(await countOrders()).toBe(before);
  });

  it('a key used for another order shows the page again with a new one', async () => {
    const order = await openOrder(member);
    await placeOrder(member, order);
    const otherBundle = order.path.replace(/^\/credits\/[^/]+/, '/credits/250');
    const { fields } = await orderAt(member, otherBundle);
    const response = await member.post(otherBundle, { ...fields, request_key: order.fields.request_key! });
    const { form } = returnedForm(response, 409, 'request_key');
    expect(form.fields.request_key).not.toBe(order.fields.request_key);
  });

  it.each(['/credits/nothing', '/credits/100/giropay', '/credits/100/gold', '/credits/__proto__/constructor'])(
    '%s is 404',
    async (path) => {
      expect((await member.open(path)).status).toBe(404);
      const fields = { ...(await openOrder(member)).fields };
      expect((await member.post(path, fields)).status).toBe(404);
    },
  );

  it('a path with control characters is a 400', async () => {
    expect((await member.open('/credits/%00/x')).status).toBe(400);
    const { fields } = await openOrder(member);
    expect((await member.post('/credits/%00/x', fields)).status).toBe(400);
  });

  it('another member’s order, another brand’s and a missing one are the same 404', async () => {
    const { reference } = await placeOrder(member, await openOrder(member));
    const { purchase_id } = await paymentOf(product, BRAND, reference);
    expect((await member.open(`/transactions/${purchase_id}`)).status).toBe(200);
    const stranger = (await join(product, BRAND)).visitor;
    const foreigner = (await join(product, OTHER)).visitor;
    for (const visitor of [stranger, foreigner]) {
      expect((await visitor.open(`/transactions/${purchase_id}`)).status).toBe(404);
      expect((await visitor.open('/transactions/01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404);
    }
  });

  it.each([
    ['paid', 'completed'],
    ['pending', 'processing'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('the sandbox reports %s: the order is %s', async (outcome, state) => {
    const { reference } = await placeOrder(member, await openOrder(member));
    const back = await choose(product, reference, outcome);
    const order = await paymentOf(product, BRAND, reference);
    expect(back.headers.location).toBe(`${product.origin(BRAND)}/transactions/${order.purchase_id}`);
    expect(order.state).toBe(state);
    expect(await creditsOf(member)).toBe(CREDITS + (outcome === 'paid' ? order.credits : 0));
    const { user } = JSON.parse((await member.call('GET', '/api/user.php')).body);
    expect(user.paid_user).toBe(outcome === 'paid');
  });
});

describe('webhooks', () => {
  let event: StatusEvent;
  let gain: number;

  beforeEach(async () => {
    const { reference } = await placeOrder(member, await openOrder(member));
    const payment = await paymentOf(product, BRAND, reference);
    gain = payment.credits;
    event = {
      kind: 'status',
      eventId: `evt_${payment.id}`,
      providerReference: reference,
      paymentId: payment.id,
      state: 'paid',
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      occurredAt: Date.now(),
    };
  });

  const stateNow = async () => (await paymentOf(product, BRAND, event.providerReference)).state;

  it('forged ones are a 403 and change nothing', async () => {
    const unsigned = await provider.send(BRAND, JSON.stringify(event), {});
    const guessed = await provider.tell(BRAND, event, { secret: 'a secret nobody uses here' });
    const empty = await provider.send(BRAND, '', { 'payment-signature': 't=1,v1=' });
    const absurd = await provider.send(BRAND, '{}', { 'payment-signature': 'x'.repeat(5000) });
    expect([unsigned, guessed, empty, absurd].map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect([await stateNow(), await creditsOf(member)]).toEqual(['pending', CREDITS]);
  });

  it('a signature that is ten minutes old, or from tomorrow, is a 403', async () => {
    for (const at of [Date.now() - 600_000, Date.now() + 86_400_000]) {
      expect((await provider.tell(BRAND, event, { at })).status).toBe(403);
    }
    expect(await stateNow()).toBe('pending');
  });

  it('the same event ten times at once gives the credits once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => provider.tell(BRAND, event)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    expect((await provider.tell(BRAND, event)).status).toBe(204);
    expect([await stateNow(), await creditsOf(member)]).toEqual(['completed', CREDITS + gain]);
  });

  it('two different events that report the payment give the credits once', async () => {
    await Promise.all([provider.tell(BRAND, event), provider.tell(BRAND, { ...event, eventId: `${event.eventId}b` })]);
    expect(await creditsOf(member)).toBe(CREDITS + gain);
  });

  it.each(['pending', 'failed', 'cancelled'] as const)('paid, then an older %s: it stays paid', async (late) => {
    await provider.tell(BRAND, event);
    const response = await provider.tell(BRAND, {
      ...event,
      eventId: `${event.eventId}l`,
      state: late,
      occurredAt: event.occurredAt - 5000,
    });
    expect(response.status).toBe(204);
    expect([await stateNow(), await creditsOf(member)]).toEqual(['completed', CREDITS + gain]);
  });

  it('failed, then paid: the member gets what was ordered', async () => {
    await provider.tell(BRAND, { ...event, eventId: `${event.eventId}f`, state: 'failed' });
    expect(await stateNow()).toBe('failed');
    await provider.tell(BRAND, event);
    expect([await stateNow(), await creditsOf(member)]).toEqual(['completed', CREDITS + gain]);
  });

  it('another amount, currency or reference is refused and gives nothing', async () => {
    const wrong: Partial<StatusEvent>[] = [
      { amountMinor: 1 },
      { amountMinor: event.amountMinor + 1 },
      { currency: 'USD' },
      { providerReference: 'sbx_somebodyelses0000000000' },
    ];
    for (const [i, change] of wrong.entries()) {
      const response = await provider.tell(BRAND, { ...event, ...change, eventId: `${event.eventId}${i}` });
      expect([change, response.status]).toEqual([change, 422]);
    }
    expect([await stateNow(), await creditsOf(member)]).toEqual(['pending', CREDITS]);
  });

  it('an unknown payment and another brand change nothing, and another provider is a 404', async () => {
    const responses = [
      await provider.tell(BRAND, { ...event, paymentId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
      await provider.tell(BRAND, event, { path: '/webhooks/payment/nobody' }),
      await provider.tell(OTHER, event),
    ];
    expect(responses.map(({ status }) => status)).toEqual([204, 404, 204]);
    expect([await stateNow(), await creditsOf(member)]).toEqual(['pending', CREDITS]);
  });

  it('a browser cannot give the provider orders', async () => {
    const { reference } = await placeOrder(member, await openOrder(member));
    const response = await member.send('POST', '/webhooks/payment/sandbox', JSON.stringify(event), {
      'Content-Type': 'application/json',
    });
    expect(response.status).toBe(403);
    expect((await paymentOf(product, BRAND, reference)).state).toBe('pending');
  });
});
