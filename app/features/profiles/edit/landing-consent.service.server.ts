import { transaction, type Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { findConsent, insertConsent } from '~db/queries/consent';
import { lockMember } from '~db/queries/member';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';

const KIND = 'member_landing';
/** The version of the text next to the switch (profile.landing-lead). A new text needs a new consent. */
export const LANDING_WORDS = '2026-11-22';

/** Whether this member agreed to be presented to visitors, under the current text, and has not withdrawn it. */
export async function agreesToLanding(db: Db, memberId: string): Promise<boolean> {
  const said = await findConsent(db, memberId, KIND);
  return said?.given === 1 && said.version === LANDING_WORDS;
}

/** The log records what was agreed and when; repeating the same decision adds no entry. */
export async function sayLandingConsent(context: MemberContext, given: boolean): Promise<void> {
  requirePart(context, 'member_landings');
  const { db, member, ids, clock, requestId, network } = context;
  const [consent, audit] = [ids.ulid(), ids.ulid()];
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    if ((await agreesToLanding(tx, member.id)) === given) return;
    const at = clock.now();
    const words = { kind: KIND, given: given ? 1 : 0, version: LANDING_WORDS };
    await insertConsent(tx, { id: consent, at, member_id: member.id, visit_id: null, ...words });
    await insertAudit(tx, {
      id: audit,
      at,
      actor_kind: 'member',
      actor_id: member.id,
      action: given ? 'profile.landing.agreed' : 'profile.landing.withdrawn',
      subject_id: member.id,
      request_id: requestId,
      network_address: network,
      detail: JSON.stringify({ version: LANDING_WORDS }),
    });
  });
}
