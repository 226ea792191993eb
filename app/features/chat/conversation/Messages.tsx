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
import { canReplyTo, reactUrl } from '../model/message-answers';
import type { ConversationState } from '../model/conversation-state';
import { MessageLine, type MessageActs, type MessagesOf, type ShownMessage } from './MessageLine';
import { useChooser } from '../model/use-chooser';
import { useOneStop } from '../model/use-one-stop';
import type { ReactTo } from '../model/use-react';

const ReactionChooser = lazyWithHtml('reaction-chooser', () =>
  import('../parts/ReactionChooser').then((module) => module.ReactionChooser),
);

/** Every eighth number ends a run, whatever the page begins with: a new message changes one run. */
const CachedLines = cachedList<ShownMessage, MessagesOf, MessageActs>('message', MessageLine, {
  keyOf: ({ id }) => id,
  endsRun: ({ seq }) => seq % 8 === 0,
  notWith: ['chooser'],
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
  const { brand } = useShell();
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
  const unreadDay = days.findIndex(({ messages: ofDay }) => ofDay.some(({ seq }) => seq === unreadFrom));
  const openedDay = unreadDay < 0 ? days.length - 1 : unreadDay;
  const isAbove = (index: number) =>
    index < openedDay && days.slice(index + 1, openedDay + 1).flatMap((day) => day.messages).length >= SCREENFUL;
  const chooserOf = ({ own, seq, reaction }: Pick<MessageResponse, 'own' | 'seq' | 'reaction'>) =>
    reacting && !own && chooser.open === seq ? (
      <ReactionChooser
        action={reactUrl(chooser.here, seq)}
        seq={seq}
        current={reaction}
        focus={chooser.pressed}
        onClose={chooser.close}
        onChoose={(chosen) => {
          chooser.close(true);
          reacting.react(seq, chosen);
        }}
      />
    ) : undefined;
  const shown = ({ request_key: _, ...message }: MessageResponse): ShownMessage => ({
    ...message,
    state: shownState(message, conversation),
    stateInWords: newest.has(message.id),
    quoteUrl: message.quote ? chooser.messageUrlOf(message.quote.seq, first) : undefined,
    unread: message.seq === unreadFrom ? countFrom(conversation, unreadFrom) : undefined,
    chooser: chooserOf(message),
  });
  const common = { partner: partner.id, name: partner.name, brand: brand.name, here: reacting ? chooser.here : null };
  const acts = {
    tabIndexOf,
    onReact: chooser.toggle,
    onReply: (seq: number) => reacting?.reply(messages.find((message) => message.seq === seq)!),
  };
  return (
    <Root {...row}>
      {days.map(({ day, at, messages: ofDay }, index) => (
        <Day key={day} $above={isAbove(index)} $many={ofDay.length > MANY}>
          <DayLabel at={at} />
          <CachedLines items={ofDay.map(shown)} common={common} acts={acts} />
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

function shownState(
  { own, seq, state }: Pick<MessageResponse, 'own' | 'seq' | 'state'>,
  { read, delivered }: ConversationState,
): ShownState {
  if (!own || state !== 'sent' || seq > delivered) return state;
  return seq <= read ? 'read' : 'delivered';
}
