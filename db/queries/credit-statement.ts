import type { Db } from '../handle';
import type { CreditTransactionKind } from '../schema/credit-transaction';
import type { LotOrigin } from '../schema/credit-lot';
import { accountOf } from './credit-account';

/** The part of one lot that a movement has moved on one of the member's accounts. */
export interface StatementPart {
  id: string;
  kind: CreditTransactionKind;
  created_at: number;
  account_id: string;
  /** In credits; negative where they left the account. */
  amount: number;
  origin: LotOrigin;
  order_id: string | null;
  lot_credits: number;
  /** The price of the whole lot in minor units. */
  lot_minor: number;
  currency: string | null;
}

/** The parts of these movements on the member's spendable account, in the order of the lots. */
export function listMovementParts(db: Db, memberId: string, ids: readonly string[]): Promise<StatementPart[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return parts(db, ids).where('credit_lot_entry.account_id', '=', accountOf(memberId, 'spendable')).execute();
}

/**
 * The next parts of a member's statement on both accounts, oldest first. Movements are never divided between two calls.
 * `after` is the id of the last movement of the call before.
 */
export async function listStatementParts(
  db: Db,
  memberId: string,
  page: { after: string; movements: number },
): Promise<StatementPart[]> {
  const accounts = [accountOf(memberId, 'spendable'), accountOf(memberId, 'held')];
  const rows = await db
    .selectFrom('credit_entry')
    .select('transaction_id')
    .where('tenant_id', '=', db.tenantId)
    .where('account_id', 'in', accounts)
    .where('transaction_id', '>', page.after)
    .groupBy('transaction_id')
    .orderBy('transaction_id')
    .limit(page.movements)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ transaction_id }) => transaction_id);
  return parts(db, ids).where('credit_lot_entry.account_id', 'in', accounts).execute();
}

const parts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('credit_lot_entry')
    .innerJoin('credit_transaction', (join) =>
      join
        .onRef('credit_transaction.tenant_id', '=', 'credit_lot_entry.tenant_id')
        .onRef('credit_transaction.id', '=', 'credit_lot_entry.transaction_id'),
    )
    .innerJoin('credit_lot', (join) =>
      join
        .onRef('credit_lot.tenant_id', '=', 'credit_lot_entry.tenant_id')
        .onRef('credit_lot.id', '=', 'credit_lot_entry.lot_id'),
    )
    .select([
      'credit_transaction.id',
      'credit_transaction.kind',
      'credit_transaction.created_at',
      'credit_lot_entry.account_id',
      'credit_lot_entry.amount',
      'credit_lot.origin',
      'credit_lot.order_id',
      'credit_lot.credits as lot_credits',
      'credit_lot.amount_minor as lot_minor',
      'credit_lot.currency',
    ])
    .where('credit_lot_entry.tenant_id', '=', db.tenantId)
    .where('credit_lot_entry.transaction_id', 'in', [...ids])
    .orderBy('credit_lot_entry.transaction_id')
    .orderBy('credit_lot_entry.account_id')
    .orderBy('credit_lot_entry.lot_id');
