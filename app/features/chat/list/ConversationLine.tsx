import { Link } from '@remix-run/react';
import type { ChatItemResponse } from '~/contract/chats';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, form, media, onlyInView, radius, space, sunkenOnHover } from '~/theme/tokens';
import { Avatar } from '~/ui/Avatar/Avatar';
import { RelativeTime, type SaidTime } from '~/i18n/time/RelativeTime';
import { Badge } from '~/ui/Badge/Badge';
import { Chip } from '~/ui/Chip/Chip';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { MessageTick } from '../parts/MessageStatus';
import { MessageWords } from '../parts/MessageWords';

const Root = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 76px;
  ${onlyInView('76px')}
  padding: ${space(3)};
  border-radius: ${form('row-radius')};
  background: ${form('row-ground')};
  box-shadow: ${form('row-line')};
  &:has(a[aria-current]) {
    background: ${color('surface-sunken')};
    box-shadow: inset 3px 0 0 ${color('focus')};
  }
  ${media.below(16)} {
    padding-inline: 0;
  }
  ${sunkenOnHover}
  /* A long press opens the menu of the row, and no other. */
  @media (hover: none) and (scripting: enabled) {
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  ${media.below(16)} {
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
`;

const Name = styled(Link)<{ $unread: boolean }>`
  overflow: hidden;
  color: ${color('text')};
  font-weight: ${({ $unread }) => fontWeight($unread ? 'heading' : 'strong')};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* The whole line is the click target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius('sm')};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }
`;

const Preview = styled.p<{ $unread: boolean }>`
  flex: 1;
  overflow: hidden;
  color: ${({ $unread }) => color($unread ? 'text' : 'text-muted')};
  font-size: ${fontSize('sm')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const When = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  white-space: nowrap;
  ${media.below(16)} {
    margin-left: 0;
  }
`;

/** A conversation as its line shows it. */
export interface ShownConversation {
  id: string;
  name: string;
  /** The URL of the other member's picture. */
  picture: string | null;
  fictional: boolean;
  unread: number;
  last: Omit<NonNullable<ChatItemResponse['last_message']>, 'at' | 'seq'> | null;
  /** The time of the last message. */
  when: { at: number; said: SaidTime } | null;
  /** Whether the conversation is open beside the list. */
  current: boolean;
  to: string;
}

/** The brand's icon and word for a fictional profile. */
export interface FictionalMark {
  icon: string;
  word: string;
}

export type ConversationLineProps = ShownConversation & FictionalMark;

/** A row of the list of conversations, by its content: the server caches its HTML. */
export function ConversationLine(props: ConversationLineProps) {
  const { id, name, picture, fictional, unread, last, when, current, to } = props;
  const intl = useIntl();
  return (
    <Root data-chat={id}>
      <Avatar name={name} src={picture} size={48} decorative />
      <Words>
        <Line>
          <Name to={to} $unread={unread > 0} aria-current={current ? 'page' : undefined} dir="auto">
            {name}
          </Name>
          {when ? (
            <When>
              <RelativeTime {...when} />
            </When>
          ) : null}
        </Line>
        {fictional ? (
          <Chip tone="info" icon={<FictionalIcon name={props.icon} />}>
            {props.word}
          </Chip>
        ) : null}
        <Line>
          {last?.state ? <MessageTick state={last.state} /> : null}
          <Preview $unread={unread > 0} dir="auto">
            {last ? <LastMessage last={last} /> : null}
          </Preview>
          <Badge
            count={unread}
            label={intl.formatMessage(
              {
                id: 'chat.unread-count',
                defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
              },
              { count: unread },
            )}
          />
        </Line>
      </Words>
    </Root>
  );
}

function LastMessage({ last }: { last: NonNullable<ConversationLineProps['last']> }) {
  const { type, text, own } = last;
  return (
    <>
      {own ? (
        <>
          <FormattedMessage id="chat.you-wrote" defaultMessage="You:" />{' '}
        </>
      ) : null}
      <MessageWords type={type} text={text} />
    </>
  );
}
