import { sql, type ExpressionBuilder } from 'kysely';
import { inWrittenOrder } from '../dialect';
import type { Db } from '../handle';
import type { DiscountCodeRow } from '../schema/discount-code';
import type { Schema } from '../schema/schema';
import { EVERYBODY } from './discount-code';
import { receivedSince } from './mailing';

// What a round asks about a piece of its members: one statement each, however many of them are to be told something.

interface Told {
  member_id: string;
  subject: string;
}

/** Which of these subjects these members were told of, as this type. */
export function listToldOf(
  db: Db,
  type: string,
  memberIds: readonly string[],
  subjects: readonly string[],
): Promise<Told[]> {
  return notifications(db, type, memberIds)
    .where('subject', 'in', [...subjects])
    .execute();
}

/** What these members were told as this type since `since`. */
export function listToldSince(db: Db, type: string, memberIds: readonly string[], since: number): Promise<Told[]> {
  return notifications(db, type, memberIds).where('sent_at', '>=', since).execute();
}

const notifications = (db: Db, type: string, memberIds: readonly string[]) =>
  db
    .selectFrom('notification_sent')
    .select(['member_id', 'subject'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', 'in', [...memberIds])
    .where('type', '=', type);

export interface OldestUnread {
  memberId: string;
  conversationId: string;
  at: number;
}

/**
 * For each of these members the conversation whose unread messages have waited longest, from `since` until `until`, of
 * people who are there and not blocked.
 */
export async function listOldestUnread(
  db: Db,
  memberIds: readonly string[],
  { since, until }: { since: number; until: number },
): Promise<OldestUnread[]> {
  const unread = db
    .selectFrom('participant')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'participant.tenant_id')
        .onRef('member.id', '=', 'participant.other_member_id'),
    )
    .select(['participant.member_id', 'participant.conversation_id', 'participant.last_message_at'])
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('participant.member_id')
            .orderBy('participant.last_message_at')
            .orderBy('participant.conversation_id'),
        )
        .as('place'),
    )
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', 'in', [...memberIds])
    .where('participant.visible', '=', 1)
    .where('participant.unread_count', '>', 0)
    .where('participant.last_message_at', '>=', since)
    .where('participant.last_message_at', '<=', until)
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active')
    .where(apart(db, 'participant.member_id', 'participant.other_member_id'));
  const rows = await db
    .selectFrom(inWrittenOrder(db, unread).as('unread'))
    .select(['member_id', 'conversation_id', 'last_message_at'])
    .where('place', '=', 1)
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    conversationId: row.conversation_id,
    at: row.last_message_at,
  }));
}

/** Those of these members who were visited since `since`, as `countVisitors` counts it for a member's own page. */
export async function listVisitedAmong(
  db: Db,
  memberIds: readonly string[],
  since: number,
): Promise<ReadonlySet<string>> {
  const query = db
    .selectFrom('visit')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'visit.tenant_id').onRef('member.id', '=', 'visit.visitor_id'),
    )
    .select('visit.visited_id as id')
    .distinct()
    .where('visit.tenant_id', '=', db.tenantId)
    .where('visit.visited_id', 'in', [...memberIds])
    .where('visit.visited_at', '>=', since)
    .where('member.invisible', '=', 0)
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active')
    .where(apart(db, 'visit.visited_id', 'visit.visitor_id'))
    .where(({ not, exists }) =>
      not(
        exists(
          hiddenRows(db)
            .select('hidden_id')
            .where('member_id', '=', sql.ref<string>('visit.visited_id'))
            .where('hidden_id', '=', sql.ref<string>('visit.visitor_id')),
        ),
      ),
    );
  return idsOf(await inWrittenOrder(db, query).execute());
}

/** Those of these members who were liked since `since`, as `countLikesSince` counts it. */
export async function listLikedSince(
  db: Db,
  memberIds: readonly string[],
  since: number,
): Promise<ReadonlySet<string>> {
  const query = receivedSince(db, since)
    .select('found.to_id as id')
    .distinct()
    .where('found.to_id', 'in', [...memberIds])
    .where(apart(db, 'found.to_id', 'found.from_id'));
  return idsOf(await inWrittenOrder(db, query).execute());
}

/** Whom each of these members leaves out, with their own id: blocked in either direction, or hidden. */
export async function listLeftOutOf(db: Db, memberIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const ids = [...memberIds];
  const rows = await blocks(db)
    .select(['blocker_id as member_id', 'blocked_id as id'])
    .where('blocker_id', 'in', ids)
    .unionAll(blocks(db).select(['blocked_id as member_id', 'blocker_id as id']).where('blocked_id', 'in', ids))
    .unionAll(hiddenRows(db).select(['member_id', 'hidden_id as id']).where('member_id', 'in', ids))
    .execute();
  const leftOut = new Map(ids.map((id) => [id, new Set([id])]));
  for (const { member_id, id } of rows) leftOut.get(member_id)!.add(id);
  return leftOut;
}

const blocks = (db: Db) => db.selectFrom('block').where('block.tenant_id', '=', db.tenantId);
const hiddenRows = (db: Db) => db.selectFrom('hidden').where('hidden.tenant_id', '=', db.tenantId);

/** Neither of the members in these two columns of the query around it blocks the other. */
const apart =
  (db: Db, left: string, right: string) =>
  ({ and, not, exists }: Pick<ExpressionBuilder<Schema, never>, 'and' | 'not' | 'exists'>) => {
    const blocking = (blocker: string, blocked: string) =>
      blocks(db)
        .select('blocked_id')
        .where('blocker_id', '=', sql.ref<string>(blocker))
        .where('blocked_id', '=', sql.ref<string>(blocked));
    return and([not(exists(blocking(left, right))), not(exists(blocking(right, left)))]);
  };

const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** All codes ever given to one of these members or to everybody, as `listCodesFor` lists them for one. */
export function listCodesAmong(db: Db, memberIds: readonly string[]): Promise<DiscountCodeRow[]> {
  return db
    .selectFrom('discount_code')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('user_id', 'in', [...memberIds, EVERYBODY])
    .orderBy('announced_at')
    .orderBy('code')
    .execute();
}

/** Which of these codes are used or reserved by which of these holders. */
export function listRedemptionsAmong(
  db: Db,
  codes: readonly string[],
  holders: readonly string[],
): Promise<{ code: string; holder: string }[]> {
  return db
    .selectFrom('redemption')
    .select(['code', 'holder'])
    .where('tenant_id', '=', db.tenantId)
    .where('code', 'in', [...codes])
    .where('holder', 'in', [...holders])
    .execute();
}
