import { transaction, type Db } from '~db/database';
import { lockMember } from '~db/queries/member';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { agreesTo, recordConsentIn } from '../consents/consent-log.service.server';

/** Whether this member agreed to be presented to visitors, under the current text, and has not withdrawn it. */
export const agreesToLanding = (db: Db, memberId: string): Promise<boolean> => agreesTo(db, memberId, 'member_landing');

export async function sayLandingConsent(context: MemberContext, given: boolean): Promise<void> {
  requirePart(context, 'member_landings');
  await transaction(context.db, async (tx) => {
    await lockMember(tx, context.member.id);
    await recordConsentIn(tx, context, 'member_landing', given);
  });
}
