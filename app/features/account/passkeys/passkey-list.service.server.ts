import { transaction, type Tx } from '~db/database';
import { getMember, lockMember } from '~db/queries/member';
import { deletePasskey, listPasskeys, renamePasskey } from '~db/queries/passkey';
import type { MemberRow } from '~db/schema/member';
import { isMember } from '~/contract/actor';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { endSessionsIn } from '../sessions/session.service.server';
import { tellIn } from './passkey-changed.server';
import type { ShownPasskey } from './passkey-view';
import { lastPasskey } from './passkeys.errors';

export interface OwnPasskeys {
  passkeys: ShownPasskey[];
  /** Without a password, the last passkey cannot be removed. */
  hasPassword: boolean;
  /** False until the e-mail address is confirmed. */
  canAdd: boolean;
}

export async function viewPasskeys({ db }: Pick<RequestContext, 'db'>, memberId: string): Promise<ShownPasskey[]> {
  const rows = await listPasskeys(db, memberId);
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    addedAt: created_at,
    usedAt: last_used_at,
  }));
}

export async function listOwnPasskeys(context: MemberContext): Promise<OwnPasskeys> {
  const { password_hash, status } = await getMember(context.db, context.member.id);
  return {
    passkeys: await viewPasskeys(context, context.member.id),
    hasPassword: password_hash !== null,
    canAdd: status === 'active',
  };
}

/** One that was removed in another tab, or is someone else's, is not renamed. */
export async function renameOwnPasskey({ db, member }: MemberContext, id: string, name: string): Promise<void> {
  await renamePasskey(db, member.id, id, name);
}

/** Removes a passkey of the member, who stays logged in here only. A repetition changes nothing. Throws lastPasskey. */
export async function removePasskey(context: MemberContext, id: string): Promise<void> {
  const memberId = context.member.id;
  await transaction(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    const own = await listPasskeys(tx, memberId);
    if (!member || !own.some((passkey) => passkey.id === id)) return;
    if (member.password_hash === null && own.length === 1) throw lastPasskey();
    const here = isMember(context.viewer) ? context.viewer.sessionId : undefined;
    await removePasskeyIn(tx, context, member, { passkey: id, here });
  });
}

/**
 * Removes a passkey in a transaction that holds the member, and tells the member by mail. All sessions but `here` end:
 * one of them may have been opened with it. False if it is not the member's, or was removed before.
 */
export async function removePasskeyIn(
  tx: Tx,
  context: RequestContext,
  member: MemberRow,
  { passkey: id, here }: { passkey: string; here: string | undefined },
): Promise<boolean> {
  const passkey = (await listPasskeys(tx, member.id)).find((passkey) => passkey.id === id);
  if (!passkey || !(await deletePasskey(tx, member.id, id))) return false;
  await endSessionsIn(tx, context, member.id, here);
  await auditAccount(tx, context, 'passkey.removed', member.id, { passkey: id });
  await tellIn(tx, context, { change: 'removed', member, name: passkey.name });
  return true;
}
