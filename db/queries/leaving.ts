import type { Db, Tx } from '../handle';
import type { OrderRow, OrderState } from '../schema/order';
import { deleteRows } from './delete-rows';

const OPEN: OrderState[] = ['pending', 'processing'];

/** At most `limit` members who deleted the account before `before` and have no payment under way. */
export async function listMembersToErase(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('deleted_at', '<=', before)
    .where('status', '=', 'deleted')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('purchase')
            .select('purchase.id')
            .where('purchase.tenant_id', '=', db.tenantId)
            .whereRef('purchase.member_id', '=', 'member.id')
            .where('purchase.state', 'in', OPEN),
        ),
      ),
    )
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many orders of a member may still be paid. */
export async function countOpenOrders(db: Db, memberId: string): Promise<number> {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN)
    .execute();
  return rows.length;
}

/** Orders that were completed after their member had deleted the account, and not returned since. */
export function listOrdersOfLeavers(db: Db, limit: number): Promise<Pick<OrderRow, 'id'>[]> {
  return db
    .selectFrom('member')
    .innerJoin('purchase', (on) =>
      on.onRef('purchase.tenant_id', '=', 'member.tenant_id').onRef('purchase.member_id', '=', 'member.id'),
    )
    .select('purchase.id')
    .where('member.tenant_id', '=', db.tenantId)
    .where('member.deleted_at', 'is not', null)
    .where('purchase.state', '=', 'completed')
    .where('purchase.returned_minor', '=', 0)
    .whereRef('purchase.completed_at', '>', 'member.deleted_at')
    .limit(limit)
    .execute();
}

export async function listConversationIds(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('participant')
    .select('conversation_id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((row) => row.conversation_id);
}

/** Messages that the member wrote in a conversation, as erasing them needs them. */
export function listMessagesBy(tx: Tx, conversationId: string, memberId: string, limit: number) {
  return tx
    .selectFrom('message')
    .select(['seq', 'id', 'sender_id', 'type', 'charge', 'delivered_at', 'created_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', memberId)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** The links that would open a deleted account, or change it. Those of the mails that it got still end these mails. */
export async function deleteLinksInto(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('token')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', 'in', ['activation', 'reset_password', 'mail_change', 'login'])
    .execute();
}

/** All links of the member; those for coming back stay, so that they can say that it is too late. */
export async function deleteLinksOf(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('token')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '!=', 'reactivation')
    .execute();
}

/** How many reports of the member are not decided yet. */
export async function countOpenReportsBy(db: Db, memberId: string): Promise<number> {
  const rows = await db
    .selectFrom('report')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('reporter_key', '=', `m:${memberId}`)
    .where('state', '=', 'open')
    .execute();
  return rows.length;
}

/** What has to happen though its member is gone: money that goes back, files that are removed. */
const STILL_TO_DO = ['billing.%', 'purchase.%', 'photos.%', 'chat.%'];

/** Jobs whose payload names the member. Read without a lock, because payloads have no index. */
export function listJobsNaming(db: Db, memberId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('payload', 'like', `%${memberId}%`)
    .where((eb) =>
      eb.or([
        eb('done_at', 'is not', null),
        eb('failed_at', 'is not', null),
        eb.and(STILL_TO_DO.map((topic) => eb('topic', 'not like', topic))),
      ]),
    )
    .execute();
}

export const deleteJobs = (tx: Tx, jobs: readonly { id: string }[]) => deleteRows(tx, 'outbox', jobs);
