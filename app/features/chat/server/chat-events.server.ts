import { onCommit, type Tx } from '~db/database';
import type { MemberRow } from '~db/schema/member';
import { notifyIn } from '~/features/notifications/notify.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';

type EventContext = Pick<BrandContext, 'ports' | 'tenant'>;

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

/** Schedules the notification of the recipient of a delivered message, unless they read it first. */
export async function tellRecipientIn(
  tx: Tx,
  context: Pick<BrandContext, 'clock' | 'ids'>,
  message: { conversation: string; seq: number; recipient: Pick<MemberRow, 'id' | 'kind'> },
): Promise<void> {
  const { conversation, seq, recipient } = message;
  if (recipient.kind !== 'member') return;
  const type = seq === 1 ? 'new_conversations' : 'new_messages';
  await notifyIn(tx, context, { memberId: recipient.id, type, subject: conversation });
}
