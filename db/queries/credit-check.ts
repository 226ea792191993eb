import type { Db } from '../handle';

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
  };
  return Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));
}
