import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { dayOf } from '~/i18n/time/day-of';
import { cachedList } from '~/document/fragments/cached-list';
import { lazyWithHtml } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { onlyInView, pull, space } from '~/theme/tokens';
import { groupByDay } from '../model/day-groups';
import { DayLabel } from '../parts/DayLabel';
import type { ShownState } from '../parts/MessageStatus';
import { canReplyTo, reactUrl, replyUrl } from '../model/message-answers';
import type { ConversationState } from '../model/conversation-state';
import { MessageLine, menuStop, type MessageActs, type MessagesOf, type ShownMessage } from './MessageLine';
import { useLongPress } from '../menus/use-long-press';
import { useMessageMenu } from '../menus/use-message-menu';
import { useOneStop } from '../model/use-one-stop';
import type { ReactTo } from '../model/use-react';

const MessageMenu = lazyWithHtml('message-menu', () =>
  import('../menus/MessageMenu').then((module) => module.MessageMenu),
);

/** Every eighth number ends a run, whatever the page begins with: a new message changes one run. */
const CachedLines = cachedList<ShownMessage, MessagesOf, MessageActs>('message', MessageLine, {
  keyOf: ({ id }) => id,
  endsRun: ({ seq }) => seq % 8 === 0,
  notWith: ['menu'],
});

const Root = styled.div`
  display: contents;
`;

/**
 * The messages of a day, with room at both sides for the lines around them. What is in sight at first is laid out, so
 * that reading begins at the right place; above, nothing moves, because the log is measured from its end.
 */
const Day = styled.section<{ $above: boolean; $many: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin-inline: ${pull(2)};
  padding-inline: ${space(2)};
  ${({ $above, $many }) => $above && onlyInView($many ? '2000px' : '400px')}
`;

/** A day with more messages than this is a long one. */
const MANY = 12;
/** So many messages fill every screen. A day that begins above them is out of sight at first. */
const SCREENFUL = 24;

export interface MessagesProps {
  /** The id of the conversation. */
  id: string;
  conversation: ConversationState;
  partner: { id: string; name: string };
  unreadFrom: number | null;
  /** How to react and reply; null where the member cannot write. */
  answering: { react: ReactTo; reply: (message: MessageResponse) => void } | null;
}

export function Messages({ id, conversation, partner, unreadFrom, answering }: MessagesProps) {
  const { timeZone } = useIntl();
  const { brand } = useShell();
  const { messages } = conversation;
  const days = groupByDay(messages, (at) => dayOf(at, timeZone));
  const newest = newestReceipts(conversation);
  const menu = useMessageMenu(id);
  const { tabIndexOf, ...row } = useOneStop(messages.flatMap((message) => (message.own ? [] : [menuStop(message.id)])));
  const press = useLongPress({
    find: (pressed) => {
      const message = pressed.closest<HTMLElement>('[data-message]');
      return message && buttonIn(message) ? message : null;
    },
    onOpen: (message) => openAt(Number(message.id.replace('message-', ''))),
  });
  const first = messages[0]?.seq ?? 0;
  const unreadDay = days.findIndex(({ messages: ofDay }) => ofDay.some(({ seq }) => seq === unreadFrom));
  const openedDay = unreadDay < 0 ? days.length - 1 : unreadDay;
  const isAbove = (index: number) =>
    index < openedDay && days.slice(index + 1, openedDay + 1).flatMap((day) => day.messages).length >= SCREENFUL;
  const openAt = (seq: number) => menu.toggle(seq, buttonIn(document.getElementById(`message-${seq}`)));
  const menuOf = (message: MessageResponse) =>
    !message.own && menu.open === message.seq ? (
      <MessageMenu
        message={message}
        partner={partner.id}
        answers={
          answering && canReplyTo(message)
            ? { react: reactUrl(menu.here, message.seq), reply: replyUrl(menu.here, message.seq) }
            : null
        }
        pressed={menu.pressed}
        onClose={menu.close}
        onReact={(chosen) => {
          menu.close(true);
          answering?.react(message.seq, chosen);
        }}
        onReply={() => {
          menu.close(false);
          answering?.reply(message);
        }}
      />
    ) : undefined;
  const shown = ({ request_key, ...message }: MessageResponse): ShownMessage => ({
    ...message,
    state: shownState(message, conversation),
    stateInWords: newest.has(message.id),
    quoteUrl: message.quote ? menu.messageUrlOf(message.quote.seq, first) : undefined,
    unread: message.seq === unreadFrom ? countFrom(conversation, unreadFrom) : undefined,
    menu: menuOf({ ...message, request_key }),
  });
  const common = { name: partner.name, brand: brand.name, here: menu.here };
  const acts = { tabIndexOf, onMenu: openAt };
  return (
    <Root {...row} {...press}>
      {days.map(({ day, at, messages: ofDay }, index) => (
        <Day key={day} $above={isAbove(index)} $many={ofDay.length > MANY}>
          <DayLabel at={at} />
          <CachedLines items={ofDay.map(shown)} common={common} acts={acts} />
        </Day>
      ))}
    </Root>
  );
}

const buttonIn = (message: HTMLElement | null) => message?.querySelector<HTMLElement>('[data-stop]') ?? null;

const countFrom = ({ messages }: ConversationState, seq: number) =>
  messages.filter((message) => !message.own && message.seq >= seq).length;

/** The newest message that was read and the newest that has arrived: what stands above them was, too. */
function newestReceipts(conversation: ConversationState): ReadonlySet<string> {
  const own = conversation.messages.filter((message) => message.own);
  const newest = (['read', 'delivered'] as const).map((receipt) =>
    own.findLast((message) => shownState(message, conversation) === receipt),
  );
  return new Set(newest.flatMap((message) => (message ? [message.id] : [])));
}

function shownState(
  { own, seq, state }: Pick<MessageResponse, 'own' | 'seq' | 'state'>,
  { read, delivered }: ConversationState,
): ShownState {
  if (!own || state !== 'sent' || seq > delivered) return state;
  return seq <= read ? 'read' : 'delivered';
}
