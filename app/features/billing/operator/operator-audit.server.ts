import type { Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import type { BrandContext } from '~/server/context/context.server';

/** Who works on the money of members, and why. */
export interface Operator {
  actor: string;
  reason: string;
}

export async function auditOperatorIn(
  tx: Tx,
  context: BrandContext,
  operator: Operator,
  done: { action: string; orderId: string; detail: object },
): Promise<void> {
  await insertAudit(tx, {
    id: context.ids.ulid(),
    at: context.clock.now(),
    actor_kind: 'staff',
    actor_id: operator.actor,
    action: done.action,
    subject_id: done.orderId,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ ...done.detail, reason: operator.reason }),
  });
}
