import { findMessage } from '~db/queries/message';
import { findParticipant } from '~db/queries/participant';
import { isInOpenReport } from '~db/queries/report';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { DAY } from '~/time/durations';
import { schedulePhotoCheck, removeMessagePhoto, type PhotoGonePayload } from '../server/photo-message-files.server';
import { seenFor, seenSince } from '../server/retention.server';

/** The outbox handlers for photos of messages, by topic. Each may run twice. */
export const photoMessageJobs: OutboxHandlers = {
  /**
   * Removes the files once nobody can see the message: it was never written, is past the retention period, or both
   * members have deleted it. Otherwise checks again later.
   */
  'chat.photo-gone': async (context, { message: id }: PhotoGonePayload) => {
    const { db, clock } = context;
    // The evidence of a report stays until the report is decided.
    if (await isInOpenReport(db, id)) return schedulePhotoCheck(db, context, id, clock.now() + DAY);
    const message = await findMessage(db, id);
    if (!message || message.created_at < seenSince(context)) return removeMessagePhoto(context, id);
    const { conversation_id: conversation, sender_id: senderId, seq } = message;
    const mine = await findParticipant(db, senderId, conversation);
    const theirs = mine && (await findParticipant(db, mine.other_member_id, conversation));
    const deleted = [mine, theirs].every((side) => !side || side.deleted_before_seq >= seq);
    if (deleted) return removeMessagePhoto(context, id);
    // One millisecond after the message can last be seen.
    await schedulePhotoCheck(db, context, id, message.created_at + seenFor(context) + 1);
  },
};
