import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, media, motion } from '~/theme/tokens';
import { Flag } from '~/ui/Icon/icons';

/* With a mouse the link appears under the pointer; on touch screens it is always visible, but muted. */
const Root = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 24px;
  margin-inline: -8px auto;
  border-radius: 12px;
  color: ${color('text-muted')};
  transition: opacity ${motion('fast')};
  ${media.hover} {
    opacity: 0;
    &:hover {
      color: ${color('text')};
    }
    &:focus-visible,
    [data-message]:hover & {
      opacity: 1;
    }
  }
`;

export interface ReportMessageProps {
  /** The id of the author, and of the message. */
  partner: string;
  message: string;
  /** -1 where another message of the conversation is the tab stop. */
  tabIndex?: number;
}

/** A link to the report form with this message selected. */
export function ReportMessage({ partner, message, tabIndex }: ReportMessageProps) {
  const intl = useIntl();
  return (
    <Root
      to={`/members/${partner}/report?message=${message}`}
      tabIndex={tabIndex}
      data-stop={message}
      title={intl.formatMessage({ id: 'chat.report-message', defaultMessage: 'Report this message' })}
    >
      <Flag size={14} aria-hidden />
      <span className="visually-hidden">
        <FormattedMessage id="chat.report-message" defaultMessage="Report this message" />
      </span>
    </Root>
  );
}
