import { expect, it } from 'vitest';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { advancePayment, insertPayment, insertPaymentEvent, listPayments, patchPayment } from './payment';
import { advanceOrder, findOrder, insertOrder, listOrders, lockOrder } from './order';

const place = (db: Db, id: string, key = id, hash = 'h') =>
  transaction(db, (tx) =>
    insertOrder(tx, {
      id,
      member_id: 'a',
      bundle_id: 'b100',
      credits: 100,
      amount_minor: 1_999,
      fee_minor: 50,
      total_minor: 2_049,
      vat_minor: 356,
      vat_rate: 2_100,
      currency: 'EUR',
      country: 'NL',
      method: 'ideal',
      discount_code: null,
      state: 'pending',
      failure: null,
      request_key: key,
      request_hash: hash,
      created_at: TEST_NOW,
      updated_at: TEST_NOW,
      completed_at: null,
    }),
  );

const payment = (db: Db, id: string, reference: string | null) =>
  insertPayment(db, {
    id,
    purchase_id: 'p1',
    provider: 'sandbox',
    provider_reference: reference,
    state: 'created',
    amount_minor: 2_049,
    currency: 'EUR',
    redirect_url: null,
    created_at: TEST_NOW,
    updated_at: TEST_NOW,
    last_event_at: null,
  });

withDatabase('orders', (open) => {
  it('are placed once per request', async () => {
    const { db, other } = await open();
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => place(db, `p${i}`, 'key')));
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.order.id)).size).toBe(1);
    expect(await listOrders(db, 'a', { limit: 10 })).toHaveLength(1);
    // The service compares the bodies of the requests; it gets the first order with its hash.
    expect((await place(db, 'other', 'key', 'another')).order.request_hash).toBe('h');
    expect(await findOrder(other, results[0]!.order.id)).toBeUndefined();
  });

  it('complete once, however often and in whatever order the provider reports it', async () => {
    const { db } = await open();
    await place(db, 'p1');
    const complete = (i: number) =>
      transaction(db, async (tx) => {
        if (
          !(await insertPaymentEvent(tx, {
            provider: 'sandbox',
            event_id: `e${i % 5}`,
            payment_id: 'y',
            kind: 'paid',
            payload: null,
            received_at: TEST_NOW,
          }))
        )
          return 'seen';
        await lockOrder(tx, 'p1');
        const moved = await advanceOrder(tx, 'p1', ['pending', 'processing'], {
          state: 'completed',
          updated_at: TEST_NOW,
          completed_at: TEST_NOW,
        });
        return moved ? 'completed' : 'late';
      });
    const results = await Promise.all(Array.from({ length: 25 }, (_, i) => complete(i)));
    const count = (what: string) => results.filter((result) => result === what).length;
    expect([count('completed'), count('late'), count('seen')]).toEqual([1, 4, 20]);
    expect(await advanceOrder(db, 'p1', ['pending'], { state: 'failed', updated_at: TEST_NOW })).toBe(false);
    expect((await findOrder(db, 'p1'))?.state).toBe('completed');
  });

  it('are listed newest first', async () => {
    const { db } = await open();
    for (const id of ['p1', 'p2', 'p3']) await place(db, id);
    const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
    expect(ids(await listOrders(db, 'a', { limit: 2 }))).toEqual(['p3', 'p2']);
    expect(ids(await listOrders(db, 'a', { limit: 2, before: 'p2' }))).toEqual(['p1']);
  });

  it('have payments, each with its own reference, whose state never goes back', async () => {
    const { db } = await open();
    await place(db, 'p1');
    await payment(db, 'y1', null);
    await payment(db, 'y2', null);
    expect(await patchPayment(db, 'y1', { provider_reference: 'ref-1' })).toBe(true);
    await expect(patchPayment(db, 'y2', { provider_reference: 'ref-1' })).rejects.toThrow();
    expect(await advancePayment(db, 'y1', ['created', 'pending'], { state: 'paid' })).toBe(true);
    expect(await advancePayment(db, 'y1', ['created'], { state: 'pending' })).toBe(false);
    expect((await listPayments(db, 'p1')).map((row) => [row.id, row.state])).toEqual([
      ['y2', 'created'],
      ['y1', 'paid'],
    ]);
  });
});
