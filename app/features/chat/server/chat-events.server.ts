import { onCommit, type Tx } from '~db/database';
import type { ServiceContext } from '~/server/context/context.server';
import { hintMember } from '~/server/events/publish';

type HintContext = Pick<ServiceContext, 'ports' | 'tenant'>;

/** After the commit: these members' open pages look at message `seq` of the conversation (new, delivered, changed). */
export function tellMessage(
  tx: Tx,
  context: HintContext,
  message: { conversation: string; seq: number },
  memberIds: readonly string[],
): void {
  onCommit(tx, () => {
    for (const id of memberIds) hintMember(context, id, { kind: 'message', ...message });
  });
}
