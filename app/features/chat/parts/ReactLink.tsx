import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { SmilePlus } from '~/ui/Icon/icons';
import { MessageAction } from './MessageAction';

export interface ReactLinkProps {
  /** The URL that shows the reactions without JavaScript. */
  to: string;
  stop: string;
  tabIndex?: number | undefined;
  expanded: boolean;
  onPress: () => void;
}

/** Opens the reactions to a message. */
export function ReactLink({ to, stop, tabIndex, expanded, onPress }: ReactLinkProps) {
  const label = useIntl().formatMessage({ id: 'chat.react', defaultMessage: 'React to this message' });
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
      aria-expanded={expanded}
      onClick={onClick}
      aria-label={label}
      title={label}
    >
      <SmilePlus size={14} aria-hidden />
    </MessageAction>
  );
}
