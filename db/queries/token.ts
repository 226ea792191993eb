import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewToken, TokenPurpose, TokenRow } from '../schema/token';

export async function insertToken(db: Db, token: Omit<Own<NewToken>, 'consumed_at'>): Promise<void> {
  await db
    .insertInto('token')
    .values({ ...token, consumed_at: null, tenant_id: db.tenantId })
    .execute();
}

/** For a link that is the same in every mail of its kind. */
export async function insertTokenOnce(db: Db, token: Omit<Own<NewToken>, 'consumed_at'>): Promise<void> {
  await insertIgnore(db, 'token', { ...token, consumed_at: null, tenant_id: db.tenantId });
}

/** Also a consumed or expired one, so that a second click on a used link gets a better answer than 404. */
export function findTokenEverIssued(db: Db, tokenHash: string): Promise<TokenRow | undefined> {
  return byHash(db, tokenHash).executeTakeFirst();
}

/** Consumes the token. Of concurrent callers exactly one gets it; the others get undefined. */
export async function consumeToken(
  tx: Tx,
  tokenHash: string,
  purpose: TokenPurpose,
  now: number,
): Promise<TokenRow | undefined> {
  const consumed = await tx
    .updateTable('token')
    .set({ consumed_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return consumed.numUpdatedRows > 0n ? byHash(tx, tokenHash).executeTakeFirst() : undefined;
}

export interface TokenEnding {
  now: number;
  heir: string;
  /** Only those made at that time or later. */
  since?: number;
  /** The hash of the one that stays as it is. */
  except?: string;
}

/** Consumes every token of a purpose, also used ones. They now belong to `heir`, whose state answers a later click. */
export async function endTokens(
  tx: Tx,
  memberId: string,
  purpose: TokenPurpose,
  { now, heir, since = 0, except = '' }: TokenEnding,
): Promise<void> {
  await tx
    .updateTable('token')
    .set({ consumed_at: now, payload: null, member_id: heir })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', since)
    .where('token_hash', '!=', except)
    .execute();
}

/** For a link that is sent again because nobody knows whether it has arrived. Nothing happens if it was used meanwhile. */
export async function prolongToken(db: Db, tokenHash: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('token')
    .set({ expires_at: expiresAt })
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', tokenHash)
    .where('consumed_at', 'is', null)
    .execute();
}

/** Notes something on a token, also on a consumed one. */
export async function noteOnToken(tx: Tx, tokenHash: string, payload: string): Promise<void> {
  await tx
    .updateTable('token')
    .set({ payload })
    .where('tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The newest token of a purpose that can still be used. */
export function findLatestToken(
  db: Db,
  memberId: string,
  purpose: TokenPurpose,
  now: number,
): Promise<TokenRow | undefined> {
  return db
    .selectFrom('token')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** What the open tokens of a purpose say, where they say anything. */
export async function listTokenPayloads(db: Db, memberId: string, purpose: TokenPurpose): Promise<string[]> {
  const tokens = await db
    .selectFrom('token')
    .select('payload')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('payload', 'is not', null)
    .execute();
  return tokens.map(({ payload }) => payload!);
}

/** How many links of a purpose the member was sent since then. */
export async function countTokensSince(
  db: Db,
  memberId: string,
  purpose: TokenPurpose,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('token')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes at most `limit` tokens that expired before `before`. Returns the number of deleted rows. */
export async function deleteExpiredTokens(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('token')
    .select('token_hash')
    .where('tenant_id', '=', db.tenantId)
    .where('expires_at', '<', before)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const hashes = rows.map(({ token_hash }) => token_hash);
  await db.deleteFrom('token').where('tenant_id', '=', db.tenantId).where('token_hash', 'in', hashes).execute();
  return rows.length;
}

/** Deletes the payload of at most `limit` expired tokens, which nobody can use any more. Returns their number. */
export async function emptyExpiredTokens(db: Db, now: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('token')
    .select('token_hash')
    .where('tenant_id', '=', db.tenantId)
    .where('expires_at', '<=', now)
    .where('payload', 'is not', null)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const hashes = rows.map(({ token_hash }) => token_hash);
  await db
    .updateTable('token')
    .set({ payload: null })
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', 'in', hashes)
    .execute();
  return rows.length;
}

function byHash(db: Db, tokenHash: string) {
  return db.selectFrom('token').selectAll().where('tenant_id', '=', db.tenantId).where('token_hash', '=', tokenHash);
}
