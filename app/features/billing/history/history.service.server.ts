import { accountOf } from '~db/queries/credit-account';
import { listCreditHistory } from '~db/queries/credit-transaction';
import { listMovementParts, type StatementPart } from '~db/queries/credit-statement';
import { listOrders } from '~db/queries/order';
import type { LotOrigin } from '~db/schema/credit-lot';
import type { CreditTransactionKind } from '~db/schema/credit-transaction';
import type { MemberContext } from '~/server/context/context.server';
import { findBalance, findHeld } from '../ledger/ledger.service.server';
import { listReturnable } from '../returning/return.service.server';
import { orderSummaryOf, type OrderSummary } from '../status/order-report.service.server';

/** A movement of the member's credits; `amount` is negative where they were spent. */
export interface CreditMovement {
  id: string;
  kind: CreditTransactionKind;
  amount: number;
  /** Epoch milliseconds. */
  at: number;
  parts: MovementPart[];
}

/** The credits of one lot in a movement. Credits that were not bought cost nothing. */
export interface MovementPart {
  credits: number;
  origin: LotOrigin;
  /** Their price without the payment fee, in minor units with fractions. */
  money: number;
  currency: string | null;
}

/** A page of a list. `older`: the id before which the next page begins; null on the last one. */
export interface HistoryPage<T> {
  items: T[];
  older: string | null;
}

export type History = {
  balance: number;
  /** Whether unspent credits of some order can be returned now. */
  returnable: boolean;
  /** The credits reserved for messages that await delivery or an answer. */
  held: number;
} & ({ view: 'orders'; page: HistoryPage<OrderSummary> } | { view: 'credits'; page: HistoryPage<CreditMovement> });

const PAGE = 20;

/** The member's orders, or the movements of their credits; newest first. */
export async function listHistory(
  context: MemberContext,
  view: 'orders' | 'credits',
  before: string | null,
): Promise<History> {
  const memberId = context.member.id;
  // Reads one more than is shown, to know whether there are older ones.
  const range = { limit: PAGE + 1, ...(before === null ? {} : { before }) };
  const [balance, reserved, returnable] = await Promise.all([
    findBalance(context.db, memberId),
    findHeld(context.db, memberId),
    listReturnable(context, memberId),
  ]);
  const account = { balance, held: reserved, returnable: returnable.length > 0 };
  if (view === 'orders') {
    const rows = await listOrders(context.db, memberId, range);
    const intl = context.texts(context.locale);
    return { ...account, view, page: pageOf(rows.map((row) => orderSummaryOf(intl, row))) };
  }
  const rows = await listCreditHistory(context.db, accountOf(memberId, 'spendable'), range);
  const ids = rows.map(({ id }) => id);
  const parts = await listMovementParts(context.db, memberId, ids);
  const movements = rows.map(({ id, kind, amount, created_at: at }) => ({
    id,
    kind,
    amount,
    at,
    parts: parts.filter((part) => part.id === id).map(partOf),
  }));
  return { ...account, view, page: pageOf(movements) };
}

function partOf({ amount, origin, lot_credits, lot_minor, currency }: StatementPart): MovementPart {
  const credits = Math.abs(amount);
  return { credits, origin, money: (lot_minor * credits) / lot_credits, currency };
}

function pageOf<T extends { id: string }>(rows: T[]): HistoryPage<T> {
  const items = rows.slice(0, PAGE);
  return { items, older: rows.length > PAGE ? items.at(-1)!.id : null };
}
