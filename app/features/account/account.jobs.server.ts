import { findMember } from '~db/queries/member';
import { insertToken } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import { DEFAULT_LOCALE, supportedLocale, type Locale } from '~/i18n/locales';
import { Rejected } from '~/providers/provider-errors';
import type { ServiceContext } from '~/server/context.server';
import { ACTIVATION_DAYS, accountExistsMail, activationMail } from './account-mails.server';
import type { AccountMailPayload, AccountMailTopic } from './account-outbox.server';
import type { MailParts } from './mail-layout.server';
import { hashSecret } from './secret.server';

type Job = (context: ServiceContext, payload: AccountMailPayload) => Promise<void>;

const DAY = 24 * 60 * 60 * 1000;

/** What the outbox does for accounts. Each may run more than once. */
export const accountJobs: Record<AccountMailTopic, Job> = {
  'account.activation-mail': async (context, { member_id, mail_id, waiting_for }) => {
    const member = await findMember(context.db, member_id);
    // Confirmed or gone meanwhile: nothing to ask for.
    if (!member?.email || member.status !== 'not_confirmed') return;
    const url = await issueActivationLink(context, member.id);
    const waitingFor = waiting_for ? ((await findMember(context.db, waiting_for))?.name ?? null) : null;
    const mail = activationMail(context.tenant, context.texts(languageOf(member)), {
      name: member.name,
      url,
      waitingFor,
    });
    await send(context, mail, member.email, mail_id);
  },
  'account.exists-mail': async (context, { member_id, mail_id }) => {
    const member = await findMember(context.db, member_id);
    if (!member?.email) return;
    const deleted = member.status === 'deleted';
    const url = `${context.origin}/login`;
    const mail = accountExistsMail(context.tenant, context.texts(languageOf(member)), {
      name: member.name,
      url,
      deleted,
    });
    await send(context, mail, member.email, mail_id);
  },
};

/** A new link each time it is sent: only its hash is kept. Earlier ones go on working until they expire. */
async function issueActivationLink(context: ServiceContext, memberId: string): Promise<string> {
  const token = context.ids.token();
  const now = context.clock.now();
  await insertToken(context.db, {
    token_hash: hashSecret(token),
    purpose: 'activation',
    member_id: memberId,
    payload: null,
    created_at: now,
    expires_at: now + ACTIVATION_DAYS * DAY,
  });
  return `${context.origin}/${token}`;
}

function languageOf(member: MemberRow): Locale {
  return supportedLocale(member.language) ? member.language : DEFAULT_LOCALE;
}

async function send(context: ServiceContext, mail: MailParts, to: string, mailId: string): Promise<void> {
  const messageId = `${mailId}@${mail.from.address.split('@')[1]}`;
  try {
    await context.ports.mail.send({ ...mail, to, messageId });
  } catch (error) {
    // Refused for good (no such mailbox): sending it again would only be refused again.
    if (!(error instanceof Rejected)) throw error;
    context.log.warn({ err: error, mail: mailId }, 'a mail was refused for good');
  }
}
