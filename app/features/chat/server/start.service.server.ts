import type { Db, Tx } from '~db/database';
import { findConversationOfPair, lockConversation, openConversation } from '~db/queries/conversation';
import { findMember, lockMember } from '~db/queries/member';
import { hasUnreturned, hasWritten } from '~db/queries/message';
import { countStarted, findParticipant, setStarted } from '~db/queries/participant';
import type { ConversationRow } from '~db/schema/conversation';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import type { Tenant } from '~/tenancy/tenant';
import { notFound, onlyLiked, onlyMatches, premiumOnly } from '../chat.errors';
import { findClosedTo } from '../permission/who-may-write.service.server';

export interface Start {
  from: string;
  to: string;
}

/**
 * The conversation of two members, opened by `from` unless it exists. A free member may only ever start as many as the
 * brand allows (spec section 9: 2); the lock holds that limit exactly, also for simultaneous attempts. The conversation
 * is invisible before its first message.
 */
export async function startConversationIn(
  tx: Tx,
  context: Pick<BrandContext, 'tenant' | 'ids' | 'clock'>,
  { from, to }: Start,
): Promise<ConversationRow> {
  const existing = await findConversationOfPair(tx, from, to);
  if (existing) return existing;
  const starter = await lockMember(tx, from);
  if (!starter) throw notFound();
  // While this one waited for the lock, the member may have opened the conversation in another tab.
  const meanwhile = await findConversationOfPair(tx, from, to);
  if (meanwhile) return meanwhile;
  const other = await findMember(tx, to);
  if (!other) throw notFound();
  // Checked before the limit, so that premium is not recommended to members who could not write to this person anyway.
  const closed = await findClosedTo(tx, { from, to: other });
  if (closed !== null) throw (closed === 'liked' ? onlyLiked : onlyMatches)({ name: other.name });
  await requirePlace(tx, context, starter);
  const opening = { id: context.ids.random(), starterId: from, otherId: to, now: context.clock.now() };
  return (await openConversation(tx, opening)).conversation;
}

/** Throws `premiumOnly` for a free member whose places are all taken. The starter must be locked. */
async function requirePlace(tx: Tx, { tenant }: Pick<BrandContext, 'tenant'>, starter: MemberRow): Promise<void> {
  if (!(await hasPlace(tx, tenant, { id: starter.id, paidUser: starter.paid_user === 1 }))) throw premiumOnly();
}

/** Whether a member may begin one more conversation, or take up again one whose place was returned. */
export async function hasPlace(db: Db, tenant: Pick<Tenant, 'limits'>, member: Starter): Promise<boolean> {
  return (await countPlaces(db, tenant, member)) > 0;
}

type Starter = Pick<ViewerMember, 'id' | 'paidUser'>;

/** How many conversations a member may still begin; for a premium member there is no limit. */
export async function countPlaces(db: Db, { limits }: Pick<Tenant, 'limits'>, member: Starter): Promise<number> {
  return member.paidUser ? Infinity : limits.free.conversations - (await countStarted(db, member.id));
}

/**
 * For a free member who writes again in a conversation whose place was returned. The conversation must be locked;
 * returnPlaceIn() waits for that lock, so that no message stands in a conversation without a place.
 */
export async function reservePlaceIn(
  tx: Tx,
  context: Pick<BrandContext, 'tenant'>,
  conversation: ConversationRow,
  memberId: string,
): Promise<void> {
  if (conversation.started_by !== memberId) return;
  const mine = await findParticipant(tx, memberId, conversation.id);
  if (mine?.started !== 0) return;
  // Against the order of locks, in which members come first: in the rare deadlock the transaction starts again.
  const starter = await lockMember(tx, memberId);
  if (!starter) throw notFound();
  await requirePlace(tx, context, starter);
  await setStarted(tx, memberId, conversation.id, 1);
}

/**
 * Returns the place of a conversation in which the starter's messages were all returned and the other member has never
 * written; it no longer counts as started. Messages erased by now count as returned. Locks the conversation.
 */
export async function returnPlaceIn(tx: Tx, conversationId: string): Promise<void> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return;
  const { started_by: starter, low_id: low, high_id: high } = conversation;
  if (await hasUnreturned(tx, conversationId, starter)) return;
  if (await hasWritten(tx, conversationId, starter === low ? high : low)) return;
  await setStarted(tx, starter, conversationId, 0);
}
