import type { Tx } from '~db/database';
import { deleteDeparture } from '~db/queries/departure';
import { patchMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import type { RequestContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { appearIn } from './appear.service.server';
import { isGone } from './reactivation';

/** Whether the account was deleted and can still be taken back. */
export const canReturn = (member: Pick<MemberRow, 'status' | 'deleted_at'>, now: number): boolean =>
  member.status === 'deleted' && member.deleted_at !== null && !isGone(member, now);

/** Takes back a deleted account, in the transaction that has locked its member and proved who it is. */
export async function restoreAccountIn(tx: Tx, context: RequestContext, member: MemberRow): Promise<void> {
  const status = member.activated_at === null ? 'not_confirmed' : 'active';
  // Everything else about the member was left as it was: invisible, hidden by staff, or neither.
  const shown = status === 'active' && member.profile_status === 'active' && member.decision_number === null;
  await patchMember(tx, member.id, { status, deleted_at: null, searchable: shown ? 1 : 0 });
  await deleteDeparture(tx, member.id);
  await appearIn(tx, context, member.id);
  await auditAccount(tx, context, 'reactivated', member.id);
}
