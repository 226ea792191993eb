import { useIntl } from 'react-intl';
import { Flag } from '~/ui/Icon/icons';
import { MessageAction } from './MessageAction';

export interface ReportMessageProps {
  /** The id of the author, and of the message. */
  partner: string;
  message: string;
  /** -1 where another message of the conversation is the tab stop. */
  tabIndex?: number | undefined;
  /** Its name among the tab stops of the conversation. */
  stop: string;
}

/** A link to the report form with this message selected. */
export function ReportMessage({ partner, message, tabIndex, stop }: ReportMessageProps) {
  const label = useIntl().formatMessage({ id: 'chat.report-message', defaultMessage: 'Report this message' });
  return (
    <MessageAction
      to={`/members/${partner}/report?message=${message}`}
      tabIndex={tabIndex}
      data-stop={stop}
      aria-label={label}
      title={label}
    >
      <Flag size={14} aria-hidden />
    </MessageAction>
  );
}
