import { expect, it } from 'vitest';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { accountOf, creditsOf, moveBalance, openCreditAccounts } from './credit-account';
import { findLedgerProblems } from './credit-check';
import { bookHold, holdCredits, listHoldsFor, releaseHold } from './credit-hold';
import { InsufficientBalance, listCreditHistory, postCredits } from './credit-transaction';
import { sumOfEntries } from './credit.testing';

const mine = accountOf('a', 'spendable');

async function grant(db: Db, amount: number, memberId = 'a') {
  await transaction(db, async (tx) => {
    await openCreditAccounts(tx, memberId);
    await postCredits(tx, {
      id: `0grant-${memberId}`,
      kind: 'signup',
      member_id: memberId,
      request_key: `signup:${memberId}`,
      request_hash: String(amount),
      reference: null,
      created_at: TEST_NOW,
      entries: [
        { account: 'house_granted', amount: -amount },
        { account: accountOf(memberId, 'spendable'), amount },
      ],
      lots: { open: { origin: 'signup' } },
    });
  });
}

const spend = (db: Db, id: string, amount: number, key = id, hash = `${amount}`) =>
  transaction(db, (tx) =>
    postCredits(tx, {
      id,
      kind: 'message',
      member_id: 'a',
      request_key: key,
      request_hash: hash,
      reference: null,
      created_at: TEST_NOW,
      entries: [
        { account: mine, amount: -amount },
        { account: 'house_spent', amount },
      ],
      lots: 'next',
    }),
  );

const hold = (db: Db, id: string, amount: number) =>
  transaction(db, (tx) =>
    holdCredits(tx, {
      id,
      member_id: 'a',
      counterpart_id: 'b',
      reason: 'unconfirmed_recipient',
      amount,
      reference: `message-${id}`,
      created_at: TEST_NOW,
      due_at: TEST_NOW + 1_000,
      request_key: `hold:${id}`,
      request_hash: id,
    }),
  );

async function expectSound(db: Db) {
  expect(await findLedgerProblems(db)).toEqual({});
}

withDatabase('credits', (open) => {
  it('are the sum of the entries', async () => {
    const { db, other } = await open();
    await grant(db, 10);
    await spend(db, 't1', 3);
    expect(await creditsOf(db, 'a')).toBe(7);
    expect(await sumOfEntries(db, mine)).toBe(7);
    expect(await sumOfEntries(db, 'house_spent')).toBe(3);
    expect(await sumOfEntries(db, 'house_granted')).toBe(-10);
    expect(await sumOfEntries(db, 'house_sold')).toBe(0);
    expect(await creditsOf(other, 'a')).toBe(0);
    const history = await listCreditHistory(db, mine, { limit: 10 });
    expect(history.map((entry) => [entry.id, entry.kind, entry.amount])).toEqual([
      ['t1', 'message', -3],
      ['0grant-a', 'signup', 10],
    ]);
    expect(await listCreditHistory(db, mine, { limit: 10, before: 't1' })).toHaveLength(1);
    await expectSound(db);
  });

  it('never go below zero, and a refused charge leaves nothing', async () => {
    const { db } = await open();
    await grant(db, 2);
    await expect(spend(db, 't1', 3)).rejects.toBeInstanceOf(InsufficientBalance);
    expect(await creditsOf(db, 'a')).toBe(2);
    expect(await listCreditHistory(db, mine, { limit: 10 })).toHaveLength(1);
    // The key of a refused request may be used again once the balance is high enough.
    await spend(db, 't1', 2);
    await expectSound(db);
  });

  it('end exactly at zero when a hundred charges come at once', async () => {
    const { db } = await open();
    await grant(db, 37);
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => spend(db, `t${i}`, 1)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(37);
    const rejected = results.filter((result) => result.status === 'rejected').map((result) => result.reason as unknown);
    expect(rejected.every((reason) => reason instanceof InsufficientBalance)).toBe(true);
    expect(await creditsOf(db, 'a')).toBe(0);
    expect(await sumOfEntries(db, 'house_spent')).toBe(37);
    await expectSound(db);
  });

  it('move once for one request; a different request under its key is a conflict', async () => {
    const { db } = await open();
    await grant(db, 10);
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => spend(db, `t${i}`, 4, 'key')));
    expect(results.filter((result) => result.outcome === 'posted')).toHaveLength(1);
    expect(results.filter((result) => result.outcome === 'repeated')).toHaveLength(19);
    expect((await spend(db, 'tx', 5, 'key')).outcome).toBe('conflict');
    expect(await creditsOf(db, 'a')).toBe(6);
    await expectSound(db);
  });

  it('are refused when the entries do not balance', async () => {
    const { db } = await open();
    await grant(db, 10);
    const post = (entries: { account: string; amount: number }[]) =>
      transaction(db, (tx) =>
        postCredits(tx, {
          id: 'x',
          kind: 'adjustment',
          member_id: 'a',
          request_key: 'x',
          request_hash: 'x',
          reference: null,
          created_at: TEST_NOW,
          entries,
          lots: 'next',
        }),
      );
    await expect(post([{ account: mine, amount: 1 }])).rejects.toThrow('sum to zero');
    await expect(
      post([
        { account: mine, amount: 1 },
        { account: 'house_spent', amount: -2 },
      ]),
    ).rejects.toThrow('zero');
    await expect(
      post([
        { account: mine, amount: 0.5 },
        { account: 'house_spent', amount: -0.5 },
      ]),
    ).rejects.toThrow();
    await expect(
      post([
        { account: mine, amount: 1 },
        { account: mine, amount: -1 },
      ]),
    ).rejects.toThrow('different');
  });

  it('negative control: the checks find a balance that was moved without entries', async () => {
    const { db } = await open();
    await grant(db, 10);
    await transaction(db, (tx) => moveBalance(tx, mine, 1));
    expect(await findLedgerProblems(db)).toEqual({
      balances: [{ id: mine, balance: 11, sum: 10 }],
      'lots against balances': [{ member_id: 'a', balance: 11, lots: 10 }],
    });
  });
});

withDatabase('holds', (open) => {
  it('take the credits at once and book or release them once', async () => {
    const { db, other } = await open();
    await grant(db, 10);
    await hold(db, 'h1', 3);
    await hold(db, 'h2', 4);
    expect((await hold(db, 'h2', 4)).outcome).toBe('repeated');
    expect([await creditsOf(db, 'a'), await creditsOf(db, 'a', 'held')]).toEqual([3, 7]);
    await expect(hold(db, 'h3', 4)).rejects.toBeInstanceOf(InsufficientBalance);
    await expectSound(db);
    const [first, second] = await listHoldsFor(db, 'b');
    expect(await listHoldsFor(db, 'b', 'somebody')).toEqual([]);
    expect(await listHoldsFor(other, 'b')).toEqual([]);
    expect([first?.id, second?.id]).toEqual(['h1', 'h2']);
    const settle = (i: number) =>
      transaction(db, (tx) => (i % 2 ? bookHold : releaseHold)(tx, first!, { id: `s${i}`, now: TEST_NOW }));
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => settle(i)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await transaction(db, (tx) => bookHold(tx, second!, { id: 'b2', now: TEST_NOW }))).toBe(true);
    expect(await creditsOf(db, 'a', 'held')).toBe(0);
    const booked = results.findIndex(Boolean) % 2 === 1;
    expect([await creditsOf(db, 'a'), await sumOfEntries(db, 'house_spent')]).toEqual(booked ? [3, 7] : [6, 4]);
    expect(await listHoldsFor(db, 'b', 'a')).toEqual([]);
    await expectSound(db);
  });
});
