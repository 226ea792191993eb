import { transaction } from '~db/database';
import { findMemberByEmail, lockMember, patchMember } from '~db/queries/member';
import { changeEmailUnlessTaken } from '~db/queries/member-signup';
import { endTokens } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { accountDeleted } from '~/features/account/account.errors';
import { isGone } from '~/features/account/state/reactivation';
import { endSessionsIn } from '~/features/account/sessions/session.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { NO_EMAIL } from '../signup/new-account.server';
import { enqueueMail } from '../signup/signup-outbox.server';

/**
 * 'sent': a new link is on its way to the corrected address. 'check-mail': the brand does not reveal whether there is
 * an account, so the member is logged out as after a signup. 'taken': another account has the address. 'wait': too many
 * were sent within the hour. 'none': the account is confirmed, and its address is changed in the settings.
 */
export type Corrected = 'sent' | 'check-mail' | 'taken' | 'wait' | 'none';

/** Corrects the e-mail address of an account that was never confirmed. Links to the old address end. */
export async function correctEmail(context: MemberContext, email: string): Promise<Corrected> {
  const { db, member, tenant, limits } = context;
  if (member.status !== 'not_confirmed') return 'none';
  if ((await limits.mail.tryTake(`${tenant.id}|activation|${member.id}`)) > 0) return 'wait';
  const owner = await findMemberByEmail(db, email);
  const other = owner && owner.id !== member.id ? owner : undefined;
  if (other && !isGone(other, context.clock.now())) return meetOwner(context, other);
  const moved = await moveTo(context, email, other);
  if (moved) return moved;
  // Another account took the address since the lookup.
  const winner = await findMemberByEmail(db, email);
  if (!winner) throw new Error('an e-mail address is taken, but no account has it');
  return meetOwner(context, winner);
}

function moveTo(context: MemberContext, email: string, former: MemberRow | undefined) {
  const { member, tenant, clock, ids } = context;
  return transaction(context.db, async (tx): Promise<Corrected | undefined> => {
    // Confirmed in another browser meanwhile.
    if ((await lockMember(tx, member.id))?.status !== 'not_confirmed') return 'none';
    if (former) await patchMember(tx, former.id, NO_EMAIL);
    if (!(await changeEmailUnlessTaken(tx, member.id, email))) return undefined;
    // A stranger may read the mails that went to the wrong address. A reset would even confirm the account.
    for (const purpose of ['activation', 'reset_password', 'mail_change'] as const)
      await endTokens(tx, member.id, purpose, { now: clock.now(), heir: member.id });
    const mail = { member_id: member.id, mail_id: ids.ulid() };
    await enqueueMail(tx, context, 'account.activation-mail', mail);
    await auditAccount(tx, context, 'email.changed', member.id, { unconfirmed: true });
    if (!tenant.neutral_account_answers) return 'sent';
    await endSessionsIn(tx, context, member.id);
    return 'check-mail';
  });
}

/** As at signup: the brand says it, or its owner learns it by mail, at most a few times an hour. */
async function meetOwner(context: MemberContext, owner: MemberRow): Promise<Corrected> {
  const { tenant, limits, member, ids } = context;
  if (!tenant.neutral_account_answers) {
    if (owner.status === 'deleted') throw accountDeleted();
    return 'taken';
  }
  const wait = await limits.mail.tryTake(`${tenant.id}|signup|${owner.id}`);
  const mail = { member_id: owner.id, mail_id: ids.ulid() };
  await transaction(context.db, async (tx) => {
    if (wait === 0) await enqueueMail(tx, context, 'account.exists-mail', mail);
    await auditAccount(tx, context, 'email.asked', member.id, { unconfirmed: true });
    await endSessionsIn(tx, context, member.id);
  });
  return 'check-mail';
}
