import type { Db, Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { findConsent, insertConsent } from '~db/queries/consent';
import type { MemberContext } from '~/server/context/context.server';
import { consentVersions, type ConsentKind } from './consents';

/** Whether the member agreed to the current text, and has not taken it back. */
export async function agreesTo(db: Db, memberId: string, kind: ConsentKind): Promise<boolean> {
  const consent = await findConsent(db, memberId, kind);
  return consent?.given === 1 && consent.version === consentVersions[kind];
}

/**
 * Records a decision in the transaction of its effect; the caller has locked the member. The log shows who agreed to what
 * and when; repeating the same decision adds no entry. Returns whether something changed.
 */
export async function recordConsentIn(
  tx: Tx,
  context: MemberContext,
  kind: ConsentKind,
  given: boolean,
): Promise<boolean> {
  const { member, ids, clock, locale, requestId, network } = context;
  const consent = await findConsent(tx, member.id, kind);
  const version = consentVersions[kind];
  // A consent to an older text can be taken back as well.
  const same = given ? consent?.given === 1 && consent.version === version : consent?.given !== 1;
  if (same) return false;
  const at = clock.now();
  const row = { id: ids.ulid(), at, member_id: member.id, visit_id: null, kind, given: given ? 1 : 0, version };
  await insertConsent(tx, { ...row, language: locale });
  await insertAudit(tx, {
    id: ids.ulid(),
    at,
    actor_kind: 'member',
    actor_id: member.id,
    action: given ? 'consent.given' : 'consent.withdrawn',
    subject_id: member.id,
    request_id: requestId,
    network_address: network,
    detail: JSON.stringify({ kind, version }),
  });
  return true;
}
