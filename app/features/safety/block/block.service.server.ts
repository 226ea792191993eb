import { deleteBlock, insertBlock, listBlocked } from '~db/queries/block';
import { findConversationOfPair } from '~db/queries/conversation';
import { listMemberCards } from '~db/queries/member-card';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { readCursor, writeCursor } from '~/server/response/page-end.server';
import { requirePerson, safetyPerson } from '../person.service.server';
import { notYourself } from '../safety.errors';
import type { SafetyPerson } from '../safety-person';

/**
 * Blocks a member: the two disappear from each other's lists and cannot contact each other. Their messages stay, in
 * case of an unblock. Also possible towards someone who blocks the member. Repeating it changes nothing.
 */
export async function blockMember(context: MemberContext, id: string): Promise<void> {
  if (id === context.member.id) throw notYourself();
  await requirePerson(context, id);
  const { db, member, clock } = context;
  if (await insertBlock(db, member.id, id, clock.now())) await publishBlock(context, id);
}

/** Removes the member's own block; one by the other member stays. Changes nothing if there was none. */
export async function unblockMember(context: MemberContext, id: string): Promise<void> {
  if (await deleteBlock(context.db, context.member.id, id)) return publishBlock(context, id);
  await requirePerson(context, id);
}

/** Both members' open pages reload their lists and the newest message, which shows whether they may still use it. */
async function publishBlock(context: MemberContext, otherId: string): Promise<void> {
  const { db, member } = context;
  const conversation = await findConversationOfPair(db, member.id, otherId);
  for (const id of [member.id, otherId]) {
    notifyMember(context, id, { kind: 'like' });
    if (conversation)
      notifyMember(context, id, { kind: 'message', conversation: conversation.id, seq: conversation.last_seq });
  }
}

interface BlockedPage {
  /** Sorted by the time of the block, the latest first. */
  people: SafetyPerson[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

const PAGE = 50;

/** The members whom the member blocks. Nobody learns who blocks them. */
export async function findBlocked(context: MemberContext, cursor: string | null): Promise<BlockedPage> {
  const { db, member } = context;
  const before = readCursor(context, 'blocked', cursor);
  const rows = await listBlocked(db, member.id, { limit: PAGE + 1, before });
  const page = rows.slice(0, PAGE);
  const cards = await listMemberCards(
    db,
    page.map((row) => row.blocked_id),
  );
  const last = page.at(-1);
  const next = rows.length > PAGE && last ? writeCursor(context, 'blocked', last.created_at, last.blocked_id) : null;
  return { people: cards.map((card) => safetyPerson(context, card, true)), next };
}
