import { expect, it } from 'vitest';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction, type Db } from '../database';
import type { CreditTransactionKind } from '../schema/credit-transaction';
import { accountOf, openCreditAccounts } from './credit-account';
import { findLedgerProblems } from './credit-check';
import { bookHold, findHold, holdCredits, releaseHold } from './credit-hold';
import { listOpenLots, listShares, takeNext, type LotMove, type LotTerms } from './credit-lot';
import { postCredits } from './credit-transaction';

const mine = accountOf('a', 'spendable');
const bought = (orderId: string): LotTerms => ({
  origin: 'bought',
  orderId,
  amountMinor: 999,
  currency: 'EUR',
  vatRate: 2100,
});

/** Moves credits between the member's spendable account and the platform; positive amounts are granted. */
function post(db: Db, id: string, amount: number, lots: LotMove) {
  const kind: CreditTransactionKind = amount > 0 ? 'adjustment' : 'message';
  return transaction(db, async (tx) => {
    await openCreditAccounts(tx, 'a');
    return postCredits(tx, {
      id,
      kind,
      member_id: 'a',
      request_key: id,
      request_hash: id,
      reference: null,
      created_at: TEST_NOW,
      entries: [
        { account: mine, amount },
        { account: 'house_spent', amount: -amount },
      ],
      lots,
    });
  });
}

const hold = (db: Db, id: string, amount: number) =>
  transaction(db, (tx) =>
    holdCredits(tx, {
      id,
      member_id: 'a',
      counterpart_id: 'b',
      reason: 'unconfirmed_recipient',
      amount,
      reference: id,
      created_at: TEST_NOW,
      due_at: TEST_NOW + 1000,
      request_key: id,
      request_hash: id,
    }),
  );

const left = async (db: Db) => (await listOpenLots(db, 'a')).map(({ id, remaining }) => [id, remaining]);

withDatabase('lots', (open) => {
  it('are spent free credits first, then the oldest, and each spending knows its lots', async () => {
    const { db } = await open();
    await post(db, 't1', 10, { open: bought('o1') });
    await post(db, 't2', 10, { open: bought('o2') });
    await post(db, 't3', 5, { open: { origin: 'bonus' } });
    await post(db, 's1', -8, 'next');
    expect(await left(db)).toEqual([
      ['t1', 7],
      ['t2', 10],
    ]);
    expect(await listShares(db, 's1', mine)).toEqual([
      { lotId: 't1', credits: 3 },
      { lotId: 't3', credits: 5 },
    ]);
    await post(db, 's2', -9, 'next');
    expect(await left(db)).toEqual([['t2', 8]]);
    expect(await findLedgerProblems(db)).toEqual({});
  });

  it('get back exactly the credits that a released hold had taken; a booked one has spent them', async () => {
    const { db } = await open();
    await post(db, 't1', 4, { open: { origin: 'signup' } });
    await post(db, 't2', 10, { open: bought('o1') });
    await hold(db, 'h1', 6);
    await hold(db, 'h2', 3);
    expect(await left(db)).toEqual([['t2', 5]]);
    await transaction(db, async (tx) => releaseHold(tx, (await findHold(tx, 'h1'))!, { id: 'r1', now: TEST_NOW }));
    await transaction(db, async (tx) => bookHold(tx, (await findHold(tx, 'h2'))!, { id: 'b2', now: TEST_NOW }));
    expect(await left(db)).toEqual([
      ['t1', 4],
      ['t2', 7],
    ]);
    expect(await findLedgerProblems(db)).toEqual({});
  });

  it('give up just the shares that a return names, and never more than they have', async () => {
    const { db } = await open();
    await post(db, 't1', 5, { open: { origin: 'signup' } });
    await post(db, 't2', 10, { open: bought('o1') });
    await post(db, 'r1', -4, { shares: [{ lotId: 't2', credits: 4 }] });
    expect(await left(db)).toEqual([
      ['t1', 5],
      ['t2', 6],
    ]);
    await expect(post(db, 'r2', -7, { shares: [{ lotId: 't2', credits: 7 }] })).rejects.toThrow('too little');
    await expect(post(db, 'r3', -2, { shares: [{ lotId: 't2', credits: 1 }] })).rejects.toThrow('movement of 2');
    expect(await findLedgerProblems(db)).toEqual({});
  });

  it('stop exactly at the balance when many spend at once', async () => {
    const { db } = await open();
    await post(db, 't1', 5, { open: { origin: 'signup' } });
    await post(db, 't2', 6, { open: bought('o1') });
    const spent = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => post(db, `s${i}`, -2, 'next')));
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await left(db)).toEqual([['t2', 1]]);
    expect(await findLedgerProblems(db)).toEqual({});
  });

  it('negative control: credits that moved without their lot, and a lot that moved without entries, are found', async () => {
    const { db } = await open();
    await post(db, 't1', 5, { open: { origin: 'signup' } });
    await db
      .updateTable('credit_lot')
      .set({ remaining: 4 })
      .where('tenant_id', '=', 1)
      .where('id', '=', 't1')
      .execute();
    expect(await findLedgerProblems(db)).toEqual({
      'lots against balances': [{ member_id: 'a', balance: 5, lots: 4 }],
      'lots against entries': [{ id: 't1', remaining: 4, sum: 5 }],
    });
    await db.deleteFrom('credit_lot_entry').where('tenant_id', '=', 1).execute();
    expect((await findLedgerProblems(db))['entries without lots']).toEqual([
      { transaction_id: 't1', amount: 5, parts: 0 },
    ]);
  });
});

it('refuses to take more than the lots have', () => {
  expect(() => takeNext([{ id: 'x', remaining: 2 }], 3)).toThrow('1 credits less');
});
