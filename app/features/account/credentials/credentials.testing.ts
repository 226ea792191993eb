import { loader as changePage } from '~/routes/mail-change-do';
import type { TestContext } from '~/testing/context';
import { callRoute } from '~/testing/call-route';
import { drainOutbox } from '~/testing/outbox';
import type { OpenDatabase } from '~/testing/with-database';
import { followLink, openLink } from '../links/link.service.server';
import type { LinkPurposes } from '../links/link.service.server';
import { credentialsJobs } from './credentials.jobs.server';
import { mailChangeLink } from './mail-change-link.service.server';
import { resetLink } from './reset-password.service.server';
import { undoLink } from './undo-link.service.server';

const links: LinkPurposes = { reset_password: resetLink, mail_change: mailChangeLink, undo_change: undoLink };

export const follow = (context: TestContext, secret: string) => followLink(context, secret, links);
export const openMailed = (context: TestContext, secret: string) => openLink(context, secret, links);

/** The secret of the link in the newest mail to this address, after all due mails were sent. */
export async function mailedTo(opened: OpenDatabase, context: TestContext, email: string): Promise<string> {
  await drainOutbox(opened, context, credentialsJobs);
  const mail = context.mail.sent.findLast(({ to }) => to === email);
  const secret = /localhost:3000\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`no link was mailed to ${email}`);
  return secret;
}

/** What the page after a followed link about an e-mail address says. */
export async function stateAt(context: TestContext, to: string | null): Promise<unknown> {
  if (!to?.startsWith('/mail-change/do?token=')) throw new Error(`led to ${to}`);
  return ((await callRoute(changePage, context, to)).data as { state: string }).state;
}

type Action = Parameters<typeof callRoute>[0];

/** Posts a form of the settings. */
export const postTo = (action: Action, context: TestContext, path: string, form: Record<string, string>) =>
  callRoute(action, context, path, { form });
