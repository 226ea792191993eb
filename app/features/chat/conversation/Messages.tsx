import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { dayOf } from '~/i18n/time/day-of';
import { cachedFragment } from '~/page/fragments/cached-fragment';
import { lazyWithHtml } from '~/page/lazy';
import { onlyInView, pull, space } from '~/theme/tokens';
import { Bubble } from '../parts/Bubble';
import { groupByDay } from '../model/day-groups';
import { DayLabel } from '../parts/DayLabel';
import type { ShownState } from '../parts/MessageStatus';
import { canReplyTo } from '../composer/use-reply';
import { MessageActions } from '../parts/MessageActions';
import type { ConversationState } from '../model/conversation-state';
import { UnreadLine } from '../parts/UnreadLine';
import { useChooser } from '../model/use-chooser';
import { useOneStop } from '../model/use-one-stop';
import type { ReactTo } from '../model/use-react';

const ReactionChooser = lazyWithHtml('reaction-chooser', () =>
  import('../parts/ReactionChooser').then((module) => module.ReactionChooser),
);

const CachedActions = cachedFragment('message-actions', MessageActions, { browserOnly: ['onReact', 'onReply'] });

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
  /* The reactions to choose from reach over the edge. */
  &:has(form) {
    content-visibility: visible;
  }
`;

/** A day with more messages than this is a long one. */
const MANY = 12;
/** So many messages fill every screen. A day that begins above them is out of sight at first. */
const SCREENFUL = 24;

export interface MessagesProps {
  conversation: ConversationState;
  partner: { id: string; name: string };
  unreadFrom: number | null;
  /** The id of the conversation and how to react and reply in it; null where the member cannot write. */
  reacting: { conversation: string; react: ReactTo; reply: (message: MessageResponse) => void } | null;
}

export function Messages({ conversation, partner, unreadFrom, reacting }: MessagesProps) {
  const { timeZone } = useIntl();
  const { messages } = conversation;
  const days = groupByDay(messages, (at) => dayOf(at, timeZone));
  const newest = newestReceipts(conversation);
  const chooser = useChooser(reacting?.conversation ?? '');
  const stops = messages.flatMap((message) => {
    if (message.own) return [];
    const answers = reacting && canReplyTo(message) ? [`react-${message.id}`, `reply-${message.id}`] : [];
    return [...answers, `report-${message.id}`];
  });
  const { tabIndexOf, ...row } = useOneStop(stops);
  const first = messages[0]?.seq ?? 0;
  const unread = days.findIndex(({ messages: said }) => said.some(({ seq }) => seq === unreadFrom));
  const opened = unread < 0 ? days.length - 1 : unread;
  const isAbove = (index: number) =>
    index < opened && days.slice(index + 1, opened + 1).flatMap((day) => day.messages).length >= SCREENFUL;
  const actions = (message: MessageResponse) => {
    const { id, seq } = message;
    return (
      <CachedActions
        partner={partner.id}
        message={id}
        answers={reacting && canReplyTo(message) ? { react: chooser.urlOf(seq), reply: chooser.replyUrlOf(seq) } : null}
        expanded={chooser.open === seq}
        tabs={{
          react: tabIndexOf(`react-${id}`),
          reply: tabIndexOf(`reply-${id}`),
          report: tabIndexOf(`report-${id}`),
        }}
        onReact={() => chooser.toggle(seq)}
        onReply={() => reacting?.reply(message)}
      />
    );
  };
  return (
    <Root {...row}>
      {days.map(({ day, at, messages: said }, index) => (
        <Day key={day} $above={isAbove(index)} $many={said.length > MANY}>
          <DayLabel at={at} />
          {said.map((message) => (
            <Fragment key={message.id}>
              {message.seq === unreadFrom ? <UnreadLine count={countFrom(conversation, unreadFrom)} /> : null}
              <Bubble
                {...message}
                name={partner.name}
                quoteUrl={message.quote ? chooser.messageUrlOf(message.quote.seq, first) : undefined}
                state={shownState(message, conversation)}
                stateInWords={newest.has(message.id)}
                aside={message.own ? null : actions(message)}
              >
                {reacting && !message.own && chooser.open === message.seq ? (
                  <ReactionChooser
                    action={chooser.urlOf(message.seq)}
                    seq={message.seq}
                    current={message.reaction}
                    focus={chooser.pressed}
                    onClose={chooser.close}
                    onChoose={(reaction) => {
                      chooser.close(true);
                      reacting.react(message.seq, reaction);
                    }}
                  />
                ) : null}
              </Bubble>
            </Fragment>
          ))}
        </Day>
      ))}
    </Root>
  );
}

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

function shownState({ own, seq, state }: MessageResponse, { read, delivered }: ConversationState): ShownState {
  if (!own || state !== 'sent' || seq > delivered) return state;
  return seq <= read ? 'read' : 'delivered';
}
