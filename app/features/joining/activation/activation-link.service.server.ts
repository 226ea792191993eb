import { insertToken } from '~db/queries/token';
import { hashSecret } from '~/features/account/secret.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import type { NewAccount } from '../signup/new-account.server';
import { ACTIVATION_DAYS } from './signup-mails';

/** Makes a new link each time a mail is sent, because only its hash is stored. Older ones work until they expire. */
export async function issueActivationLink(
  context: BrandContext,
  memberId: string,
  instead?: NewAccount,
): Promise<string> {
  const token = context.ids.token();
  const now = context.clock.now();
  await insertToken(context.db, {
    token_hash: hashSecret(token),
    purpose: 'activation',
    member_id: memberId,
    payload: instead ? JSON.stringify(instead) : null,
    created_at: now,
    expires_at: now + ACTIVATION_DAYS * DAY,
  });
  return `${context.origin}/${token}`;
}
