import type { Db } from '~db/database';
import { listSubscriptions } from '~db/queries/push-subscription';
import type { MemberRow } from '~db/schema/member';
import { findSuppression } from '~/features/account/mail/suppression.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { isPushOn } from './send-push.service.server';

/** Whether a push would reach one of the member's browsers. */
export async function canPush(
  db: Db,
  context: Pick<BrandContext, 'tenant' | 'ports'>,
  memberId: string,
): Promise<boolean> {
  return isPushOn(context) && (await listSubscriptions(db, memberId)).length > 0;
}

/** Whether an e-mail of a kind that can be switched off would be sent to the member at all. */
export async function canMail(
  db: Db,
  { keyedHash, clock }: Pick<BrandContext, 'keyedHash' | 'clock'>,
  { id, email, status }: Pick<MemberRow, 'id' | 'email' | 'status'>,
): Promise<boolean> {
  if (email === null || status === 'deleted') return false;
  return (await findSuppression({ db, keyedHash, clock }, id, email)) === null;
}
