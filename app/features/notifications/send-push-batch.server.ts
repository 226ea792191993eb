import type { IntlShape } from 'react-intl';
import { findMember } from '~db/queries/member';
import { countNewLikes } from '~db/queries/member-like-list';
import { listSentBatch } from '~db/queries/notification';
import { countUnread } from '~db/queries/participant';
import { DEFAULT_LOCALE, supportedLocale } from '~/i18n/locales';
import { messageId } from '~/i18n/message-id';
import type { BrandContext } from '~/server/context/context.server';
import { decideAgain, isOutdated } from './decide-again.service.server';
import { findHappenings } from './happenings.server';
import { isEmpty, type Happenings } from './people-mail';
import { sendPushTo } from './send-push.service.server';
import type { BatchPayload } from './notify.service.server';
import { withdrawPush } from './withdraw-push.service.server';

/** Sends one push about the batch. If no browser takes it, it does not count, and the e-mail no longer waits. */
export async function sendBatchByPush(context: BrandContext, payload: BatchPayload): Promise<void> {
  const { db } = context;
  const { member_id, batch } = payload;
  const rows = await listSentBatch(db, member_id, batch);
  const member = await findMember(db, member_id);
  if (isOutdated(context, member, rows)) return decideAgain(context, payload);
  const happened = await findHappenings(context, member_id, rows);
  if (member?.status !== 'active' || rows.length === 0) return;
  if (isEmpty(happened)) return withdrawPush(context, rows);
  const { language } = member;
  const intl = context.texts(supportedLocale(language) ? language : DEFAULT_LOCALE);
  const accepted = await sendPushTo(context, member_id, {
    type: rows[0]!.type,
    title: context.tenant.name,
    body: bodyOf(intl, happened),
    path: pathOf(happened),
    tag: rows.length === 1 ? `${rows[0]!.type}:${rows[0]!.subject}` : rows[0]!.type,
    badge: (await countUnread(db, member_id)) + (await countNewLikes(db, member_id)),
    batch,
  });
  if (accepted === 0) await withdrawPush(context, rows);
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
