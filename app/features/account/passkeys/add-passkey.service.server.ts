import { transaction } from '~db/database';
import { getMember, lockMember } from '~db/queries/member';
import { insertPasskey, listPasskeys } from '~db/queries/passkey';
import type { MemberRow } from '~db/schema/member';
import type { MemberContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { checkOwnPassword } from '../passwords/own-password.service.server';
import { hashSecret } from '../secret.service.server';
import { brandHost, endChallenge, issueChallenge, BROWSER_WAIT_MS } from './passkey-challenge.server';
import { tellIn } from './passkey-changed.server';
import { passkeyNameOf } from './passkey-names';
import { confirmFirst, passkeyRefused, passkeyTaken, tooManyPasskeys } from './passkeys.errors';
import type { AddAnswer } from './passkeys.schema.server';

const MOST = 20;
/** EdDSA, ES256 and RS256: every authenticator can do one of them. */
const ALGORITHMS = [-8, -7, -257];

/**
 * What the browser needs to make a passkey; undefined if the password is wrong. Someone at an open session must not make
 * one, so it is asked for, unless the member has none.
 */
export async function beginPasskey(context: MemberContext, password: string) {
  const { db, tenant, limits, member: own } = context;
  await limits.passkey.take(`${tenant.id}|add|${own.id}`);
  const { password_hash } = await getMember(db, own.id);
  const member = password_hash === null ? await getMember(db, own.id) : await checkOwnPassword(context, password);
  if (!member) return undefined;
  if (member.status !== 'active') throw confirmFirst();
  const known = await listPasskeys(db, member.id);
  if (known.length >= MOST) throw tooManyPasskeys({ most: MOST });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: tenant.name,
    rpID: brandHost(context),
    userName: member.email ?? member.name,
    userDisplayName: member.name,
    userID: userIdOf(member),
    challenge: await issueChallenge(context, member.id),
    timeout: BROWSER_WAIT_MS,
    attestationType: 'none',
    // Anyone who has a passkey on this device already is told so by the browser.
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      ...(transports ? { transports: transports.split(',') } : {}),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Not the e-mail address: authenticators show what they store, and this says nothing about anybody. */
export const userIdOf = ({ id }: Pick<MemberRow, 'id'>) => new Uint8Array(Buffer.from(id));

/** Stores the passkey that the browser has made, and tells the member by mail. Throws an error of passkeys.errors.ts. */
export async function addPasskey(context: MemberContext, answer: AddAnswer): Promise<void> {
  const { member, log } = context;
  const expectedChallenge = await endChallenge(context, answer.response.clientDataJSON, member.id);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: context.origin,
    expectedRPID: brandHost(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => log.info({ err: error }, 'a passkey was not accepted'));
  if (!verified?.verified) throw passkeyRefused();
  const { credential, aaguid } = verified.registrationInfo;
  const id = context.ids.ulid();
  const row = {
    id,
    member_id: member.id,
    credential_hash: hashSecret(credential.id),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transportsOf(answer.response.transports),
    name: passkeyNameOf(aaguid, context.userAgent),
    created_at: context.clock.now(),
    last_used_at: null,
  };
  await transaction(context.db, async (tx) => {
    const current = await lockMember(tx, member.id);
    if (current?.status !== 'active') throw confirmFirst();
    if (!(await insertPasskey(tx, row))) throw passkeyTaken();
    await auditAccount(tx, context, 'passkey.added', member.id, { passkey: id });
    await tellIn(tx, context, { change: 'added', member: current, name: row.name });
  });
}

/** Only words that browsers use, because they are sent back to browsers. */
function transportsOf(transports: readonly string[] | undefined): string | null {
  return transports?.filter((word) => /^[a-z-]{2,16}$/.test(word)).join(',') || null;
}
