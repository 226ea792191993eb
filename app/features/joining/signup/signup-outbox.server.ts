import { onCommit, type Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import type { BrandContext } from '~/server/context/context.server';

export type SignupMailTopic = 'account.activation-mail' | 'account.exists-mail';

/** Without token and e-mail address: the job makes the link when it sends the mail, and reads the current address. */
export interface SignupMailPayload {
  member_id: string;
  /** The id of the outbox row and, at every attempt, of the mail, so that a receiver can recognise a repetition. */
  mail_id: string;
  /** The claim that this mail's link confirms, if it is not the account itself (decision 0092). */
  claim_id?: string;
}

/** Adds a mail to the outbox in the same transaction; the job of that topic sends it (joining.jobs). */
export async function enqueueMail(
  tx: Tx,
  context: Pick<BrandContext, 'clock' | 'kickOutbox'>,
  topic: SignupMailTopic,
  payload: SignupMailPayload,
): Promise<void> {
  const now = context.clock.now();
  await insertOutbox(tx, {
    id: payload.mail_id,
    topic,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  onCommit(tx, context.kickOutbox);
}
