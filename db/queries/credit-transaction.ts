import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { NewCreditEntry } from '../schema/credit-entry';
import type { CreditTransactionRow, NewCreditTransaction } from '../schema/credit-transaction';
import { accountOf, isPlatformAccount, moveBalance } from './credit-account';
import type { PlatformAccount } from './credit-account';
import { moveLots, type LotMove } from './credit-lot';

export interface Entry {
  /** The result of `accountOf` or a platform account. */
  account: PlatformAccount | (string & {});
  amount: number;
}

/** Thrown if the balance of an account is too low, so that the whole transaction is rolled back. */
export class InsufficientBalance extends Error {
  readonly account: string;

  constructor(account: string) {
    super(`Account ${account} has too little`);
    this.name = 'InsufficientBalance';
    this.account = account;
  }
}

/**
 * 'repeated': the same request was posted before, and nothing moved now. 'conflict': the key was used for a different
 * request.
 */
export type PostingOutcome =
  { outcome: 'posted' } | { outcome: 'repeated' | 'conflict'; transaction: CreditTransactionRow };

/**
 * Posts a movement of credits, once per `request_key`: the entries sum to zero, and the member's balances and lots change
 * with them. Accounts are updated in the order of their names, so that two postings cannot deadlock.
 */
export async function postCredits(
  tx: Tx,
  posting: Own<NewCreditTransaction> & { entries: readonly Entry[]; lots: LotMove },
): Promise<PostingOutcome> {
  const { entries, lots, ...transaction } = posting;
  assertBalanced(entries);
  const isNew = await insertIgnore(tx, 'credit_transaction', { ...transaction, tenant_id: tx.tenantId });
  if (!isNew) {
    const earlier = await findCreditTransaction(tx, posting.request_key);
    if (!earlier) throw new Error(`Credit transaction ${posting.id} has the id of another one`);
    return { outcome: earlier.request_hash === posting.request_hash ? 'repeated' : 'conflict', transaction: earlier };
  }
  const ordered = entries.toSorted((a, b) => (a.account < b.account ? -1 : 1));
  for (const { account, amount } of ordered) {
    if (isPlatformAccount(account)) continue;
    if (!(await moveBalance(tx, account, amount))) throw new InsufficientBalance(account);
  }
  await insertEntries.change(tx, {
    rows: ordered.map(({ account, amount }) => ({ transaction_id: posting.id, account_id: account, amount })),
  });
  const amountOn = (side: 'spendable' | 'held') =>
    entries.find(({ account }) => account === accountOf(posting.member_id, side))?.amount ?? 0;
  const [spendable, reserved] = [amountOn('spendable'), amountOn('held')];
  if (spendable !== 0 || reserved !== 0) {
    await moveLots(
      tx,
      { id: posting.id, memberId: posting.member_id, at: posting.created_at, spendable, held: reserved },
      lots,
    );
  }
  return { outcome: 'posted' };
}

const insertEntries = prepared((tx, p: Placeholders<{ rows: readonly Own<NewCreditEntry>[] }>) =>
  tx.insertInto('credit_entry').values(p.rows.map((row) => ({ ...row, tenant_id: tx.tenantId }))),
);

export function findCreditTransaction(db: Db, requestKey: string): Promise<CreditTransactionRow | undefined> {
  return db
    .selectFrom('credit_transaction')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** A member's movements of credits, newest first, with the amount of each on `accountId`. */
export function listCreditHistory(db: Db, accountId: string, page: { limit: number; before?: string | undefined }) {
  let query = db
    .selectFrom('credit_entry')
    .innerJoin('credit_transaction', (join) =>
      join
        .onRef('credit_transaction.tenant_id', '=', 'credit_entry.tenant_id')
        .onRef('credit_transaction.id', '=', 'credit_entry.transaction_id'),
    )
    .select([
      'credit_transaction.id',
      'credit_transaction.kind',
      'credit_transaction.reference',
      'credit_transaction.created_at',
      'credit_entry.amount',
    ])
    .where('credit_entry.tenant_id', '=', db.tenantId)
    .where('credit_entry.account_id', '=', accountId);
  if (page.before !== undefined) query = query.where('credit_entry.transaction_id', '<', page.before);
  return query.orderBy('credit_entry.transaction_id', 'desc').limit(page.limit).execute();
}

function assertBalanced(entries: readonly Entry[]): void {
  const accounts = new Set(entries.map((entry) => entry.account));
  const whole = entries.every((entry) => Number.isSafeInteger(entry.amount) && entry.amount !== 0);
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (entries.length < 2 || accounts.size !== entries.length || !whole || sum !== 0) {
    throw new Error('Entries must be two or more whole amounts of different accounts that sum to zero');
  }
}
