import type { Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import type { BrandContext } from '../context/context.server';

export interface StaffAction<Action extends string> {
  id: string;
  action: Action;
  /** The id of what it is about, if that is a single row. */
  subject: string | null;
  detail: Readonly<Record<string, string | number>>;
}

/** Writes down what staff did by a command: without a request, and with their name in the detail. */
export function auditStaffIn<Action extends string>(
  tx: Tx,
  { clock }: Pick<BrandContext, 'clock'>,
  { id, action, subject, detail }: StaffAction<Action>,
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
