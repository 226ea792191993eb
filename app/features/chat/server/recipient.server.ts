import { findBlocks } from '~db/queries/block';
import { findMember, getMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { hiddenBy } from '~/features/account/decision/profile-state.service.server';
import { blockedBy } from '~/features/profiles/profiles.errors';
import type { MemberContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import { blockedByYou, fictionalClosed, memberGone, notFound, profileDisabled } from './chat.errors';
import { requireConversation } from './conversation-access.server';

/** A conversation one is in, or a member whom one may write to first. */
export type Destination = { conversation: string } | { member: string };

/** Whom a message goes to. 404 for what this person may not know of, else the refusal that says why not. */
export async function findRecipient(context: MemberContext, to: Destination): Promise<MemberRow> {
  const recipient = await ('member' in to ? requireReachable(context, to.member) : requirePartner(context, to));
  if (isClosed(context.tenant, recipient)) throw fictionalClosed({ name: recipient.name });
  return recipient;
}

async function requirePartner(context: MemberContext, to: { conversation: string }): Promise<MemberRow> {
  const { participant, blocking } = await requireConversation(context, to.conversation);
  const recipient = await getMember(context.db, participant.other_member_id);
  if (blocking) throw blockedByYou({ name: recipient.name });
  if (recipient.status === 'deleted') throw memberGone({ name: recipient.name });
  if (isDisabled(recipient)) throw profileDisabled({ name: recipient.name });
  return recipient;
}

/** By the team: a profile is hidden, too, until its e-mail address is confirmed, and what is sent to it waits for that. */
export function isDisabled(member: Pick<MemberRow, 'status' | 'profile_status' | 'decision_number'>): boolean {
  return hiddenBy(member) === 'team';
}

/** Nobody of this brand answers for made-up profiles: nothing may be sent to one, and nothing be charged for it. */
export function isClosed(tenant: Pick<Tenant, 'fictional_chat'>, { kind }: Pick<MemberRow, 'kind'>): boolean {
  return kind === 'fictional' && tenant.fictional_chat === 'closed';
}

/** A member whose profile can be seen: not oneself, not disabled, not of another brand, nobody who blocks. */
export async function requireReachable(context: MemberContext, id: string): Promise<MemberRow> {
  const { db, member } = context;
  const other = id === member.id ? undefined : await findMember(db, id);
  if (!other || other.status === 'deleted' || other.profile_status === 'disabled') throw notFound();
  const blocks = await findBlocks(db, member.id, other.id);
  if (blocks.byOther) throw blockedBy({ name: other.name });
  if (blocks.byViewer) throw blockedByYou({ name: other.name });
  return other;
}
