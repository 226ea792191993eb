import type { MailPort, OutgoingMail } from '~/providers/mail/mail-port';
import type { BrandContext } from '~/server/context/context.server';
import { defineAppError } from '~/server/response/app-error';

/** A mail of the development mailbox as its page shows it. Times are in epoch milliseconds. */
export interface MailboxEntry {
  id: string;
  from: string;
  to: string;
  subject: string;
  sentAt: number;
}

export interface MailboxMail extends MailboxEntry {
  text: string;
  html: string;
  /** The URLs in the text, in order and without repetitions. */
  links: string[];
}

type Stored = OutgoingMail & { id: string; sentAt: number };

/** The mailbox adapter, which can also be read; the port itself can only send. */
interface ReadableMailbox extends MailPort {
  list(filter: { tenant: string }): Stored[];
  get(id: string, tenant: string): Stored | undefined;
}

const noMailbox = defineAppError('errors.page-not-found', 404);

/** The mails of this brand, newest first. Throws 404 wherever mail is really sent, and always in production. */
export function listMailbox(context: BrandContext): MailboxEntry[] {
  return mailboxOf(context).list({ tenant: context.tenant.slug }).map(entryOf);
}

export function getMailboxMail(context: BrandContext, id: string): MailboxMail {
  const mail = mailboxOf(context).get(id, context.tenant.slug);
  if (!mail) throw noMailbox();
  const links = [...new Set(mail.text.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?]/g) ?? [])];
  return { ...entryOf(mail), text: mail.text, html: mail.html, links };
}

function mailboxOf(context: BrandContext): ReadableMailbox {
  const { mail } = context.ports;
  if (context.mode !== 'demo' || !('list' in mail) || !('get' in mail)) throw noMailbox();
  return mail as ReadableMailbox;
}

function entryOf({ id, from, to, subject, sentAt }: Stored): MailboxEntry {
  return { id, from: `${from.name} <${from.address}>`, to, subject, sentAt };
}
