import { onCommit, transaction, type Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { endMandate, findMandate, insertMandate, listMandates } from '~db/queries/mandate';
import { isErased } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import type { MandateEnd, MandateRow } from '~db/schema/mandate';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { StatusEvent } from '~/providers/payment/payment-port';
import { providerOf } from '~/server/context/payment-providers';
import type { BrandContext } from '~/server/context/context.server';

/** The outbox topic of a saved method that the provider has to end. */
export const END_MANDATE_TOPIC = 'billing.end-mandate';
export interface EndMandatePayload {
  provider: string;
  customer_reference: string;
  reference: string;
}

/**
 * Saves the method of a paid order for whose member it was to be remembered; if they were erased meanwhile, the provider
 * forgets it instead. The same card, saved again, has another
 * reference at most providers: the older one ends, so that the member never has to choose between two equal lines.
 */
export async function saveMandateIn(
  tx: Tx,
  context: BrandContext,
  { order, payment, mandate }: { order: OrderRow; payment: PaymentRow; mandate: NonNullable<StatusEvent['mandate']> },
): Promise<void> {
  if (order.remember === 0) return;
  const now = context.clock.now();
  const { customerReference, reference, label } = mandate;
  const { id: purchase_id, member_id, method } = order;
  const row: Omit<MandateRow, 'tenant_id'> = {
    id: context.ids.ulid(),
    member_id,
    purchase_id,
    provider: payment.provider,
    customer_reference: customerReference,
    reference,
    method,
    label,
    created_at: now,
    used_at: now,
    ended_at: null,
    ended_by: null,
  };
  if (await isErased(tx, member_id)) return endAtProviderLaterIn(tx, context, row);
  const earlier = await listMandates(tx, member_id);
  if (!(await insertMandate(tx, row))) return;
  await auditMandate(tx, context, 'mandate.saved', row, { kind: 'system', id: null });
  const same = (mandate: MandateRow) =>
    mandate.provider === row.provider && mandate.method === method && mandate.label === label;
  for (const mandate of earlier.filter(same)) await endMandateIn(tx, context, mandate, 'newer');
}

/** Ends a saved method here, and at the provider unless it came from there. */
export async function endMandateIn(
  tx: Tx,
  context: BrandContext,
  row: Pick<MandateRow, 'id' | 'member_id' | 'provider' | 'customer_reference' | 'reference' | 'method'>,
  by: MandateEnd,
): Promise<void> {
  const now = context.clock.now();
  if (!(await endMandate(tx, row.id, { now, by }))) return;
  const actor =
    by === 'member' ? ({ kind: 'member', id: row.member_id } as const) : ({ kind: 'system', id: null } as const);
  await auditMandate(tx, context, 'mandate.ended', row, actor, { by });
  if (by !== 'provider') await endAtProviderLaterIn(tx, context, row);
}

async function endAtProviderLaterIn(
  tx: Tx,
  context: BrandContext,
  { provider, customer_reference, reference }: EndMandatePayload,
): Promise<void> {
  const now = context.clock.now();
  const payload: EndMandatePayload = { provider, customer_reference, reference };
  await insertOutbox(tx, {
    id: context.ids.ulid(),
    topic: END_MANDATE_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  onCommit(tx, context.kickOutbox);
}

/** The provider refused to charge a saved method for good. */
export async function endedByProvider(context: BrandContext, mandateId: string): Promise<void> {
  await transaction(context.db, async (tx) => {
    const row = await findMandate(tx, mandateId);
    if (row) await endMandateIn(tx, context, row, 'provider');
  });
}

/** The job behind a removed method. A provider that does not respond is asked again. */
export async function endAtProvider(context: BrandContext, payload: EndMandatePayload): Promise<void> {
  const { provider, customer_reference: customerReference, reference } = payload;
  const port = providerOf(context, { provider });
  if (!port) {
    context.log.warn({ provider }, 'a saved payment method has ended whose provider is no longer configured');
    return;
  }
  await port.endMandate({ customerReference, reference });
}

async function auditMandate(
  tx: Tx,
  context: BrandContext,
  action: 'mandate.saved' | 'mandate.ended',
  { id, member_id: member, provider, method }: Pick<MandateRow, 'id' | 'member_id' | 'provider' | 'method'>,
  actor: { kind: 'member' | 'system'; id: string | null },
  detail: object = {},
): Promise<void> {
  await insertAudit(tx, {
    id: context.ids.ulid(),
    at: context.clock.now(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    action,
    // The row of the saved method is deleted before its entries are.
    subject_id: member,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ mandate: id, provider, method, ...detail }),
  });
}
