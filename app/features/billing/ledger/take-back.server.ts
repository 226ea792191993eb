import type { Tx } from '~db/database';
import { accountOf } from '~db/queries/credit-account';
import { findLot, listShares, type LotShare } from '~db/queries/credit-lot';
import { postCredits, type Entry } from '~db/queries/credit-transaction';
import { listReceivables, reduceReceivable } from '~db/queries/receivable';
import type { CreditHoldRow } from '~db/schema/credit-hold';
import { hashOfParts, publishBalance, type LedgerContext } from './ledger-context.server';

/** Credits of an order that go back to the platform, or come again after a chargeback that was won. */
export interface TakeBack {
  /** The id of the refund, and of the credit transaction. */
  id: string;
  memberId: string;
  orderId: string;
  kind: 'refund' | 'chargeback' | 'adjustment';
  /** The unspent credits by lot. */
  shares: readonly LotShare[];
  /** The spent credits whose money is gone: they are owed to the platform. Negative: they are owed no more. */
  owed?: number;
}

/**
 * Takes back the unspent credits of an order, never more than their lots have. For a chargeback it reverses the sale:
 * what was spent becomes a receivable, so that no balance falls below zero.
 */
export async function takeCreditsBackIn(tx: Tx, context: LedgerContext, taking: TakeBack): Promise<void> {
  await postTakeBack(tx, context, taking, -1);
}

/** Reverses a chargeback that was won: the member has the unspent credits again, and owes nothing. */
export async function giveAgainIn(tx: Tx, context: LedgerContext, giving: TakeBack): Promise<void> {
  await postTakeBack(tx, context, giving, 1);
}

async function postTakeBack(tx: Tx, context: LedgerContext, taking: TakeBack, sign: 1 | -1): Promise<void> {
  const { id, memberId, orderId, kind, shares, owed = 0 } = taking;
  const total = shares.reduce((sum, { credits }) => sum + credits, 0);
  if (total === 0 && owed === 0) return;
  const entries: Entry[] = [
    { account: accountOf(memberId, 'spendable'), amount: sign * total },
    { account: 'house_receivable', amount: sign * owed },
    { account: kind === 'refund' ? 'house_refunded' : 'house_sold', amount: -sign * (total + owed) },
  ];
  await postCredits(tx, {
    id,
    kind,
    member_id: memberId,
    request_key: `${kind}:${id}`,
    request_hash: hashOfParts(kind, memberId, total, owed, orderId),
    reference: orderId,
    created_at: context.clock.now(),
    entries: entries.filter(({ amount }) => amount !== 0),
    lots: { shares },
  });
  publishBalance(tx, context, memberId);
}

/**
 * Reserved credits that come back after the order they are of was charged back are taken at once, and lower what the
 * member owes for it.
 */
export async function reclaimReleasedIn(tx: Tx, context: LedgerContext, hold: CreditHoldRow): Promise<void> {
  for (const share of await listShares(tx, hold.id, accountOf(hold.member_id, 'held'))) {
    const orderId = (await findLot(tx, share.lotId))?.order_id;
    let left = share.credits;
    for (const receivable of orderId ? await listReceivables(tx, orderId) : []) {
      const credits = Math.min(left, receivable.credits);
      if (!orderId || credits === 0) continue;
      const settled = { id: context.ids.ulid(), memberId: hold.member_id, orderId, kind: 'chargeback' } as const;
      await takeCreditsBackIn(tx, context, { ...settled, owed: -credits, shares: [{ ...share, credits }] });
      await reduceReceivable(tx, receivable, credits, context.clock.now());
      left -= credits;
    }
  }
}
