import { expect, it } from 'vitest';
import { transaction, type Db } from '~db/database';
import { findLedgerProblems } from '~db/queries/credit-check';
import { insertOrder } from '~db/queries/order';
import { seededRng } from '~db/seed/rng';
import {
  bookHoldIn,
  chargeIn,
  findBalance,
  findHeld,
  grantIn,
  holdIn,
  releaseHoldIn,
} from '~/features/billing/ledger/ledger.service.server';
import type { AdjustableClock } from '~/server/context/clock';
import { testContext, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { migrations } from './migrations';
import { replayLots, type Movement } from './replay-lots';

const MEMBERS = ['anna', 'ben', 'carla'];
const PRICE = { amountMinor: 999, currency: 'EUR', vatRate: 2100 };

/** A past of the given length: credits given, bought, spent, reserved, booked and released, one after the other. */
async function livePast(context: TestContext, clock: AdjustableClock, seed: string, steps: number): Promise<void> {
  const rng = seededRng(seed);
  const held: string[] = [];
  for (let step = 0; step < steps; step++) {
    clock.advance(1000);
    const memberId = rng.pick(MEMBERS);
    const reference = `ref${step}`;
    const credits = rng.int(1, 20);
    const one = { memberId, credits, reference, requestKey: reference };
    await transaction(context.db, async (tx) => {
      const dice = rng.int(0, 99) / 100;
      if (dice < 0.15) return grantIn(tx, context, { ...one, terms: { origin: 'goodwill' } });
      if (dice < 0.3) {
        await insertOrder(tx, { ...anOrder(reference, memberId, credits), created_at: context.clock.now() });
        return grantIn(tx, context, { ...one, terms: { origin: 'bought', orderId: reference, ...PRICE } });
      }
      const rest = held.length > 0 && dice < 0.5 ? held.splice(rng.int(0, held.length - 1), 1)[0]! : null;
      if (rest && dice < 0.4) return bookHoldIn(tx, context, { reference: rest });
      if (rest) return releaseHoldIn(tx, context, { reference: rest });
      if ((await findBalance(tx, memberId)) < credits) return undefined;
      if (dice < 0.7) return chargeIn(tx, context, { ...one, kind: 'message' });
      held.push(reference);
      return holdIn(tx, context, { ...one, counterpartId: 'x', reason: 'unconfirmed_recipient', dueAt: 0 });
    });
  }
}

const anOrder = (id: string, memberId: string, credits: number) => ({
  id,
  member_id: memberId,
  bundle_id: 'b',
  credits,
  amount_minor: PRICE.amountMinor,
  fee_minor: 0,
  total_minor: PRICE.amountMinor,
  vat_minor: 0,
  vat_rate: PRICE.vatRate,
  currency: PRICE.currency,
  country: 'NL',
  method: 'ideal',
  discount_code: null,
  state: 'completed' as const,
  failure: null,
  request_key: id,
  request_hash: id,
  updated_at: 0,
  completed_at: 0,
});

async function lotsOf(db: Db) {
  const lots = db.selectFrom('credit_lot').selectAll().where('tenant_id', '=', db.tenantId).orderBy('id');
  const entries = db
    .selectFrom('credit_lot_entry')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('transaction_id')
    .orderBy('account_id')
    .orderBy('lot_id');
  return { lots: await lots.execute(), entries: await entries.execute() };
}

withDatabase('credits from before lots', (open) => {
  it('get the lots they would have had, with every balance as before, also when it runs twice', async () => {
    const opened = await open();
    const context = testContext(opened);
    await livePast(context, opened.clock, 'a past', 150);
    const balances = async () =>
      Promise.all(MEMBERS.flatMap((id) => [findBalance(context.db, id), findHeld(context.db, id)]));
    const before = { ...(await lotsOf(context.db)), balances: await balances() };
    expect(before.lots.length).toBeGreaterThan(10);
    for (const table of ['credit_lot', 'credit_lot_entry'] as const)
      await context.db.deleteFrom(table).where('tenant_id', '=', 1).execute();
    for (let run = 0; run < 2; run++)
      await migrations['20261122T2001_credit_lot_history']!.up(opened.database.system('migration of lots'));
    expect({ ...(await lotsOf(context.db)), balances: await balances() }).toEqual(before);
    expect(await findLedgerProblems(context.db)).toEqual({});
  });
});

const movement = (id: string, spendable: number, more: Partial<Movement> = {}): Movement => ({
  id,
  kind: spendable > 0 ? 'signup' : 'message',
  reference: id,
  created_at: 0,
  spendable,
  held: 0,
  order_id: null,
  amount_minor: null,
  currency: null,
  vat_rate: null,
  ...more,
});

it('replays movements that were committed in another order than they began', () => {
  const { lots, entries } = replayLots('a', [movement('1', -5), movement('2', 8)]);
  expect(lots.map(({ id, remaining }) => [id, remaining])).toEqual([['2', 3]]);
  expect(entries.map(({ transaction_id, amount }) => [transaction_id, amount])).toEqual([
    ['2', 8],
    ['1', -5],
  ]);
});

it('throws for movements that never fit, since their ledger is wrong', () => {
  expect(() => replayLots('a', [movement('1', 4), movement('2', -5)])).toThrow('not those of their entries');
});
