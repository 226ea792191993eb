import { findConversation } from '~db/queries/conversation';
import { DAY } from '~/time/durations';
import type { Product } from './product/product';
import { withDatabaseOf } from './product/database';

interface Long {
  conversation: string;
  /** Who writes; the other member replies now and then. */
  from: string;
  to: string;
  /** Messages on each of the days, the oldest first, of which the last is today. */
  perDay: readonly number[];
  now: number;
}

/** Words of different lengths, so that no two messages in a row are as high. */
const wordsOf = (seq: number) =>
  `Message ${seq} ${'and a walk along the river, where the herons stand '.repeat((seq * 7) % 6)}`.trim();

/** Fills a conversation, as if the two had written to each other for days. Returns the number of its last message. */
export function fillConversation(product: Product, slug: string, long: Long): Promise<number> {
  const { conversation, from, to, perDay, now } = long;
  return withDatabaseOf(product, slug, async (db) => {
    const first = (await findConversation(db, conversation))!.last_seq;
    const days = perDay.length - 1;
    await db
      .updateTable('message')
      .set({ created_at: now - (days + 1) * DAY })
      .where('tenant_id', '=', db.tenantId)
      .where('conversation_id', '=', conversation)
      .execute();
    let seq = first;
    for (const [day, count] of perDay.entries()) {
      const rows = Array.from({ length: count }, (_, at) => {
        seq += 1;
        const created_at = now - (days - day) * DAY - (count - at) * 1000;
        return {
          tenant_id: db.tenantId,
          conversation_id: conversation,
          seq,
          id: `long${String(seq).padStart(22, '0')}`,
          sender_id: seq % 3 === 0 ? to : from,
          author_kind: 'member' as const,
          type: 'text' as const,
          charge: 'booked' as const,
          body: wordsOf(seq),
          created_at,
          delivered_at: created_at,
        };
      });
      for (let at = 0; at < rows.length; at += 40)
        await db
          .insertInto('message')
          .values(rows.slice(at, at + 40))
          .execute();
    }
    await db
      .updateTable('conversation')
      .set({ last_seq: seq })
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', conversation)
      .execute();
    await db
      .updateTable('participant')
      .set({ last_message_at: now, last_read_seq: seq, unread_count: 0 })
      .where('tenant_id', '=', db.tenantId)
      .where('conversation_id', '=', conversation)
      .execute();
    return seq;
  });
}

/** From here on the member has not read. */
export function leaveUnread(
  product: Product,
  slug: string,
  { conversation, member, after, count }: { conversation: string; member: string; after: number; count: number },
): Promise<void> {
  return withDatabaseOf(product, slug, async (db) => {
    await db
      .updateTable('participant')
      .set({ last_read_seq: after, unread_count: count })
      .where('tenant_id', '=', db.tenantId)
      .where('conversation_id', '=', conversation)
      .where('member_id', '=', member)
      .execute();
  });
}
