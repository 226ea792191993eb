import type { Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import type { BrandContext } from '~/server/context/context.server';

/** Writes down what staff did with fictional profiles; `subject` is the profile, if it is a single one. */
export function auditFictionalIn(
  tx: Tx,
  { clock }: Pick<BrandContext, 'clock'>,
  id: string,
  action: 'fictional.imported' | 'fictional.approved' | 'fictional.retired',
  subject: string | null,
  detail: Record<string, string | number>,
): Promise<void> {
  return insertAudit(tx, {
    id,
    at: clock.now(),
    actor_kind: 'staff',
    actor_id: null,
    action,
    subject_id: subject,
    request_id: null,
    network_address: null,
    detail: JSON.stringify(detail),
  });
}
