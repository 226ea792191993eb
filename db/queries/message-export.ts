import type { Db } from '../handle';
import type { MessageRow } from '../schema/message';

/** A side of a conversation, also of one that the member has deleted from their list. */
export interface OwnSide {
  conversation_id: string;
  other_member_id: string;
  deleted_before_seq: number;
}

/** The member's conversations in the order of their ids, after `after`. */
export function listSides(db: Db, memberId: string, after: string, limit: number): Promise<OwnSide[]> {
  return db
    .selectFrom('participant')
    .select(['conversation_id', 'other_member_id', 'deleted_before_seq'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '>', after)
    .orderBy('conversation_id')
    .limit(limit)
    .execute();
}

/**
 * What of a conversation belongs to a member's own data, after the message `after`: all that they wrote, and what they
 * received and have not deleted.
 */
export function listOwnMessages(
  db: Db,
  memberId: string,
  { conversation_id, deleted_before_seq }: OwnSide,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('conversation_id', '=', conversation_id)
    .where('seq', '>', after)
    .where((eb) =>
      eb.or([
        eb('sender_id', '=', memberId),
        eb.and([eb('delivered_at', 'is not', null), eb('seq', '>', deleted_before_seq)]),
      ]),
    )
    .orderBy('seq')
    .limit(limit)
    .execute();
}
