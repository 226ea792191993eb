import type { Db } from '../handle';

/** Member accounts whose cached balance differs from the sum of their entries. The list must be empty. */
export function listWrongBalances(db: Db) {
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
export function listUnbalanced(db: Db) {
  return db
    .selectFrom('credit_entry')
    .select((eb) => ['transaction_id', eb.fn.sum<number>('amount').as('sum')])
    .where('tenant_id', '=', db.tenantId)
    .groupBy('transaction_id')
    .having((eb) => eb(eb.fn.sum<number>('amount'), '!=', 0))
    .execute();
}

/** Members whose held account differs from the sum of their open holds. The list must be empty. */
export function listWrongHolds(db: Db) {
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
