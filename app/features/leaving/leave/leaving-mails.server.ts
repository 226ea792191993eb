import { findMember } from '~db/queries/member';
import { insertToken } from '~db/queries/token';
import type { TokenPurpose } from '~db/schema/token';
import { hashSecret } from '~/features/account/secret.service.server';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { leaveLinkMail, leftMail } from './leaving-mails';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import type { LeaveLinkPayload, LeftPayload, ReturnLinkPayload } from '../leaving-topics';

/** How long a link to delete the account works. */
export const LEAVE_LINK_MS = 60 * 60 * 1000;

/** Says what happens next, with the link to take the account back and the certificate to keep. */
export async function sendLeftMail(context: BrandContext, { member_id, mail_id, code }: LeftPayload): Promise<void> {
  const certificate = `${context.origin}/account-deleted?certificate=${code}`;
  await sendWayBack(context, { memberId: member_id, mailId: mail_id, certificate });
}

/** The same link once more. The certificate is only in the first mail, because its code is stored nowhere. */
export async function sendReturnLink(context: BrandContext, { member_id, mail_id }: ReturnLinkPayload): Promise<void> {
  if (member_id !== null) await sendWayBack(context, { memberId: member_id, mailId: mail_id, certificate: null });
}

async function sendWayBack(
  context: BrandContext,
  { certificate, ...mail }: { memberId: string; mailId: string; certificate: string | null },
): Promise<void> {
  const member = await findMember(context.db, mail.memberId);
  // Taken back or erased meanwhile.
  if (member?.status !== 'deleted' || member.deleted_at === null) return;
  const until = member.deleted_at + REACTIVATION_MS;
  if (context.clock.now() >= until) return;
  const url = await issueLink(context, mail.memberId, { purpose: 'reactivation', until, payload: null });
  await sendBrandMail(context, mail, (intl, { name }) =>
    leftMail(context.tenant, intl, { name, until, url, certificate }),
  );
}

/** The link with which an account without a password is deleted. */
export async function sendLeaveLink(
  context: BrandContext,
  { member_id, mail_id, reason }: LeaveLinkPayload,
): Promise<void> {
  const member = await findMember(context.db, member_id);
  if (!member || member.status === 'deleted') return;
  const until = context.clock.now() + LEAVE_LINK_MS;
  const url = await issueLink(context, member_id, { purpose: 'leave', until, payload: reason || null });
  await sendBrandMail(context, { memberId: member_id, mailId: mail_id }, (intl, { name }) =>
    leaveLinkMail(context.tenant, intl, { name, url }),
  );
}

/** Each attempt to send makes a new link, because only its hash is stored. */
async function issueLink(
  { db, ids, clock, origin }: BrandContext,
  memberId: string,
  link: { purpose: TokenPurpose; until: number; payload: string | null },
): Promise<string> {
  const token = ids.token();
  await insertToken(db, {
    token_hash: hashSecret(token),
    purpose: link.purpose,
    member_id: memberId,
    payload: link.payload,
    created_at: clock.now(),
    expires_at: link.until,
  });
  return `${origin}/${token}`;
}
