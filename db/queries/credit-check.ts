import type { Db } from '../handle';
import type { PlatformAccount } from './credit-account';

/** Member accounts whose cached balance differs from the sum of their entries. The list must be empty. */
function listWrongBalances(db: Db) {
  return db
    .selectFrom('credit_account')
    .leftJoin('credit_entry', (join) =>
      join
        .onRef('credit_entry.tenant_id', '=', 'credit_account.tenant_id')
        .onRef('credit_entry.account_id', '=', 'credit_account.id'),
    )
    .select((eb) => [
      'credit_account.id',
      'credit_account.balance',
      eb.fn.coalesce(eb.fn.sum<number>('credit_entry.amount'), eb.lit(0)).as('sum'),
    ])
    .where('credit_account.tenant_id', '=', db.tenantId)
    .groupBy(['credit_account.id', 'credit_account.balance'])
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum<number>('credit_entry.amount'), eb.lit(0)), '!=', eb.ref('credit_account.balance')),
    )
    .execute();
}

/** Transactions whose entries do not sum to zero. The list must be empty. */
function listUnbalanced(db: Db) {
  return db
    .selectFrom('credit_entry')
    .select((eb) => ['transaction_id', eb.fn.sum<number>('amount').as('sum')])
    .where('tenant_id', '=', db.tenantId)
    .groupBy('transaction_id')
    .having((eb) => eb(eb.fn.sum<number>('amount'), '!=', 0))
    .execute();
}

/** Members whose held account differs from the sum of their open holds. The list must be empty. */
function listWrongHolds(db: Db) {
  return db
    .selectFrom('credit_account')
    .leftJoin('credit_hold', (join) =>
      join
        .onRef('credit_hold.tenant_id', '=', 'credit_account.tenant_id')
        .onRef('credit_hold.member_id', '=', 'credit_account.member_id')
        .on('credit_hold.state', '=', 'held'),
    )
    .select((eb) => [
      'credit_account.member_id',
      'credit_account.balance',
      eb.fn.coalesce(eb.fn.sum<number>('credit_hold.amount'), eb.lit(0)).as('held'),
    ])
    .where('credit_account.tenant_id', '=', db.tenantId)
    .where('credit_account.kind', '=', 'member_held')
    .groupBy(['credit_account.member_id', 'credit_account.balance'])
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum<number>('credit_hold.amount'), eb.lit(0)), '!=', eb.ref('credit_account.balance')),
    )
    .execute();
}

/** Members whose spendable balance differs from what is left of their lots. The list must be empty. */
function listWrongLotSums(db: Db) {
  return db
    .selectFrom('credit_account')
    .leftJoin('credit_lot', (join) =>
      join
        .onRef('credit_lot.tenant_id', '=', 'credit_account.tenant_id')
        .onRef('credit_lot.member_id', '=', 'credit_account.member_id'),
    )
    .select((eb) => [
      'credit_account.member_id',
      'credit_account.balance',
      eb.fn.coalesce(eb.fn.sum<number>('credit_lot.remaining'), eb.lit(0)).as('lots'),
    ])
    .where('credit_account.tenant_id', '=', db.tenantId)
    .where('credit_account.kind', '=', 'member')
    .groupBy(['credit_account.member_id', 'credit_account.balance'])
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum<number>('credit_lot.remaining'), eb.lit(0)), '!=', eb.ref('credit_account.balance')),
    )
    .execute();
}

/** Lots with more or less left than their entries on the spendable account sum to. The list must be empty. */
function listWrongLots(db: Db) {
  return db
    .selectFrom('credit_lot')
    .leftJoin('credit_lot_entry', (join) =>
      join
        .onRef('credit_lot_entry.tenant_id', '=', 'credit_lot.tenant_id')
        .onRef('credit_lot_entry.lot_id', '=', 'credit_lot.id')
        .on('credit_lot_entry.account_id', 'like', 'm:%'),
    )
    .select((eb) => [
      'credit_lot.id',
      'credit_lot.remaining',
      eb.fn.coalesce(eb.fn.sum<number>('credit_lot_entry.amount'), eb.lit(0)).as('sum'),
    ])
    .where('credit_lot.tenant_id', '=', db.tenantId)
    .groupBy(['credit_lot.id', 'credit_lot.remaining'])
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum<number>('credit_lot_entry.amount'), eb.lit(0)), '!=', eb.ref('credit_lot.remaining')),
    )
    .execute();
}

/** Entries of members' accounts that differ from their parts by lot. The list must be empty. */
function listUndivided(db: Db) {
  return db
    .selectFrom('credit_entry')
    .leftJoin('credit_lot_entry', (join) =>
      join
        .onRef('credit_lot_entry.tenant_id', '=', 'credit_entry.tenant_id')
        .onRef('credit_lot_entry.transaction_id', '=', 'credit_entry.transaction_id')
        .onRef('credit_lot_entry.account_id', '=', 'credit_entry.account_id'),
    )
    .select((eb) => [
      'credit_entry.transaction_id',
      'credit_entry.amount',
      eb.fn.coalesce(eb.fn.sum<number>('credit_lot_entry.amount'), eb.lit(0)).as('parts'),
    ])
    .where('credit_entry.tenant_id', '=', db.tenantId)
    .where((eb) => eb.or([eb('credit_entry.account_id', 'like', 'm:%'), eb('credit_entry.account_id', 'like', 'h:%')]))
    .groupBy(['credit_entry.transaction_id', 'credit_entry.account_id', 'credit_entry.amount'])
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum<number>('credit_lot_entry.amount'), eb.lit(0)), '!=', eb.ref('credit_entry.amount')),
    )
    .execute();
}

/** Completed orders without exactly their credits and price as a lot, and lots of orders that are not completed. */
function listWrongOrderLots(db: Db) {
  return db
    .selectFrom('purchase')
    .leftJoin('credit_lot', (join) =>
      join.onRef('credit_lot.tenant_id', '=', 'purchase.tenant_id').onRef('credit_lot.order_id', '=', 'purchase.id'),
    )
    .select((eb) => [
      'purchase.id',
      'purchase.state',
      eb.fn.count<number>('credit_lot.id').as('lots'),
      eb.fn.coalesce(eb.fn.sum<number>('credit_lot.credits'), eb.lit(0)).as('credits'),
      eb.fn.coalesce(eb.fn.sum<number>('credit_lot.amount_minor'), eb.lit(0)).as('amount'),
    ])
    .where('purchase.tenant_id', '=', db.tenantId)
    .where('purchase.credits', '>', 0)
    .groupBy(['purchase.id', 'purchase.state', 'purchase.credits', 'purchase.amount_minor'])
    .having((eb) => {
      const lots = eb.fn.count<number>('credit_lot.id');
      const whole = eb.and([
        eb(lots, '=', 1),
        eb(eb.fn.sum<number>('credit_lot.credits'), '=', eb.ref('purchase.credits')),
        eb(eb.fn.sum<number>('credit_lot.amount_minor'), '=', eb.ref('purchase.amount_minor')),
      ]);
      const completed = eb('purchase.state', '=', 'completed');
      return eb.or([eb.and([completed, eb.not(whole)]), eb.and([eb.not(completed), eb(lots, '>', 0)])]);
    })
    .execute();
}

/** Orders of which more or less has gone back than their refunds and lost chargebacks say. The list must be empty. */
function listWrongReturns(db: Db) {
  return db
    .selectFrom('purchase')
    .leftJoin('refund', (join) =>
      join
        .onRef('refund.tenant_id', '=', 'purchase.tenant_id')
        .onRef('refund.purchase_id', '=', 'purchase.id')
        // The second payment of an order is not money of the order; a chargeback that was won came back.
        .on('refund.kind', '!=', 'duplicate')
        .on((eb) => eb.or([eb('refund.kind', '!=', 'chargeback'), eb('refund.state', '!=', 'failed')])),
    )
    .select((eb) => [
      'purchase.id',
      'purchase.returned_minor',
      eb.fn.coalesce(eb.fn.sum<number>('refund.amount_minor'), eb.lit(0)).as('refunds'),
    ])
    .where('purchase.tenant_id', '=', db.tenantId)
    .groupBy(['purchase.id', 'purchase.returned_minor'])
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum<number>('refund.amount_minor'), eb.lit(0)), '!=', eb.ref('purchase.returned_minor')),
    )
    .execute();
}

/** The credits owed to the platform by its account and by the open receivables, if they differ. */
async function listWrongReceivables(db: Db) {
  const { owed } = await db
    .selectFrom('receivable')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('credits'), eb.lit(0)).as('owed'))
    .where('tenant_id', '=', db.tenantId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const { sum } = await db
    .selectFrom('credit_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('tenant_id', '=', db.tenantId)
    .where('account_id', '=', 'house_receivable' satisfies PlatformAccount)
    .executeTakeFirstOrThrow();
  return Number(owed) + Number(sum) === 0 ? [] : [{ owed: Number(owed), account: Number(sum) }];
}

/** Orders of an open amount, which have no credits, whose money here is not what they have paid. The list must be empty. */
function listWrongOpenAmounts(db: Db) {
  return db
    .selectFrom('purchase')
    .leftJoin('receivable', (join) =>
      join
        .onRef('receivable.tenant_id', '=', 'purchase.tenant_id')
        .onRef('receivable.paid_by', '=', 'purchase.id')
        .on('receivable.state', '=', 'paid'),
    )
    .select((eb) => [
      'purchase.id',
      'purchase.state',
      eb.fn.coalesce(eb.fn.sum<number>('receivable.amount_minor'), eb.lit(0)).as('paid'),
    ])
    .where('purchase.tenant_id', '=', db.tenantId)
    .where('purchase.credits', '=', 0)
    .groupBy(['purchase.id', 'purchase.state', 'purchase.total_minor', 'purchase.returned_minor'])
    .having((eb) => {
      const here = eb
        .case()
        .when(eb.and([eb('purchase.state', '=', 'completed'), eb('returned_minor', '<', eb.ref('total_minor'))]))
        .then(eb('total_minor', '-', eb.ref('returned_minor')))
        .else(eb.lit(0))
        .end();
      return eb(eb.fn.coalesce(eb.fn.sum<number>('receivable.amount_minor'), eb.lit(0)), '!=', here);
    })
    .execute();
}

/**
 * Everything that contradicts the rules of the ledger in this brand, by rule; empty when it is sound. It reads every
 * entry, so it is for the nightly proof, the command and tests.
 */
export async function findLedgerProblems(db: Db): Promise<Record<string, object[]>> {
  const lists = {
    unbalanced: await listUnbalanced(db),
    balances: await listWrongBalances(db),
    holds: await listWrongHolds(db),
    'lots against balances': await listWrongLotSums(db),
    'lots against entries': await listWrongLots(db),
    'entries without lots': await listUndivided(db),
    'orders against lots': await listWrongOrderLots(db),
    'orders against refunds': await listWrongReturns(db),
    receivables: await listWrongReceivables(db),
    'open amounts': await listWrongOpenAmounts(db),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));
}
