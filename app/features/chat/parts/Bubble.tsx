import type { ReactNode } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { css, styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { DATE_FORMATS } from '~/i18n/formats';
import { lazyWithHtml } from '~/page/lazy';
import { color, fontSize, forcedEdge, media, radius, space } from '~/theme/tokens';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden';
import { AuthorNote } from './AuthorNote';
import { MessageBody } from './MessageBody';
import { ReactionMark } from './ReactionMark';
import { MessageStatus, type ShownState } from './MessageStatus';

/** Only comments and replies have one. */
const MessageAbout = lazyWithHtml('message-about', () =>
  import('./MessageAbout').then((module) => module.MessageAbout),
);
const RepliedTo = lazyWithHtml('replied-to', () => import('./RepliedTo').then((module) => module.RepliedTo));

const mine = css`
  align-self: flex-end;
  border-end-end-radius: 4px;
  background: ${color('primary')};
  color: ${color('on-primary')};
`;

const theirs = css`
  align-self: flex-start;
  border-end-start-radius: 4px;
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: 0 0 0 1px ${color('line')};
  /* A long press opens the menu of the message, which copies its text, and neither selects words nor opens another menu. */
  @media (hover: none) and (scripting: enabled) {
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
`;

const Root = styled.div<{ $own: boolean; $marked: boolean }>`
  position: relative;
  margin-bottom: ${({ $marked }) => ($marked ? '1.2em' : 0)};
  max-width: min(85%, 560px);
  padding: ${space(2)} ${space(3)} ${space(1)};
  border-radius: min(${radius('md')}, 18px);
  ${({ $own }) => ($own ? mine : theirs)}
  ${forcedEdge}
  ${media.up('md')} {
    max-width: min(72%, 560px);
  }
`;

const Foot = styled.div<{ $own: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 2px ${space(2)};
  color: ${({ $own }) => color($own ? 'on-primary' : 'text-muted')};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`;

export interface BubbleProps {
  own: boolean;
  text: string;
  at: number;
  /** The state of the member's own message. */
  state?: ShownState;
  /** Whether the state is shown as text, too. */
  stateInWords?: boolean;
  type?: MessageResponse['type'];
  photo?: MessageResponse['photo'];
  /** The sequence number; undefined while the message is on its way. */
  seq?: number;
  reaction?: MessageResponse['reaction'];
  about?: MessageResponse['about'];
  quote?: MessageResponse['quote'];
  /** The URL of the quoted message; undefined where it cannot be shown. */
  quoteUrl?: string | undefined;
  /** The other member's name, which screen readers say before their messages. */
  name: string;
  /** The author. The brand is named where it was not the member. */
  author?: MessageResponse['author'];
  brand?: string;
  /** Below the text: what can be done about a failure. */
  below?: ReactNode;
  /** At the beginning of the last line: the button of the message's menu. */
  children?: ReactNode;
}

/** A message, by its content. */
export function Bubble({
  own,
  text,
  at,
  state,
  stateInWords,
  type = 'text',
  photo = null,
  seq,
  reaction = null,
  about = null,
  quote = null,
  quoteUrl,
  name,
  author = 'member',
  brand = '',
  below,
  children,
}: BubbleProps) {
  return (
    <Root $own={own} $marked={reaction !== null} data-message="" id={seq === undefined ? undefined : `message-${seq}`}>
      <VisuallyHidden>
        {own ? (
          <FormattedMessage id="chat.you-wrote" defaultMessage="You:" />
        ) : (
          <FormattedMessage id="chat.they-wrote" defaultMessage="{name}:" values={{ name }} />
        )}{' '}
      </VisuallyHidden>
      {author === 'member' || own ? null : <AuthorNote author={author} brand={brand} />}
      {about ? <MessageAbout about={about} name={own ? name : null} /> : null}
      {quote ? <RepliedTo quote={quote} name={name} url={quoteUrl} /> : null}
      <MessageBody type={type} text={text} photo={photo} />
      <Foot $own={own}>
        {children}
        <time dateTime={new Date(at).toISOString()}>
          <FormattedTime value={at} {...DATE_FORMATS.time} />
        </time>
        {own && state ? <MessageStatus state={state} inWords={stateInWords} /> : null}
      </Foot>
      {reaction === null ? null : <ReactionMark reaction={reaction} name={own ? name : null} />}
      {below}
    </Root>
  );
}
