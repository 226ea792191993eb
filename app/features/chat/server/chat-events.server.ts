import { onCommit, type Tx } from '~db/database';
import type { ServiceContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';

type EventContext = Pick<ServiceContext, 'ports' | 'tenant'>;

/** After the commit, makes open pages of these members fetch message `seq` (new, delivered or changed). */
export function publishMessage(
  tx: Tx,
  context: EventContext,
  message: { conversation: string; seq: number },
  memberIds: readonly string[],
): void {
  onCommit(tx, () => {
    for (const id of memberIds) notifyMember(context, id, { kind: 'message', ...message });
  });
}
