import type { Db } from '../handle';

/** The sum of an account's entries. For a member's account it must equal the balance. */
export async function sumOfEntries(db: Db, accountId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('credit_entry')
    .select((eb) => eb.fn.sum<number | null>('amount').as('sum'))
    .where('tenant_id', '=', db.tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}
