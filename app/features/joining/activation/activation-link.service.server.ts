import { insertToken } from '~db/queries/token';
import { hashSecret } from '~/features/account/secret.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { ACTIVATION_DAYS } from './signup-mails';

/** What the token of a claim's link says; that of an account's own link says nothing. */
export interface ClaimToken {
  claim_id: string;
}

/** Makes a new link each time a mail is sent, because only its hash is stored. Older ones work until they expire. */
export async function issueActivationLink(context: BrandContext, memberId: string, claimId?: string): Promise<string> {
  const token = context.ids.token();
  const now = context.clock.now();
  await insertToken(context.db, {
    token_hash: hashSecret(token),
    purpose: 'activation',
    member_id: memberId,
    payload: claimId === undefined ? null : JSON.stringify({ claim_id: claimId } satisfies ClaimToken),
    created_at: now,
    expires_at: now + ACTIVATION_DAYS * DAY,
  });
  return `${context.origin}/${token}`;
}
