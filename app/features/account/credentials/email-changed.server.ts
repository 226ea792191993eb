import type { BrandContext } from '~/server/context/context.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { emailChangedMail } from './mail-change-mails';
import { issueFromSeed, type Before } from '../links/undo-seed.server';

export const EMAIL_CHANGED_TOPIC = 'account.email-changed';
export interface EmailChangedPayload {
  member_id: string;
  mail_id: string;
  /** The hash of the row in `token` that holds the address before the change. */
  undo: string;
}

/** The job: tells the address before the change, with a link that undoes it. */
export async function sendEmailChanged(context: BrandContext, payload: EmailChangedPayload): Promise<void> {
  const issued = await issueFromSeed(context, payload.undo);
  if (!issued?.token.payload) return;
  const { email } = JSON.parse(issued.token.payload) as Before;
  await sendBrandMail(context, { memberId: payload.member_id, mailId: payload.mail_id, email }, (intl, { name }) =>
    emailChangedMail(context.tenant, intl, { name, url: issued.url }),
  );
}
