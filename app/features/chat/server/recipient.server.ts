import { findBlocks } from '~db/queries/block';
import { findMember, getMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { hiddenBy } from '~/features/account/state/profile-state.service.server';
import { blockedBy } from '~/features/profiles/profiles.errors';
import type { MemberContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import { blockedByYou, fictionalClosed, fictionalGone, memberGone, notFound, recipientDisabled } from '../chat.errors';
import { requireConversation } from './conversation-access.server';

/** A conversation of the viewer, or a member to whom they write for the first time. */
export type MessageDestination = { conversation: string } | { member: string };

/** Throws 404 for a member or conversation the viewer may not know of, otherwise the error with the reason. */
export async function findRecipient(context: MemberContext, to: MessageDestination): Promise<MemberRow> {
  const recipient = await ('member' in to ? requireReachable(context, to.member) : requirePartner(context, to));
  if (isClosed(context.tenant, recipient)) throw fictionalClosed({ name: recipient.name });
  return recipient;
}

async function requirePartner(context: MemberContext, to: { conversation: string }): Promise<MemberRow> {
  const { participant, blocking } = await requireConversation(context, to.conversation);
  const recipient = await getMember(context.db, participant.other_member_id);
  if (blocking) throw blockedByYou({ name: recipient.name });
  if (recipient.status === 'deleted') throw goneError(recipient);
  if (isDisabled(recipient)) throw recipientDisabled({ name: recipient.name });
  return recipient;
}

/** What the sender reads of someone who is gone. */
export const goneError = ({ kind, name }: Pick<MemberRow, 'kind' | 'name'>) =>
  kind === 'fictional' ? fictionalGone({ name }) : memberGone({ name });

/** Whether staff have disabled it. A profile is also hidden until it is confirmed; then messages are pending. */
export function isDisabled(member: Pick<MemberRow, 'status' | 'profile_status' | 'decision_number'>): boolean {
  return hiddenBy(member) === 'team';
}

/** Whether this is a fictional profile of a brand that does not answer for any: then nothing may be sent or charged. */
export function isClosed(tenant: Pick<Tenant, 'fictional_chat'>, { kind }: Pick<MemberRow, 'kind'>): boolean {
  return kind === 'fictional' && tenant.fictional_chat === 'closed';
}

/**
 * For a first message. Throws 404 for the viewer, for disabled or deleted members and other brands, 403 for a block.
 */
export async function requireReachable(context: MemberContext, id: string): Promise<MemberRow> {
  const { db, member } = context;
  const other = id === member.id ? undefined : await findMember(db, id);
  if (!other || other.status === 'deleted' || other.profile_status === 'disabled') throw notFound();
  const blocks = await findBlocks(db, member.id, other.id);
  if (blocks.byOther) throw blockedBy({ name: other.name });
  if (blocks.byViewer) throw blockedByYou({ name: other.name });
  return other;
}
