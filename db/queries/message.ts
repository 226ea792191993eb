import { isUniqueViolation } from '../database-errors';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { MessageRow, NewMessage } from '../schema/message';
import { raiseChatsOf, raiseVersions } from './live-version';
import { updateSide } from './participant';

export interface Append extends Omit<Own<NewMessage>, 'seq'> {
  recipient_id: string;
}

/** The sender has used this request key in another conversation at the same instant. */
export class RequestKeyTaken extends Error {
  override name = 'RequestKeyTaken';
}

/**
 * Appends a message with the next sequence number, without gaps: the number is taken from the conversation's row, which
 * stays locked until the commit. The conversation becomes visible for the sender, and for the recipient if the message
 * is delivered now. Rejects with `RequestKeyTaken` if the sender has used `request_key` in another conversation;
 * before, `lockConversation()` and `findMessageByRequest()` find a repeated request of the same one.
 */
export async function appendMessage(tx: Tx, append: Append): Promise<{ seq: number }> {
  const { recipient_id, ...message } = append;
  const { conversation_id: id, created_at: at } = message;
  if ((await takeSeq.change(tx, { id, at })) === 0) throw new Error(`No conversation ${id}`);
  const { last_seq: seq } = await takenSeq.one(tx, { id });
  await insert.change(tx, { row: { ...message, seq } }).catch((error: unknown) => {
    // The sequence number is locked and the id is new, so only the unique index of the request key can be violated.
    throw isUniqueViolation(error) ? new RequestKeyTaken(`${message.request_key}`) : error;
  });
  await showTo(tx, message.sender_id, message.conversation_id, message.created_at, 0);
  raiseVersions(tx, ['chats'], [message.sender_id, recipient_id]);
  if (message.delivered_at !== null && message.delivered_at !== undefined) {
    await showTo(tx, recipient_id, message.conversation_id, message.created_at, 1);
  }
  return { seq };
}

const takeSeq = prepared((tx, p: Placeholders<{ id: string; at: number }>) =>
  tx
    .updateTable('conversation')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1), last_message_at: p.at }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', p.id),
);
const takenSeq = prepared((tx, p: Placeholders<{ id: string }>) =>
  tx.selectFrom('conversation').select('last_seq').where('tenant_id', '=', tx.tenantId).where('id', '=', p.id),
);
const insert = prepared((tx, p: Placeholders<{ row: Own<NewMessage> }>) =>
  tx.insertInto('message').values({ ...p.row, tenant_id: tx.tenantId }),
);

async function showTo(tx: Tx, memberId: string, conversationId: string, at: number, unread: number): Promise<void> {
  await show.change(tx, { memberId, conversationId, at, unread });
}

const show = prepared((tx, p: Placeholders<{ memberId: string; conversationId: string; at: number; unread: number }>) =>
  updateSide(tx, p.memberId, p.conversationId).set((eb) => ({
    visible: 1,
    last_message_at: p.at,
    unread_count: eb('unread_count', '+', p.unread),
  })),
);

export interface ChatReader {
  conversationId: string;
  memberId: string;
  /** The reader's participant.deleted_before_seq. */
  deletedBefore: number;
  /** Messages from before this time (epoch milliseconds) are no longer shown: the brand's retention period. */
  since?: number;
  /** Only messages of this type. */
  type?: MessageRow['type'];
}

/** The messages after `seq` that the reader can see, oldest first: with them a page catches up after a gap. */
export function listMessagesAfter(db: Db, reader: ChatReader, seq: number, limit: number): Promise<MessageRow[]> {
  return after.all(db, { ...factsOf(reader), seq: Math.max(seq, reader.deletedBefore), limit });
}

const after = prepared((db, p: Placeholders<Reading & { seq: number; limit: number }>) =>
  visibleTo(db, p).where('seq', '>', p.seq).orderBy('seq').limit(p.limit),
);

/** The last `limit` messages before `before` (without it, the newest ones), oldest first. */
export async function listMessagesBefore(
  db: Db,
  reader: ChatReader,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const { deletedBefore } = reader;
  return (await latest.all(db, { ...factsOf(reader), deletedBefore, before, limit })).reverse();
}

const latest = prepared(
  (db, p: Placeholders<Reading & { deletedBefore: number; before: number | undefined; limit: number }>) => {
    const all = visibleTo(db, p).where('seq', '>', p.deletedBefore);
    const some = p.before === undefined ? all : all.where('seq', '<', p.before);
    return some.orderBy('seq', 'desc').limit(p.limit);
  },
);

/** Those of the messages with these numbers that the reader can see. */
export async function listMessagesOf(db: Db, reader: ChatReader, seqs: readonly number[]): Promise<MessageRow[]> {
  if (seqs.length === 0) return [];
  return numbered.all(db, { ...factsOf(reader), deletedBefore: reader.deletedBefore, seqs });
}

const numbered = prepared((db, p: Placeholders<Reading & { deletedBefore: number; seqs: readonly number[] }>) =>
  visibleTo(db, p).where('seq', '>', p.deletedBefore).where('seq', 'in', p.seqs),
);

export function findMessageByRequest(db: Db, senderId: string, requestKey: string): Promise<MessageRow | undefined> {
  return byRequest.first(db, { senderId, requestKey });
}

const byRequest = prepared((db, p: Placeholders<{ senderId: string; requestKey: string }>) =>
  messages(db).where('sender_id', '=', p.senderId).where('request_key', '=', p.requestKey),
);

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return byId.first(db, { id });
}

const byId = prepared((db, p: Placeholders<{ id: string }>) => messages(db).where('id', '=', p.id));

export function findMessageIn(db: Db, conversationId: string, seq: number): Promise<MessageRow | undefined> {
  return bySeq.first(db, { conversationId, seq });
}

const bySeq = prepared((db, p: Placeholders<{ conversationId: string; seq: number }>) =>
  messages(db).where('conversation_id', '=', p.conversationId).where('seq', '=', p.seq),
);

/** Whether this member has ever written in the conversation; erased messages count. */
export async function hasWritten(db: Db, conversationId: string, senderId: string): Promise<boolean> {
  if ((await firstOf.first(db, { conversationId, senderId })) !== undefined) return true;
  const wrote = await db
    .selectFrom('participant')
    .select('wrote_erased')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', senderId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return wrote?.wrote_erased === 1;
}

const firstOf = prepared((db, p: Placeholders<{ conversationId: string; senderId: string }>) =>
  db
    .selectFrom('message')
    .select('seq')
    .where('tenant_id', '=', db.tenantId)
    .where('conversation_id', '=', p.conversationId)
    .where('sender_id', '=', p.senderId)
    .orderBy('seq')
    .limit(1),
);

/** Whether the conversation contains any message other than messages of this sender whose credits were returned. */
export async function hasUnreturned(db: Db, conversationId: string, senderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .select('seq')
    .where('tenant_id', '=', db.tenantId)
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb.or([eb('sender_id', '!=', senderId), eb('charge', '!=', 'released')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of a conversation's photo messages. */
export async function listPhotoMessages(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('conversation_id', '=', conversationId)
    .where('type', '=', 'photo')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setMessageCharge(
  tx: Tx,
  { id, conversation_id }: Pick<MessageRow, 'id' | 'conversation_id'>,
  charge: MessageRow['charge'],
): Promise<void> {
  await tx.updateTable('message').set({ charge }).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute();
  await raiseChatsOf(tx, conversation_id);
}

/**
 * Delivers and returns the messages that were pending because the recipient had not confirmed the e-mail address. Those
 * whose sender has not confirmed their own, those between two of whom one blocks the other, and those that were given up
 * (their credits were returned), stay pending.
 */
export async function deliverPending(tx: Tx, recipientId: string, now: number): Promise<MessageRow[]> {
  const pending = await tx
    .selectFrom('message')
    .innerJoin('participant', (join) =>
      join
        .onRef('participant.tenant_id', '=', 'message.tenant_id')
        .onRef('participant.conversation_id', '=', 'message.conversation_id'),
    )
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'message.tenant_id').onRef('member.id', '=', 'message.sender_id'),
    )
    .selectAll('message')
    .where('message.tenant_id', '=', tx.tenantId)
    .where('participant.member_id', '=', recipientId)
    .where('message.sender_id', '!=', recipientId)
    .where('message.delivered_at', 'is', null)
    .where('message.charge', '!=', 'released')
    .where('member.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('block')
            .select('block.blocker_id')
            .where('block.tenant_id', '=', tx.tenantId)
            .where((eb) =>
              eb.or([
                eb.and([eb('blocker_id', '=', recipientId), eb('blocked_id', '=', eb.ref('message.sender_id'))]),
                eb.and([eb('blocker_id', '=', eb.ref('message.sender_id')), eb('blocked_id', '=', recipientId)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('message.conversation_id')
    .orderBy('message.seq')
    .execute();
  const delivered: MessageRow[] = [];
  for (const message of pending) {
    if (await deliverMessage(tx, message, recipientId, now)) delivered.push({ ...message, delivered_at: now });
  }
  return delivered;
}

/** Delivers one pending message. Returns false if another caller has delivered it already. */
export async function deliverMessage(
  tx: Tx,
  message: Pick<MessageRow, 'conversation_id' | 'seq' | 'created_at'>,
  recipientId: string,
  now: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('message')
    .set({ delivered_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('conversation_id', '=', message.conversation_id)
    .where('seq', '=', message.seq)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await raiseChatsOf(tx, message.conversation_id);
  await showTo(tx, recipientId, message.conversation_id, message.created_at, 1);
  return true;
}

/** The messages of a sender that wait until the e-mail address is confirmed, with their recipients. */
export function listPendingFrom(db: Db, senderId: string): Promise<(MessageRow & { recipient_id: string })[]> {
  return db
    .selectFrom('participant')
    .innerJoin('message', (join) =>
      join
        .onRef('message.tenant_id', '=', 'participant.tenant_id')
        .onRef('message.conversation_id', '=', 'participant.conversation_id'),
    )
    .selectAll('message')
    .select('participant.other_member_id as recipient_id')
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', '=', senderId)
    .where('message.tenant_id', '=', db.tenantId)
    .where('message.sender_id', '=', senderId)
    .where('message.delivered_at', 'is', null)
    .where('message.charge', '!=', 'released')
    .orderBy('message.id')
    .execute();
}

/** What decides which messages a reader can see. */
type Reading = ReturnType<typeof factsOf>;

const factsOf = ({ conversationId, memberId, since, type }: ChatReader) => ({ conversationId, memberId, since, type });

function visibleTo(db: Db, reader: Placeholders<Reading>) {
  let query = messages(db)
    .where('conversation_id', '=', reader.conversationId)
    .where((eb) => eb.or([eb('delivered_at', 'is not', null), eb('sender_id', '=', reader.memberId)]));
  if (reader.type !== undefined) query = query.where('type', '=', reader.type);
  return reader.since === undefined ? query : query.where('created_at', '>=', reader.since);
}

const messages = (db: Db) => db.selectFrom('message').selectAll().where('tenant_id', '=', db.tenantId);
