import { lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders, type ValueOr } from '../prepared/prepared';
import type { CreditLotRow, LotOrigin, NewCreditLot, NewCreditLotEntry } from '../schema/credit-lot';
import { accountOf } from './credit-account';

/** The terms under which a member receives credits. */
export type LotTerms =
  | { origin: Exclude<LotOrigin, 'bought'> }
  | { origin: 'bought'; orderId: string; amountMinor: number; currency: string; vatRate: number };

/** A number of credits of one lot. */
export interface LotShare {
  lotId: string;
  credits: number;
}

/**
 * How a posting moves lots: `open` makes a lot of the granted credits; `next` spends them in the order of spending;
 * `shares` takes just these; `held` moves those that the hold with this id reserved.
 */
export type LotMove = { open: LotTerms } | 'next' | { shares: readonly LotShare[] } | { held: string };

interface Moving {
  id: string;
  memberId: string;
  at: number;
  /** The amounts of the posting on the member's two accounts; 0 where it does not touch one. */
  spendable: number;
  held: number;
}

/**
 * Moves the lots of a posting with its balances. The caller has updated the member's account before, so that no other
 * transaction moves lots of this member at the same time.
 */
export async function moveLots(tx: Tx, moving: Moving, move: LotMove): Promise<void> {
  const { id, memberId, spendable, held } = moving;
  if (typeof move === 'object' && 'open' in move) {
    await openLot(tx, moving, move.open);
    return writeEntries(tx, id, accountOf(memberId, 'spendable'), [{ lotId: id, credits: spendable }]);
  }
  const shares = await sharesOf(tx, memberId, Math.max(Math.abs(spendable), Math.abs(held)), move);
  if (spendable !== 0) {
    const sign = Math.sign(spendable);
    for (const { lotId, credits } of shares) await changeRemaining(tx, lotId, sign * credits);
    await writeEntries(tx, id, accountOf(memberId, 'spendable'), shares, sign);
  }
  if (held !== 0) await writeEntries(tx, id, accountOf(memberId, 'held'), shares, Math.sign(held));
}

/** Lots with credits left, in the order of spending. */
export function listOpenLots(db: Db, memberId: string): Promise<CreditLotRow[]> {
  return open.all(db, { memberId });
}

const open = prepared((db, p: Placeholders<{ memberId: string }>) => openLots(db, p.memberId));

export function findLot(db: Db, id: string): Promise<CreditLotRow | undefined> {
  return lots(db).where('id', '=', id).executeTakeFirst();
}

/** The lots that an order has made: one, or none before it was completed. */
export function listLotsOfOrder(db: Db, orderId: string): Promise<CreditLotRow[]> {
  return lots(db).where('order_id', '=', orderId).orderBy('id').execute();
}

/** The credits of a bought lot that went back to the platform, and did not come again. */
export async function countTakenBack(db: Db, lotId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('credit_lot_entry')
    .innerJoin('credit_transaction', (join) =>
      join
        .onRef('credit_transaction.tenant_id', '=', 'credit_lot_entry.tenant_id')
        .onRef('credit_transaction.id', '=', 'credit_lot_entry.transaction_id'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('credit_lot_entry.amount'), eb.lit(0)).as('sum'))
    .where('credit_lot_entry.tenant_id', '=', db.tenantId)
    .where('credit_lot_entry.lot_id', '=', lotId)
    .where('credit_lot_entry.account_id', 'like', 'm:%')
    .where('credit_transaction.kind', 'in', ['refund', 'chargeback', 'adjustment'])
    .executeTakeFirstOrThrow();
  return -Number(sum);
}

/** The lots that the transaction has moved on the account, with the credits of each as positive numbers. */
export async function listShares(db: Db, transactionId: string, accountId: string): Promise<LotShare[]> {
  const rows = await db
    .selectFrom('credit_lot_entry')
    .select(['lot_id', 'amount'])
    .where('tenant_id', '=', db.tenantId)
    .where('transaction_id', '=', transactionId)
    .where('account_id', '=', accountId)
    .orderBy('lot_id')
    .execute();
  return rows.map(({ lot_id, amount }) => ({ lotId: lot_id, credits: Math.abs(amount) }));
}

async function sharesOf(
  tx: Tx,
  memberId: string,
  amount: number,
  move: Exclude<LotMove, { open: LotTerms }>,
): Promise<readonly LotShare[]> {
  if (move === 'next') return takeNext(await locked.all(tx, { memberId }), amount);
  const shares = 'shares' in move ? move.shares : await listShares(tx, move.held, accountOf(memberId, 'held'));
  const sum = shares.reduce((total, { credits }) => total + credits, 0);
  if (sum !== amount) throw new Error(`Lots of member ${memberId}: ${sum} credits for a movement of ${amount}`);
  return shares;
}

const locked = prepared((tx, p: Placeholders<{ memberId: string }>) => lockRow(tx, openLots(tx, p.memberId)));

/** Divides an amount among lots in their order. Throws if they have too little, since the balance was checked before. */
export function takeNext(open: readonly Pick<CreditLotRow, 'id' | 'remaining'>[], amount: number): LotShare[] {
  let missing = amount;
  const shares: LotShare[] = [];
  for (const { id, remaining } of open) {
    const credits = Math.min(remaining, missing);
    if (credits > 0) shares.push({ lotId: id, credits });
    missing -= credits;
  }
  if (missing > 0) throw new Error(`The lots have ${missing} credits less than the balance`);
  return shares;
}

async function openLot(tx: Tx, { id, memberId, at, spendable }: Moving, terms: LotTerms): Promise<void> {
  const bought = terms.origin === 'bought';
  const lot: Own<NewCreditLot> = {
    id,
    member_id: memberId,
    origin: terms.origin,
    spend_rank: bought ? 1 : 0,
    order_id: bought ? terms.orderId : null,
    credits: spendable,
    remaining: spendable,
    amount_minor: bought ? terms.amountMinor : 0,
    currency: bought ? terms.currency : null,
    vat_rate: bought ? terms.vatRate : 0,
    created_at: at,
  };
  await tx
    .insertInto('credit_lot')
    .values({ ...lot, tenant_id: tx.tenantId })
    .execute();
}

async function changeRemaining(tx: Tx, lotId: string, amount: number): Promise<void> {
  const least = amount < 0 ? -amount : undefined;
  if ((await change.change(tx, { lotId, amount, least })) === 0) throw new Error(`Lot ${lotId} has too little`);
}

const change = prepared((tx, p: Placeholders<{ lotId: string; amount: number; least: number | undefined }>) => {
  const update = tx
    .updateTable('credit_lot')
    .set((eb) => ({ remaining: eb('remaining', '+', p.amount) }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', p.lotId);
  return p.least === undefined ? update : update.where('remaining', '>=', p.least);
});

async function writeEntries(
  tx: Tx,
  transactionId: string,
  accountId: string,
  shares: readonly LotShare[],
  sign = 1,
): Promise<void> {
  const rows = shares.map(({ lotId, credits }) => ({
    transaction_id: transactionId,
    account_id: accountId,
    lot_id: lotId,
    amount: sign * credits,
  }));
  await insertEntries.change(tx, { rows });
}

const insertEntries = prepared((tx, p: Placeholders<{ rows: readonly Own<NewCreditLotEntry>[] }>) =>
  tx.insertInto('credit_lot_entry').values(p.rows.map((row) => ({ ...row, tenant_id: tx.tenantId }))),
);

const lots = (db: Db) => db.selectFrom('credit_lot').selectAll().where('tenant_id', '=', db.tenantId);

const openLots = (db: Db, memberId: ValueOr<string>) =>
  lots(db).where('member_id', '=', memberId).where('remaining', '>', 0).orderBy('spend_rank').orderBy('id');
