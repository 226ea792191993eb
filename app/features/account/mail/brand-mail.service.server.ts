import type { IntlShape } from 'react-intl';
import { findMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import { Rejected } from '~/providers/provider-errors';
import type { ServiceContext } from '~/server/context/context.server';
import { brandMail, type MailContent } from './mail-layout.server';

export type { MailContent };

/**
 * For jobs. `mailId` is the same at every attempt, so that a receiver can recognise a repetition. An erased member gets
 * none, and a permanent rejection ends the attempts. Other errors are thrown, so that the job is repeated.
 */
export async function sendBrandMail(
  context: ServiceContext,
  to: { memberId: string; mailId: string; language?: string },
  content: (intl: IntlShape, member: MemberRow) => MailContent,
): Promise<void> {
  const member = await findMember(context.db, to.memberId);
  if (!member?.email) return;
  const language = to.language ?? member.language;
  const intl = context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
  const mail = brandMail(context.tenant, intl, content(intl, member));
  const messageId = `${to.mailId}@${mail.from.address.split('@')[1]}`;
  try {
    await context.ports.mail.send({ ...mail, to: member.email, messageId });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    context.log.warn({ err: error, mail: to.mailId }, 'a mail was refused for good');
  }
}
