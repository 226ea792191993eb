import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, media, motion } from '~/theme/tokens';
import { Flag } from '~/ui/Icon/icons';

/* Found when one looks for it: with a mouse it shows under the pointer, with a finger it is a quiet mark. */
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
  /** Who wrote it, and what. */
  partner: string;
  message: string;
  /** -1 where another message of the conversation is the one the tab key stops at. */
  tabIndex?: number;
}

/** To the report form, with this message chosen in it. */
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
