import { onCommit, type Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import type { ServiceContext } from '~/server/context/context.server';
import type { NewAccount } from '../signup/new-account.server';

export type SignupMailTopic = 'account.activation-mail' | 'account.exists-mail';

/** Neither token nor address: the job makes the link when it sends, and reads the address that is right then. */
export interface SignupMailPayload {
  member_id: string;
  /** Of the outbox row and, at every attempt, of the mail: a receiver can tell a repeated one. */
  mail_id: string;
  /** The member whose first message waits for the confirmation. */
  waiting_for: string | null;
  /** The signup that this mail's link confirms, where it is not the one that made the account. */
  instead?: NewAccount;
}

/** A mail that must go out: a row of the same transaction, sent by the job of that topic (joining.jobs). */
export async function enqueueMail(
  tx: Tx,
  context: Pick<ServiceContext, 'clock' | 'kickOutbox'>,
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
