import { forgetUnsentSignups } from '~/features/joining/activation/unsent-signups.service.server';
import { eraseOldMessages } from '~/features/chat/server/erase.service.server';
import type { ServiceContext } from '~/server/context/context.server';
import type { PieceTask } from '~/server/jobs/housekeeping';

/** Clean-up tasks of features that work piece by piece. A brand that was closed meanwhile has nothing to do. */
export function housekeepingTasks(contextOf: (tenantId: number) => ServiceContext | undefined): PieceTask[] {
  const task = (name: string, piece: (context: ServiceContext) => Promise<number>): PieceTask => ({
    name,
    piece: async (tenantId) => {
      const context = contextOf(tenantId);
      return context ? piece(context) : 0;
    },
  });
  return [task('messages', eraseOldMessages), task('signups', forgetUnsentSignups)];
}
