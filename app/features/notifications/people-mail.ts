import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';

/** A conversation with unread messages. */
interface Unread {
  conversationId: string;
  otherId: string;
  name: string;
  kind: 'member' | 'fictional';
  unread: number;
}

/** What a mail about people has to say; nothing that was read or taken back meanwhile. */
export interface Happenings {
  firsts: Unread[];
  messages: Unread[];
  likes: number;
  matches: number;
}

/** As many conversations are named in a mail; the others are counted. */
const NAMED = 5;

export const isEmpty = ({ firsts, messages, likes, matches }: Happenings): boolean =>
  firsts.length + messages.length + likes + matches === 0;

interface PeopleMail {
  name: string;
  /** The brand's origin. */
  origin: string;
  happened: Happenings;
  /** The brand's label of fictional profiles, in the reader's language. */
  fictional: string;
}

/** Names who wrote and counts the rest. What was written is never in a mail, nor who gives a like. */
export function peopleMail(
  tenant: Pick<Tenant, 'name'>,
  intl: IntlShape,
  { name, origin, happened, fictional }: PeopleMail,
): MailContent {
  const brand = tenant.name;
  const conversations = [...happened.firsts, ...happened.messages];
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const nameOf = (unread: Unread) => (unread.kind === 'fictional' ? `${unread.name} (${fictional})` : unread.name);
  const lines = [
    ...happened.firsts.map((unread) => say(messageId('mail.notify-first'), { other: nameOf(unread) })),
    ...happened.messages.map((unread) =>
      say(messageId('mail.notify-messages'), { other: nameOf(unread), count: unread.unread }),
    ),
  ];
  const unnamed = lines.length - NAMED;
  const paragraphs = lines.slice(0, NAMED);
  if (unnamed > 0) paragraphs.push(say(messageId('mail.notify-more'), { count: unnamed }));
  if (happened.matches > 0) paragraphs.push(say(messageId('mail.notify-matches'), { count: happened.matches }));
  if (happened.likes > 0) paragraphs.push(say(messageId('mail.notify-likes'), { count: happened.likes }));
  const subject = say(subjectOf(happened), { brand });
  return {
    subject,
    preview: paragraphs[0] ?? subject,
    greeting: say(messageId('mail.greeting'), { name }),
    paragraphs,
    action: actionOf(happened, say, origin),
    closing: [
      ...(conversations.length > 0 ? [say(messageId('mail.notify-no-text'))] : []),
      say(messageId('mail.notify-choose'), { url: `${origin}/notifications/messages` }),
    ],
  };
}

function subjectOf({ firsts, messages, likes, matches }: Happenings): string {
  const kinds = [firsts.length > 0, messages.length > 0, likes > 0, matches > 0].filter(Boolean).length;
  if (kinds > 1) return messageId('mail.notify-subject-several');
  if (firsts.length > 0) return messageId('mail.notify-subject-first');
  if (messages.length > 0) return messageId('mail.notify-subject-messages');
  return matches > 0 ? messageId('mail.notify-subject-match') : messageId('mail.notify-subject-like');
}

function actionOf({ firsts, messages, likes }: Happenings, say: (id: string) => string, origin: string) {
  const conversations = [...firsts, ...messages];
  if (conversations.length > 0) {
    const only = conversations.length === 1 ? `/${conversations[0]!.conversationId}` : '';
    return { label: say(messageId('mail.notify-read')), url: `${origin}/chats${only}` };
  }
  const list = likes > 0 ? 'received' : 'matches';
  return { label: say(messageId('mail.notify-see')), url: `${origin}/likes/${list}` };
}
