import { expect, it } from 'vitest';
import { findLedgerProblems } from '~db/queries/credit-check';
import { hasSettledOrder } from '~db/queries/order';
import { findMember } from '~db/queries/member';
import { seededRng } from '~db/seed/rng';
import { withDatabase, withSqlite } from '~/testing/with-database';
import { transaction, type Db } from '~db/database';
import { orderBundle, ordered, settle, type Buyer } from './billing.testing';
import { chargeIn } from './ledger/ledger.service.server';
import { liveStory, newBuyer, viewsOf } from './money-story.testing';
import { receiveWebhook } from './payments/webhook.service.server';
import { payOpenAmount } from './returning/open-amount.service.server';
import { returnOrder } from './returning/return.service.server';

const SEED = process.env.MONEY_SEED ?? 'money 1';
/** `npm run bench -- money` tells 100,000; MONEY_SEED tells others. */
const RUNS = Number(process.env.MONEY_RUNS ?? 1000);
/** So many stories share a database, which is proved at their end. */
const STORIES = 25;
const STEPS = 14;

type Open = Parameters<Parameters<typeof withDatabase>[1]>[0];

/** Tells so many stories; returns how often what they are about has happened. */
async function tell(open: Open, runs: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let run = 0; run < runs;) {
    const opened = await open();
    const end = Math.min(run + STORIES, runs);
    for (const first = run; run < end; run++) await tellOne(await newBuyer(opened), `${SEED}/${run}`, first);
    expect(await findLedgerProblems(opened.db), `${SEED}: stories before ${run}`).toEqual({});
    for (const [name, count] of Object.entries(await countsOf(opened.db))) counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

async function tellOne(buyer: Buyer, seed: string, first: number): Promise<void> {
  const about = `${seed} (after ${first})`;
  await liveStory(buyer, seededRng(seed), STEPS).catch((error: unknown) => {
    throw new Error(`story "${about}" failed`, { cause: error });
  });
  const { balance, entries, lots } = await viewsOf(buyer);
  expect([entries, lots], about).toEqual([balance, balance]);
  expect(balance, about).toBeGreaterThanOrEqual(0);
  const { paid_user } = (await findMember(buyer.db, buyer.member.id))!;
  expect(paid_user === 1, about).toBe(await hasSettledOrder(buyer.db, buyer.member.id));
}

async function countsOf(db: Db): Promise<Record<string, number>> {
  const kinds = await db
    .selectFrom('credit_transaction')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', db.tenantId)
    .groupBy('kind')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select((eb) => ['kind', 'state', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', db.tenantId)
    .groupBy(['kind', 'state'])
    .execute();
  const owed = await db
    .selectFrom('receivable')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', db.tenantId)
    .groupBy('state')
    .execute();
  const saved = await db
    .selectFrom('purchase')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', db.tenantId)
    .where('mandate_id', 'is not', null)
    .groupBy('state')
    .execute();
  return {
    ...Object.fromEntries(saved.map(({ state, count }) => [`saved ${state}`, Number(count)])),
    ...Object.fromEntries(kinds.map(({ kind, count }) => [kind, Number(count)])),
    ...Object.fromEntries(refunds.map(({ kind, state, count }) => [`${kind} ${state}`, Number(count)])),
    ...Object.fromEntries(owed.map(({ state, count }) => [`receivable ${state}`, Number(count)])),
  };
}

/** What must have happened, for the stories to prove anything; their orders are counted as receipts of credits. */
const HAPPENED = [
  'message hold book release adjustment refund chargeback'.split(' '),
  ['return pending', 'return done', 'return failed', 'operator done', 'chargeback done', 'chargeback failed'],
  ['receivable open', 'receivable paid', 'receivable cancelled', 'overpaid pending'],
  ['saved completed', 'saved failed'],
].flat();

withSqlite('stories of money', (open) => {
  it(`end balanced: ${RUNS} of buying, spending, reserving, returning, disputing and crashing`, async () => {
    const counts = await tell(open, RUNS);
    expect(HAPPENED.filter((name) => !counts[name])).toEqual([]);
  }, 36_000_000);
});

withDatabase('stories of money', (open) => {
  it('end balanced on both databases', async () => {
    expect(await tell(open, 20)).toMatchObject({ message: expect.any(Number), refund: expect.any(Number) });
  }, 120_000);
});

withSqlite('the proof finds', (open) => {
  /** A member who bought, spent, returned, and who paid what two chargebacks left open, but once. */
  async function wholeLife(): Promise<Buyer> {
    const buyer = await newBuyer(await open());
    const first = await orderBundle(buyer, { requestKey: 'first-00000' });
    await settle(buyer, first.reference, 'paid');
    const actor = { actor_kind: 'member', actor_id: buyer.member.id } as const;
    await returnOrder(buyer, { orderId: first.order.id, requestKey: 'return', kind: 'return', actor });
    await chargeBackSpent(buyer, 'second-0000');
    const request = { methodId: 'ideal', total: 300, currency: 'EUR', country: 'NL', requestKey: 'open-000000' };
    await payOpenAmount(buyer, { ...request, next: null });
    await settle(buyer, (await ordered(buyer, request.requestKey)).reference, 'paid');
    await chargeBackSpent(buyer, 'third-00000');
    expect(await findLedgerProblems(buyer.db)).toEqual({});
    return buyer;
  }

  async function chargeBackSpent(buyer: Buyer, requestKey: string): Promise<void> {
    const { reference } = await orderBundle(buyer, { requestKey });
    await settle(buyer, reference, 'paid');
    const charge = { memberId: buyer.member.id, credits: 30, kind: 'message', reference: requestKey } as const;
    await transaction(buyer.db, (tx) => chargeIn(tx, buyer, charge));
    await receiveWebhook(buyer, 'memory', buyer.payments.chargeBack(reference));
  }

  it.each<[string, (db: Db) => { execute(): Promise<unknown> }]>([
    ['unbalanced', (db) => db.updateTable('credit_entry').set({ amount: 1 }).where('account_id', '=', 'house_spent')],
    ['balances', (db) => db.updateTable('credit_account').set({ balance: 1 }).where('kind', '=', 'member')],
    ['holds', (db) => db.updateTable('credit_account').set({ balance: 1 }).where('kind', '=', 'member_held')],
    ['lots against balances', (db) => db.updateTable('credit_lot').set({ remaining: 1 })],
    ['lots against entries', (db) => db.updateTable('credit_lot').set({ remaining: 1 })],
    ['entries without lots', (db) => db.deleteFrom('credit_lot_entry').where('account_id', 'like', 'm:%')],
    ['orders against lots', (db) => db.updateTable('credit_lot').set({ amount_minor: 1 })],
    ['orders against lots', (db) => db.updateTable('purchase').set({ state: 'failed' })],
    ['orders against refunds', (db) => db.updateTable('refund').set({ amount_minor: 1 })],
    ['orders against refunds', (db) => db.updateTable('purchase').set({ returned_minor: 1 })],
    ['receivables', (db) => db.updateTable('receivable').set({ state: 'paid' })],
    ['open amounts', (db) => db.updateTable('receivable').set({ paid_by: null })],
    ['open amounts', (db) => db.updateTable('receivable').set({ amount_minor: 1 })],
  ])('%s', async (problem, tamper) => {
    const { db } = await wholeLife();
    const query = tamper(db) as unknown as {
      where(column: string, is: '=', value: number): { execute(): Promise<unknown> };
    };
    await query.where('tenant_id', '=', db.tenantId).execute();
    expect(Object.keys(await findLedgerProblems(db))).toContain(problem);
  });

  it('a balance below zero, which the database itself refuses', async () => {
    const { db } = await wholeLife();
    const negative = db.updateTable('credit_account').set({ balance: -1 }).where('tenant_id', '=', db.tenantId);
    await expect(negative.execute()).rejects.toThrow(/constraint/i);
  });
});
