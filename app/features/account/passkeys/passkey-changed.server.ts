import { onCommit, type Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import type { RequestContext, ServiceContext } from '~/server/context/context.server';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails';

const PASSKEY_CHANGED_TOPIC = 'account.passkey-changed';
interface PasskeyChangedPayload {
  member_id: string;
  mail_id: string;
  change: 'added' | 'removed';
  name: string;
}

/** The member is told by mail, whoever it was that added or removed the passkey. */
export async function tellIn(
  tx: Tx,
  context: RequestContext,
  { change, memberId, name }: { change: PasskeyChangedPayload['change']; memberId: string; name: string },
): Promise<void> {
  const [now, id] = [context.clock.now(), context.ids.ulid()];
  const payload: PasskeyChangedPayload = { member_id: memberId, mail_id: id, change, name };
  const row = { id, topic: PASSKEY_CHANGED_TOPIC, payload: JSON.stringify(payload), created_at: now, due_at: now };
  await insertOutbox(tx, row);
  onCommit(tx, context.kickOutbox);
}

async function sendPasskeyChanged(context: ServiceContext, payload: PasskeyChangedPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, change, name: passkey } = payload;
  const url = `${context.origin}/notifications/passkeys`;
  const mailOf = change === 'added' ? passkeyAddedMail : passkeyRemovedMail;
  await sendBrandMail(context, { memberId, mailId }, (intl, { name }) =>
    mailOf(context.tenant, intl, { name, passkey, url }),
  );
}

/** The outbox handlers of passkeys, by topic. Each may run more than once. */
export const passkeyJobs: OutboxHandlers = { [PASSKEY_CHANGED_TOPIC]: sendPasskeyChanged };
