import { findMessageIn, listMessagesOf } from '~db/queries/message';
import { findParticipant } from '~db/queries/participant';
import type { Db, Tx } from '~db/database';
import type { MessageRow } from '~db/schema/message';
import type { MemberContext } from '~/server/context/context.server';
import { quotedGone } from '../chat.errors';
import type { Quoted } from './message-response.server';
import { seenSince } from './retention.server';

/** The messages that these rows quote and that the member still sees. Most pages quote nothing and ask for nothing. */
export async function findQuoted(
  db: Db,
  context: MemberContext,
  conversation: string,
  rows: readonly MessageRow[],
): Promise<Quoted> {
  const seqs = [...new Set(rows.flatMap(({ reply_to }) => reply_to ?? []))];
  const found = new Map(rows.filter(({ seq }) => seqs.includes(seq)).map((row) => [row.seq, row]));
  const missing = seqs.filter((seq) => !found.has(seq));
  if (missing.length === 0) return found;
  const mine = await findParticipant(db, context.member.id, conversation);
  const reader = {
    conversationId: conversation,
    memberId: context.member.id,
    deletedBefore: mine?.deleted_before_seq ?? 0,
    since: seenSince(context),
  };
  for (const row of await listMessagesOf(db, reader, missing)) found.set(row.seq, row);
  return found;
}

/** Throws quotedGone unless someone wrote this message to the member and the member still sees it. */
export async function requireReceived(tx: Tx, context: MemberContext, conversation: string, seq: number) {
  const [message, mine] = [
    await findMessageIn(tx, conversation, seq),
    await findParticipant(tx, context.member.id, conversation),
  ];
  if (!message || !isReceived(message, context.member.id, mine?.deleted_before_seq ?? 0, seenSince(context)))
    throw quotedGone();
}

/** A message that someone wrote to the member and that the member still sees: one can react and reply to it. */
export function isReceived(message: MessageRow, memberId: string, deletedBefore: number, since: number): boolean {
  const { sender_id, author_kind, delivered_at, seq, created_at } = message;
  const written = author_kind === 'member' || author_kind === 'operator';
  return sender_id !== memberId && written && delivered_at !== null && seq > deletedBefore && created_at >= since;
}
