import type { IntlShape } from 'react-intl';
import { transaction } from '~db/database';
import { findMember } from '~db/queries/member';
import { deleteNotificationsSent, deleteSentBatch, listSentBatch } from '~db/queries/notification';
import type { MemberRow } from '~db/schema/member';
import type { NotificationSentRow } from '~db/schema/notification';
import type { NotificationType } from '~/contract/notification-types';
import { sendBrandMail, type MailContent } from '~/features/account/mail/brand-mail.service.server';
import { decideAgain, isOutdated } from '~/features/notifications/decide-again.service.server';
import type { BatchPayload } from '~/features/notifications/notify.service.server';
import { sendPushTo } from '~/features/notifications/send-push.service.server';
import { withdrawPush } from '~/features/notifications/withdraw-push.service.server';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import type { BrandContext } from '~/server/context/context.server';

/** What a member is told, found again when it is sent; null if it is no longer true. */
export interface Told {
  mail: (intl: IntlShape) => MailContent | Promise<MailContent>;
  push: (intl: IntlShape) => { body: string; path: string };
  /** The language of the texts, if it may be another than the member's. */
  language?: string;
  /** Those of the subjects of which it tells, if not of all: the others are not recorded as told. */
  subjects?: readonly string[];
}

/** `subjects` are all that is to be told at once, the last one last. */
export type FindTold = (context: BrandContext, member: MemberRow, subjects: readonly string[]) => Promise<Told | null>;

/** Sends one e-mail of this type. What is no longer true is not sent and does not count. */
export const byMail =
  (type: NotificationType, find: FindTold) =>
  async (context: BrandContext, payload: BatchPayload): Promise<void> => {
    const { member_id, batch } = payload;
    const rows = await listSentBatch(context.db, member_id, batch);
    const member = await findMember(context.db, member_id);
    if (isOutdated(context, member, rows)) return decideAgain(context, payload);
    const notified = await findAgain(context, find, member, rows);
    if (!member || !notified) return withdraw(context, { member_id, batch });
    const language = notified.language ?? member.language;
    const content = await notified.mail(intlOf(context, language));
    await sendBrandMail(context, { memberId: member_id, mailId: batch, category: type, language }, () => content);
  };

/** The same as a push. If no browser takes it, the e-mail no longer waits. */
export const byPush =
  (type: NotificationType, find: FindTold) =>
  async (context: BrandContext, payload: BatchPayload): Promise<void> => {
    const { member_id, batch } = payload;
    const rows = await listSentBatch(context.db, member_id, batch);
    const member = await findMember(context.db, member_id);
    if (isOutdated(context, member, rows)) return decideAgain(context, payload);
    const notified = await findAgain(context, find, member, rows);
    if (member?.status !== 'active' || !notified) return withdraw(context, { member_id, batch });
    const intl = intlOf(context, notified.language ?? member.language);
    const message = { type, title: context.tenant.name, ...notified.push(intl), tag: type, batch };
    if ((await sendPushTo(context, member_id, message)) === 0) await withdrawPush(context, rows);
  };

async function findAgain(
  context: BrandContext,
  find: FindTold,
  member: MemberRow | undefined,
  rows: readonly NotificationSentRow[],
): Promise<Told | null> {
  const subjects = rows.map(({ subject }) => subject);
  const notified =
    subjects.length > 0 && member && member.status !== 'deleted' ? await find(context, member, subjects) : null;
  const untold = rows.filter(({ subject }) => notified?.subjects && !notified.subjects.includes(subject));
  if (untold.length > 0) await transaction(context.db, (tx) => deleteNotificationsSent(tx, untold));
  return notified;
}

const withdraw = ({ db }: BrandContext, { member_id, batch }: Pick<BatchPayload, 'member_id' | 'batch'>) =>
  transaction(db, (tx) => deleteSentBatch(tx, member_id, batch));

const intlOf = (context: BrandContext, language: string): IntlShape =>
  context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
