import { ArrowDown } from '~/ui/Icon/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, radius, shadow, space, zIndex } from '~/theme/tokens';
import type { MessageResponse } from '~/contract/message';
import { EarlierMessages } from '../parts/EarlierMessages';
import { Messages } from './Messages';
import type { Outgoing } from '../send-queue/outgoing';
import { OutgoingBubble } from './OutgoingBubble';
import { useReact } from '../model/use-react';
import { useScroll } from '../model/use-scroll';
import type { LiveConversation } from '../model/use-conversation';
import { lazyAfterHydration } from '~/page/lazy';
import { AuthorNote } from '../parts/AuthorNote';
import { MessageWords } from '../parts/MessageWords';

const TypingLine = lazyAfterHydration(() => import('../parts/TypingLine').then((module) => module.TypingLine));

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

const Box = styled.div`
  display: flex;
  flex-direction: column-reverse;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(4)};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: 100%;
  max-width: 820px;
  margin: 0 auto;
`;

const Pill = styled.button`
  position: absolute;
  z-index: ${zIndex('raised')};
  right: ${space(4)};
  bottom: ${space(3)};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 44px;
  min-height: 44px;
  justify-content: center;
  padding: 0 ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
`;

export interface ConversationProps {
  live: LiveConversation;
  conversation: string;
  partner: { id: string; name: string };
  outgoing: readonly Outgoing[];
  stalled: boolean;
  typing: boolean;
  unreadFrom: number | null;
  onRetry: (key: string) => void;
  onTake: (key: string) => void;
  onReply: (message: MessageResponse) => void;
  onDiscard: (key: string) => void;
  /** Whether the member can write here, and so react and reply. */
  writable: boolean;
  /** The content in place of messages while there are none. */
  empty: ReactNode;
}

/** The messages of a conversation as a log, from the oldest loaded one to the newest. It opens at its end. */
export function Conversation({
  live,
  conversation,
  partner,
  outgoing,
  stalled,
  typing,
  unreadFrom,
  onRetry,
  onTake,
  onReply,
  onDiscard,
  writable,
  empty,
}: ConversationProps) {
  const intl = useIntl();
  const { conversation: loaded } = live;
  const react = useReact(conversation);
  const { name } = partner;
  const last = outgoing.at(-1);
  const newest = last?.key ?? loaded.messages.at(-1)?.id ?? '';
  const scroll = useScroll(newest, last !== undefined || (loaded.messages.at(-1)?.own ?? false));
  const label = intl.formatMessage({ id: 'chat.log', defaultMessage: 'Conversation with {name}' }, { name });
  const nothing = loaded.messages.length === 0 && outgoing.length === 0;
  return (
    <Frame>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <Box ref={scroll.box} onScroll={scroll.onScroll} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        <Column>
          <EarlierMessages live={live} conversation={conversation} />
          {nothing && !loaded.olderHidden ? empty : null}
          <Messages
            id={conversation}
            conversation={loaded}
            partner={partner}
            unreadFrom={unreadFrom}
            answering={writable ? { react, reply: onReply } : null}
          />
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              name={name}
              queued={stalled || outgoing[0]?.state === 'failed'}
              onRetry={() => onRetry(message.key)}
              onTake={() => onTake(message.key)}
              onDiscard={() => onDiscard(message.key)}
            />
          ))}
          {typing && !loaded.later ? <TypingLine name={name} /> : null}
        </Column>
      </Box>
      <Announcer messages={loaded.messages} name={name} />
      {scroll.away || loaded.later ? (
        <Pill
          type="button"
          onClick={() => {
            if (loaded.later) live.toNewest();
            scroll.toEnd(!loaded.later);
          }}
        >
          <ArrowDown size={18} aria-hidden />
          {scroll.missed > 0 ? (
            <FormattedMessage
              id="chat.new-messages"
              defaultMessage="{count, plural, one {# new message} other {# new messages}}"
              values={{ count: scroll.missed }}
            />
          ) : (
            <span className="visually-hidden">
              <FormattedMessage id="chat.to-newest" defaultMessage="Go to the newest message" />
            </span>
          )}
        </Pill>
      ) : null}
    </Frame>
  );
}

/** Announces the other member's new messages to screen readers, but neither earlier ones nor the member's own. */
function Announcer({ messages, name }: { messages: readonly MessageResponse[]; name: string }) {
  const { brand } = useShell();
  const newest = messages.at(-1)?.seq ?? 0;
  const received = useRef(newest);
  const [announced, setAnnounced] = useState<readonly MessageResponse[]>([]);
  useEffect(() => {
    const announcement = messages.filter(({ own, seq }) => !own && seq > received.current);
    received.current = Math.max(received.current, newest);
    if (announcement.length > 0) setAnnounced(announcement);
  }, [messages, newest]);
  return (
    <div className="visually-hidden" role="status">
      {announced.map(({ id, ...message }) => (
        <p key={id}>
          <FormattedMessage id="chat.they-wrote" defaultMessage="{name}:" values={{ name }} />{' '}
          {message.author === 'member' ? null : <AuthorNote author={message.author} brand={brand.name} />}
          <MessageWords {...message} />
        </p>
      ))}
    </div>
  );
}
