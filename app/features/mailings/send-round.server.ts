import type { IntlShape } from 'react-intl';
import { transaction } from '~db/database';
import { findMember } from '~db/queries/member';
import { deleteSentBatch, listSentBatch } from '~db/queries/notification';
import type { MemberRow } from '~db/schema/member';
import type { NotificationType } from '~/contract/user';
import { sendBrandMail, type MailContent } from '~/features/account/mail/brand-mail.service.server';
import type { BatchPayload } from '~/features/notifications/notify.service.server';
import { sendPushTo } from '~/features/notifications/push/send-push.service.server';
import { withdrawPush } from '~/features/notifications/withdraw-push.service.server';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import type { ServiceContext } from '~/server/context/context.server';

/** What a member is told, found anew when it is sent; null if it is no longer true. */
export interface Told {
  mail: (intl: IntlShape) => MailContent | Promise<MailContent>;
  push: (intl: IntlShape) => { body: string; path: string };
}

export type FindTold = (context: ServiceContext, member: MemberRow, subject: string) => Promise<Told | null>;

/** Sends one e-mail of this type. What is no longer true is not sent and does not count. */
export const byMail =
  (type: NotificationType, find: FindTold) =>
  async (context: ServiceContext, { member_id, batch }: BatchPayload): Promise<void> => {
    const { member, told } = await findAgain(context, find, { member_id, batch });
    if (!member || !told) return withdraw(context, { member_id, batch });
    const intl = intlOf(context, member);
    const content = await told.mail(intl);
    await sendBrandMail(context, { memberId: member_id, mailId: batch, category: type }, () => content);
  };

/** The same as a push. If no browser takes it, the e-mail no longer waits. */
export const byPush =
  (type: NotificationType, find: FindTold) =>
  async (context: ServiceContext, { member_id, batch }: BatchPayload): Promise<void> => {
    const { member, told, rows } = await findAgain(context, find, { member_id, batch });
    if (member?.status !== 'active' || !told) return withdraw(context, { member_id, batch });
    const message = { type, title: context.tenant.name, ...told.push(intlOf(context, member)), tag: type };
    if ((await sendPushTo(context, member_id, message)) === 0) await withdrawPush(context, rows);
  };

async function findAgain(context: ServiceContext, find: FindTold, { member_id, batch }: BatchPayload) {
  const rows = await listSentBatch(context.db, member_id, batch);
  const member = await findMember(context.db, member_id);
  const last = rows.at(-1);
  const told = last && member && member.status !== 'deleted' ? await find(context, member, last.subject) : null;
  return { member, told, rows };
}

const withdraw = ({ db }: ServiceContext, { member_id, batch }: BatchPayload): Promise<void> =>
  transaction(db, (tx) => deleteSentBatch(tx, member_id, batch));

const intlOf = (context: ServiceContext, { language }: MemberRow): IntlShape =>
  context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
