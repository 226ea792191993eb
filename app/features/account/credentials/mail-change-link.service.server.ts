import { onCommit, transaction, type Tx } from '~db/database';
import { changeMemberEmail } from '~db/queries/member-email';
import { activateMember, findMember, findMemberByEmail, lockMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { consumeToken, endTokens } from '~db/queries/token';
import type { TokenRow } from '~db/schema/token';
import { messageId } from '~/i18n/message-id';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { appearIn } from '../state/appear.service.server';
import type { OneButtonLink } from '../links/link.service.server';
import { askForPasswordIn, isBrowserOf } from '../login/another-browser.service.server';
import { EMAIL_CHANGED_TOPIC, type EmailChangedPayload } from './email-changed.server';
import { freeEmailIn } from './free-email.server';
import type { MailChangeState } from './followed-link/MailChanged';
import { seedUndoIn } from '../links/undo-seed.server';

/** The page says what became of the link with this secret; without one it says nothing of anybody. */
export const changePage = (secret: string): string => `/mail-change/do?token=${secret}`;

/** The link that makes another e-mail address the member's. It was sent there, so who follows it reads that mailbox. */
export const mailChangeLink: OneButtonLink = {
  async describe(context, token) {
    const member = await findMember(context.db, token.member_id);
    const email = emailIn(token);
    if (!email || !member || member.status === 'deleted') return undefined;
    return {
      meta: messageId('credentials.mail-change-meta'),
      title: messageId('credentials.mail-change-title'),
      text: messageId('credentials.mail-change-text'),
      note: messageId('credentials.mail-change-note'),
      button: messageId('credentials.mail-change-button'),
      values: { name: member.name, email, brand: context.tenant.name },
    };
  },

  async consume(context, token, secret) {
    const reset = context.ids.token();
    return transaction(context.db, async (tx) => (await changeIn(tx, context, token, reset)) ?? changePage(secret));
  },

  meetUsed: async (_context, _token, secret) => changePage(secret),
};

/** `reset`: the secret of the way to a new password. Returns the path to it, if one is needed. */
async function changeIn(tx: Tx, context: RequestContext, token: TokenRow, reset: string): Promise<string | undefined> {
  const now = context.clock.now();
  const member = await lockMember(tx, token.member_id);
  const consumed = await consumeToken(tx, token.token_hash, 'mail_change', now);
  const email = consumed && emailIn(consumed);
  if (!email || !member || member.status === 'deleted') return undefined;
  if (!(await freeEmailIn(tx, context, email, member.id))) return undefined;
  if (!(await changeMemberEmail(tx, member.id, email))) return undefined;
  const ended = { now, heir: member.id };
  await endTokens(tx, member.id, 'mail_change', { ...ended, except: token.token_hash });
  // A link to set a new password that went to the old address must not open the account any more.
  await endTokens(tx, member.id, 'reset_password', ended);
  await auditAccount(tx, context, 'email.changed', member.id);
  if (member.status === 'not_confirmed') {
    await confirmIn(tx, context, member.id);
    // A stranger may have typed this address, as at a signup.
    if (!isBrowserOf(context, member.id)) return askForPasswordIn(tx, context, member.id, reset);
  } else if (member.email) await tellFormerEmailIn(tx, context, member.id, member.email);
  return undefined;
}

/** The mailbox is proved, as by the link of the signup. The address before it never was, so it gets no link. */
async function confirmIn(tx: Tx, context: RequestContext, id: string): Promise<void> {
  const now = context.clock.now();
  if (!(await activateMember(tx, id, { activated_at: now, last_active_at: now }))) return;
  await endTokens(tx, id, 'activation', { now, heir: id });
  await appearIn(tx, context, id);
  await auditAccount(tx, context, 'activation', id, { by: 'mail change' });
}

async function tellFormerEmailIn(tx: Tx, context: BrandContext, memberId: string, email: string): Promise<void> {
  const now = context.clock.now();
  const undo = await seedUndoIn(tx, context, memberId, { email });
  const payload: EmailChangedPayload = { member_id: memberId, mail_id: context.ids.ulid(), undo };
  const row = { id: payload.mail_id, topic: EMAIL_CHANGED_TOPIC, payload: JSON.stringify(payload) };
  await insertOutbox(tx, { ...row, created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
}

/** What became of a link that was followed. A second click on one that has worked says so. */
export async function stateOfMailChange({ db }: Pick<RequestContext, 'db'>, token: TokenRow): Promise<MailChangeState> {
  const email = emailIn(token);
  if (!email) return 'invalid';
  const holder = await findMemberByEmail(db, email);
  if (holder?.id === token.member_id) return 'done';
  return holder ? 'taken' : 'invalid';
}

function emailIn({ payload }: TokenRow): string | undefined {
  return payload === null ? undefined : (JSON.parse(payload) as { email: string }).email;
}
