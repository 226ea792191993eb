import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';

interface UnreadConversation {
  conversationId: string;
  name: string;
  kind: 'member' | 'fictional';
  unread: number;
}

interface UnreadMail {
  name: string;
  origin: string;
  waiting: readonly UnreadConversation[];
  /** The brand's label of fictional profiles, in the reader's language. */
  fictional: string;
}

/** As many are named; the others are counted. */
const NAMED = 5;

/** Names whose messages wait and how many they are, and never what is in them. */
export function unreadMail(
  tenant: Pick<Tenant, 'name'>,
  intl: IntlShape,
  { name, origin, waiting, fictional }: UnreadMail,
): MailContent {
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const more = waiting.length - NAMED;
  const text = say(messageId('mail.unread-text'), { brand: tenant.name, count: waiting.length });
  return {
    subject: say(messageId('mail.unread-subject'), { brand: tenant.name }),
    preview: text,
    greeting: say(messageId('mail.greeting'), { name }),
    paragraphs: more > 0 ? [text, say(messageId('mail.unread-more'), { count: more })] : [text],
    people: waiting.slice(0, NAMED).map((conversation) => ({
      name: conversation.kind === 'fictional' ? `${conversation.name} (${fictional})` : conversation.name,
      detail: say(messageId('mail.unread-count'), { count: conversation.unread }),
      url: `${origin}/chats/${conversation.conversationId}`,
    })),
    action: { label: say(messageId('mail.notify-read')), url: `${origin}${pathOf(waiting)}` },
    closing: [say(messageId('mail.notify-no-text')), say(messageId('mail.unread-last'))],
  };
}

/** Screens are seen by others, so a push names nobody. */
export function unreadPush(intl: IntlShape, waiting: readonly UnreadConversation[]): { body: string; path: string } {
  const id = messageId('mail.unread-push');
  return { body: intl.formatMessage({ id }, { count: waiting.length }), path: pathOf(waiting) };
}

const pathOf = (waiting: readonly UnreadConversation[]) =>
  waiting.length === 1 ? `/chats/${waiting[0]!.conversationId}` : '/chats';
