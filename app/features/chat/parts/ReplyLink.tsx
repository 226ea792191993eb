import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Reply } from '~/ui/Icon/icons';
import { MessageAction } from './MessageAction';

export interface ReplyLinkProps {
  /** The URL that shows the composer with the quoted message without JavaScript. */
  to: string;
  stop: string;
  tabIndex?: number | undefined;
  onPress: () => void;
}

/** Replies to one message: the next one quotes it. */
export function ReplyLink({ to, stop, tabIndex, onPress }: ReplyLinkProps) {
  const label = useIntl().formatMessage({ id: 'chat.reply', defaultMessage: 'Reply to this message' });
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <MessageAction
      to={to}
      replace
      preventScrollReset
      tabIndex={tabIndex}
      data-stop={stop}
      onClick={onClick}
      aria-label={label}
      title={label}
    >
      <Reply size={14} aria-hidden />
    </MessageAction>
  );
}
