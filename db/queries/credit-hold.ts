import type { Db, Own, Tx } from '../handle';
import type { CreditHoldRow, NewCreditHold } from '../schema/credit-hold';
import { accountOf } from './credit-account';
import { postCredits } from './credit-transaction';
import type { PostingOutcome } from './credit-transaction';

/**
 * Reserves credits: moves them from the member's spendable account to the held one. Throws `InsufficientBalance`.
 * `request_key` and `request_hash` are those of the message, so that a repeated send reserves only once.
 */
export async function holdCredits(
  tx: Tx,
  hold: Omit<Own<NewCreditHold>, 'state' | 'settled_at'> & { request_key: string; request_hash: string },
): Promise<PostingOutcome> {
  const { request_key, request_hash, ...row } = hold;
  const posted = await postCredits(tx, {
    id: row.id,
    kind: 'hold',
    member_id: row.member_id,
    request_key,
    request_hash,
    reference: row.reference,
    created_at: row.created_at,
    entries: [
      { account: accountOf(row.member_id, 'spendable'), amount: -row.amount },
      { account: accountOf(row.member_id, 'held'), amount: row.amount },
    ],
    lots: 'next',
  });
  if (posted.outcome !== 'posted') return posted;
  await tx
    .insertInto('credit_hold')
    .values({ ...row, state: 'held', settled_at: null, tenant_id: tx.tenantId })
    .execute();
  return posted;
}

/** Spends the credits of the hold. Returns false if the hold was settled already. */
export function bookHold(tx: Tx, hold: CreditHoldRow, at: { id: string; now: number }): Promise<boolean> {
  return settle(tx, hold, at, 'booked');
}

/** Returns the credits of the hold to the member. Returns false if the hold was settled already. */
export function releaseHold(tx: Tx, hold: CreditHoldRow, at: { id: string; now: number }): Promise<boolean> {
  return settle(tx, hold, at, 'released');
}

async function settle(
  tx: Tx,
  hold: CreditHoldRow,
  at: { id: string; now: number },
  state: 'booked' | 'released',
): Promise<boolean> {
  const updated = await tx
    .updateTable('credit_hold')
    .set({ state, settled_at: at.now })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', hold.id)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  const to = state === 'booked' ? 'house_spent' : accountOf(hold.member_id, 'spendable');
  await postCredits(tx, {
    id: at.id,
    kind: state === 'booked' ? 'book' : 'release',
    member_id: hold.member_id,
    request_key: `settle:${hold.id}`,
    request_hash: state,
    reference: hold.reference,
    created_at: at.now,
    entries: [
      { account: accountOf(hold.member_id, 'held'), amount: -hold.amount },
      { account: to, amount: hold.amount },
    ],
    lots: { held: hold.id },
  });
  return true;
}

/** The hold of a message in any state; a message has at most one. */
export function findHold(db: Db, reference: string): Promise<CreditHoldRow | undefined> {
  return holds(db).where('reference', '=', reference).executeTakeFirst();
}

/** Open holds for messages to `counterpartId`, oldest first; only those of `memberId` if it is given. */
export function listHoldsFor(db: Db, counterpartId: string, memberId?: string): Promise<CreditHoldRow[]> {
  let query = holds(db).where('counterpart_id', '=', counterpartId).where('state', '=', 'held');
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  return query.orderBy('id').execute();
}

/** Gives an open hold another reason and due time. Returns false, and changes nothing, if the hold was settled. */
export async function extendHold(
  tx: Tx,
  reference: string,
  patch: Pick<CreditHoldRow, 'reason' | 'due_at'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('credit_hold')
    .set(patch)
    .where('tenant_id', '=', tx.tenantId)
    .where('reference', '=', reference)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const holds = (db: Db) => db.selectFrom('credit_hold').selectAll().where('tenant_id', '=', db.tenantId);
