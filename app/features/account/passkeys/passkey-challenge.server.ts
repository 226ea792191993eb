import { insertChallenge, takeChallenge } from '~db/queries/passkey-challenge';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { hashSecret } from '../secret.service.server';
import { passkeyTooLate } from './passkeys.errors';

const CHALLENGE_MS = 10 * 60 * 1000;
/** How long the browser waits for the member. */
export const BROWSER_WAIT_MS = 5 * 60 * 1000;

/** A passkey belongs to one host: that of its brand. No browser offers it at another. */
export const brandHost = ({ origin }: Pick<RequestContext, 'origin'>): string => new URL(origin).hostname;

/** Makes a question that can be answered once, for ten minutes. */
export async function issueChallenge(context: BrandContext, memberId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(context.ids.token());
  await insertChallenge(context.db, {
    challenge_hash: hashSecret(bytes.toString('base64url')),
    member_id: memberId,
    expires_at: context.clock.now() + CHALLENGE_MS,
  });
  return new Uint8Array(bytes);
}

/**
 * The question that a browser says it has answered; from now on nobody can answer it again. Throws passkeyTooLate if
 * this brand never asked it, or asked someone else.
 */
export async function endChallenge(
  { db, clock }: BrandContext,
  clientDataJSON: string,
  memberId: string | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const open = challenge && (await takeChallenge(db, { hash: hashSecret(challenge), memberId, now: clock.now() }));
  if (!open) throw passkeyTooLate();
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
