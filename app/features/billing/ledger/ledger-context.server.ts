import { createHash } from 'node:crypto';
import { onCommit, type Tx } from '~db/database';
import type { BrandContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';

/** The part of a context that the ledger needs; every service context has it. */
export type LedgerContext = Pick<BrandContext, 'clock' | 'ids' | 'ports' | 'tenant'>;

/** Open pages of the member show the new balance after the commit. */
export function publishBalance(tx: Tx, context: LedgerContext, memberId: string): void {
  onCommit(tx, () => notifyMember(context, memberId, { kind: 'credits' }));
}

export function hashOfParts(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
