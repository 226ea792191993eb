import type { Db } from '~db/database';
import { listSentAbout } from '~db/queries/notification';
import { listNewLikesAmong, listUnreadAmong } from '~db/queries/notification-facts';
import type { NotificationRow } from '~db/schema/notification';

/**
 * The notifications that are still true: messages that are unread, and likes that were not seen, of people who are
 * there and not blocked. A conversation is not told again until the member has come back, and a like never.
 */
export async function listStillTrue(
  db: Db,
  memberId: string,
  rows: readonly NotificationRow[],
  lastSeenAt: number,
): Promise<Set<NotificationRow>> {
  const chats = rows.filter(isAboutMessages);
  const likes = rows.filter(({ type }) => type === 'like');
  const unread = await listUnreadAmong(db, memberId, subjectsOf(chats));
  const fresh = await listNewLikesAmong(db, memberId, subjectsOf(likes));
  const sent = await listSentAbout(db, memberId, subjectsOf([...chats, ...likes]));
  const waitsInChat = new Set(unread.map(({ conversationId }) => conversationId));
  const newFrom = new Set(fresh.map(({ fromId }) => fromId));
  const toldAt = new Map(sent.map(({ subject, sent_at }) => [subject, sent_at]));
  const begun = new Set(chats.filter(({ type }) => type === 'new_conversations').map(({ subject }) => subject));
  return new Set(
    rows.filter((row) => {
      const before = row.pushed_at === null ? toldAt.get(row.subject) : undefined;
      if (row.type === 'like') return newFrom.has(row.subject) && before === undefined;
      if (!isAboutMessages(row)) return true;
      if (row.type === 'new_messages' && begun.has(row.subject)) return false;
      return waitsInChat.has(row.subject) && (before === undefined || before < lastSeenAt);
    }),
  );
}

const isAboutMessages = ({ type }: NotificationRow) => type === 'new_conversations' || type === 'new_messages';
const subjectsOf = (rows: readonly NotificationRow[]) => [...new Set(rows.map(({ subject }) => subject))];
