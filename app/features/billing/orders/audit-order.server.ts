import type { Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import type { OrderRow } from '~db/schema/order';
import type { RefundRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';

/**
 * Writes what happened to the order for those who look into it later. What happened to its payment is said by the provider
 * or a job, never by the member: what a browser says about a payment does not count.
 */
export async function auditOrder(
  tx: Tx,
  context: BrandContext,
  action: string,
  order: OrderRow,
  detail: object,
  actor: 'system' | 'member' = 'system',
): Promise<void> {
  await insertAudit(tx, {
    id: context.ids.ulid(),
    at: context.clock.now(),
    actor_kind: actor,
    actor_id: actor === 'member' ? order.member_id : null,
    action,
    subject_id: order.id,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ member: order.member_id, ...detail }),
  });
}

export async function auditRefundIn(
  tx: Tx,
  context: BrandContext,
  action: string,
  refund: Omit<RefundRow, 'created_at' | 'updated_at'>,
): Promise<void> {
  const { id, member_id, kind, credits, amount_minor, currency, reason } = refund;
  await insertAudit(tx, {
    id: context.ids.ulid(),
    at: context.clock.now(),
    actor_kind: refund.actor_kind,
    actor_id: refund.actor_id,
    action,
    subject_id: refund.purchase_id,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ refund: id, member: member_id, kind, credits, amount_minor, currency, reason }),
  });
}
