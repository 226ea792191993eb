import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { DATE_FORMATS } from '~/i18n/formats';
import { space } from '~/theme/tokens';
import { Bubble } from '../parts/Bubble';
import { groupByDay } from '../model/day-groups';
import { DayLabel } from '../parts/DayLabel';
import type { ShownState } from '../parts/MessageStatus';
import { ReportMessage } from '../parts/ReportMessage';
import type { ConversationState } from '../model/conversation-state';
import { UnreadLine } from '../parts/UnreadLine';
import { useOneStop } from '../model/use-one-stop';

const Root = styled.div`
  display: contents;
`;

const Day = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

export interface MessagesProps {
  conversation: ConversationState;
  partner: { id: string; name: string };
  unreadFrom: number | null;
}

export function Messages({ conversation, partner, unreadFrom }: MessagesProps) {
  const intl = useIntl();
  const { messages } = conversation;
  const days = groupByDay(messages, (at) => intl.formatDate(at, DATE_FORMATS.medium));
  const newest = newestReceipts(conversation);
  const { tabIndexOf, ...row } = useOneStop(messages.filter(({ own }) => !own).map(({ id }) => id));
  return (
    <Root {...row}>
      {days.map(({ day, at, messages: said }) => (
        <Day key={day}>
          <DayLabel at={at} />
          {said.map((message) => (
            <Fragment key={message.id}>
              {message.seq === unreadFrom ? <UnreadLine count={countFrom(conversation, unreadFrom)} /> : null}
              <Bubble
                {...message}
                name={partner.name}
                state={shownState(message, conversation)}
                stateInWords={newest.has(message.id)}
                aside={
                  message.own ? null : (
                    <ReportMessage partner={partner.id} message={message.id} tabIndex={tabIndexOf(message.id)} />
                  )
                }
              />
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
