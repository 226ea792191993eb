import { transaction, type Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { insertConsent } from '~db/queries/consent';
import { lockMember } from '~db/queries/member';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { termsVersion } from '~/tenancy/text-versions';
import { findTermsQuestion } from './terms.service.server';

export interface AcceptedTerms {
  memberId: string;
  version: string;
  /** That in which the terms were linked. */
  language: string;
}

/** Logs that a member accepted this version of the terms. */
export async function recordTermsIn(
  tx: Tx,
  { ids, clock }: Pick<BrandContext, 'ids' | 'clock'>,
  { memberId, version, language }: AcceptedTerms,
): Promise<void> {
  await insertConsent(tx, {
    id: ids.ulid(),
    at: clock.now(),
    member_id: memberId,
    visit_id: null,
    kind: 'terms',
    given: 1,
    version,
    language,
  });
}

/** 'changed': there is a later version than the one that was read, so nothing was recorded. Repeating changes nothing. */
export async function acceptTerms(context: MemberContext, version: string): Promise<'saved' | 'changed'> {
  const { db, member, tenant, clock, ids, limits, locale, requestId, network } = context;
  await limits.profile.take(`${tenant.id}|${member.id}`);
  if (version !== termsVersion(tenant)) return 'changed';
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    if (!(await findTermsQuestion({ ...context, db: tx }, member))) return;
    await recordTermsIn(tx, context, { memberId: member.id, version, language: locale });
    await insertAudit(tx, {
      id: ids.ulid(),
      at: clock.now(),
      actor_kind: 'member',
      actor_id: member.id,
      action: 'consent.given',
      subject_id: member.id,
      request_id: requestId,
      network_address: network,
      detail: JSON.stringify({ kind: 'terms', version }),
    });
  });
  return 'saved';
}
