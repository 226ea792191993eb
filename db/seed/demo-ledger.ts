import { createHash } from 'node:crypto';
import type { Tx } from '../handle';
import { accountOf, openCreditAccounts, type PlatformAccount } from '../queries/credit-account';
import type { LotMove } from '../queries/credit-lot';
import { postCredits } from '../queries/credit-transaction';
import type { CreditTransactionKind } from '../schema/credit-transaction';
import type { NewOrder } from '../schema/order';
import type { DemoBrand } from './demo-brand';
import { demoUlid } from './demo-ids';
import type { StoryMessage } from './demo-story';
import type { Rng } from './rng';

export interface Move {
  id: string;
  kind: CreditTransactionKind;
  memberId: string;
  /** In credits: positive for credits that the member gets, negative for those that the member spends. */
  amount: number;
  platform: PlatformAccount;
  reference: string | null;
  at: number;
  lots: LotMove;
}

/** The credits of the demo accounts in the order of time: given at signup, bought, spent on messages. */
export function demoMoves(
  { tenant, accounts }: DemoBrand,
  order: NewOrder,
  messages: readonly StoryMessage[],
  rng: Rng,
): Move[] {
  const moves: Omit<Move, 'id'>[] = [
    ...accounts.map(({ member }) => ({
      kind: 'signup' as const,
      memberId: member.id,
      amount: tenant.signup_credits,
      platform: 'house_granted' as const,
      reference: null,
      at: member.signup_date,
      lots: { open: { origin: 'signup' as const } },
    })),
    {
      kind: 'purchase',
      memberId: order.member_id,
      amount: order.credits,
      platform: 'house_sold',
      reference: order.id,
      at: order.completed_at!,
      lots: {
        open: {
          origin: 'bought',
          orderId: order.id,
          amountMinor: order.amount_minor,
          currency: order.currency,
          vatRate: order.vat_rate,
        },
      },
    },
    ...messages.map((message) => ({
      kind: 'message' as const,
      memberId: message.sender_id,
      amount: -message.cost,
      platform: 'house_spent' as const,
      reference: message.id,
      at: message.created_at,
      lots: 'next' as const,
    })),
  ];
  return moves
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.at - b.at)
    .map((move) => ({ ...move, id: demoUlid(rng, move.at) }));
}

/** Posts the movements as the product does, so that balances, history and checks see no difference. */
export async function bookMoves(tx: Tx, memberIds: readonly string[], moves: readonly Move[]): Promise<void> {
  for (const memberId of memberIds) await openCreditAccounts(tx, memberId);
  for (const { id, kind, memberId, amount, platform, reference, at, lots } of moves) {
    const key = `${kind}:${reference ?? memberId}`;
    await postCredits(tx, {
      id,
      kind,
      member_id: memberId,
      request_key: key,
      request_hash: createHash('sha256').update(`${key} ${amount}`).digest('hex'),
      reference,
      created_at: at,
      entries: [
        { account: accountOf(memberId, 'spendable'), amount },
        { account: platform, amount: -amount },
      ],
      lots,
    });
  }
}
