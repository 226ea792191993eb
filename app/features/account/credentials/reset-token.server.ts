import type { Db } from '~db/database';
import { insertToken } from '~db/queries/token';
import type { ServiceContext } from '~/server/context/context.server';
import { hashSecret } from '../login/secret.service.server';

/** How long a link to set a new password works. */
export const RESET_MS = 60 * 60 * 1000;

/** Makes a link to set a new password, and returns its secret, of which only the hash is stored. */
export async function issueResetToken(
  db: Db,
  { clock, ids }: Pick<ServiceContext, 'clock' | 'ids'>,
  memberId: string,
  secret = ids.token(),
): Promise<string> {
  const now = clock.now();
  await insertToken(db, {
    token_hash: hashSecret(secret),
    purpose: 'reset_password',
    member_id: memberId,
    payload: null,
    created_at: now,
    expires_at: now + RESET_MS,
  });
  return secret;
}
