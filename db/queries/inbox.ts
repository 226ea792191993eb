import type { Db } from '../handle';

/** A conversation in which a member waits for a reply of a fictional profile. */
export interface UnansweredConversation {
  conversationId: string;
  memberId: string;
  memberName: string;
  profileId: string;
  profileName: string;
  /** The number of messages without a reply. */
  messages: number;
  /** The time at which the credits of the first of them are returned, in epoch milliseconds. */
  dueAt: number;
}

/**
 * Conversations in which credits are reserved for a reply that is not overdue, the longest waiting first. Left out are
 * those whose member blocks the profile or is no longer active, and those with a profile that is not active.
 */
export function listUnanswered(
  db: Db,
  now: number,
  { limit, conversationId }: { limit: number; conversationId?: string },
): Promise<UnansweredConversation[]> {
  let query = db
    .selectFrom('credit_hold')
    .innerJoin('message', (join) =>
      join.onRef('message.tenant_id', '=', 'credit_hold.tenant_id').onRef('message.id', '=', 'credit_hold.reference'),
    )
    .innerJoin('member as writer', (join) =>
      join
        .onRef('writer.tenant_id', '=', 'credit_hold.tenant_id')
        .onRef('writer.id', '=', 'credit_hold.member_id')
        .on('writer.status', '=', 'active'),
    )
    .innerJoin('member as profile', (join) =>
      join
        .onRef('profile.tenant_id', '=', 'credit_hold.tenant_id')
        .onRef('profile.id', '=', 'credit_hold.counterpart_id')
        .on('profile.kind', '=', 'fictional')
        .on('profile.profile_status', '=', 'active'),
    )
    .select((eb) => [
      'message.conversation_id as conversationId',
      'writer.id as memberId',
      'writer.name as memberName',
      'profile.id as profileId',
      'profile.name as profileName',
      eb.fn.countAll<number>().as('messages'),
      eb.fn.min<number>('credit_hold.due_at').as('dueAt'),
    ])
    .where('credit_hold.tenant_id', '=', db.tenantId)
    .where('message.tenant_id', '=', db.tenantId)
    .where('writer.tenant_id', '=', db.tenantId)
    .where('profile.tenant_id', '=', db.tenantId)
    .where('credit_hold.state', '=', 'held')
    .where('credit_hold.reason', '=', 'fictional_recipient')
    .where('credit_hold.due_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('block')
            .select('blocked_id')
            .where('block.tenant_id', '=', db.tenantId)
            .whereRef('blocker_id', '=', 'credit_hold.member_id')
            .whereRef('blocked_id', '=', 'credit_hold.counterpart_id'),
        ),
      ),
    );
  if (conversationId !== undefined) query = query.where('message.conversation_id', '=', conversationId);
  return query
    .groupBy(['message.conversation_id', 'writer.id', 'writer.name', 'profile.id', 'profile.name'])
    .orderBy('dueAt')
    .orderBy('conversationId')
    .limit(limit)
    .execute();
}
