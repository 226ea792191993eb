import type { Tx } from '~db/database';
import { findTokenEverIssued, insertToken } from '~db/queries/token';
import type { TokenRow } from '~db/schema/token';
import type { BrandContext } from '~/server/context/context.server';
import { hashSecret } from '../secret.service.server';

export const UNDO_MS = 48 * 60 * 60 * 1000;

/**
 * What an undo restores. It stands in rows of the table `token` with the purpose 'undo_change', and the clean-up erases
 * it after 48 hours. Neither the old nor the new password is in it: an undo leads to the choice of another one.
 */
export interface Before {
  email: string;
  /** What was changed, where the page of the link names it; a password or an e-mail address where absent. */
  of?: 'passkey';
}

/**
 * Notes what was before a change, in its transaction. The row is a link whose secret nobody knows; the job that sends
 * the mail makes one that works out of it, because only hashes of secrets are stored.
 */
export async function seedUndoIn(tx: Tx, context: BrandContext, memberId: string, before: Before): Promise<string> {
  const seed = hashSecret(context.ids.token());
  const now = context.clock.now();
  await insertToken(tx, {
    token_hash: seed,
    purpose: 'undo_change',
    member_id: memberId,
    payload: JSON.stringify(before),
    created_at: now,
    expires_at: now + UNDO_MS,
  });
  return seed;
}

/** A link that works, out of a seed; undefined if it was ended meanwhile. */
export async function issueFromSeed(
  context: BrandContext,
  seed: string,
): Promise<{ url: string; token: TokenRow } | undefined> {
  const token = await findTokenEverIssued(context.db, seed);
  if (!token?.payload || token.consumed_at !== null || token.expires_at <= context.clock.now()) return undefined;
  const secret = context.ids.token();
  const { purpose, member_id, payload, created_at, expires_at } = token;
  await insertToken(context.db, {
    token_hash: hashSecret(secret),
    purpose,
    member_id,
    payload,
    created_at,
    expires_at,
  });
  return { url: `${context.origin}/${secret}`, token };
}
