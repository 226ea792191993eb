import { insertIgnore, lockRow } from '../dialect';
import type { Db, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { ConversationRow } from '../schema/conversation';

export function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  return byId.first(db, { id });
}

const byId = prepared((db, p: Placeholders<{ id: string }>) => conversations(db).where('id', '=', p.id));

/** Only this transaction can then append. Lock it before looking for a repeated request and before any account. */
export function lockConversation(tx: Tx, id: string): Promise<ConversationRow | undefined> {
  return locked.first(tx, { id });
}

const locked = prepared((tx, p: Placeholders<{ id: string }>) => lockRow(tx, conversations(tx).where('id', '=', p.id)));

export function findConversationOfPair(db: Db, a: string, b: string): Promise<ConversationRow | undefined> {
  const [low, high] = pairOf(a, b);
  return ofPair.first(db, { low, high });
}

const ofPair = prepared((db, p: Placeholders<{ low: string; high: string }>) =>
  conversations(db).where('low_id', '=', p.low).where('high_id', '=', p.high),
);

/**
 * Returns the one conversation of two members and creates it with `id` if it does not exist. It stays invisible to both
 * participants until the first message. If several callers open it at the same time, `created` is true for exactly one
 * of them. To enforce the limit of free conversations, call `lockMember(starter)` and `countStarted()` first.
 */
export async function openConversation(
  tx: Tx,
  opening: { id: string; starterId: string; otherId: string; now: number },
): Promise<{ conversation: ConversationRow; created: boolean }> {
  const { id, starterId, otherId, now } = opening;
  const [low, high] = pairOf(starterId, otherId);
  const created = await insertIgnore(tx, 'conversation', {
    tenant_id: tx.tenantId,
    id,
    low_id: low,
    high_id: high,
    started_by: starterId,
    last_seq: 0,
    created_at: now,
    last_message_at: null,
  });
  const conversation = await findConversationOfPair(tx, low, high);
  if (!conversation) throw new Error(`Conversation ${id} collides with one of another pair`);
  if (created) {
    await tx
      .insertInto('participant')
      .values([
        { ...participantOf(tx, id, starterId, otherId), started: 1 },
        { ...participantOf(tx, id, otherId, starterId), started: 0 },
      ])
      .execute();
  }
  return { conversation, created };
}

function participantOf(tx: Tx, conversationId: string, memberId: string, otherId: string) {
  return { tenant_id: tx.tenantId, conversation_id: conversationId, member_id: memberId, other_member_id: otherId };
}

const conversations = (db: Db) => db.selectFrom('conversation').selectAll().where('tenant_id', '=', db.tenantId);

function pairOf(a: string, b: string): [string, string] {
  if (a === b) throw new Error('A conversation needs two members');
  return a < b ? [a, b] : [b, a];
}
