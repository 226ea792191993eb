import type { Db } from '~db/database';
import { insertToken } from '~db/queries/token';
import type { BrandContext } from '~/server/context/context.server';
import { hashSecret } from '../secret.service.server';

/** How long a link to set a new password works. */
export const RESET_MS = 60 * 60 * 1000;

/** What a link to set a new password remembers, as JSON. */
export interface ResetNote {
  /** The e-mail address was just confirmed in another browser than that of the signup. */
  confirmed?: true;
  /** The password was set, and the link still proves until its end who may remove passkeys. */
  set?: true;
}

export const resetNoteOf = ({ payload }: { payload: string | null }): ResetNote =>
  payload === null ? {} : (JSON.parse(payload) as ResetNote);

/** Makes a link to set a new password, and returns its secret, of which only the hash is stored. */
export async function issueResetToken(
  db: Db,
  { clock, ids }: Pick<BrandContext, 'clock' | 'ids'>,
  memberId: string,
  { secret = ids.token(), note }: { secret?: string; note?: ResetNote } = {},
): Promise<string> {
  const now = clock.now();
  await insertToken(db, {
    token_hash: hashSecret(secret),
    purpose: 'reset_password',
    member_id: memberId,
    payload: note ? JSON.stringify(note) : null,
    created_at: now,
    expires_at: now + RESET_MS,
  });
  return secret;
}
