import { findBlocks } from '~db/queries/block';
import { findConversation, findConversationOfPair } from '~db/queries/conversation';
import { getMember } from '~db/queries/member';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import type { ParticipantRow } from '~db/schema/participant';
import type { ConversationResponse } from '~/contract/conversation';
import type { ProfileResponse } from '~/contract/profile';
import { findTermsQuestion } from '~/features/account/terms/terms.service.server';
import { blockedBy } from '~/features/profiles/profiles.errors';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { bestEffort } from '~/server/response/best-effort';
import { notFound } from '../chat.errors';
import { requireConversation } from '../server/conversation-access.server';
import { countPlaces, hasPlace } from '../server/start.service.server';
import { readUpTo } from '../server/read.service.server';
import { isClosed, isDisabled } from '../server/recipient.server';
import { readOwnConversation } from '../server/conversation.service.server';
import { findClosedTo } from '../permission/who-may-write.service.server';
import type { WritePermission } from '../permission/write-permission';

export interface ChatPage {
  partner: ProfileResponse;
  conversation: ConversationResponse;
  writePermission: WritePermission;
  requestKey: string;
}

/** A conversation as its page shows it. With `seen`, a person looks at it now, and all of it is marked as read. */
export async function openChat(
  context: MemberContext,
  id: string,
  options: { before?: number | undefined; seen: boolean },
): Promise<ChatPage> {
  const { participant, blocking } = await requireConversation(context, id);
  const [card] = await listMemberCards(context.db, [participant.other_member_id]);
  if (!card) throw notFound();
  const conversation = await readOwnConversation(context, participant, { before: options.before });
  const partner = partnerOf(context, card, blocking);
  const writePermission = await writePermissionFor(context, card, blocking);
  const newest = conversation.newest_seq;
  if (options.seen && options.before === undefined && newest > 0) {
    await bestEffort(context.log, 'what was read', () => readUpTo(context, participant, newest));
  }
  return {
    partner,
    conversation: { ...conversation, partner_last_active: partner.last_active },
    writePermission: await withPlace(context, participant, writePermission),
    requestKey: context.ids.ulid(),
  };
}

/** For its pages of gifts and photos. Throws 404 and 403 as for the conversation. */
export async function findPartner(
  context: MemberContext,
  id: string,
): Promise<Pick<ChatPage, 'partner' | 'writePermission' | 'requestKey'>> {
  const { participant, blocking } = await requireConversation(context, id);
  const [card] = await listMemberCards(context.db, [participant.other_member_id]);
  if (!card) throw notFound();
  const writePermission = await writePermissionFor(context, card, blocking);
  return {
    partner: partnerOf(context, card, blocking),
    writePermission: await withPlace(context, participant, writePermission),
    requestKey: context.ids.ulid(),
  };
}

export interface NewChatPage {
  partner: ProfileResponse;
  writePermission: WritePermission;
  requestKey: string;
  /** Whether it is the last conversation that the member can begin without premium. */
  lastPlace: boolean;
  /** The message written at signup that could not be sent then; '' if there is none. */
  draft: string;
}

/**
 * The page of a conversation that has not begun, or the id of the one that has. Writes nothing. Throws 404 for members
 * who are gone or disabled, and `blockedBy` for a member who blocks the viewer.
 */
export async function findNewChat(
  context: MemberContext,
  memberId: string,
): Promise<{ existing: string } | { existing: null; page: NewChatPage }> {
  const { db, member } = context;
  const [card] = memberId === member.id ? [] : await listMemberCards(db, [memberId]);
  if (!card || card.status === 'deleted' || card.profile_status === 'disabled') throw notFound();
  const blocks = await findBlocks(db, member.id, card.id);
  if (blocks.byOther) throw blockedBy({ name: card.name });
  const conversation = await findConversationOfPair(db, member.id, card.id);
  if (conversation) return { existing: conversation.id };
  const closed = await findClosedTo(db, { from: member.id, to: card });
  const writePermission = await writePermissionFor(context, card, blocks.byViewer);
  const places = writePermission === 'open' && closed === null ? await countPlaces(db, context.tenant, member) : 0;
  const page = {
    partner: partnerOf(context, card, blocks.byViewer),
    writePermission: writePermission === 'open' ? beginPermission(closed, places) : writePermission,
    lastPlace: places === 1,
    requestKey: context.ids.ulid(),
    draft: await findDraft(context, card.id),
  };
  return { existing: null, page };
}

/** In the order in which sending refuses: premium is not recommended to anyone who could not write to this person anyway. */
function beginPermission(closed: Awaited<ReturnType<typeof findClosedTo>>, places: number): WritePermission {
  if (closed !== null) return `only-${closed}`;
  return places > 0 ? 'open' : 'premium';
}

/** A conversation whose place was returned to its starter needs one again. */
async function withPlace(
  { db, tenant, member }: MemberContext,
  mine: ParticipantRow,
  permission: WritePermission,
): Promise<WritePermission> {
  if (permission !== 'open' || mine.started === 1 || (await hasPlace(db, tenant, member))) return permission;
  const conversation = await findConversation(db, mine.conversation_id);
  return conversation?.started_by === member.id ? 'premium' : permission;
}

async function findDraft({ db, member }: MemberContext, partnerId: string): Promise<string> {
  const row = await getMember(db, member.id);
  return row.signup_from_member_id === partnerId ? (row.signup_message ?? '') : '';
}

/** Removes the picture where the viewer blocks the other member, because the server would refuse it. */
function partnerOf(context: MemberContext, card: MemberCard, blocking: boolean): ProfileResponse {
  const partner = toProfileResponse(context, card);
  return blocking ? { ...partner, main_image: null } : partner;
}

async function writePermissionFor(
  context: MemberContext,
  card: MemberCard,
  blocking: boolean,
): Promise<WritePermission> {
  const { member, tenant } = context;
  if (member.hiddenBy === 'team') return 'own-disabled';
  if (blocking) return 'blocking';
  if (card.status === 'deleted') return 'gone';
  if (isDisabled(card)) return 'disabled';
  if (isClosed(tenant, card)) return 'closed';
  if (member.status === 'not_confirmed') return 'unconfirmed';
  return (await findTermsQuestion(context, member))?.due ? 'terms' : 'open';
}
