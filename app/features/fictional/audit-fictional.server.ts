import type { Tx } from '~db/database';
import type { BrandContext } from '~/server/context/context.server';
import { auditStaffIn } from '~/server/operations/audit-staff.server';

/** Writes down what staff did with fictional profiles; `subject` is the profile, if it is a single one. */
export function auditFictionalIn(
  tx: Tx,
  context: Pick<BrandContext, 'clock'>,
  id: string,
  action: 'fictional.imported' | 'fictional.approved' | 'fictional.retired',
  subject: string | null,
  detail: Record<string, string | number>,
): Promise<void> {
  return auditStaffIn(tx, context, { id, action, subject, detail });
}
