import { transaction, type Tx } from '~db/database';
import { findMemberByEmail, lockMember, patchMember } from '~db/queries/member';
import { changeEmailUnlessTaken } from '~db/queries/member-signup';
import { endTokens } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { accountDeleted } from '~/features/account/account.errors';
import { isGone } from '~/features/account/state/reactivation';
import type { MemberContext } from '~/server/context/context.server';
import { endClaimLater, writeToOwner } from '../signup/claim.service.server';
import { NO_EMAIL } from '../signup/new-account.server';
import { enqueueMail } from '../signup/signup-outbox.server';

/**
 * 'sent': a new link is on its way to the corrected address, or the brand does not reveal whether there is an account, and
 * its owner learns of it. 'taken': another account has the address. 'wait': too many were sent within the hour. 'none': the
 * account is confirmed, and its address is changed in the settings.
 */
export type Corrected = 'sent' | 'taken' | 'wait' | 'none';

/** Corrects the e-mail address of an account that was never confirmed. Links to the old address end. */
export async function correctEmail(context: MemberContext, email: string): Promise<Corrected> {
  const { db, member, tenant, limits } = context;
  if (member.status !== 'not_confirmed') return 'none';
  if ((await limits.mail.tryTake(`${tenant.id}|activation|${member.id}`)) > 0) return 'wait';
  const owner = await findMemberByEmail(db, email);
  const other = owner && owner.id !== member.id ? owner : undefined;
  if (other && !isGone(other, context.clock.now())) return meetOwner(context, email, other);
  const moved = await moveTo(context, email, other);
  if (moved) return moved;
  // Another account took the address since the lookup.
  const winner = await findMemberByEmail(db, email);
  if (!winner) throw new Error('an e-mail address is taken, but no account has it');
  return meetOwner(context, email, winner);
}

function moveTo(context: MemberContext, email: string, former: MemberRow | undefined) {
  const { member, ids } = context;
  return transaction(context.db, async (tx): Promise<Corrected | undefined> => {
    // Confirmed in another browser meanwhile.
    if ((await lockMember(tx, member.id))?.status !== 'not_confirmed') return 'none';
    if (former) await patchMember(tx, former.id, NO_EMAIL);
    if (!(await changeEmailUnlessTaken(tx, member.id, email))) return undefined;
    await endLinksIn(tx, context);
    const mail = { member_id: member.id, mail_id: ids.ulid() };
    await enqueueMail(tx, context, 'account.activation-mail', mail);
    await auditAccount(tx, context, 'email.changed', member.id, { unconfirmed: true });
    return 'sent';
  });
}

/** A stranger may read the mails that went to the wrong address. A reset would even confirm the account. */
async function endLinksIn(tx: Tx, { member, clock }: MemberContext): Promise<void> {
  for (const purpose of ['activation', 'reset_password', 'mail_change'] as const)
    await endTokens(tx, member.id, purpose, { now: clock.now(), heir: member.id });
}

/** As at signup: the brand says it, or the account becomes a claim and the owner of the address learns of it by mail. */
async function meetOwner(context: MemberContext, email: string, owner: MemberRow): Promise<Corrected> {
  const { tenant, member } = context;
  if (!tenant.neutral_account_answers) {
    if (owner.status === 'deleted') throw accountDeleted();
    return 'taken';
  }
  const writeIn = await writeToOwner(context, owner);
  return transaction(context.db, async (tx): Promise<Corrected> => {
    if ((await lockMember(tx, member.id))?.status !== 'not_confirmed') return 'none';
    await patchMember(tx, member.id, { email, email_key: null });
    await endLinksIn(tx, context);
    await writeIn(tx, member.id);
    await endClaimLater(tx, context, member.id);
    await auditAccount(tx, context, 'email.changed', member.id, { unconfirmed: true });
    return 'sent';
  });
}
