import { expect, it, vi } from 'vitest';
import { transaction } from '~db/database';
import { findLedgerProblems } from '~db/queries/credit-check';
import { sumOfEntries } from '~db/queries/credit.testing';
import { memberChannel } from '~/server/events/event-stream';
import { testContext, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import {
  bookHoldIn,
  chargeIn,
  findBalance,
  findHeld,
  grantIn,
  holdIn,
  releaseHoldIn,
  type Charge,
  type Grant,
  type Hold,
} from './ledger.service.server';

const ANNA = 'anna0000000000000000000000';
const BEN = 'ben00000000000000000000000';

const BOUGHT = { origin: 'bought', orderId: 'order-1', amountMinor: 1000, currency: 'EUR', vatRate: 2100 } as const;

const grant = (context: TestContext, given: Partial<Grant> = {}) =>
  transaction(context.db, (tx) =>
    grantIn(tx, context, {
      memberId: ANNA,
      credits: 30,
      terms: { origin: 'signup' },
      reference: ANNA,
      requestKey: 'signup:anna',
      ...given,
    }),
  );
const charge = (context: TestContext, change: Partial<Charge> = {}) =>
  transaction(context.db, (tx) =>
    chargeIn(tx, context, { memberId: ANNA, credits: 10, kind: 'message', reference: 'message-1', ...change }),
  );
const hold = (context: TestContext, change: Partial<Hold> = {}) =>
  transaction(context.db, (tx) =>
    holdIn(tx, context, {
      memberId: ANNA,
      counterpartId: BEN,
      credits: 10,
      reason: 'unconfirmed_recipient',
      reference: 'message-1',
      dueAt: context.clock.now() + 1000,
      ...change,
    }),
  );

/**
 * Checks that every entry has its counter entry, every cached balance is the sum of its entries, and every hold has its
 * credits.
 */
async function expectSound({ db }: TestContext) {
  expect(await findLedgerProblems(db)).toEqual({});
}

const appError = (code: string, status: number) => expect.objectContaining({ code, status });

withDatabase('the ledger', (open) => {
  it('grants and charges, each movement with its counter entry', async () => {
    const context = testContext(await open());
    await grant(context);
    await charge(context);
    expect(await findBalance(context.db, ANNA)).toBe(20);
    expect(await sumOfEntries(context.db, 'house_granted')).toBe(-30);
    expect(await sumOfEntries(context.db, 'house_spent')).toBe(10);
    await expectSound(context);
  });

  it('distinguishes sold credits from granted ones', async () => {
    const context = testContext(await open());
    await grant(context, { terms: BOUGHT, credits: 100, requestKey: 'purchase:1' });
    expect(await sumOfEntries(context.db, 'house_sold')).toBe(-100);
    expect(await sumOfEntries(context.db, 'house_granted')).toBe(0);
  });

  it('has no balance for an unknown member, and nothing of another brand', async () => {
    const opened = await open();
    const context = testContext(opened);
    await grant(context);
    const other = testContext(opened, { brand: 2 });
    expect(await findBalance(other.db, ANNA)).toBe(0);
    await expect(charge(other)).rejects.toEqual(appError('chat.not-enough-credits', 402));
  });

  it('books a request once, and reports a repetition', async () => {
    const context = testContext(await open());
    expect(await grant(context)).toEqual({ repeated: false });
    expect(await grant(context)).toEqual({ repeated: true });
    expect(await charge(context, { credits: 30 })).toEqual({ repeated: false });
    // The first of the two took the last credits; the repetition still succeeds.
    expect(await charge(context, { credits: 30 })).toEqual({ repeated: true });
    expect(await findBalance(context.db, ANNA)).toBe(0);
    await expectSound(context);
  });

  it('refuses a different request under a used key', async () => {
    const context = testContext(await open());
    await grant(context);
    await expect(grant(context, { credits: 31 })).rejects.toEqual(appError('billing.request-key-reused', 409));
    await charge(context);
    await expect(charge(context, { credits: 20 })).rejects.toEqual(appError('billing.request-key-reused', 409));
    expect(await findBalance(context.db, ANNA)).toBe(20);
  });

  it('refuses what the balance does not cover, with both figures, and leaves no trace', async () => {
    const context = testContext(await open());
    await grant(context, { credits: 9 });
    const refused = charge(context);
    await expect(refused).rejects.toMatchObject({
      code: 'chat.not-enough-credits',
      values: { credits: 9, needed: 10 },
    });
    await grant(context, { credits: 1, requestKey: 'more' });
    expect(await charge(context)).toEqual({ repeated: false });
    await expectSound(context);
  });

  it('books nothing for zero credits, and refuses invalid amounts', async () => {
    const context = testContext(await open());
    expect(await charge(context, { credits: 0 })).toEqual({ repeated: false });
    expect(await grant(context, { credits: 0 })).toEqual({ repeated: false });
    await grant(context);
    for (const credits of [-1, 0.5, NaN, Infinity]) {
      await expect(charge(context, { credits })).rejects.toThrow('not a number of credits');
    }
    expect(await findBalance(context.db, ANNA)).toBe(30);
  });

  it('ends a race of 100 exactly at the limit', async () => {
    const context = testContext(await open());
    await grant(context, { credits: 370 });
    const tries = Array.from({ length: 100 }, (_, n) => charge(context, { reference: `message-${n}` }));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array<string>(63).fill('chat.not-enough-credits'),
    );
    expect(await findBalance(context.db, ANNA)).toBe(0);
    await expectSound(context);
  });

  it('books only one of 100 submissions of the same request', async () => {
    const context = testContext(await open());
    await grant(context, { credits: 1000 });
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => charge(context)));
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await findBalance(context.db, ANNA)).toBe(990);
    await expectSound(context);
  });

  it('takes reserved credits off the balance at once, and books them once', async () => {
    const context = testContext(await open());
    await grant(context);
    await hold(context);
    expect([await findBalance(context.db, ANNA), await findHeld(context.db, ANNA)]).toEqual([20, 10]);
    await expectSound(context);
    const settle = () => transaction(context.db, (tx) => bookHoldIn(tx, context, { reference: 'message-1' }));
    expect([await settle(), await settle()]).toEqual([true, false]);
    expect([await findBalance(context.db, ANNA), await findHeld(context.db, ANNA)]).toEqual([20, 0]);
    expect(await sumOfEntries(context.db, 'house_spent')).toBe(10);
    await expectSound(context);
  });

  it('gives released credits back once, and notifies the member’s open pages', async () => {
    const context = testContext(await open());
    await grant(context);
    await hold(context);
    const liveEvents: unknown[] = [];
    context.ports.events.subscribe(memberChannel(context.tenant.id, ANNA), (liveEvent) => liveEvents.push(liveEvent));
    const settle = () => transaction(context.db, (tx) => releaseHoldIn(tx, context, { reference: 'message-1' }));
    expect([await settle(), await settle()]).toEqual([true, false]);
    expect([await findBalance(context.db, ANNA), await findHeld(context.db, ANNA)]).toEqual([30, 0]);
    await vi.waitFor(() => expect(liveEvents).toEqual([{ kind: 'credits' }]));
    await expectSound(context);
  });

  it('settles a hold either way, but only once, if both come at the same time', async () => {
    const context = testContext(await open());
    await grant(context);
    await hold(context);
    const outcomes = await Promise.all([
      transaction(context.db, (tx) => bookHoldIn(tx, context, { reference: 'message-1' })),
      transaction(context.db, (tx) => releaseHoldIn(tx, context, { reference: 'message-1' })),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    await expectSound(context);
  });

  it('reserves no more than the balance, once per message, and settles nothing that was never reserved', async () => {
    const context = testContext(await open());
    await grant(context, { credits: 15 });
    expect(await hold(context)).toEqual({ repeated: false });
    expect(await hold(context)).toEqual({ repeated: true });
    await expect(hold(context, { reference: 'message-2' })).rejects.toEqual(appError('chat.not-enough-credits', 402));
    expect(await transaction(context.db, (tx) => bookHoldIn(tx, context, { reference: 'message-3' }))).toBe(false);
    await expectSound(context);
  });
});
