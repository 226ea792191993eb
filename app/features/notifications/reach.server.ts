import type { Db } from '~db/database';
import { listSubscriptions } from '~db/queries/push-subscription';
import type { ServiceContext } from '~/server/context/context.server';
import { isPushOn } from './push/send-push.service.server';

/** Whether a push would reach one of the member's browsers. */
export async function canPush(
  db: Db,
  context: Pick<ServiceContext, 'tenant' | 'ports'>,
  memberId: string,
): Promise<boolean> {
  return isPushOn(context) && (await listSubscriptions(db, memberId)).length > 0;
}
