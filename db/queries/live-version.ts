import { randomInt } from 'node:crypto';
import { upsertAll } from '../dialect';
import type { Db, EndOfTransaction, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { LivePart, LiveVersions, LiveVersionTable } from '../schema/live-version';
import { atEnd } from '../transaction';

interface Changed {
  parts: Set<LivePart>;
  memberIds: Set<string>;
}

/** Rows of one statement. */
const PIECE = 500;

/**
 * The versions are random, not counted: a restored backup brings an earlier one back, and one that was used before must
 * not come to stand for something else. They are written sorted, so that two transactions wait for each other in one
 * direction only, and the same parts for all, which costs at most an answer that was not necessary.
 */
const changed: EndOfTransaction<Changed> = {
  begin: () => ({ parts: new Set(), memberIds: new Set() }),
  async write(tx, { parts, memberIds }) {
    const version = randomInt(1, 2 ** 48 - 1);
    const of = (part: LivePart) => (parts.has(part) ? version : 0);
    const first = { user_version: of('user'), chats_version: of('chats'), likes_version: of('likes') };
    const patch = Object.fromEntries(Object.entries(first).filter(([, value]) => value !== 0));
    const rows = [...memberIds].sort().map((member_id) => ({ member_id, ...first }));
    for (let from = 0; from < rows.length; from += PIECE)
      await upsertAll(tx, 'live_version', rows.slice(from, from + PIECE), ['tenant_id', 'member_id'], patch);
  },
};

/** Anyone who changes what these parts show of these members says so here, in the same transaction. */
export function raiseVersions(tx: Tx, parts: readonly LivePart[], memberIds: readonly string[]): void {
  const all = atEnd(tx, changed);
  for (const part of parts) all.parts.add(part);
  for (const id of memberIds) all.memberIds.add(id);
}

/** What others see of the member has changed: in the conversations with them, and among the likes that they gave. */
export async function raiseWhereShown(tx: Tx, memberId: string): Promise<void> {
  const partners = await shownInChats.all(tx, { memberId });
  const liked = await shownInLikes.all(tx, { memberId });
  raiseVersions(
    tx,
    ['chats', 'likes'],
    [...partners, ...liked].map(({ id }) => id),
  );
}

const shownInChats = prepared((tx, p: Placeholders<{ memberId: string }>) =>
  tx
    .selectFrom('participant')
    .select('other_member_id as id')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', p.memberId),
);

// A match needs the likes of both, so anyone who sees the member there is among these, too.
const shownInLikes = prepared((tx, p: Placeholders<{ memberId: string }>) =>
  tx
    .selectFrom('member_like')
    .select('to_id as id')
    .where('tenant_id', '=', tx.tenantId)
    .where('from_id', '=', p.memberId),
);

/** Both members of a conversation, or the other one of them than `exceptId`. */
export async function raiseChatsOf(tx: Tx, conversationId: string, exceptId?: string): Promise<void> {
  const pair = await pairOf.first(tx, { conversationId });
  const both = pair ? [pair.low_id, pair.high_id] : [];
  raiseVersions(
    tx,
    ['chats'],
    both.filter((id) => id !== exceptId),
  );
}

const pairOf = prepared((tx, p: Placeholders<{ conversationId: string }>) =>
  tx
    .selectFrom('conversation')
    .select(['low_id', 'high_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', p.conversationId),
);

/**
 * Whose session this is and their versions, in one query of two key lookups; with the balance, three. It does not ask the
 * account: whatever ends that raises the versions of the member, and whatever asks for more finds it ended.
 */
export const findLiveSession = (db: Db, wanted: { tokenHash: string; now: number; balance: boolean }) =>
  live.first(db, wanted);

const live = prepared((db, p: Placeholders<{ tokenHash: string; now: number; balance: boolean }>) => {
  const found = db
    .selectFrom('session')
    .leftJoin('live_version', (join) =>
      join
        .onRef('live_version.tenant_id', '=', 'session.tenant_id')
        .onRef('live_version.member_id', '=', 'session.member_id'),
    )
    .select([
      'session.id',
      'session.member_id',
      'session.last_seen_at',
      'session.expires_at',
      'live_version.user_version',
      'live_version.chats_version',
      'live_version.likes_version',
    ])
    .where('session.tenant_id', '=', db.tenantId)
    .where('session.token_hash', '=', p.tokenHash)
    .where('session.expires_at', '>', p.now);
  if (!p.balance) return found.select((eb) => eb.lit(0).as('credits'));
  return found
    .leftJoin('credit_account', (join) =>
      join
        .onRef('credit_account.tenant_id', '=', 'session.tenant_id')
        .onRef('credit_account.member_id', '=', 'session.member_id')
        .on('credit_account.kind', '=', 'member'),
    )
    .select((eb) => eb.fn.coalesce('credit_account.balance', eb.lit(0)).as('credits'));
});

/** The versions in a row of `live_version`, which may be missing. */
export const versionsIn = (row: Nullable<Omit<LiveVersionTable, 'tenant_id' | 'member_id'>>): LiveVersions => ({
  user: row.user_version ?? 0,
  chats: row.chats_version ?? 0,
  likes: row.likes_version ?? 0,
});

type Nullable<T> = { [K in keyof T]: T[K] | null };
