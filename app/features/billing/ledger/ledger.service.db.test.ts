import { expect, it, vi } from 'vitest';
import { transaction } from '~db/database';
import { listUnbalanced, listWrongBalances, listWrongHolds } from '~db/queries/credit-check';
import { sumOfEntries } from '~db/queries/credit-transaction';
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

const grant = (ctx: TestContext, given: Partial<Grant> = {}) =>
  transaction(ctx.db, (tx) =>
    grantIn(tx, ctx, {
      memberId: ANNA,
      credits: 30,
      kind: 'signup',
      reference: ANNA,
      requestKey: 'signup:anna',
      ...given,
    }),
  );
const charge = (ctx: TestContext, taken: Partial<Charge> = {}) =>
  transaction(ctx.db, (tx) =>
    chargeIn(tx, ctx, { memberId: ANNA, credits: 10, kind: 'message', reference: 'message-1', ...taken }),
  );
const hold = (ctx: TestContext, held: Partial<Hold> = {}) =>
  transaction(ctx.db, (tx) =>
    holdIn(tx, ctx, {
      memberId: ANNA,
      counterpartId: BEN,
      credits: 10,
      reason: 'unconfirmed_recipient',
      reference: 'message-1',
      dueAt: ctx.clock.now() + 1000,
      ...held,
    }),
  );

/** Every entry has its counter entry, every cached balance is the sum of its entries, every hold has its credits. */
async function expectSound({ db }: TestContext) {
  expect(await listUnbalanced(db)).toEqual([]);
  expect(await listWrongBalances(db)).toEqual([]);
  expect(await listWrongHolds(db)).toEqual([]);
}

const refusal = (code: string, status: number) => expect.objectContaining({ code, status });

withDatabase('the ledger', (open) => {
  it('gives and takes, each movement with its counter entry', async () => {
    const ctx = testContext(await open());
    await grant(ctx);
    await charge(ctx);
    expect(await findBalance(ctx.db, ANNA)).toBe(20);
    expect(await sumOfEntries(ctx.db, 'house_granted')).toBe(-30);
    expect(await sumOfEntries(ctx.db, 'house_spent')).toBe(10);
    await expectSound(ctx);
  });

  it('knows sold credits from given ones', async () => {
    const ctx = testContext(await open());
    await grant(ctx, { kind: 'purchase', credits: 100, requestKey: 'purchase:1' });
    expect(await sumOfEntries(ctx.db, 'house_sold')).toBe(-100);
    expect(await sumOfEntries(ctx.db, 'house_granted')).toBe(0);
  });

  it('has nothing for a stranger, and nothing of another brand', async () => {
    const opened = await open();
    const ctx = testContext(opened);
    await grant(ctx);
    const other = testContext(opened, { brand: 2 });
    expect(await findBalance(other.db, ANNA)).toBe(0);
    await expect(charge(other)).rejects.toEqual(refusal('chat.not-enough-credits', 402));
  });

  it('books a request once and says so', async () => {
    const ctx = testContext(await open());
    expect(await grant(ctx)).toEqual({ repeated: false });
    expect(await grant(ctx)).toEqual({ repeated: true });
    expect(await charge(ctx, { credits: 30 })).toEqual({ repeated: false });
    // The first of the two took the last credit: the repetition is still the same answer, not a refusal.
    expect(await charge(ctx, { credits: 30 })).toEqual({ repeated: true });
    expect(await findBalance(ctx.db, ANNA)).toBe(0);
    await expectSound(ctx);
  });

  it('refuses another request under a used key', async () => {
    const ctx = testContext(await open());
    await grant(ctx);
    await expect(grant(ctx, { credits: 31 })).rejects.toEqual(refusal('billing.request-key-reused', 409));
    await charge(ctx);
    await expect(charge(ctx, { credits: 20 })).rejects.toEqual(refusal('billing.request-key-reused', 409));
    expect(await findBalance(ctx.db, ANNA)).toBe(20);
  });

  it('refuses what the balance does not cover, with both figures, and leaves no trace of it', async () => {
    const ctx = testContext(await open());
    await grant(ctx, { credits: 9 });
    const refused = charge(ctx);
    await expect(refused).rejects.toMatchObject({
      code: 'chat.not-enough-credits',
      values: { credits: 9, needed: 10 },
    });
    await grant(ctx, { credits: 1, requestKey: 'more' });
    expect(await charge(ctx)).toEqual({ repeated: false });
    await expectSound(ctx);
  });

  it('takes nothing for what costs nothing, and no amounts that are none', async () => {
    const ctx = testContext(await open());
    expect(await charge(ctx, { credits: 0 })).toEqual({ repeated: false });
    expect(await grant(ctx, { credits: 0 })).toEqual({ repeated: false });
    await grant(ctx);
    for (const credits of [-1, 0.5, NaN, Infinity]) {
      await expect(charge(ctx, { credits })).rejects.toThrow('not a number of credits');
    }
    expect(await findBalance(ctx.db, ANNA)).toBe(30);
  });

  it('ends a race of 100 exactly at the limit', async () => {
    const ctx = testContext(await open());
    await grant(ctx, { credits: 370 });
    const tries = Array.from({ length: 100 }, (_, n) => charge(ctx, { reference: `message-${n}` }));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array<string>(63).fill('chat.not-enough-credits'),
    );
    expect(await findBalance(ctx.db, ANNA)).toBe(0);
    await expectSound(ctx);
  });

  it('books one of 100 submits of the same request', async () => {
    const ctx = testContext(await open());
    await grant(ctx, { credits: 1000 });
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => charge(ctx)));
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await findBalance(ctx.db, ANNA)).toBe(990);
    await expectSound(ctx);
  });

  it('takes held credits off the balance at once, and books them once', async () => {
    const ctx = testContext(await open());
    await grant(ctx);
    await hold(ctx);
    expect([await findBalance(ctx.db, ANNA), await findHeld(ctx.db, ANNA)]).toEqual([20, 10]);
    await expectSound(ctx);
    const settle = () => transaction(ctx.db, (tx) => bookHoldIn(tx, ctx, { reference: 'message-1' }));
    expect([await settle(), await settle()]).toEqual([true, false]);
    expect([await findBalance(ctx.db, ANNA), await findHeld(ctx.db, ANNA)]).toEqual([20, 0]);
    expect(await sumOfEntries(ctx.db, 'house_spent')).toBe(10);
    await expectSound(ctx);
  });

  it('gives released credits back, once, and tells the member’s open pages', async () => {
    const ctx = testContext(await open());
    await grant(ctx);
    await hold(ctx);
    const liveEvents: unknown[] = [];
    ctx.ports.events.subscribe(memberChannel(ctx.tenant.id, ANNA), (liveEvent) => liveEvents.push(liveEvent));
    const settle = () => transaction(ctx.db, (tx) => releaseHoldIn(tx, ctx, { reference: 'message-1' }));
    expect([await settle(), await settle()]).toEqual([true, false]);
    expect([await findBalance(ctx.db, ANNA), await findHeld(ctx.db, ANNA)]).toEqual([30, 0]);
    await vi.waitFor(() => expect(liveEvents).toEqual([{ kind: 'credits' }]));
    await expectSound(ctx);
  });

  it('settles a hold one way when both come at the same time', async () => {
    const ctx = testContext(await open());
    await grant(ctx);
    await hold(ctx);
    const outcomes = await Promise.all([
      transaction(ctx.db, (tx) => bookHoldIn(tx, ctx, { reference: 'message-1' })),
      transaction(ctx.db, (tx) => releaseHoldIn(tx, ctx, { reference: 'message-1' })),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    await expectSound(ctx);
  });

  it('holds no more than there is, once per message, and settles nothing that was never held', async () => {
    const ctx = testContext(await open());
    await grant(ctx, { credits: 15 });
    expect(await hold(ctx)).toEqual({ repeated: false });
    expect(await hold(ctx)).toEqual({ repeated: true });
    await expect(hold(ctx, { reference: 'message-2' })).rejects.toEqual(refusal('chat.not-enough-credits', 402));
    expect(await transaction(ctx.db, (tx) => bookHoldIn(tx, ctx, { reference: 'message-3' }))).toBe(false);
    await expectSound(ctx);
  });
});
