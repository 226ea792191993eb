import { lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { NewSession } from '../schema/session';
import { deleteRows } from './delete-rows';
import { insertEndedSessions } from './ended-session';
import { deleteSubscriptionsIn, deleteSubscriptionsOf } from './push-subscription';

export type ViewerRow = NonNullable<Awaited<ReturnType<typeof findViewer>>>;

export async function insertSession(db: Db, session: Own<NewSession>): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, tenant_id: db.tenantId })
    .execute();
}

/** The member who is logged in with this token, with credits and main photo, in one query of five key lookups. */
export const findViewer = (db: Db, tokenHash: string, now: number) => viewer.first(db, { tokenHash, now });

const viewer = prepared((db, p: Placeholders<{ tokenHash: string; now: number }>) =>
  db
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'session.tenant_id').onRef('member.id', '=', 'session.member_id'),
    )
    .leftJoin('credit_account', (join) =>
      join
        .onRef('credit_account.tenant_id', '=', 'session.tenant_id')
        .onRef('credit_account.member_id', '=', 'session.member_id')
        .on('credit_account.kind', '=', 'member'),
    )
    .leftJoin('photo', (join) =>
      join
        .onRef('photo.tenant_id', '=', 'member.tenant_id')
        .onRef('photo.id', '=', 'member.main_photo_id')
        .on('photo.status', '=', 'active'),
    )
    .leftJoin('live_version', (join) =>
      join
        .onRef('live_version.tenant_id', '=', 'session.tenant_id')
        .onRef('live_version.member_id', '=', 'session.member_id'),
    )
    .selectAll('member')
    .select((eb) => [
      'session.id as session_id',
      'session.last_seen_at as session_last_seen_at',
      'session.expires_at as session_expires_at',
      eb.fn.coalesce('credit_account.balance', eb.lit(0)).as('credits'),
      'photo.filename as photo_filename',
      'photo.thumb_filename as photo_thumb_filename',
      'photo.match_filename as photo_match_filename',
      'photo.placeholder as photo_placeholder',
      'live_version.user_version',
      'live_version.chats_version',
      'live_version.likes_version',
    ])
    .where('session.tenant_id', '=', db.tenantId)
    .where('session.token_hash', '=', p.tokenHash)
    .where('session.expires_at', '>', p.now)
    .where('member.status', '!=', 'deleted'),
);

/** What an event stream needs of the session with this token and of its member, in one query of two key lookups. */
export const findListener = (db: Db, tokenHash: string, now: number) => listener.first(db, { tokenHash, now });

const listener = prepared((db, p: Placeholders<{ tokenHash: string; now: number }>) =>
  db
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'session.tenant_id').onRef('member.id', '=', 'session.member_id'),
    )
    .select([
      'session.id',
      'session.member_id',
      'session.last_seen_at',
      'session.expires_at',
      'member.invisible',
      'member.last_active_at',
    ])
    .where('session.tenant_id', '=', db.tenantId)
    .where('session.token_hash', '=', p.tokenHash)
    .where('session.expires_at', '>', p.now)
    .where('member.status', '!=', 'deleted'),
);

/** Records the use of the session and extends it. The caller does this from time to time, not on every request. */
export async function touchSession(db: Db, id: string, now: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

export function listSessions(db: Db, memberId: string, now: number) {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent', 'country'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/**
 * Removes one session of the member, and with it what is pushed to its browser, which goes on with another one. Returns
 * false if it belongs to another member or has ended already.
 */
export async function deleteSession(tx: Tx, memberId: string, id: string): Promise<boolean> {
  await deleteSubscriptionsOf(tx, memberId, { session: id });
  const result = await tx
    .deleteFrom('session')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends one session on purpose: as `deleteSession`, and its browser is cleared with its next request. */
export async function endSession(tx: Tx, memberId: string, id: string): Promise<boolean> {
  await insertEndedSessions(tx, await sessionsToEnd(tx, memberId).where('id', '=', id).execute());
  return deleteSession(tx, memberId, id);
}

/** Ends all sessions on purpose except `exceptId`: after a change of password, a deletion or a ban. */
export async function endSessions(tx: Tx, memberId: string, exceptId?: string): Promise<void> {
  await deleteSubscriptionsOf(tx, memberId, exceptId === undefined ? {} : { exceptSession: exceptId });
  let ended = sessionsToEnd(tx, memberId);
  let query = tx.deleteFrom('session').where('tenant_id', '=', tx.tenantId).where('member_id', '=', memberId);
  if (exceptId !== undefined) {
    ended = ended.where('id', '!=', exceptId);
    query = query.where('id', '!=', exceptId);
  }
  await insertEndedSessions(tx, await ended.execute());
  await query.execute();
}

/** Locked, so that the newest are read: those that the deletion finds, too. */
const sessionsToEnd = (tx: Tx, memberId: string) =>
  lockRow(
    tx,
    tx
      .selectFrom('session')
      .select(['token_hash', 'expires_at'])
      .where('tenant_id', '=', tx.tenantId)
      .where('member_id', '=', memberId),
  );

/**
 * Deletes at most `limit` sessions that have ended, and with them what is pushed to their browsers, which nobody is logged
 * in on any more. Returns the number of deleted sessions.
 */
export async function deleteExpiredSessions(db: Db, now: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await deleteSubscriptionsIn(db, ids);
  return deleteRows(db, 'session', rows);
}
