import { findMember } from '~db/queries/member';
import { findPasskey, notePasskeyUsed } from '~db/queries/passkey';
import type { RequestContext } from '~/server/context/context.server';
import { AppError } from '~/server/response/app-error';
import { auditByStranger } from '../account-audit.service.server';
import { loginBlocked } from '../account.errors';
import { openSession, refuseDeleted } from '../sessions/open-session.server';
import { hashSecret } from '../secret.service.server';
import { userIdOf } from './add-passkey.service.server';
import { brandHost, endChallenge, issueChallenge, BROWSER_WAIT_MS } from './passkey-challenge.server';
import { passkeyRefused, passkeyUnknown } from './passkeys.errors';
import type { LoginAnswer } from './passkeys.schema.server';

/** What the browser needs to ask for a passkey. It names none: the member chooses among those of this brand. */
export async function beginPasskeyLogin(context: RequestContext) {
  const { limits, tenant, ipKey } = context;
  await limits.passkey.take(`${tenant.id}|${ipKey()}`);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: brandHost(context),
    challenge: await issueChallenge(context, null),
    timeout: BROWSER_WAIT_MS,
    userVerification: 'required',
  });
}

/**
 * Logs in with a passkey, exactly as with a password: the same session, cookies and refusals. Returns the Set-Cookie
 * values. Failures count with wrong passwords of the same IP address.
 */
export async function logInWithPasskey(context: RequestContext, answer: LoginAnswer): Promise<string[]> {
  const { limits, ipKey } = context;
  const wait = await limits.loginIp.tryTake(ipKey());
  if (wait > 0) {
    await auditByStranger(context, 'login.blocked', null, { by: 'passkey' });
    throw loginBlocked({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
  }
  const { passkey, counter, member } = await verify(context, answer).catch(async (error: unknown) => {
    // A database that does not answer says nothing about the passkey.
    if (!(error instanceof AppError)) await limits.loginIp.giveBack(ipKey());
    throw error;
  });
  await limits.loginIp.giveBack(ipKey());
  await refuseDeleted(context, member);
  const now = context.clock.now();
  const { cookies } = await openSession(context, member, {
    by: 'passkey',
    also: async (tx) => {
      if (!(await notePasskeyUsed(tx, passkey, { counter, now }))) throw passkeyRefused();
    },
  });
  return cookies;
}

async function verify(context: RequestContext, answer: LoginAnswer) {
  const expectedChallenge = await endChallenge(context, answer.response.clientDataJSON, null);
  const passkey = await findPasskey(context.db, hashSecret(answer.id));
  const member = passkey && (await findMember(context.db, passkey.member_id));
  if (!member) {
    await auditByStranger(context, 'login.failed', null, { by: 'passkey', why: 'unknown' });
    throw passkeyUnknown();
  }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: context.origin,
    expectedRPID: brandHost(context),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => context.log.info({ err: error }, 'a passkey was not accepted'));
  const { userHandle } = answer.response;
  const own = userHandle === undefined || Buffer.from(userIdOf(member)).toString('base64url') === userHandle;
  if (!verified?.verified || !own) {
    await auditByStranger(context, 'login.failed', member.id, { by: 'passkey' });
    throw passkeyRefused();
  }
  return { passkey, member, counter: verified.authenticationInfo.newCounter };
}
