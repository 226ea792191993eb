import type { IntlShape } from 'react-intl';
import { transaction } from '~db/database';
import { findMember } from '~db/queries/member';
import { countNewLikes } from '~db/queries/member-like-list';
import { deleteSentBatch, listNotifications, listSentBatch, patchNotification } from '~db/queries/notification';
import { countUnread } from '~db/queries/participant';
import type { NotificationSentRow } from '~db/schema/notification';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import { messageId } from '~/i18n/message-id';
import type { ServiceContext } from '~/server/context/context.server';
import { wakeIn } from './notify.service.server';
import { findHappenings } from './happenings.server';
import { isEmpty, type Happenings } from './people-mail';
import { sendPushTo } from './push/send-push.service.server';
import type { BatchPayload } from './tell.server';

/** Sends one push about the batch. If no browser takes it, it does not count, and the e-mail no longer waits. */
export async function sendBatchByPush(context: ServiceContext, { member_id, batch }: BatchPayload): Promise<void> {
  const { db } = context;
  const rows = await listSentBatch(db, member_id, batch);
  const member = await findMember(db, member_id);
  const happened = await findHappenings(context, member_id, rows);
  if (member?.status !== 'active' || isEmpty(happened)) return;
  const { language } = member;
  const intl = context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
  const taken = await sendPushTo(context, member_id, {
    type: rows[0]!.type,
    title: context.tenant.name,
    body: bodyOf(intl, happened),
    path: pathOf(happened),
    tag: rows.length === 1 ? `${rows[0]!.type}:${rows[0]!.subject}` : rows[0]!.type,
    badge: (await countUnread(db, member_id)) + (await countNewLikes(db, member_id)),
  });
  if (taken === 0) await withdraw(context, rows);
}

/** Screens are seen by others, so a push neither names anybody nor says what was written. */
function bodyOf(intl: IntlShape, { firsts, messages, likes, matches }: Happenings): string {
  const say = (id: string, count: number) => intl.formatMessage({ id }, { count });
  if (firsts.length > 0) return say(messageId('mail.push-first'), firsts.length);
  if (messages.length > 0) return say(messageId('mail.push-messages'), messages.length);
  if (matches > 0) return say(messageId('mail.push-matches'), matches);
  return say(messageId('mail.push-likes'), likes);
}

function pathOf({ firsts, messages, likes }: Happenings): string {
  const conversations = [...firsts, ...messages];
  if (conversations.length === 1) return `/chats/${conversations[0]!.conversationId}`;
  if (conversations.length > 0) return '/chats';
  return likes > 0 ? '/likes/received' : '/likes/matches';
}

function withdraw(context: ServiceContext, rows: readonly NotificationSentRow[]): Promise<void> {
  const { member_id: memberId, batch } = rows[0]!;
  const now = context.clock.now();
  return transaction(context.db, async (tx) => {
    await deleteSentBatch(tx, memberId, batch);
    const subjects = new Set(rows.map(({ type, subject }) => `${type} ${subject}`));
    const waiting = (await listNotifications(tx, memberId)).filter(
      ({ type, subject, pushed_at }) => pushed_at !== null && subjects.has(`${type} ${subject}`),
    );
    for (const row of waiting) await patchNotification(tx, row, { pushed_at: null, due_at: now });
    if (waiting.length > 0) await wakeIn(tx, context, memberId, now);
  });
}
