import type { Db } from '~db/database';
import type { ServiceContext } from '~/server/context/context.server';

/** Whether a push would reach one of the member's browsers. */
export function canPush(
  _db: Db,
  _context: Pick<ServiceContext, 'tenant' | 'ports'>,
  _memberId: string,
): Promise<boolean> {
  return Promise.resolve(false);
}
