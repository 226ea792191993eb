import { transaction } from '~db/database';
import { getMember, lockMember } from '~db/queries/member';
import { deletePasskey, listPasskeys, renamePasskey } from '~db/queries/passkey';
import type { MemberContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { tellIn } from './passkey-changed.server';
import type { PasskeyView } from './passkey-view';
import { lastPasskey } from './passkeys.errors';

export interface OwnPasskeys {
  passkeys: PasskeyView[];
  /** Without a password, the last passkey cannot be removed. */
  hasPassword: boolean;
  /** False until the e-mail address is confirmed. */
  canAdd: boolean;
}

export async function listOwnPasskeys({ db, member }: MemberContext): Promise<OwnPasskeys> {
  const { password_hash, status } = await getMember(db, member.id);
  const rows = await listPasskeys(db, member.id);
  return {
    passkeys: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      addedAt: created_at,
      usedAt: last_used_at,
    })),
    hasPassword: password_hash !== null,
    canAdd: status === 'active',
  };
}

/** One that was removed in another tab, or is somebody else's, is not renamed. */
export async function renameOwnPasskey({ db, member }: MemberContext, id: string, name: string): Promise<void> {
  await renamePasskey(db, member.id, id, name);
}

/** Removes a passkey and tells the member by mail. A repetition changes nothing. Throws lastPasskey. */
export async function removePasskey(context: MemberContext, id: string): Promise<void> {
  const memberId = context.member.id;
  await transaction(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    const own = await listPasskeys(tx, memberId);
    const passkey = own.find((one) => one.id === id);
    if (!member || !passkey) return;
    if (member.password_hash === null && own.length === 1) throw lastPasskey();
    await deletePasskey(tx, memberId, id);
    await auditAccount(tx, context, 'passkey.removed', memberId, { passkey: id });
    await tellIn(tx, context, { change: 'removed', memberId, name: passkey.name });
  });
}
