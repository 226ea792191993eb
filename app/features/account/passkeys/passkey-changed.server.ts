import { onCommit, type Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import { findTokenEverIssued } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { issueFromSeed, seedUndoIn, type Before } from '../links/undo-seed.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails';

const PASSKEY_CHANGED_TOPIC = 'account.passkey-changed';
interface PasskeyChangedPayload {
  member_id: string;
  mail_id: string;
  change: 'added' | 'removed';
  name: string;
  /** The hash of the row in `token` that an undo link is made of; null for a removal, which nothing brings back. */
  undo?: string | null;
}

/** The member is told by mail, no matter who it was that added or removed the passkey; what was added can be undone from there. */
export async function tellIn(
  tx: Tx,
  context: BrandContext,
  { change, member, name }: { change: PasskeyChangedPayload['change']; member: MemberRow; name: string },
): Promise<void> {
  const [now, id] = [context.clock.now(), context.ids.ulid()];
  const undo =
    change === 'added' && member.email
      ? await seedUndoIn(tx, context, member.id, { email: member.email, of: 'passkey' })
      : null;
  const payload: PasskeyChangedPayload = { member_id: member.id, mail_id: id, change, name, undo };
  const row = { id, topic: PASSKEY_CHANGED_TOPIC, payload: JSON.stringify(payload), created_at: now, due_at: now };
  await insertOutbox(tx, row);
  onCommit(tx, context.kickOutbox);
}

async function sendPasskeyChanged(context: BrandContext, payload: PasskeyChangedPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, change, name: passkey } = payload;
  const list = `${context.origin}/notifications/passkeys`;
  if (change === 'removed') {
    await sendBrandMail(context, { memberId, mailId }, (intl, { name }) =>
      passkeyRemovedMail(context.tenant, intl, { name, passkey, url: list }),
    );
    return;
  }
  const undo = payload.undo ? await issueFromSeed(context, payload.undo) : undefined;
  // Undone meanwhile with a change after it: the passkey is gone, and nothing is left to tell.
  if (payload.undo && !undo && (await findTokenEverIssued(context.db, payload.undo))?.consumed_at != null) return;
  // The mail goes to the address of the moment, even if that has changed since: the new one may be a stranger's.
  const email = undo?.token.payload ? (JSON.parse(undo.token.payload) as Before).email : undefined;
  await sendBrandMail(context, { memberId, mailId, email }, (intl, { name }) =>
    passkeyAddedMail(context.tenant, intl, { name, passkey, url: undo?.url ?? list, undo: undo !== undefined }),
  );
}

/** The outbox handlers of passkeys, by topic. Each may run more than once. */
export const passkeyJobs: OutboxHandlers = { [PASSKEY_CHANGED_TOPIC]: sendPasskeyChanged };
